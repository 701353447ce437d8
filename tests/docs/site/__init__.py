"""The documentation as a website: pages made from the program, and the hooks that put them among those written by hand.

`make docs` builds it into build/site; `mkdocs.yml` says how it is arranged.
"""
