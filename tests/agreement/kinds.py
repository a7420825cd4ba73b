"""What the kinds of programs are made of: where their variables live, and how often each statement comes."""

from dataclasses import dataclass, field

from .syntax import Storage

PLAIN = (Storage.STATIC, Storage.FIELD, Storage.ELEMENT)
SYNCHRONISED = (Storage.VOLATILE, Storage.VOLATILE_FIELD, Storage.ATOMIC, Storage.HANDLE)


@dataclass(frozen=True)
class Kind:
    storages: tuple
    weights: dict  # by the name of a method of Statements
    guarded: bool = True  # plain variables are accessed under their lock only, or by one thread at a time
    lock_count: int = 1
    options: frozenset = field(default_factory=frozenset)  # nested_starts, endless, handover
    class_count: int = 0


ACCESSES = {"read": 5, "write": 5, "add": 3}
UPDATES = {"compare_and_set": 3, "get_and_add": 3}
CONTROL = {"conditional": 2, "loop": 1, "assertion": 2, "exception": 1}

KINDS = {
    "plain": Kind(PLAIN + (Storage.VOLATILE,), {**ACCESSES, **CONTROL, "synchronized": 1}, guarded=False),
    "volatile": Kind(SYNCHRONISED, {**ACCESSES, **UPDATES, **CONTROL, "retry": 1}),
    "guarded": Kind(PLAIN + (Storage.VOLATILE,), {**ACCESSES, **CONTROL, "synchronized": 3}, lock_count=2),
    "handover": Kind((Storage.VOLATILE, Storage.ATOMIC), {"read": 2, "write": 2, "get_and_add": 1, "conditional": 1},
                     options=frozenset({"handover"})),
    "locks": Kind(PLAIN + SYNCHRONISED, {"synchronized": 6, "read": 2, "write": 2, "conditional": 1, "join": 1}, lock_count=2),
    "monitor": Kind(PLAIN + (Storage.VOLATILE,), {"synchronized": 1, "wait": 4, "timed_wait": 2, "notify": 5, "interrupt": 1,
                                                  "read": 1, "write": 2, "conditional": 1, "take_interrupt": 1,
                                                  "unowned": 0.2}, lock_count=2),
    "park": Kind((Storage.VOLATILE, Storage.ATOMIC), {"park": 4, "timed_park": 2, "unpark": 5, "interrupt": 1, "read": 2,
                                                      "write": 2, "take_interrupt": 1, "conditional": 1}),
    "threads": Kind((Storage.VOLATILE, Storage.HANDLE), {"join": 3, "timed_join": 3, "is_alive": 2, "interrupt": 2,
                                                         "is_interrupted": 1, "take_interrupt": 1, "read": 2, "write": 3,
                                                         "conditional": 1, "assertion": 1}, options=frozenset({"nested_starts"})),
    "choice": Kind(PLAIN + SYNCHRONISED, {**ACCESSES, **UPDATES, "choose": 5, "conditional": 4, "assertion": 2, "exception": 1}),
    "spin": Kind(SYNCHRONISED, {"spin": 4, "read": 2, "write": 6, "get_and_add": 2, "conditional": 1, "synchronized": 1},
                 options=frozenset({"endless"})),
    # Rounds with several reads, with writes in them, and cycles in which several threads write.
    "await": Kind(SYNCHRONISED + (Storage.STATIC,), {"spin": 1, "spin_for_two": 3, "spin_writing": 4, "write": 6, "add": 1,
                                                     "read": 1, "conditional": 1}, guarded=False,
                  options=frozenset({"endless", "nested_starts"})),
    "compare_and_set": Kind((Storage.ATOMIC, Storage.HANDLE, Storage.STATIC),
                            {"update": 4, "spin_locked": 3, "read": 2, "write": 2, "compare_and_set": 2, "conditional": 1,
                             "assertion": 1}, guarded=False, options=frozenset({"endless", "nested_starts"})),
    "exit": Kind((Storage.VOLATILE, Storage.ATOMIC, Storage.STATIC),
                 {"exit": 3, "read": 4, "write": 6, "add": 2, "conditional": 4, "synchronized": 1, "exception": 1, "join": 1},
                 guarded=False, options=frozenset({"nested_starts"})),
    "waiters": Kind(PLAIN + (Storage.VOLATILE,), {"wait": 6, "timed_wait": 1, "notify": 5, "interrupt": 1, "write": 1, "read": 1,
                                                  "conditional": 1}),
    "classes": Kind(PLAIN + (Storage.VOLATILE,),
                    {"use_class": 5, "read": 3, "write": 3, "add": 1, "conditional": 1, "assertion": 1}, guarded=False,
                    class_count=2),
    # States that are the same although different accesses led there.
    "twins": Kind(PLAIN + (Storage.VOLATILE,), {"either": 4, "read": 2, "write": 2, "synchronized": 1, "loop": 1}, guarded=False),
    "timed": Kind((Storage.VOLATILE,), {"timed_wait": 3, "timed_park": 3, "timed_join": 3, "notify": 2, "unpark": 2, "write": 3,
                                        "read": 3, "interrupt": 1}, options=frozenset({"nested_starts"})),
    "mixed": Kind(PLAIN + SYNCHRONISED, {**ACCESSES, **UPDATES, **CONTROL, "synchronized": 2, "wait": 1, "timed_wait": 1,
                                         "notify": 2, "park": 1, "timed_park": 1, "unpark": 2, "join": 1, "timed_join": 1,
                                         "interrupt": 1, "take_interrupt": 1, "is_alive": 1, "choose": 1, "retry": 1},
                  guarded=False, lock_count=2, options=frozenset({"nested_starts"})),
}
