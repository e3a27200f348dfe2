### What stands in a page before its program runs: written by the server, in the language that the browser asks for.

document-title = digsite
# Shown by search engines.
document-description = The card game Archaeology at a table in your browser: dig, trade, explore, sell.
document-needs-script = The table needs JavaScript. It comes from digsite itself and from nowhere else.
