### Ce qui accompagne un lien vers une table avant qu’on l’ouvre (Open Graph).

preview-open = { $free ->
    [one] Une place libre sur digsite
   *[other] { $free } places libres sur digsite
}
preview-full = Une table sur digsite
preview-playing = Une partie sur digsite
preview-over = Une partie finie sur digsite

preview-who = À la table : { $people }.
preview-nobody = Il n’y a encore personne.
preview-what = { $edition }, { $monument }, { $players } joueurs.
preview-take-a-seat = Ouvre le lien pour prendre une place ou regarder.
preview-watch = Ouvre le lien pour regarder.
preview-look-back = Ouvre le lien pour la revoir. Elle commence à la donne et ne dit pas qui a gagné.
