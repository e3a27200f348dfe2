### What is refused to programs, and to whoever starts a server. The page does not load it.

# $most (Number), $given (Text).
bad-step = A step is a number from 0 to { $most }, not { $given }.
# $number (Number), $legal (Text).
illegal-step = Step { $number } is not legal here. Legal are: { $legal }.
# $given (Text), $possible (Text).
impossible-chance = { $given } cannot come up here. Possible: { $possible }.
# $events (Number), $given (Text).
no-such-past = The log has { NUMBER($events, useGrouping: 0) } events: go back to 0 to { NUMBER($events, useGrouping: 0) }, not { $given }.
# $moves (Number), $given (Text).
no-such-move = { NUMBER($moves, useGrouping: 0) } moves were made: go back to 0 to { NUMBER($moves, useGrouping: 0) }, not { $given }.
past-forgotten = This game does not remember how it got here.
nothing-to-undo = There is no move to take back.
# $given (Text).
setup-players-list = Players are a number or a list of names, not { $given }.
setup-seed = Chance comes from a seed or from a dealer: give one or the other.
# $given (Text).
setup-setup = A setup comes from Edition.setup; { $given } is none.
# $given (Text).
setup-edition = An edition is a printed one's id, a file or an Edition, not { $given }.
# $given (Text), $skill (Text): one of the three words.
setup-dealer = A dealer can draw, tell and seek; { $given } cannot { $skill }.
# $cause (Text): what the database says.
no-database = The database does not open: { $cause }
# $cause (Text).
no-such-database = That is not a database address digsite knows: { $cause }
no-such-database-file = Tables live in a file, so that they outlast the server: name one.
# $folder (Text): with quotation marks.
no-such-database-folder = There is no folder { $folder } to keep tables in.
# $names (Text): packages.
engines-missing = Several servers are measured on a PostgreSQL and a Redis of their own, and these packages are not installed: { $names }. (pip install 'digsite[bench]', or in a checkout: make bench)
bench-stuck = The server did not answer in time: nothing was measured. Other work on this machine may be too much for it.
database-not-current = Another version of digsite wrote this database, or nobody has written into it yet. Start a server on it once: that brings it up to date.
