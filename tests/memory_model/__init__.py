"""Random concurrent programs, and a model that decides them by definition: what exploration finds is held against it.

A program is a tree of statements. Each statement knows its Java and its steps; the steps follow the Java Language Specification
(12.4.2 class initialisation, 17.2 wait sets, 17.4 memory model, 17.5 final fields) and, for objects of the library, the sentences
of their documentation, and nothing of how the library or Raceproof work. `search.py` takes every step in every order.

Where the specification leaves something open, the model is run twice. The *strict* reading has the fewest happens-before edges and
the most behaviours, the *lenient* one the most edges and the fewest behaviours. Exploration must find what the lenient reading has,
and nothing that the strict one has not.

tests/agreement is the older, separate generator. The two share plumbing (tests/random_programs), and nothing of programs or models.
"""
