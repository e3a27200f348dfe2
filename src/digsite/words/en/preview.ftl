### What messengers show beside a link to a table (Open Graph): written by the server, for whoever has not opened it yet.
### Nothing of it tells how a game stands or came out.

## Titles.

# Players are still wanted. $free (Number): seats.
preview-open = { $free ->
    [one] A free seat at digsite
   *[other] { $free } free seats at digsite
}
preview-full = A table at digsite
preview-playing = A game at digsite
preview-over = A finished game at digsite

## What is told below: who, what, and what opening the link is good for.

# $people (Several of Text): and bots, if any.
preview-who = At the table: { $people }.
preview-nobody = Nobody sits there yet.
# $edition (Text), $monument (Text), $players (Number).
preview-what = { $edition }, { $monument }, { $players } players.
preview-take-a-seat = Open the link to take a seat or to watch.
preview-watch = Open the link to watch.
preview-look-back = Open the link to look back at it. It begins with the deal and does not give away who won.
