"""Live tables, without HTTP: ``log`` (what is stored), ``wire`` (what is sent), ``room`` (one table), ``host`` (all).

A table is the fold of its log; an entry is stored before anybody is told of it.
"""
