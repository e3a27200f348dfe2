### The table on the screen: headings, buttons, and what only the ear is told.
###
### A key in brackets is the same in every language. *…* stands out. .title is a tip: it shows when the mouse rests there.
### "For the ear" means: read aloud by screen readers, never shown. Buttons and labels have no full stop.

## Headings and places.

table-title = The table
table-players = Players
table-other-players = Other players
dig-site = Dig site
dig-site-empty = Empty
# Stands after a large number: the cards that can still be dug. $count (Number): that number.
dig-site-left = { $count ->
   *[other] left
}
# Labels under "4/6".
dig-site-thieves = thieves
dig-site-storms = storms
# For the ear. $count (Number), $all (Number): at the start.
dig-site-thieves-left = { $count } of { $all } thieves still to come
# For the ear. $count (Number), $all (Number): at the start.
dig-site-storms-left = { $count } of { $all } sandstorms still to come
marketplace = Marketplace
your-hand = Your hand
your-hand-empty = Your hand is empty.
your-museum = Your museum
your-museum-empty = Sold sets are safe here.
museum-title = Museum
museum-empty = Nothing sold yet.
# For the ear.
museum-label = Museum, newest first
log-title = What happened
# For the ear.
log-label = Log, newest first
# The heading of the log until one acts in one’s own turn, and of what stands apart on a phone.
since-title = Since your last turn
# In the log: above the turns before that.
log-earlier = Earlier

# For the ear. $name (Text): of the monument.
monument-what-it-does = { $name }: what it does
# Stands under a large number. $count (Number).
chamber-unit = { $count ->
    [one] card
   *[other] cards
}
monument-turned-up = Turned up:
monument-shown = Shown:
chamber-label = Chamber
chamber-is-empty = empty
chamber-unknown = unknown

## Players.

# For the ear. $amount (Number).
so-much-money = { $amount } money
known-in-hand-label = You know these cards of this hand:
# The same in one word, beside an eye.
known-word = known
known-in-hand-title = Known in this hand
seat-wins = wins
seat-shares-win = shares the win
seat-stood-in = bot plays
seat-thinking = thinking

## What cards are worth.

# $more (Number).
adds-next = next +{ $more }
# Instead: the set is as large as can be sold.
set-full = full set
# $held (Number).
held-so-many = you have { $held }
# On a card: so many of it are in the whole game. $count (Number).
exist-so-many = { $count } in all
# So many chosen, of so many. $count (Number), $of (Number).
chosen-of = *{ $count }* of { $of }

## Buttons, and what they say when the mouse rests on them.

act-trade = Trade
act-sell = Sell
act-explore = Explore
act-end = End turn
# Buttons: take back the last trade or sale, or everything of this turn that can be.
undo-trade = Undo trade
undo-sale = Undo sale
undo-all = Reset turn

# A title, and what it means.
sell-title = Sell a set
sell-about = More cards of one kind bring more. What you sell is safe in your museum.

storm-title = Sandstorm
storm-suggest = Suggest
# $count (Number).
storm-lose = Discard { some-cards }
tent-title = Sandstorm: use your tent?
tent-use = Use the tent
thief-title = Choose who to rob

tray-title = Trade
tray-you-give = You give
tray-you-take = You take
tray-nothing = nothing yet
tray-cheapest = Auto-pay
tray-confirm = Trade
tray-put-back = Cancel

## Monuments.

temple-title = A look into the temple
temple-decline = Don’t look
temple-put-back = Done
tomb-suggest = Suggest
# $count (Number).
tomb-keep = Keep { some-cards }
mine-title = In the mine
mine-value = Trade value so far
mine-turn-up = Turn up one more
# Stands under a chance.
mine-cave-in = risk of a cave-in
sphinx-name-two = Name two treasures
