"""Changes that `raceproof advise` suggests, made in a program of the model: what the changed program does is then decided by
definition, too.

A change is as the result file has it: kind, text, field and places. Statements are known by their lines, so the Java of the program
must have been written before. What cannot be said in the model's words is a CannotChange.
"""

import re

from .accesses import VOLATILE, Add, GetAndAdd, Read
from .monitors import Synchronized, WaitWhileZero
from .objects import Load, New
from .shrink import bodies

SPARE = "spare"  # a register that nobody reads


class CannotChange(Exception):
    pass


def rewrite(statements, function):
    """The statements, each replaced by those that the function makes of it; inner ones first."""
    result = []
    for statement in statements:
        for name, body in list(bodies(statement)):
            setattr(statement, name, rewrite(body, function))
        result += function(statement)
    return tuple(result)


def rewrite_rows(statements, function):
    """Every row of statements, replaced by what the function makes of it; inner ones first."""
    for statement in statements:
        for name, body in list(bodies(statement)):
            setattr(statement, name, rewrite_rows(body, function))
    return tuple(function(tuple(statements)))


def apply_everywhere(program, rewriter, function):
    program.threads = [rewriter(statements, function) for statements in program.threads]
    for holder in program.holders:
        holder.body = rewriter(holder.body, function)
    for task in program.pool.tasks if program.pool else ():
        task.body = rewriter(task.body, function)
    program.last_words = {thread: rewriter((words,), function)[0] for thread, words in program.last_words.items()}


def variable_of(program, name):
    """By the name that class files have: P1.x, P1$Shared.x, P1$C0.c0."""
    owner, _, field = name.rpartition(".")
    inner = owner.partition("$")[2]
    for variable in [*program.variables, *program.references, *(v for holder in program.holders for v in holder.variables)]:
        expected = variable.owner.name if variable.owner else "Shared" if variable.is_in_object else ""
        if (variable.name, expected) == (field, inner):
            return variable
    raise CannotChange(name)


def make_volatile(program, name, has_atomic_updates=False):
    """The accesses that are written as such; what goes through a handle keeps its mode."""
    variable = variable_of(program, name)
    if has_atomic_updates and variable.owner:
        raise CannotChange("an update of a class's variable")

    def change(statement):
        if isinstance(statement, WaitWhileZero):
            change(statement.read)
        elif isinstance(statement, (New, Load)) and statement.reference is variable:
            statement.mode = VOLATILE
        elif getattr(statement, "variable", None) is variable and (isinstance(statement, Add) or statement.is_direct):
            if has_atomic_updates and isinstance(statement, Add):
                atomic = GetAndAdd(variable, statement.constant, SPARE, index=statement.index)
                atomic.write = lambda source: setattr(atomic, "line", source.add(f"/* atomic */ {statement.place()} += 1;"))
                return [atomic]
            statement.mode = VOLATILE
        return [statement]

    apply_everywhere(program, rewrite, change)
    variable.is_volatile = not variable.length


def range_in(row, first, last):
    """Where the row of statements has those that begin on these lines."""
    lines = [statement.line for statement in row]
    return (lines.index(first), lines.index(last) + 1) if first in lines and last in lines else None


def change_rows(program, first, last, function):
    """function(row, begin, end) for the row that has the statements of these lines."""
    found = []

    def change(row):
        where = range_in(row, first, last)
        if where is None:
            return row
        found.append(where)
        return function(row, *where)

    apply_everywhere(program, rewrite_rows, change)
    if len(found) != 1:
        raise CannotChange(f"lines {first} to {last}")


def monitor_of(program, name):
    monitor = name.rpartition(".")[2]
    if monitor not in program.monitors:
        raise CannotChange(name)
    return monitor


def move(program, first, last, target):
    def change(row, begin, end):
        to = range_in(row, target, target)
        if to is None or not to[0] < begin:
            raise CannotChange("moves out of its block")
        return (*row[:to[0]], *row[begin:end], *row[to[0]:begin], *row[end:])

    change_rows(program, first, last, change)


def acquire_before(program, text, line):
    if locked := re.match(r"lock and unlock (\S+) before ", text):
        extra = Synchronized(monitor_of(program, locked[1]), ())
    elif read := re.match(r"read (\S+) before ", text):
        variable = variable_of(program, read[1])
        if variable.length or not variable.is_volatile or variable.owner:
            raise CannotChange(text)
        extra = Read(variable, SPARE, mode=VOLATILE)
        extra.write = lambda source: setattr(extra, "line", source.add(f"use({variable.java()});"))
    else:
        raise CannotChange(text)
    change_rows(program, line, line, lambda row, begin, end: (*row[:begin], extra, *row[begin:]))


def make_change(program, change):
    kind, text = change["kind"], change["text"]
    lines = [place["line"] for place in change["places"]]
    if kind in ("volatile-field", "volatile-elements"):
        make_volatile(program, change["field"])
    elif kind in ("atomic-updates", "atomic-elements"):
        make_volatile(program, change["field"], has_atomic_updates=True)
    elif kind == "lock-statements" and text.startswith("synchronize on "):
        monitor = monitor_of(program, text.split(" ")[2])
        change_rows(program, lines[0], lines[-1],
                    lambda row, begin, end: (*row[:begin], Synchronized(monitor, row[begin:end]), *row[end:]))
    elif kind == "move-statements":
        move(program, lines[0], lines[-2], lines[-1])
    elif kind == "acquire-before":
        acquire_before(program, text, lines[0])
    else:
        raise CannotChange(kind)


def decide_changed(program, changes):
    """What must and what may be found in the program with the changes; it is changed itself."""
    # Lines are those of the program as it was: fields first, since what moves gets other places, then from the last to the first.
    for change in sorted(changes, key=lambda change: bool(change["places"])):
        make_change(program, change)
    program.java()
    return program.decide()
