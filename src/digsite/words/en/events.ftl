### What happened: the log, the replay, what somebody who comes late is told. Always in the past tense.
###
### $you tells who reads: it is the name of the fact that is the reader's own seat ("who", "victim"), or "nobody".
### So [who] is the sentence for the player it is about, [other] the one for everybody else.
### A message whose id ends in -unseen is for readers who did not see the card.

## The beginning.

# Log line. $market (Cards): what lies in the marketplace.
dealt = The cards were dealt. In the marketplace: { $market }.

# Log line. $who (Seat): the first player.
begins = { $you ->
    [who] You go first.
   *[other] { $who } goes first.
}

# Beginner's Luck (R82): the trade value of one hand. Part of the two messages below. $who (Seat), $total (Number).
announced-hand = { $who } ({ $total })

# Log line. $said (Several of Message): announced-hand for every seat. $who (Seat): has the lowest and goes first.
begins-announced = { $you ->
    [who] Hand values: { $said }. You have the lowest and go first.
   *[other] Hand values: { $said }. { $who } has the lowest and goes first.
}

# Log line. $said (Several of Message): as above. $tied (Several of Seat): two or more with the lowest.
# $who (Seat): the one of them who goes first.
begins-announced-tied = { $you ->
    [who] Hand values: { $said }. { $tied } are tied for the lowest; you go first.
   *[other] Hand values: { $said }. { $tied } are tied for the lowest; { $who } goes first.
}

## Digging.

# Log line. $who (Seat), $card (Card): a treasure, a thief or a sandstorm.
dug = { $you ->
    [who] You dug up { $card }.
   *[other] { $who } dug up { $card }.
}

# Log line. $who (Seat).
dug-unseen = { $you ->
    [who] You dug up a treasure.
   *[other] { $who } dug up a treasure.
}

# Log line. $who (Seat): the thief. $card (Card): what was stolen. $victim (Seat): from whom.
stolen = { $you ->
    [who] You stole { $card } from { $victim }.
    [victim] { $who } stole your { CARD($card, article: "none") }.
   *[other] { $who } stole { $card } from { $victim }.
}

# Log line. $who (Seat): the thief. $victim (Seat): from whom.
stolen-unseen = { $you ->
    [who] You stole a card from { $victim }.
    [victim] { $who } stole a card from you.
   *[other] { $who } stole a card from { $victim }.
}

# Log line: the thief found no cards anywhere (R12). $who (Seat): who dug up the thief.
nothing-to-steal = { $you ->
    [who] Nobody had a card for you to steal.
   *[other] Nobody had a card for { $who } to steal.
}

## Sandstorms.

# Log line, Buried Ruins (R66). $cards (Several of Message): uncovered-card for every chamber.
uncovered = The storm uncovered { $cards }.

# Part of the message above. $card (Card), $chamber (Chamber).
uncovered-card = { $card } in { $chamber }

# Log line. $who (Seat).
tent-used = { $you ->
    [who] You used your tent.
   *[other] { $who } used the tent.
}

# Log line: did not use the tent in this storm. $who (Seat).
tent-kept = { $you ->
    [who] You saved your tent.
   *[other] { $who } saved the tent.
}

# Log line. $who (Seat), $cards (Cards): they went to the marketplace.
discarded = { $you ->
    [who] You lost { $cards } to the storm.
   *[other] { $who } lost { $cards } to the storm.
}

# Log line: the storm is over, and nobody lost a card (R20, R22).
# $tents (Text): "used": everybody who would have lost any was in a tent; or "none": nobody held more than one card.
storm-blew-over = { $tents ->
    [used] Nobody lost a card: everyone who held more than one was in a tent.
   *[none] Nobody lost a card: nobody held more than one.
}

## Trades and sales.

# Log line. $who (Seat), $give (Cards), $take (Cards).
traded = { $you ->
    [who] You traded { $give } for { $take }.
   *[other] { $who } traded { $give } for { $take }.
}

# Log line: paid more than the cards were worth (R30). $who (Seat), $give (Cards), $take (Cards), $lost (Number): by so much.
traded-overpaid = { $you ->
    [who] You traded { $give } for { $take } and overpaid by { $lost }.
   *[other] { $who } traded { $give } for { $take } and overpaid by { $lost }.
}

# Log line. $who (Seat), $cards (Cards): of one kind. $money (Money).
sold = { $you ->
    [who] You sold { $cards } for { $money }.
   *[other] { $who } sold { $cards } for { $money }.
}

# Log line: undid an earlier trade. $who (Seat), $give (Cards), $take (Cards): as it was made.
took-back-trade = { $you ->
    [who] You took back the trade of { $give } for { $take }.
   *[other] { $who } took back the trade of { $give } for { $take }.
}

# Log line: undid an earlier sale. $who (Seat), $cards (Cards): of one kind.
took-back-sale = { $you ->
    [who] You took back the sale of { $cards }.
   *[other] { $who } took back the sale of { $cards }.
}

## The monument.

# Log line, temple (R62). $who (Seat), $chamber (Chamber).
looked = { $you ->
    [who] You looked into { $chamber }.
   *[other] { $who } looked into { $chamber }.
}

# Log line, only for whoever looked. $who (Seat), $chamber (Chamber), $cards (Cards).
looked-seen = { $you ->
    [who] You looked into { $chamber } and saw { $cards }.
   *[other] { $who } looked into { $chamber } and saw { $cards }.
}

# Log line. $who (Seat), $maps (Cards): the price. $chamber (Chamber), $cards (Cards): what was in it.
emptied = { $you ->
    [who] You paid { $maps }, emptied { $chamber } and found { $cards }.
   *[other] { $who } paid { $maps }, emptied { $chamber } and found { $cards }.
}

# Log line. $who (Seat), $maps (Cards), $chamber (Chamber).
emptied-unseen = { $you ->
    [who] You paid { $maps } and emptied { $chamber }.
   *[other] { $who } paid { $maps } and emptied { $chamber }.
}

# Log line, tomb (R63). $who (Seat), $maps (Cards), $chamber (Chamber), $cards (Cards): what was kept.
searched = { $you ->
    [who] You paid { $maps }, searched { $chamber } and kept { $cards }.
   *[other] { $who } paid { $maps }, searched { $chamber } and kept { $cards }.
}

# Log line, tomb. $who (Seat), $maps (Cards), $chamber (Chamber).
searched-unseen = { $you ->
    [who] You paid { $maps } and searched { $chamber }.
   *[other] { $who } paid { $maps } and searched { $chamber }.
}

# Log line, mine (R64): stopped in time. $who (Seat), $maps (Cards), $cards (Cards): taken.
mined = { $you ->
    [who] You paid { $maps } at the mine and dug out { $cards }.
   *[other] { $who } paid { $maps } at the mine and dug out { $cards }.
}

# Log line, mine: it caved in. $who (Seat), $maps (Cards), $cards (Cards): turned up. $total (Number): their trade value.
# $limit (Number): the most there may be.
mined-caved-in = { $you ->
    [who] You paid { $maps } at the mine and turned up { $cards }. Cave-in! { $total } is over { $limit }: you got nothing.
   *[other] { $who } paid { $maps } at the mine and turned up { $cards }. Cave-in! { $total } is over { $limit }: { $who } got nothing.
}

# Log line, sphinx (R65). $who (Seat), $maps (Cards), $named (Several of Kind), $drawn (Cards): turned up.
# $cards (Cards): those of them that were named, or nothing.
guessed = { $you ->
    [who] You paid { $maps } and named { $named }. The sphinx showed { $drawn }: you got { $cards }.
   *[other] { $who } paid { $maps } and named { $named }. The sphinx showed { $drawn }: { $who } got { $cards }.
}

## The end of a turn, and of the game.

# Log line. $who (Seat).
ended = { $you ->
    [who] You ended your turn.
   *[other] { $who } ended the turn.
}

# Log line: did nothing in a turn without a dig (R70). $who (Seat).
passed = { $you ->
    [who] You passed.
   *[other] { $who } passed.
}

# Log line, and the sentence above the table. $who (Seat), $money (Money).
won = { $you ->
    [who] Game over. You won with { $money }.
   *[other] Game over. { $who } won with { $money }.
}

# The same, when somebody else has as much money and sold more cards (R75). $who (Seat), $money (Money).
won-fewer-cards = { $you ->
    [who] Game over. You won with { $money }: you tied on money but sold fewer cards.
   *[other] Game over. { $who } won with { $money }: tied on money, but sold fewer cards.
}

# The same, for a shared victory (R76). $winners (Several of Seat), $money (Money).
won-together = Game over. { $winners } won together with { $money }.

# Log line: no cards, and nothing left to dig (R72). $who (Seat).
skipped = { $you ->
    [who] You had no cards and were skipped.
   *[other] { $who } had no cards and was skipped.
}
