"""Programs in which two or three threads call one operation each on a shared object of java.util.concurrent."""

from dataclasses import dataclass
from itertools import combinations_with_replacement

IMPORTS = """import java.util.List;
import java.util.Map;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
"""

# x is the payload: what a thread wrote before its operation, and what another reads after its own.
PROGRAM = """{imports}
public class {name} {{
    static {type} s;
    static int a, b, c, last, x, seen;
    {members}
    static int first() throws Exception {{ {first} }}
    static int second() throws Exception {{ {second} }}
    static int third() throws Exception {{ {third} }}
    public static void main(String[] arguments) throws Exception {{
        s = {make};
        {prepare}
        Thread one = new Thread() {{
            public void run() {{
                {interrupt}
                x = 1;
                try {{ a = first(); }} catch (Throwable thrown) {{ a = L.of(thrown); }}
            }}
        }};
        Thread two = new Thread() {{
            public void run() {{
                try {{ b = second(); }} catch (Throwable thrown) {{ b = L.of(thrown); }}
                seen = x;
            }}
        }};
        one.start();
        two.start();
        {call_third}
        {settle}
        one.join();
        two.join();
        last = {last};
    }}
}}
"""


@dataclass(frozen=True)
class Case:
    name: str
    subject: object
    condition: str  # of the object, or of a thread: "interrupted"
    make: str
    operations: tuple  # two or three

    def text(self):
        return f"{self.subject.name} {self.condition}".strip() + ": " + " | ".join(self.operations)

    def java(self):
        body = [operation if "return" in operation else f"return {operation};" for operation in self.operations]
        third = body[2] if len(body) == 3 else "return 0;"
        call = "try { c = third(); } catch (Throwable thrown) { c = L.of(thrown); }" if len(body) == 3 else ""
        prepare = "c1 = s.newCondition();" if "c1" in self.subject.members else ""
        settle = "s.unlock();" if self.condition == "held" else ""
        interrupt = "interrupt();" if self.condition == "interrupted" else ""
        return PROGRAM.format(imports=IMPORTS, name=self.name, type=self.subject.type, members=self.subject.members, first=body[0],
                              second=body[1], third=third, make=self.make, prepare=prepare, settle=settle, interrupt=interrupt,
                              call_third=call, last=self.subject.last).replace(
                                  " L.", " Look.").replace("(L.", "(Look.")


def cases(subjects):
    """All pairs of operations on each object, in each condition, and the triples that are listed."""
    found = []

    def add(subject, condition, make, operations):
        found.append(Case(f"Case{len(found)}", subject, condition, make, tuple(operations)))

    for subject in subjects:
        for one, two in combinations_with_replacement(subject.operations, 2):
            add(subject, "", subject.make, (one, two))
            if one != two:
                add(subject, "", subject.make, (two, one))
        for condition, make in subject.others.items():
            for one, two in combinations_with_replacement(subject.operations, 2):
                add(subject, condition, make, (one, two))
        for operation in subject.operations:
            if any(word in operation for word in ("lock()", "await", "acquire", "take", "put(", "Interruptibly", "get()", "transfer")):
                add(subject, "interrupted", subject.make, (operation, subject.operations[0]))
        for triple in subject.triples:
            add(subject, "", subject.make, [subject.operations[index] for index in triple])
    return found
