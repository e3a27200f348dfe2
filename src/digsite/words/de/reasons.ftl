### Why a button or card is greyed, before anybody tries it. Shown as a tip, and read aloud.

## Trades. Prices are trade values.

too-dear = Zu teuer: kostet { $price }, du kannst höchstens { $most } bezahlen.
too-dear-together = Zu teuer: kostet zusammen { $price }, du kannst höchstens { $most } bezahlen.

nothing-else-to-give = Du hast nichts anderes, um dafür zu bezahlen.
market-empty = Der Markt ist leer.
hand-empty = Du hast keine Karten zum Tauschen.
nothing-else-in-market = Auf dem Markt liegt sonst nichts.

## Thieves.

no-card-to-steal = Bei { SEAT($victim, case: "dative") } gibt es nichts zu stehlen.
