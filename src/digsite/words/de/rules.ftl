### The rules to read, and the keys.

rules-title = Die Regeln
title-rules = Regeln · digsite
rules-about = Die Regeln, wie digsite sie spielt, in unseren eigenen Worten. Was die gedruckten Regeln offenlassen, legen wir fest; es ist als Festlegung markiert.
rules-edition = Ausgabe
rules-contents = Inhalt
rules-treasures = Schätze
rules-figures-about = Bei jeder Zahl steht, woher sie kommt.
rules-set-of = ×{ $count }
rules-coming = Die Regeln kommen …
rules-as-page = Alle Regeln auf einer Seite

## In short.

rules-short = Kurz gesagt
rules-short-goal = Sammle Sets eines Schatzes und verkauf sie. Je größer das Set, desto mehr bringt jede Karte.
rules-short-turn = Dein Zug: Eine Karte wird ausgegraben, von selbst. Dann tauschst du mit dem Markt, erkundest das Monument und verkaufst, so oft du willst.
rules-short-danger = Diebe stehlen eine zufällige Karte von einer Hand. Sandstürme wehen die Hälfte jeder Hand auf den Markt, außer ein Zelt schützt sie.
rules-short-end = Ist die Grabungsstätte leer und hat niemand mehr eine Karte, ist das Spiel zu Ende. Das meiste Geld gewinnt.

## How to do well: advice, no rules.

rules-well = So spielst du gut
rules-well-sets = Sammle wenige Sorten und mach das Set voll: Die letzte Karte bringt am meisten. Unter deiner Hand siehst du, wie viel.
rules-well-trade = Tausche in jedem Zug, wenn es hilft: einzelne billige Karten gegen die Sorte, die du sammelst. Bevor du eine Karte weggibst, schau, was die anderen sammeln.
rules-well-maps = Lagepläne aufzuheben lohnt sich: Eine große Kammer bringt viele Karten auf einmal, und aus Karten werden Sets. Tausch keinen weg, der jemand anderem gerade noch fehlt.
rules-well-wait = Verkauf ein volles Set sofort: Nur im Museum ist es sicher. Bevor du mit einem anderen wartest, schau auf die Grabungsstätte: Wie viele Diebe und Stürme kommen noch?
rules-well-end = Ist die Grabungsstätte leer, kannst du immer noch tauschen. Mach aus deinen letzten Karten Sets, bevor du sie verkaufst.

## Help at the table, and the keys.

guide-title = Hilfe
guide-rules = Regeln
guide-keys = Tasten
key-trade = Tauschen, oder alles zurücklegen
key-sell = Verkaufen
key-explore = Erkunden
key-end = Zug beenden
key-undo = Zurücknehmen
key-confirm = Einen Tausch bestätigen, oder was der Sturm nimmt
key-less = Eine Karte wieder weg
key-back = Zurücklegen, schließen
key-move = Vom einen zum anderen; nach einem Moment erklärt es sich, Enter drückt es
key-mute = Ton aus und an
key-help = Diese Tasten
key-looking-back = In einer Wiederholung und beim Zurückschauen
key-step = Ein Ereignis zurück oder weiter
key-turn = Einen Zug zurück oder weiter
key-moment = Zum nächsten oder vorigen großen Moment
key-ends = Zum Anfang, zum Ende
key-play = Abspielen und anhalten
