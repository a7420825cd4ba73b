"""The Java programs of the contract: one thread writes x before its operation, another reads x after its own."""

import textwrap
from collections.abc import Callable
from dataclasses import dataclass

from .operation import Made
from .tool import Answer

IMPORTS = """\
import java.io.*;
import java.lang.invoke.*;
import java.math.*;
import java.text.*;
import java.time.*;
import java.time.format.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;

"""
WRITE = "Shared.x = 1;"
READ = "Shared.r = Shared.x;"


@dataclass(frozen=True)
class Part:
    """The class of one thread. `fields` may throw."""
    name: str
    fields: str
    body: str

    def source(self):
        lines = [f"final class {self.name} extends Part {{"]
        if self.fields:
            lines.append(f"    final {self.fields}".replace("; ", ";\n    final "))
        lines += [f"    {self.name}() throws Throwable {{}}", "", "    @Override", "    void perform() throws Throwable {",
                  textwrap.indent(self.body, " " * 8), "    }", "}", ""]
        return "\n".join(lines)


def parts_of(operation):
    """The operation behind the write, and the same before the read."""
    is_field = operation.made is Made.BEFORE
    fields = operation.declaration if is_field else ""
    local = "" if is_field else operation.declaration
    act = "\n".join(line for line in (local, operation.use) if line)
    return (Part(f"Writer_{operation.identifier}", fields, f"{WRITE}\n{act}"),
            Part(f"Reader_{operation.identifier}", fields, f"{act}\n{READ}"))


@dataclass(frozen=True)
class Program:
    name: str  # of the main class
    title: str
    parts: tuple[Part, ...]
    source: str  # of the main class
    problems: Callable[[Answer], list[str]]  # what is wrong with the answer, a line each


RACE = "data-race Shared.x "


def problems_of_race(answer):
    """There must be the race on x, in either order of the two accesses, and nothing else."""
    lines = problems_beside_race(answer)
    found = {finding.split()[2] for finding in answer.findings if finding.startswith(RACE)}
    missing = {"WR": "no race if the write comes first", "RW": "no race if the read comes first"}
    return lines + [text for kind, text in missing.items() if kind not in found and answer.bound == "none"]


def problems_beside_race(answer):
    lines = [f"stopped: {answer.bound} after {answer.states} states"] if answer.bound != "none" else []
    return lines + [finding for finding in answer.findings if not finding.startswith(RACE)]


def pair_program(first, second):
    """The two operations on separate objects."""
    writer, reader = parts_of(first)[0], parts_of(second)[1]
    name = f"{first.identifier}__{second.identifier}"
    return Program(name, f"{first.name} and {second.name} on separate objects", (writer, reader),
                   pair_source(name, writer.name, reader.name), problems_of_race)


def pair_source(name, first, second):
    return textwrap.dedent(f"""\
        class {name} {{
            static final Part first, second;

            static {{
                Part made = null, madeToo = null;
                try {{
                    made = new {first}();
                    madeToo = new {second}();
                }} catch (Throwable problem) {{
                    throw new AssertionError(problem);
                }}
                first = made;
                second = madeToo;
            }}

            public static void main(String[] arguments) {{
                new Thread(first, "first").start();
                new Thread(second, "second").start();
            }}
        }}
        """)
