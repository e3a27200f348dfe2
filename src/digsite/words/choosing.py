"""Which language somebody reads: what they ask for, what their browser says, what their terminal says.

>>> best(["de-AT", "en"], among=("de", "en", "fr"))
'de'
>>> of_terminal({"LANG": "fr_CA.UTF-8"}, among=("de", "en", "fr"))
'fr'
>>> best(of_header("it, fr;q=0.5, de;q=0.8"), among=("de", "en", "fr"))
'de'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from digsite.words.folders import ENGLISH, languages

#: What a terminal's settings are called; the first of them that says anything decides.
_SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG")


def best(wanted: Iterable[str], among: Sequence[str] | None = None) -> str:
    """Choose the first of the wanted languages that there is; English where there is none of them."""
    there = languages() if among is None else among
    for tag in wanted:
        language = tag.replace("_", "-").split("-")[0].strip().lower()
        if language in there:
            return language
    return ENGLISH


def of_terminal(settings: Mapping[str, str], among: Sequence[str] | None = None) -> str:
    """Choose the language that the environment of a program asks for.

    >>> of_terminal({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, among=("de", "en"))
    'en'
    """
    said = next((settings[name] for name in _SETTINGS if settings.get(name)), "")
    return best([said.split(".")[0].split("@")[0]], among)


def of_header(accepted: str) -> list[str]:
    """Read the languages of an Accept-Language header, the most wanted first.

    >>> of_header("fr-CH, fr;q=0.9, en;q=0, *;q=0.5, de;q=x")
    ['fr-CH', 'fr']
    """
    weighed = []
    for part in accepted.split(",")[:20]:
        tag, _, parameter = part.strip().partition(";")
        name, _, value = parameter.strip().partition("=")
        try:
            weight = float(value) if name.strip() == "q" else 1.0
        except ValueError:
            continue
        if tag.strip() not in ("", "*") and weight > 0:
            weighed.append((weight, tag.strip()))
    return [tag for _, tag in sorted(weighed, key=lambda one: -one[0])]
