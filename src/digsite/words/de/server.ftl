### What stands in a page before its program runs.

document-title = digsite
document-description = Das Kartenspiel Archaeology an einem Tisch im Browser: ausgraben, tauschen, erkunden, verkaufen.
document-needs-script = Der Tisch braucht JavaScript. Es kommt von digsite selbst und von nirgends sonst.
