"""Smaller programs: what is left of a program if one statement is taken away, or a block is replaced by what is in it.

A program that fails is shrunk step by step as long as some smaller one still fails.
"""

import copy
import dataclasses

from .pools import Get, Submit
from .statement import Statement


def bodies(statement):
    """(field, statements) of a statement that has others in it."""
    for field in dataclasses.fields(statement):
        value = getattr(statement, field.name)
        if isinstance(value, tuple) and value and all(isinstance(inner, Statement) for inner in value):
            yield field.name, value


def smaller_bodies(statements):
    """Every way to make a row of statements smaller by one step."""
    for number, statement in enumerate(statements):
        before, after = tuple(statements[:number]), tuple(statements[number + 1:])
        yield before + after
        for name, body in bodies(statement):
            yield before + body + after
            for smaller in smaller_bodies(body):
                changed = copy.copy(statement)
                setattr(changed, name, smaller)
                yield (*before, changed, *after)


def everything_in(statements):
    for statement in statements:
        yield statement
        for _, body in bodies(statement):
            yield from everything_in(body)


def is_whole(program):
    """Java knows a future only after `submit`."""
    used = {statement.task for statement in everything_in(program.threads[0]) if isinstance(statement, Get)}
    return used <= {statement.task for statement in everything_in(program.threads[0]) if isinstance(statement, Submit)}


def smaller_programs(program):
    """Programs that are smaller by one step. They share statements: each must be written before it is decided."""
    return filter(is_whole, candidates(program))


def candidates(program):
    for number, statements in enumerate(program.threads):
        for smaller in smaller_bodies(tuple(statements)):
            changed = copy.copy(program)
            changed.threads = [*program.threads[:number], smaller, *program.threads[number + 1:]]
            yield changed
    # Classes and tasks are known by identity: these programs are copies as a whole.
    for number, holder in enumerate(program.holders):
        for choice, _ in enumerate(list(smaller_bodies(tuple(holder.body)))):
            changed = copy.deepcopy(program)
            inner = changed.holders[number]
            inner.body = list(smaller_bodies(tuple(inner.body)))[choice]
            yield changed
    for number, task in enumerate(program.pool.tasks if program.pool else ()):
        for smaller in smaller_bodies(tuple(task.body)):
            changed = copy.copy(program)
            changed.pool = copy.copy(program.pool)
            changed.pool.tasks = list(program.pool.tasks)
            changed.pool.tasks[number] = dataclasses.replace(task, body=smaller)
            yield changed
