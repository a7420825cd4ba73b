"""The Java programs of the rows of shared objects, and what must be found in them."""

from dataclasses import replace

from .programs import RACE, Program, problems_beside_race
from .promises import ORDERED, RACES


def shared_programs(row):
    """The row, and its twin if it has one."""
    programs = [Program(f"Shared_{row.identifier}", f"{row.name} on one object: {row.promise.value}", (),
                        source(f"Shared_{row.identifier}", row, row.first if "WRITE;" in row_text(row) else f"WRITE; {row.first}"),
                        lambda answer: problems(answer, row, row.promise))]
    if row.promise is ORDERED and row.has_twin:
        name = f"Shared_{row.identifier}__twin"
        programs.append(Program(name, f"{row.name} on one object, written too late: {RACES.value}", (),
                                source(name, row, f"{row.first} WRITE;"),
                                lambda answer: problems(answer, row, RACES)))
    return programs


def row_text(row):
    return f"{row.declaration} {row.first} {row.second}"


def problems(answer, row, promise):
    """What is found beside x must be what the row names, each of them."""
    if row.is_large and answer.bound == "states":
        answer = replace(answer, bound="none")
    lines = problems_beside_race(answer)
    places = {f"data-race {location} ": location for location in row.also}
    missing = [f"no race on {location}" for start, location in places.items() if not any(line.startswith(start) for line in lines)]
    lines = [line for line in lines if not line.startswith(tuple(places))] if places else lines
    has_race = any(finding.startswith(RACE) for finding in answer.findings)
    if promise is RACES and not has_race:
        lines.append("no race")
    if promise is ORDERED:
        lines += [finding for finding in answer.findings if finding.startswith(RACE)]
    return lines + missing


def java(text):
    """A statement a line, so that each access to x has its own."""
    for word, access in (("WRITE;", "Shared.x = 1;"), ("READ;", "int r = Shared.x;")):
        text = text.replace(word, f"\n            {access}\n            ")
    return text


def source(name, row, first):
    parts = [("first", first), ("second", row.second)]
    fields = "".join(f"    static final {field};\n" for field in fields_of(row.declaration))
    classes = "".join(f"""\
    static final class {word.capitalize()} extends Part {{
        @Override
        void perform() throws Throwable {{
            {java(text)}
        }}
    }}

""" for word, text in parts if text)
    if row.second:
        starts = "".join(f'        new Thread(new {word.capitalize()}(), "{word}").start();\n' for word, text in parts)
    else:
        starts = "        new First().run();\n"  # the object has a thread of its own
    return f"class {name} {{\n{java(fields)}\n{classes}    public static void main(String[] arguments) {{\n{starts}    }}\n}}\n"


def fields_of(declaration):
    """The fields apart: at the semicolons outside of braces."""
    fields, depth, begin = [], 0, 0
    for at, character in enumerate(declaration):
        depth += {"{": 1, "}": -1}.get(character, 0)
        if character == ";" and depth == 0:
            fields.append(declaration[begin:at].strip())
            begin = at + 1
    return fields
