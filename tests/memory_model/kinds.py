"""The kinds of programs: how often each statement comes (by the methods make_… of the generator), and what they work on."""

from dataclasses import dataclass

from .accesses import ATOMIC, FIELD, HANDLE


@dataclass(frozen=True)
class Kind:
    weights: dict
    monitor_count: int = 0
    mixed: bool = False  # flags are accessed in all modes
    flag_counts: tuple = (1,)
    flag_accesses: tuple = (FIELD,)
    carelessness: float = 0.15  # how often a plain variable is accessed without its guard
    lengths: tuple = (2, 2, 3, 4)


HAND_OVER = {"send": 4, "receive": 4}
STEERING = {"conditional": 1, "loop": 0.5}
ANY_FLAG = (HANDLE, HANDLE, ATOMIC)

KINDS = {
    "modes": Kind({**HAND_OVER, "flag_read": 1, "flag_write": 1, "update": 2, "element": 1, "conditional": 1}, mixed=True,
                  flag_counts=(1, 2), flag_accesses=ANY_FLAG, lengths=(1, 2, 2, 3)),
    "arrays": Kind({"element": 4, "flag_read": 1, "flag_write": 1, **HAND_OVER, **STEERING, "try": 1}, monitor_count=1),
    "monitors": Kind({"synchronized": 3, "wait": 3, "notify": 4, "access": 3, "conditional": 1}, monitor_count=2, flag_counts=(0,)),
    "initialisers": Kind({"use_class": 5, "access": 2, "send": 1, "receive": 1, "try": 1}, monitor_count=1),
    "exceptions": Kind({"access": 3, "try": 3, "exception": 2, "assertion": 2, "synchronized": 2, "locked": 1, "flag_read": 2,
                        "flag_write": 2, "conditional": 1}, monitor_count=1),
    "locks": Kind({"locked": 4, "condition": 3, "access": 2, "flag_read": 1, "flag_write": 1}, lengths=(1, 2, 2)),
    "permits": Kind({"acquire": 4, "count_down": 3, "barrier": 2, "flag_read": 1, "flag_write": 1, "conditional": 1},
                    lengths=(1, 2, 2)),
    "map": Kind({"map": 5, "flag_read": 1, "flag_write": 1, "conditional": 1}, lengths=(1, 2, 2)),
    "queue": Kind({"queue": 5, "flag_read": 1, "flag_write": 1, "conditional": 1}, lengths=(1, 2, 2)),
    "pool": Kind({"submit": 2, "access": 2, "flag_read": 1, "flag_write": 1, "exception": 1, "assertion": 0.5}, monitor_count=1,
                 carelessness=0.5, lengths=(1, 1, 2)),
    "interrupts": Kind({"interrupt": 4, "interrupted": 2, "sleep": 2, "join": 2, "wait": 2, "notify": 1, "access": 3,
                        "flag_read": 1, "flag_write": 1, "conditional": 1}, monitor_count=1, carelessness=0.35),
    # Interrupts of calls of the library that wait.
    "cancellation": Kind({"interrupt": 4, "interrupted": 1, "acquire": 2, "count_down": 2, "queue": 2, "locked": 1, "condition": 2,
                          "sleep": 1, "access": 2, "flag_read": 1, "flag_write": 1}, lengths=(1, 2, 2)),
    "publication": Kind({"publish": 3, "box_access": 4, "send": 1, "receive": 1, "conditional": 0.5}),
    # First uses of the library beside accesses that it must not order.
    "housekeeping": Kind({"use_library": 6, "access": 3, **HAND_OVER, "conditional": 1}, monitor_count=1, carelessness=0.3),
    "time": Kind({"sleep": 2, "join": 2, "wait": 2, "notify": 2, "access": 3, "flag_read": 1, "flag_write": 1, "conditional": 1},
                 monitor_count=1, carelessness=0.35),
    "mixed": Kind({**HAND_OVER, "element": 2, "update": 1, "synchronized": 2, "wait": 1, "notify": 1, "use_class": 1, "publish": 1,
                   "box_access": 1, "locked": 1, "acquire": 1, "map": 1, "try": 1, "exception": 1, "assertion": 1, "sleep": 0.5,
                   "conditional": 1}, monitor_count=1, mixed=True, flag_accesses=(*ANY_FLAG, FIELD), lengths=(2, 2, 3)),
}


def kind_of(number):
    """The kind of the program with this number."""
    return list(KINDS)[number % len(KINDS)]
