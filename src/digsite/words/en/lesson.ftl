### The guided first dig: what the coach says, one short thing at a time, in the order in which it is said.
###
### The coach is a friend at the table. $who is the opponent, a bot.

# $who (Seat).
lesson-welcome = Welcome. This is a real table, and { $who } plays against you. For this lesson the deck is short and its order fixed. I say what to do, you do it.
lesson-dug = Every turn begins with a dig. It happens by itself: you dug up this broken cup.
# $one (Money), $two (Money): what one cup and two cups sell for.
lesson-sets = You earn money with sets of one kind. One cup sells for { $one }, two sell for { $two }. The marketplace has another one.
lesson-take-cup = Tap the broken cup in the marketplace.
lesson-give-talisman = Its trade value is 2. Pay with your talisman, which has 3: tap it.
lesson-take-shard = That is 3 for 2, and there is no change. Take a pot shard as well.
lesson-level = 3 for 3: the scales are level. Make the trade.
# $money (Money): what both cups sell for.
lesson-full-set = Two cups are a full set: they will never bring more than { $money }. Sell them.
# $money (Money).
lesson-sell-both = Sell both for { $money }.
lesson-safe = Sold sets are in your museum, and safe there. Your money only grows.
# What so many coins sell for: $two (Money), $three (Money), $four (Money), $five (Money).
lesson-wait = With coins it pays to wait: 2 sell for { $two }, 3 for { $three }, 4 for { $four }, 5 for { $five }. But cards in your hand can be stolen or blown away.
lesson-end = Keep your cards and end your turn.
# $who (Seat).
lesson-robbed = { $who } dug up a thief and stole one of your coins. Nobody picked it: the stolen card is always random.
lesson-thief = Your own dig brought a thief, too.
# $who (Seat).
lesson-rob = Rob { $who }. Which card you get is up to chance.
lesson-got-back = You got a coin back. You have two again: wait for more.
# $who (Seat).
lesson-cave-in = { $who } used a map to explore the mine, and turned up a cup (2) and a mask (4). More than 5 is a cave-in: the cards go back into the mine, and the map is lost.
lesson-storm = You dug up a sandstorm. It hits everybody: half of each hand, rounded down, goes to the marketplace.
lesson-tent = Your tent keeps your whole hand safe, once. At the end of the game a tent is worth nothing.
lesson-use-tent = Use your tent.
# $who (Seat).
lesson-sheltered = You lost nothing. { $who } saved the tent and lost two cards: they are in the marketplace now.
lesson-dig-again = After a sandstorm you dig again, by itself. This time it was a map.
lesson-map = Maps let you explore the monument: here, the mine. Press Explore.
lesson-into-mine = It costs one map. Go in.
lesson-mine-one = A parchment scrap: 1. The mine bears up to 5, so the next card cannot bury you. Turn it up.
lesson-mine-three = 3 so far. Now a talisman or a mask would bury all; the gauge shows the risk. Turn up one more.
lesson-mine-five = 5: one more card would bury everything. Stop, and take all three.
# $four (Money), $five (Money): what four and five coins sell for.
lesson-four-coins = Four coins: { $four } already. A fifth would make { $five }.
# $who (Seat).
lesson-second-storm = { $who } dug up a sandstorm. Your tent is used up, so you lose 3 of your 7 cards. You choose which.
lesson-choose = The cards marked are lost; tap to choose others. Keep the coins, then confirm.
lesson-in-market = What the storm took is in the marketplace. Anybody can trade for it.
# $money (Money): what five coins sell for.
lesson-fifth-coin = And you dug up your fifth coin: { $money }, the top price. Nothing left to wait for.
lesson-free = Now you play by yourself: trade, sell, or wait.
lesson-nothing-held = Your hand is empty. That does no harm: your next turn begins with a dig.
lesson-end-when-done = When you are done, end your turn.
lesson-press-sell = Sell what you hold.
# $money (Money).
lesson-sell-five = Sell all five for { $money }.
lesson-last-card = You dug up the last card. From now on nobody digs.
lesson-what-ends = The game ends as soon as nobody holds a card. So sell everything, single cards too.
lesson-no-worth = An unused tent is worth nothing. Most money wins.
lesson-sell-set = Sell it.
# $who (Seat).
lesson-sold-out = All sold. End your turn; { $who } sells the rest.
# While the opponent decides. $who (Seat).
lesson-watch = { $who } is playing. Watch the table.

## Around what the coach says.

# The label of the coach's panel, for the ear.
lesson-label = Your first dig
# $number (Number), $of (Number).
lesson-progress = Step { $number } of { $of }
# Buttons.
lesson-next = Next
lesson-back = Back
lesson-leave = Leave
    .title = Leave the lesson. You can go on later, from the home page.

## When the lesson is over.

lesson-known-title = Now you know the game
lesson-known-dig = Every turn begins with a dig, by itself.
lesson-known-storm = A sandstorm takes half of every hand. Then whoever dug it up digs again.
lesson-known-thief = A thief steals a random card.
lesson-known-cave-in = After a cave-in the cards go back into the mine.
lesson-known-end = The game ends when the dig site is empty and nobody holds a card.
lesson-known-sets = Full sets pay best. Under your cards you see what one more adds.
lesson-known-maps = Keep maps until you can open a large chamber: it brings many cards at once.
lesson-known-tent = A tent is worth nothing at the end.
# Buttons.
lesson-play = Play a real game
lesson-again = Once more
