"""The layers of src/: what their CMakeLists.txt declare, and what their files include."""

import pathlib
import re

DECLARATION = re.compile(r"^raceproof_layer\(\s*(\w+)([^)]*)\)", re.MULTILINE)
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)
COMMENT = re.compile(r"//[^\n]*")
QUALIFIED = re.compile(r"(?<![\w:])(\w+)::")
SOURCES = {".h", ".cpp", ".def", ".inc"}


def read_layers(src):
    """Layer name -> the set of layers that it declares in DEPENDS. Raises ValueError if a declaration is missing."""
    layers = {}
    for file in sorted(src.glob("*/CMakeLists.txt")):
        match = DECLARATION.search(file.read_text(encoding="utf-8"))
        if not match or match[1] != file.parent.name:
            raise ValueError(f"{file}: should declare raceproof_layer({file.parent.name} ...)")
        depends, keyword = set(), None
        for word in match[2].split():
            if word in ("DEPENDS", "LIBRARIES"):
                keyword = word
            elif keyword == "DEPENDS":
                depends.add(word)
        layers[match[1]] = depends
    return layers


def sources(folder):
    return sorted(file for file in folder.rglob("*") if file.suffix in SOURCES)


def includes(file):
    """The quoted includes of a file with their line numbers, from 1."""
    text = file.read_text(encoding="utf-8")
    return [(pathlib.PurePosixPath(match[1]), text.count("\n", 0, match.start(1)) + 1) for match in INCLUDE.finditer(text)]


def qualifiers(file):
    """What stands before `::` in a file, with the first line where it does: names of layers among others."""
    text = COMMENT.sub("", file.read_text(encoding="utf-8"))
    first = {}
    for match in QUALIFIED.finditer(text):
        first.setdefault(match[1], text.count("\n", 0, match.start()) + 1)
    return first


def is_for_tests(file):
    """Tests, and what helps them."""
    return file.stem.endswith("_test") or "testing" in file.parts
