### Was neben einem Link zu einem Tisch steht, bevor ihn jemand öffnet (Open Graph).

preview-open = { $free ->
    [one] Ein freier Platz bei digsite
   *[other] { $free } freie Plätze bei digsite
}
preview-full = Ein Tisch bei digsite
preview-playing = Ein Spiel bei digsite
preview-over = Ein Spiel bei digsite zum Nachsehen

preview-who = Am Tisch: { $people }.
preview-nobody = Noch sitzt niemand da.
preview-what = { $edition }, { $monument }, { $players } Spieler.
preview-take-a-seat = Öffne den Link, um dich hinzusetzen oder zuzuschauen.
preview-watch = Öffne den Link, um zuzuschauen.
preview-look-back = Öffne den Link, um es dir anzusehen. Es beginnt mit dem Austeilen und verrät nicht, wer gewonnen hat.
