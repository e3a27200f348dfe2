### What happened, event by event: the log, the story, what a late player is told.
###
### $you is the name of the fact that is the reader's own seat, or "nobody". Where a card was not seen by the reader, the
### message ends in -unseen.

## The beginning.

# $hands (Number), $market (Cards).
dealt = { $hands ->
    [one] { $hands } hand is dealt
   *[other] { $hands } hands are dealt
}; the marketplace has { $market }.

# $who (Seat): the first player.
begins = { $you ->
    [who] You begin.
   *[other] { $who } begins.
}

# Beginner's luck (R82): what one hand is worth. Part of the two messages below. $who (Seat), $total (Number).
announced-hand = { $who } ({ $total })

# $said (Several of Message): announced-hand for every seat. $who (Seat): has least, and begins.
begins-announced = Announced: { $said }. { $you ->
    [who] You have least and begin.
   *[other] { $who } has least and begins.
}

# $said (Several of Message): as before. $tied (Several of Seat): they have least. $who (Seat): one of them begins.
begins-announced-tied = Announced: { $said }. { $tied } have least; { $you ->
    [who] you begin.
   *[other] { $who } begins.
}

## Digging.

# $who (Seat), $card (Card): a treasure, a thief or a sandstorm.
dug = { $you ->
    [who] You dig up { $card }.
   *[other] { $who } digs up { $card }.
}

# $who (Seat).
dug-unseen = { $you ->
    [who] You dig up a treasure.
   *[other] { $who } digs up a treasure.
}

# $who (Seat): the thief's owner. $card (Card): the loot. $victim (Seat).
stolen = { $you ->
    [who] You steal { $card } from { $victim }.
    [victim] { $who } steals { $card } from you.
   *[other] { $who } steals { $card } from { $victim }.
}

# $who (Seat), $victim (Seat).
stolen-unseen = { $you ->
    [who] You steal a card from { $victim }.
    [victim] { $who } steals a card from you.
   *[other] { $who } steals a card from { $victim }.
}

# A thief who finds nobody with a card (R12). $who (Seat): the thief's owner.
nothing-to-steal = { $you ->
    [who] Nobody has a card for you to steal.
   *[other] Nobody has a card for { $who } to steal.
}

## Sandstorms.

# Buried ruins (R66). $cards (Several of Message): uncovered-card for every chamber.
uncovered = The storm uncovers { $cards }.

# $card (Card), $chamber (Chamber).
uncovered-card = { $card } in { $chamber }

# $who (Seat).
tent-used = { $you ->
    [who] You shelter in the tent.
   *[other] { $who } shelters in the tent.
}

# $who (Seat).
tent-kept = { $you ->
    [who] You leave the tent folded.
   *[other] { $who } leaves the tent folded.
}

# $who (Seat), $cards (Cards).
discarded = { $you ->
    [who] You lose { $cards } to the marketplace.
   *[other] { $who } loses { $cards } to the marketplace.
}

## Trades and sales.

# $who (Seat), $give (Cards), $take (Cards).
traded = { $you ->
    [who] You trade { $give } for { $take }.
   *[other] { $who } trades { $give } for { $take }.
}

# The payment was worth more than what was taken (R31). $who (Seat), $give (Cards), $take (Cards), $lost (Number): by so much.
traded-overpaid = { $you ->
    [who] You trade { $give } for { $take }.
   *[other] { $who } trades { $give } for { $take }.
} Overpaid by { $lost }.

# $who (Seat), $cards (Cards): of one kind. $money (Money).
sold = { $you ->
    [who] You sell { $cards } for { $money }.
   *[other] { $who } sells { $cards } for { $money }.
}

# A trade is taken back: the cards go back, and those shown are known. $who (Seat), $give (Cards), $take (Cards): as it was made.
took-back-trade = { $you ->
    [who] You take back the trade of { $give } for { $take }.
   *[other] { $who } takes back the trade of { $give } for { $take }.
}

# A sale is taken back. $who (Seat), $cards (Cards): of one kind.
took-back-sale = { $you ->
    [who] You take back the sale of { $cards }.
   *[other] { $who } takes back the sale of { $cards }.
}

## The monument.

# The temple (R62). $who (Seat), $chamber (Chamber).
looked = { $you ->
    [who] You look into { $chamber }.
   *[other] { $who } looks into { $chamber }.
}

# Told to whoever looked. $who (Seat), $chamber (Chamber), $cards (Cards).
looked-seen = { $you ->
    [who] You look into { $chamber }: { $cards }.
   *[other] { $who } looks into { $chamber }: { $cards }.
}

# A chamber is emptied. $who (Seat), $maps (Cards): what it cost. $chamber (Chamber), $cards (Cards): what was in it.
emptied = { $you ->
    [who] You spend { $maps }, empty { $chamber } and find { $cards }.
   *[other] { $who } spends { $maps }, empties { $chamber } and finds { $cards }.
}

# $who (Seat), $maps (Cards), $chamber (Chamber).
emptied-unseen = { $you ->
    [who] You spend { $maps } and empty { $chamber }.
   *[other] { $who } spends { $maps } and empties { $chamber }.
}

# The tomb (R63). $who (Seat), $maps (Cards), $chamber (Chamber), $cards (Cards): what was kept.
searched = { $you ->
    [who] You spend { $maps }, search { $chamber } and keep { $cards }.
   *[other] { $who } spends { $maps }, searches { $chamber } and keeps { $cards }.
}

# $who (Seat), $maps (Cards), $chamber (Chamber).
searched-unseen = { $you ->
    [who] You spend { $maps } and search { $chamber }.
   *[other] { $who } spends { $maps } and searches { $chamber }.
}

# The mine (R64). $who (Seat), $maps (Cards), $cards (Row): what came up, in order.
mined = { $you ->
    [who] You spend { $maps } in the mine and turn up { $cards }. All of it is yours.
   *[other] { $who } spends { $maps } in the mine and turns up { $cards }. All of it is { $who }'s.
}

# The mine caves in. $who (Seat), $maps (Cards), $cards (Row), $total (Number): trade value of it all. $limit (Number).
mined-caved-in = { $you ->
    [who] You spend { $maps } in the mine and turn up { $cards }.
   *[other] { $who } spends { $maps } in the mine and turns up { $cards }.
} That is { $total }, more than { $limit }: it all goes back.

# The sphinx (R65). $who (Seat), $maps (Cards), $named (Several of Kind), $drawn (Cards): turned up. $cards (Cards): taken.
guessed = { $you ->
    [who] You spend { $maps }, name { $named } to the sphinx and turn up { $drawn }. You take { $cards }.
   *[other] { $who } spends { $maps }, names { $named } to the sphinx and turns up { $drawn }. { $who } takes { $cards }.
}

## The end of a turn, and of the game.

# $who (Seat).
ended = { $you ->
    [who] You end your turn.
   *[other] { $who } ends the turn.
}

# A turn in which nothing was done, once the dig site is empty (R70). $who (Seat).
passed = { $you ->
    [who] You pass.
   *[other] { $who } passes.
}

# $who (Seat), $money (Money).
won = The game is over. { $you ->
    [who] You win with { $money }.
   *[other] { $who } wins with { $money }.
}

# As rich as another, with fewer cards sold (R75). $who (Seat), $money (Money).
won-fewer-cards = The game is over. { $you ->
    [who] You win with { $money }, having sold fewer cards.
   *[other] { $who } wins with { $money }, having sold fewer cards.
}

# R76. $winners (Several of Seat), $money (Money).
won-together = The game is over. { $winners } share the victory with { $money }.

# A turn that is not begun, because the player has no cards and the dig site is empty (R72). $who (Seat).
skipped = { $you ->
    [who] You have no cards: no turn for you.
   *[other] { $who } has no cards: no turn.
}
