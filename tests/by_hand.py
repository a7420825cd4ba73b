"""Makes changes of a program in its source as a person would, by texts alone: for run_twins.py, which compares them with overlays.

Nothing here knows Java's grammar. It is enough for the programs of tests/races, which are formatted alike; what it cannot do is a
ValueError. A changed source has as many lines as before, and `origin` of each: the line that it was.
"""

import re
import shlex
from dataclasses import dataclass

MODIFIERS = r"(?:(?:public|private|protected|static)\s+)*"
METHOD = re.compile(rf"(\s*)(?=\S)({MODIFIERS})((?!(?:if|for|while|switch|try|else|synchronized|return|new)\b)[\w<>\[\], ]+\(.*\{{)$")
STATEMENT_END = re.compile(r"^(.*?)(\s*//.*)?$")


@dataclass
class Source:
    lines: list[str]
    origin: list[int]  # by index of a line: its number in the original

    @staticmethod
    def read(text):
        lines = text.splitlines()
        return Source(lines, list(range(1, len(lines) + 1)))

    def text(self):
        return "\n".join(self.lines) + "\n"

    def index(self, number):
        return self.origin.index(number)


def line_number(word, lines):
    """Of `text` or `text#2`, which may be followed by `:METHOD`."""
    text, number = re.fullmatch(r"(.*?)(?:#(\d+))?(?::\w+\$\w+\$\d+)?", word).group(1, 2)
    found = [at for at, line in enumerate(lines, 1) if text in line and not line.startswith("//")]
    if len(found) < int(number or 1):
        raise ValueError(f"no line has {word}")
    return found[int(number or 1) - 1]


def resolved(change, lines):
    """The words of a change, with numbers of lines instead of texts."""
    kind, *words = shlex.split(change)
    count = {"synchronized-method": 1, "lock-statements": 2, "move-statements": 3}.get(kind, 0)
    places = []
    for word in words[:count]:
        method = re.search(r":(\w+\$\w+\$\d+)$", word)
        places.append(f"{line_number(word, lines)}{':' + method[1] if method else ''}")
    return [kind, *places, *words[count:]]


def java_name(class_name):
    return class_name.replace("$", ".")


def class_range(source, class_name):
    """The lines of a class, its head included."""
    name = class_name.rpartition("$")[2]
    for begin, line in enumerate(source.lines):
        if found := re.match(rf"(\s*)(?:\w+\s+)*(?:class|record|enum) {re.escape(name)}\b.*\{{$", line):
            end = next(at for at in range(begin + 1, len(source.lines)) if source.lines[at] == found[1] + "}")
            return begin, end, len(found[1]) + 4
    raise ValueError(f"there is no class {name}")


def split_declarations(line):
    """`int a, b;` as `int a; int b;`."""
    found = re.fullmatch(rf"(\s*)({MODIFIERS}[\w<>\[\]]+) (\w+(?:, \w+)+);(.*)", line)
    return found[1] + " ".join(f"{found[2]} {name};" for name in found[3].split(", ")) + found[4] if found else line


def make_volatile(source, field):
    class_name, _, name = field.rpartition(".")
    begin, end, depth = class_range(source, class_name)
    declaration = re.compile(rf"(^\s*|; )({MODIFIERS})([\w<>\[\]]+ {name}\s*[=;])")
    for at in range(begin + 1, end):
        line = split_declarations(source.lines[at])
        if len(re.match(r"\s*", line)[0]) == depth and declaration.search(line):
            source.lines[at] = declaration.sub(r"\1\2volatile \3", line)
            return
    raise ValueError(f"there is no declaration of {field}")


def make_synchronized(source, number):
    for at in range(source.index(number), 0, -1):
        if found := METHOD.fullmatch(source.lines[at]):
            source.lines[at] = f"{found[1]}{found[2]}synchronized {found[3]}"
            return
    raise ValueError(f"line {number} is in no method")


def lock(source, first, last, words):
    kind, *name = words
    held = {"this": "this", "class": f"{java_name(name[0])}.class" if name else "", "field": java_name(name[0]) if name else ""}[kind]
    begin, end = source.index(int(first.split(":")[0])), source.index(int(last.split(":")[0]))
    if ":" in first:  # an expression that is the body of a lambda
        changed = re.sub(r"\(\) -> (.*?)\)\.start\(\);", rf"() -> {{ synchronized ({held}) {{ \1; }} }}).start();", source.lines[begin])
        if changed == source.lines[begin]:
            raise ValueError(f"no lambda on line {first}")
        source.lines[begin] = changed
        return
    indent = re.match(r"\s*", source.lines[begin])[0]
    source.lines[begin] = f"{indent}synchronized ({held}) {{ {source.lines[begin].strip()}"
    code, comment = STATEMENT_END.fullmatch(source.lines[end]).groups()
    if code.count("{") > code.count("}") + (begin == end):
        raise ValueError(f"line {last} does not end a statement")
    source.lines[end] = f"{code} }}{comment or ''}"


def move(source, first, last, target):
    begin, end, to = (source.index(int(number)) for number in (first, last, target))
    if not to < begin:
        raise ValueError("statements move upwards only")
    for part in (source.lines, source.origin):
        part[to:end + 1] = [*part[begin:end + 1], *part[to:begin]]


def changed(text, changes):
    """The source with all changes, which are as `resolved` gives them."""
    source = Source.read(text)
    for kind, *words in changes:
        if kind == "volatile-field":
            make_volatile(source, words[0])
        elif kind == "synchronized-method":
            make_synchronized(source, int(words[0]))
        elif kind == "lock-statements":
            lock(source, words[0], words[1], words[2:])
        elif kind == "move-statements":
            move(source, *words)
        else:
            raise ValueError(f"{kind} is not made by hand")
    return source
