"""Random single-threaded Java programs, the same for the same seed, for comparison with the real java.

`generate(seed, index)` returns one program. Every program compiles, ends (each loop and each call burns fuel) and
prints the same bytes on every run. See program.py for the frame, core.py for how expressions are made, template.py
for how sections are written, and the sections_*.py files for what is covered; a new section is one function there.
"""

from . import (sections_compute, sections_control, sections_exceptions, sections_functions, sections_library,
               sections_machine, sections_objects, sections_text, sections_types)
from .core import SECTIONS
from .program import Program, generate

__all__ = ["SECTIONS", "Program", "generate"]
