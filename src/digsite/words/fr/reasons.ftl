### Why a button or card is greyed, before anybody tries it. Shown as a tip, and read aloud.

## Trades.

too-dear = Trop cher : ça coûte { $price }, et tu peux payer { $most } au plus.
too-dear-together = Trop cher : le tout coûte { $price }, et tu peux payer { $most } au plus.

nothing-else-to-give = Tu n’as rien d’autre à donner en échange.
market-empty = Le marché est vide.
hand-empty = Tu n’as pas de carte à donner.
nothing-else-in-market = Il n’y a rien d’autre au marché.

## Thieves.

no-card-to-steal = { $victim } n’a pas de carte à voler.
