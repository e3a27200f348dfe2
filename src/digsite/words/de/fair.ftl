### What the page says when it has checked a finished game by itself.

## The verdict.

fair-checking = Dieser Browser prüft jede Karte des Spiels …
fair-yes = Fair: Jede Karte kam durch Zufall.
fair-no = Nicht fair: Das ist nicht das Spiel, das versprochen war.
fair-unchecked = Dieser Browser konnte das Spiel nicht prüfen: { $why }
fair-what = Was geprüft wurde

## The server's secret number.

fair-seed-right = Die Geheimzahl des Servers ist die versprochene.
fair-seed-wrong = Die Geheimzahl des Servers ist nicht die versprochene: Der Fingerabdruck passt nicht.
fair-promise-right = Das Versprechen ist das, das dieser Browser vor dem Austeilen gesehen hat.
fair-promise-wrong = Das Versprechen ist nicht das, das dieser Browser vor dem Austeilen gesehen hat.
fair-not-here = Dieser Browser war vor dem Austeilen nicht da. Er kann also nicht sagen, ob das Versprechen da schon gegeben war.

## The players' random bytes.

fair-bytes-right = Alle haben sich auf ihre Zufallsbytes festgelegt, bevor jemand welche gezeigt hat, und dann genau die gezeigt.
fair-bytes-wrong = { $you ->
    [who] Die in deinem Namen gezeigten Zufallsbytes sind nicht die, auf die du dich festgelegt hast.
   *[other] { $who } hat andere Zufallsbytes gezeigt als die festgelegten.
}
fair-commitments-wrong = Die Festlegungen am Tisch sind nicht die, die dieser Browser vor dem Austeilen gesehen hat.
fair-nobody-added = Niemand am Tisch hat Zufallsbytes dazugegeben: Alles Glück dieses Spiels kam allein vom Server.
fair-own-right = Die Zufallsbytes dieses Browsers stecken unverändert im Spiel.
fair-own-wrong = Die Zufallsbytes dieses Browsers stecken nicht im Spiel: Jemand hat sie ausgetauscht.

## What was settled, what was drawn, what was seen.

fair-settled-right = Gespielt wurde, was der Tisch vor dem Austeilen ausgemacht hatte.
fair-settled-wrong = Gespielt wurde nicht, was der Tisch vor dem Austeilen ausgemacht hatte.
fair-draws-right = Dieser Browser hat das ganze Spiel noch einmal gezogen, { $count ->
    [one] { NUMBER($count, useGrouping: 0) } Ziehung
   *[other] { NUMBER($count, useGrouping: 0) } Ziehungen
}: das Austeilen, jede Grabung, jeden Diebstahl und jede Kammer. Alles kam genauso heraus.
fair-draws-wrong = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung: Die Ziehung ergibt { CARD($drawn, case: "accusative") }, die Aufzeichnung hat { CARD($recorded, case: "accusative") }.
fair-draws-deal = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung: Die Ziehungen teilen andere Karten aus.
fair-draws-header = Die Ziehung ergibt { $drawn }, die Aufzeichnung hat { $recorded }.
fair-draws-impossible = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung nimmt Karten, die nicht da sind.
fair-seen-right = Die Aufzeichnung erzählt dasselbe Spiel, das dieser Bildschirm gezeigt hat.
fair-seen-wrong = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung ist nicht, was dieser Bildschirm gezeigt hat.
fair-seen-length = Die Aufzeichnung ist länger oder kürzer als das Spiel, das dieser Bildschirm gezeigt hat.
fair-record-unreadable = Die Aufzeichnung lässt sich nicht als die eines fairen Spiels lesen.

## No fault, but good to know.

fair-older = Das Spiel wurde auf die ältere Art ausgeteilt, ohne Festlegungen: Wer die Geheimzahl kannte und zuletzt kam, hätte sich die Bytes aussuchen können.
fair-openly = Offen dazugegeben, ohne Festlegung: die Zufallsbytes von { LIST($who, case: "dative") }.
fair-silent = Keine Zufallsbytes kamen von { LIST($who, case: "dative") }.
fair-voided = Davor ist das Austeilen { $count }-mal gescheitert, weil ein Browser seine Zufallsbytes nicht gezeigt hat.
fair-voided-wrong = Gescheitert beim Austeilen: { $count }-mal laut Aufzeichnung, { $shown }-mal laut diesem Browser.
fair-voided-hidden = Gescheitert beim Austeilen: Dieser Browser hat es { $count }-mal gesehen, öfter als die Aufzeichnung zählt.
