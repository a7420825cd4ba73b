"""Random small concurrent Java programs, each with every outcome that Java allows it.

Idea: a program is made as a syntax tree (syntax.py). One reader writes it as Java (java_source.py), another compiles it for a
small explicit-state model of threads, monitors and memory (lowering.py, model.py). The model knows nothing of Raceproof:
what it enumerates is the oracle for exploration.

The semantics is sequentially consistent, an execution being an interleaving of single accesses. An execution ends when
all threads have ended, when none can go on, or with the first uncaught throwable.
"""
