### What stands in a page before its program runs.

document-title = digsite
document-description = Le jeu de cartes Archaeology à une table dans ton navigateur : fouille, échange, explore, vends.
document-needs-script = La table a besoin de JavaScript. Il vient de digsite et de nulle part ailleurs.
