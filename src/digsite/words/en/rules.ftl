### The rules to read, and the keys.

rules-title = The rules
title-rules = Rules · digsite
rules-about = The rules as digsite plays them, in our own words. What is marked as a ruling the printed rules leave open, and we settle it.
# For the choice between two editions.
rules-edition = Edition
# The label of a list of links to the parts of the rules.
rules-contents = Contents
rules-treasures = Treasures
# Above the tables of figures.
rules-figures-about = Every figure says where it comes from.
# A column: so many cards of a set. $count (Number).
rules-set-of = ×{ $count }
rules-coming = Fetching the rules…
# Leads from the rules at the table to the page of its own.
rules-as-page = All rules on one page

## In short.

rules-short = In short
rules-short-goal = Collect sets of one treasure and sell them. The larger the set, the more each card brings.
rules-short-turn = Your turn: dig a card, by itself. Then trade with the marketplace, explore the monument and sell, as often as you like.
rules-short-danger = Thieves steal a random card from a hand. Sandstorms blow half of every hand into the marketplace, unless a tent is used.
rules-short-end = When the dig site is empty and nobody holds a card, the game is over. Most money wins.

## How to do well: advice, no rules.

rules-well = How to do well
rules-well-sets = Collect few kinds, and fill the set: its last card adds most. Under your hand you see how much.
rules-well-trade = Trade every turn if it helps: single cheap cards for the kind you collect. Before you give a card away, look at what the others collect.
rules-well-maps = Maps are worth keeping: a large chamber brings many cards at once, and cards are what sets are made of. Do not trade one away to somebody who lacks just that.
rules-well-wait = Sell a full set at once: only in your museum is it safe. Before you wait with another, look at the dig site: how many thieves and storms are still to come?
rules-well-end = When the dig site is empty you can still trade. Put your last cards together into sets before you sell them.

## Help at the table, and the keys.

guide-title = Help
guide-rules = Rules
guide-keys = Keys
key-trade = Trade, or put everything back
key-sell = Sell
key-explore = Explore
key-end = End your turn
key-undo = Take back
key-confirm = Confirm a trade, or what the storm takes
key-less = Take one card off again
key-back = Put back, close
key-move = From one thing to the next; after a moment it explains itself, Enter presses it
key-mute = Sound off and on
key-help = These keys
# A heading, above the keys of a replay.
key-looking-back = In a replay and when you look back
key-step = One event back or on
key-turn = One turn back or on
key-moment = To the next big moment, or the one before
key-ends = To the deal, to the end
key-play = Play and pause
