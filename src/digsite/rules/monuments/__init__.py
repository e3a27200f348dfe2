"""The monuments, a file for each kind: what happens once the maps are spent (R60-R66).

To add a kind: give it a number in ``rules.box``, a file here, its entry in ``rules.explore.explore``, and, if it asks
something new, a phase in ``rules.phases`` with its legal steps in ``rules.legal``.
"""
