"""A program as Java: one top-level class with a main method.

Everything is made by the class initialiser, in final fields, so that the threads share nothing but the variables. Each thread
stores its registers in static fields r<thread>_<register> when it is through. `outcome()` is for observing a real execution.
An exit has the status EXIT, by which it is told from the end of all threads.
"""

import re

from .syntax import (INTERRUPTED, RETURNED, Add, Assert, Choose, CompareAndSet, Either, Exit, GetAndAdd, If, Interrupt,
                     IsAlive, IsInterrupted, Join, Loop, Notify, Park, Read, Retry, Spin, SpinLocked, Start, Storage,
                     Synchronized, TakeInterrupt, Throw, Unpark, Update, UseClass, Wait, Write, thread_name)

LOCKS = "ABC"
EXIT = 7
MARK = re.compile(r"  // (\d+)$")


def handle_name(variable):
    return variable.name.upper()


def place(variable):
    """The variable as an expression (not for ATOMIC and HANDLE)."""
    if variable.storage in (Storage.FIELD, Storage.VOLATILE_FIELD):
        return f"shared.{variable.name}"
    return f"array[{variable.number}]" if variable.storage is Storage.ELEMENT else variable.name


def observed(variable):
    """How to find its value from the static fields: a path of names."""
    return f"{variable.name}.value" if variable.storage is Storage.ATOMIC else place(variable)


def read(variable, mode="Volatile"):
    if variable.storage is Storage.ATOMIC:
        return f"{variable.name}.get()"
    return f"(int) {handle_name(variable)}.get{mode}()" if variable.storage is Storage.HANDLE else place(variable)


def write(variable, value, mode="Volatile"):
    if variable.storage is Storage.ATOMIC:
        return f"{variable.name}.set({value});"
    if variable.storage is Storage.HANDLE:
        return f"{handle_name(variable)}.set{mode}({value});"
    return f"{place(variable)} = {value};"


def updated(variable, operation, *arguments):
    """A call of an atomic operation."""
    receiver = variable.name if variable.storage is Storage.ATOMIC else handle_name(variable)
    return f"{receiver}.{operation}({', '.join(map(str, arguments))})"


def test(condition):
    return f"q{condition.register} {condition.operator} {condition.constant}"


def interruptible(call, register):
    return [f"try {{ {call}; q{register} = {RETURNED}; }}",
            f"catch (InterruptedException e) {{ q{register} = {INTERRUPTED}; }}"]


def indented(lines):
    return ["    " + line for line in lines]


def block(statements):
    return indented([line for statement in statements for line in lines_of(statement)])


def mark(statement):
    """A comment by which the line is found."""
    return f"  // {statement.place}" if statement.place else ""


def lines_of_places(source):
    """The line of each plain access, by its place."""
    marked = ((number, MARK.search(line)) for number, line in enumerate(source.splitlines(), start=1))
    return {found.group(1): number for number, found in marked if found}


def sum_of(statement):
    if statement.register is None:
        return str(statement.constant)
    return f"q{statement.register} + {statement.constant}"


def lines_of_add(statement):
    variable = statement.variable
    if variable.storage.has_updates:
        return [write(variable, f"{read(variable)} + {statement.constant}")]
    return [f"{place(variable)} += {statement.constant};{mark(statement)}"]


def lines_of_compare_and_set(statement):
    call = updated(statement.variable, "compareAndSet", statement.expected, statement.value)
    return [f"q{statement.register} = {call} ? 1 : 0;"]


def lines_of_get_and_add(statement):
    cast = "(int) " if statement.variable.storage is Storage.HANDLE else ""
    return [f"q{statement.register} = {cast}{updated(statement.variable, 'getAndAdd', statement.constant)};"]


def lines_of_if(statement):
    lines = [f"if ({test(statement.condition)}) {{", *block(statement.then)]
    return lines + (["} else {", *block(statement.otherwise), "}"] if statement.otherwise else ["}"])


def lines_of_retry(s):
    return [f"for (int k = 0; k < {s.times}; k++) {{", f"    q{s.register} = {read(s.variable)};",
            f"    if (q{s.register} == {s.value}) break;", "}"]


def lines_of_spin(s):
    condition = " || ".join(f"{read(variable)} != {value}" for variable, value in s.awaited)
    if not s.body:
        return [f"while ({condition}) Thread.onSpinWait();"]
    return [f"while ({condition}) {{", *block(s.body), "}"]


def lines_of_update(s):
    old = f"q{s.register}"
    return [f"do {old} = {read(s.variable)};",
            f"while (!{updated(s.variable, 'compareAndSet', old, f'{old} + {s.constant}')});"]


def lines_of_spin_locked(s):
    return [f"while (!{updated(s.variable, 'compareAndSet', 0, 1)}) Thread.onSpinWait();", *block(s.body), write(s.variable, 0)]


def lines_of_either(s):
    return [f"q{s.register} = Raceproof.choose(2);", f"if (q{s.register} == 0) {{", *block(s.then), "} else {",
            *block(s.otherwise), "}", f"q{s.register} = 0;"]


def lines_of_class(number, statements):
    return [f"static final class C{number} {{", "    static {", *indented(block(statements)), "    }",
            "    static void use() {}", "}"]


def timed(arguments):
    return str(arguments) if arguments else ""


LINES = {
    Read: lambda s: [f"q{s.register} = {read(s.variable, s.mode)};{mark(s)}"],
    Write: lambda s: [write(s.variable, sum_of(s), s.mode) + mark(s)],
    Add: lines_of_add,
    CompareAndSet: lines_of_compare_and_set,
    GetAndAdd: lines_of_get_and_add,
    Synchronized: lambda s: [f"synchronized ({LOCKS[s.lock]}) {{", *block(s.body), "}"],
    Wait: lambda s: interruptible(f"{LOCKS[s.lock]}.wait({timed(s.milliseconds)})", s.register),
    Notify: lambda s: [f"{LOCKS[s.lock]}.notify{'All' if s.everyone else ''}();"],
    Park: lambda s: [f"LockSupport.parkNanos({s.nanoseconds}L);" if s.nanoseconds else "LockSupport.park();"],
    Unpark: lambda s: [f"LockSupport.unpark({thread_name(s.thread)});"],
    Start: lambda s: [f"{thread_name(s.thread)}.start();"],
    Join: lambda s: interruptible(f"{thread_name(s.thread)}.join({timed(s.milliseconds)})", s.register),
    Interrupt: lambda s: [f"{thread_name(s.thread)}.interrupt();"],
    TakeInterrupt: lambda s: [f"q{s.register} = Thread.interrupted() ? 1 : 0;"],
    IsInterrupted: lambda s: [f"q{s.register} = {thread_name(s.thread)}.isInterrupted() ? 1 : 0;"],
    IsAlive: lambda s: [f"q{s.register} = {thread_name(s.thread)}.isAlive() ? 1 : 0;"],
    Choose: lambda s: [f"q{s.register} = Raceproof.choose({s.possibilities});"],
    If: lines_of_if,
    Loop: lambda s: [f"for (int i = 0; i < {s.times}; i++) {{", *block(s.body), "}"],
    Retry: lines_of_retry,
    Spin: lines_of_spin,
    Update: lines_of_update,
    SpinLocked: lines_of_spin_locked,
    Either: lines_of_either,
    UseClass: lambda s: [f"C{s.number}.use();"],
    Exit: lambda s: [f"System.exit({EXIT});"],
    Assert: lambda s: [f"assert {test(s.condition)};"],
    Throw: lambda s: [f"if ({test(s.condition)}) throw new IllegalStateException();"],
}


def lines_of(statement):
    return LINES[type(statement)](statement)


def lines_of_thread(thread, statements, register_count):
    header = "public static void main(String[] arguments)" if thread == 0 else f"static void run{thread}()"
    registers = ", ".join(f"q{register} = 0" for register in range(register_count))
    results = [f"r{thread}_{register} = q{register};" for register in range(register_count)]
    return ["", f"{header} {{", *indented([f"int {registers};"] if registers else []), *block(statements),
            *indented(results), "}"]


def first_uses(handle):
    """The JDK links an access mode when it is first used. That is no subject of these programs: it is done before they begin."""
    reads = [f"{handle}.get{mode}();" for mode in ("Volatile", "Acquire", "Opaque")]
    writes = [f"{handle}.set{mode}(0);" for mode in ("Volatile", "Release", "Opaque")]
    return [" ".join(f"int {handle.lower()}{number} = (int) {call}" for number, call in enumerate(reads)), " ".join(writes),
            f"boolean {handle.lower()}3 = {handle}.compareAndSet(0, 0); int {handle.lower()}4 = (int) {handle}.getAndAdd(0);"]


def lines_of_variables(program):
    """The declarations of everything shared."""
    lines, fields, handles = [], [], []
    for variable in program.variables:
        if variable.storage in (Storage.FIELD, Storage.VOLATILE_FIELD):
            fields.append(f"{'volatile ' if variable.storage is Storage.VOLATILE_FIELD else ''}int {variable.name};")
        elif variable.storage is Storage.ATOMIC:
            lines.append(f"static final AtomicInteger {variable.name} = new AtomicInteger();")
        elif variable.storage is not Storage.ELEMENT:
            lines.append(f"static {'volatile ' if variable.storage is Storage.VOLATILE else ''}int {variable.name};")
        if variable.storage is Storage.HANDLE:
            lines.append(f"static final VarHandle {handle_name(variable)};")
            handles.append(f"{handle_name(variable)} = MethodHandles.lookup().findStaticVarHandle({program.name}.class, "
                           f"\"{variable.name}\", int.class);")
            handles += first_uses(handle_name(variable))
    if fields:
        lines += ["static final class Shared {", *indented(fields), "}", "static final Shared shared = new Shared();"]
    if any(variable.storage is Storage.ELEMENT for variable in program.variables):
        lines.append(f"static final int[] array = new int[{len(program.variables)}];")
    if handles:
        lines += ["static {", "    try {", *indented(indented(handles)),
                  "    } catch (ReflectiveOperationException e) {", "        throw new ExceptionInInitializerError(e);",
                  "    }", "}"]
    return lines


def observables(program):
    """Paths to the values that make a final state, and to those that count at an exit, in the order of the model."""
    final = [observed(variable) for variable in program.variables] + program.result_names()
    return final, [observed(variable) for variable in program.synchronised_variables()]


def java_source(program):
    lines = lines_of_variables(program)
    lines += [f"static final Object {LOCKS[lock]} = new Object();" for lock in range(program.lock_count)]
    lines.append("static final Thread main = Thread.currentThread();")
    others = range(1, len(program.threads))
    lines += [f"static final Thread t{thread} = new Thread({program.name}::run{thread}, \"t{thread}\");" for thread in others]
    if program.result_names():
        lines.append(f"static int {', '.join(program.result_names())};")
    for number, statements in enumerate(program.classes):
        lines += lines_of_class(number, statements)
    for thread, statements in enumerate(program.threads):
        lines += lines_of_thread(thread, statements, program.register_counts[thread])
    values = [read(variable) for variable in program.variables] + program.result_names()
    threads = ", ".join(f"t{thread}" for thread in others)
    lines += ["", "static Thread[] threads() {", f"    return new Thread[] {{{threads}}};", "}",
              "", "static String outcome() {", "    return \"final:\" + " + " + \",\" + ".join(values) + ";", "}"]
    imports = ["java.lang.invoke.*", "java.util.concurrent.atomic.*", "java.util.concurrent.locks.*", "raceproof.Raceproof"]
    return "\n".join([*(f"import {name};" for name in imports), "",
                      f"// {program.kind}{', race free' if program.race_free else ''}", f"public class {program.name} {{",
                      *indented(lines), "}", ""])
