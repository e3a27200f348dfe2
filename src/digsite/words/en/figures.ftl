### An edition's figures in the terminal: headings of tables, and where figures come from.

# $name (Text), $year (Text).
figures-edition = { $name }, { $year }
# $fewest (Number), $most (Number), $rules (Text): their id.
figures-players = { $fewest } to { $most } players, { $rules } rules
figures-more = 'digsite edition ID' shows every figure of one.

figures-treasure = Treasure
figures-cards = Cards
figures-trade = Trade
# The first of the columns with prices: ×1, ×2, ×3.
figures-sells = Sells ×1
figures-by-players = With this many players
figures-thieves = Thieves
figures-sandstorms = Sandstorms
# $card (Card).
figures-cards-of = { CARD($card, form: "name") } cards
figures-left-out = left out
figures-in = in
figures-monument = Monument
figures-chambers = Chambers
figures-maps = Maps
figures-explored = How you explore it
figures-variant = Variant
figures-counts = Players
figures-changes = What changes
figures-id = Id
figures-name = Name
figures-monuments = Monuments

# Where a figure comes from; each after its letter.
figures-source-rulebook = printed in the rulebook
figures-source-card = read off a printed card
figures-source-guide = from a published how-to-play guide
figures-source-pattern = follows the pattern of all known cards
figures-source-house = chosen here, without a source

# What is allowed, and may be a slip. $key (Text): where it stands in the file. $count (Number), $money (Money), $less (Money): of one card fewer.
figures-prices-fall = { $key }: prices fall. A set of { $count } sells for { $money }, one card fewer for { $less }.
# $key (Text), $count (Number): prices. $cards (Number).
figures-prices-unused = { $key }: there are { $count } prices, but only { $cards } cards. The last prices are never paid.

## The rules, as `digsite rules` shows them.

# Beside the title of a rule that holds in one edition only.
rules-only-card-game = Card Game
rules-only-new-expedition = New Expedition
# $words (Text), $edition (Text): the id of its rules. $others (Text): the ids of rules.
rules-in-other-edition = The { $edition } rules say nothing about '{ $words }'; in the other edition see { $others }.
# $words (Text).
rules-nothing = No rule has this id or mentions '{ $words }'. 'digsite rules' lists them all.
