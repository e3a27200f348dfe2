"""The documentation site: the pages of docs/, the top-level pages, the rules and a reference, readable offline."""

from __future__ import annotations

import os

os.environ.setdefault("NUMBA_DISABLE_JIT", "1")  # to read docstrings, nothing needs to be compiled

import digsite

project = "digsite"
author = "the digsite authors"
project_copyright = "2026, the digsite authors"
version = release = digsite.__version__

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.napoleon",
    "sphinx.ext.autosummary",
    "sphinx.ext.viewcode",
]
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}
root_doc = "index"
exclude_patterns = ["_build"]
nitpicky = False

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
# Pages point at files of the repository (a license, a workflow) that are no pages of the site.
suppress_warnings = ["myst.xref_missing", "toc.not_included"]

autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_class_signature = "separated"

html_theme = "furo"
html_title = "digsite"
html_show_sphinx = False
