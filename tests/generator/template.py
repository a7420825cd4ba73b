"""Sections written as Java with holes.

Most sections are a piece of ordinary Java in which some places are random. In such a text

  $int, $~int, $=int ...   are the slots of core.py
  `1..9`                   is a random number from this range, and `-|+|*` one of these alternatives
  Shape_                   any name that ends in an underscore is made unique in the program
  KIND                     a word that the caller binds, for instance to a random type

and a line that starts with // is a directive:

  //scope int n, final String s, loop int i    what the slots below may name: assignable, never assigned, or an index
  //statements 2                               so many random statements
  //pick 3 ... //end                           so many of the lines in between, in random order
  //pick 3 try Exception ... //end             the same, each guarded: the exception is printed
  //shuffle ... //end                          all of the lines in between, in random order
  //repeat 2..4 ... //end                      the lines in between so often, each time with other choices
  //maybe ... //end                            the lines in between, or not
  //body                                       above are members of the main class, below is the section itself

A line inside pick and shuffle is one alternative, whatever it contains.
"""

import re
import textwrap

from .core import INDENT, Scope, render
from .statements import block

CHOICE = re.compile(r"`([^`]*)`")
RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)")
UNIQUE_NAME = re.compile(r"\b([A-Za-z][A-Za-z0-9]*)_\b")
WITH_BODY = ("pick", "shuffle", "repeat", "maybe")


def template(g, text, **bindings):
    """Expands a section: adds its members to the program and returns the lines of its body."""
    text = textwrap.dedent(text).strip("\n")
    for word, value in bindings.items():
        text = bind(text, word, str(value))
    text = UNIQUE_NAME.sub(lambda name: name.group(1) + str(g.section), text)
    members, separator, body = text.partition("//body\n")
    if not separator:
        members, body = "", text
    if members:
        g.member(Expansion(g).lines(members.rstrip("\n").split("\n")))
    return Expansion(g).lines(body.split("\n"))


def bind(text, word, value):
    """Replaces a word; a value of several lines keeps the indentation of the line that the word stands on."""
    if "\n" in value:
        return re.sub(rf"^( *){word}$", lambda line: textwrap.indent(value, line.group(1)), text, flags=re.MULTILINE)
    return re.sub(rf"(?<![A-Za-z0-9]){word}(?![A-Za-z0-9])", lambda _: value, text)


class Expansion:
    """The expansion of one text, with the scope that its directives set."""

    def __init__(self, g):
        self.g_ = g
        self.scope_ = Scope(quiet=True)

    def lines(self, lines):
        out = []
        at = 0
        while at < len(lines):
            line = lines[at].strip()
            at += 1
            if not line.startswith("//"):
                out.append(self.choose(lines[at - 1]))
                continue
            name, _, rest = line[2:].partition(" ")
            indent = lines[at - 1][:len(lines[at - 1]) - len(line)]
            if name in WITH_BODY:
                end = matching_end(lines, at)
                out += self.expand_body(name, rest, lines[at:end], indent)
                at = end + 1
            elif name == "scope":
                self.set_scope(rest)
            elif name == "statements":
                made = render(block(self.g_, self.scope_.inner(nesting=2), int(rest)))
                out += [indent + text for text in made.rstrip("\n").split("\n")]
            else:
                raise AssertionError(f"should know the directive {line}")
        return out

    def expand_body(self, name, rest, body, indent):
        if name == "maybe":
            return self.lines(body) if self.g_.chance(0.5) else []
        if name == "repeat":
            return [line for _ in range(int(self.number(rest))) for line in self.lines(body)]
        if name == "shuffle":
            return self.lines(self.g_.sample(body, len(body)))
        count, _, guard = rest.partition(" try ")
        picked = self.lines(self.g_.sample(body, int(self.number(count))))
        return self.guarded(picked, guard, indent) if guard else picked

    def guarded(self, lines, exception, indent):
        out = []
        for line in lines:
            name = self.g_.local("e")
            out += [f"{indent}try {{", INDENT + line, f"{indent}}} catch ({exception} {name}) {{",
                    f'{indent}{INDENT}note("refused", {name});', f"{indent}}}"]
        return out

    def set_scope(self, declarations):
        self.scope_ = Scope(quiet=True)
        for declaration in filter(None, map(str.strip, declarations.split(","))):
            *words, type, name = declaration.split()
            declare = {"final": self.scope_.declare_final, "loop": self.scope_.declare_index}
            declare.get("".join(words), self.scope_.declare)(name, type)

    def choose(self, line):
        return self.g_.fill(CHOICE.sub(lambda choice: self.number(choice.group(1)), line), self.scope_)

    def number(self, text):
        """One of the alternatives, and of a range one of its numbers."""
        chosen = self.g_.pick(text.split("|"))
        limits = RANGE.fullmatch(chosen)
        return str(self.g_.number(int(limits.group(1)), int(limits.group(2)))) if limits else chosen


def matching_end(lines, start):
    depth = 1
    for at in range(start, len(lines)):
        line = lines[at].strip()
        if line.startswith("//") and line[2:].partition(" ")[0] in WITH_BODY:
            depth += 1
        elif line == "//end":
            depth -= 1
        if depth == 0:
            return at
    raise AssertionError("should have an //end")
