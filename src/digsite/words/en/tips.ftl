### What everything on the table is: tips that show when a mouse rests on something, when something has focus, and on a
### long press. Each is a whole sentence, as a friend at the table would say it who is asked "what is this?"
###
### A key in brackets is the same in every language.

## Cards.

# $card (Card), $trade (Number): its trade value. $count (Number): so many are in the whole game. $hidden (Number): so many of them the reader has not seen.
tip-card = { CARD($card, form: "name") }: trade value { $trade }. There are { $count } in the game, { $hidden } of them not seen yet.
# $most (Number): so many can be sold as one set. $prices (Several of Text): what a set of 1, 2, … sells for.
tip-prices = { $most ->
    [1] One sells for { $prices }.
   *[other] Sets of 1 to { $most } sell for { $prices }.
}
tip-map = Maps also pay for exploring the monument.
# $sells (Number): what those in hand sell for. $next (Number): what one more adds to it.
tip-held = { $next ->
    [0] Yours sell for { $sells } now. One more would add nothing.
   *[other] Yours sell for { $sells } now. One more would add { $next }.
}
tip-take = Choose it to take one in a trade.
tip-give = Choose it to trade or sell one.
tip-trade-value = Trade value: what the card counts for in a trade.
tip-in-all = So many of this card are in the game.
tip-ladder = What a set sells for: first the price of 1 card, then of 2 together, and so on. The lit price is what yours bring now.
tip-lying-here = So many lie here.
tip-so-many-held = So many of these you have.
tip-sells-now = What these sell for now, as one set.
tip-one-more = What one more card of this kind would add.
tip-set-full = The largest set that can be sold. Waiting adds nothing to it; more of these start a new set.
tip-minus = Puts one back (−).

## The dig site and the marketplace.

tip-left = Cards left to dig. Every turn begins with a dig. Once they are gone, players only trade and sell, and the game ends when every hand is empty.
tip-thieves = Thieves still to come, and how many there were. Whoever digs one up steals a random card from another player.
tip-storms = Sandstorms still to come, and how many there were. In a storm everybody loses half of their hand, rounded down. Then the same player digs again.
tip-marketplace = Everybody can trade for these cards. What is traded away or lost in a storm ends up here.

## Players.

# $who (Seat).
tip-mark = { $you ->
    [who] Your mark. It stands beside everything you do.
   *[other] The mark of { $who }. It stands beside everything { $who } does.
}
tip-money = Money for sold sets. Whoever has the most at the end wins.
tip-cards = Cards in this hand. Only their owner sees them.
# $count (Number): uses that are left.
tip-tent = { $count ->
    [0] The tent is used up: the next storm takes its toll.
    [one] A tent saves a whole hand from one sandstorm. At the end of the game it is worth nothing.
   *[other] These tents save a whole hand from { $count } sandstorms. At the end of the game they are worth nothing.
}
tip-museum = Sold sets, newest first. Neither thieves nor storms can take them.
tip-clock = Time left to think.
tip-details = Choose to see more.
tip-rob = Choose to steal one random card.

## The monument.

tip-chamber-empty = This chamber is empty.
tip-price-in-maps = What it costs, in maps.
tip-cards-inside = So many cards lie inside.

## Buttons.

tip-act-trade = Swap cards with the marketplace. What you give must be worth at least what you take (T).
tip-act-sell = Sell cards of one kind as a set. Larger sets bring more (S).
tip-act-explore = Pay with maps for cards from the monument (E).
tip-act-end = The next player digs. What you hold can still be lost (.).
tip-undo-all = Takes back every trade and sale of this turn that can be taken back.
tip-auto-pay = Pays with the cards you need least.
tip-trade-confirm = Makes this trade (Enter).
tip-trade-cancel = Puts everything back (Escape).
tip-tray-sell = Sells these cards as one set.
tip-scales = Left: what you give. Right: what you take. No change is given.
tip-storm-suggest = Chooses the cards you need least.
tip-storm-confirm = Puts these cards into the marketplace (Enter).
tip-tent-use = You lose nothing in this storm. A tent is good for one storm.
tip-tent-keep = You choose which cards you lose, and save the tent for another storm.
tip-thief-choice = Steals one random card from this hand.
tip-mine-stop = You get all cards turned up so far.
tip-mine-turn-up = Shows the next card. Too much, and you get nothing.
tip-gauge = How likely the next card makes the mine cave in.
tip-tomb-suggest = Chooses the cards worth most to you.
tip-since = What the others did since your last turn.
tip-look-back = Look at how the game came to this. It goes on meanwhile.
tip-help = The rules, opened at what matters now, and the keys (?).
