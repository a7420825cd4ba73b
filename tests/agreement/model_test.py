"""The model on programs small enough to work their outcomes out by hand."""

import random
import unittest

from .generate import Generator
from .happens_before import Past
from .lowering import NANOSECONDS
from .model import ANY, QUIESCENT, Model, TooLarge
from .syntax import (Add, Assert, Choose, CompareAndSet, Condition, Either, Exit, GetAndAdd, If, Interrupt, IsAlive, Join,
                     Notify, Park, Program, Read, Spin, SpinLocked, Start, Storage, Synchronized, TakeInterrupt, Throw, Unpark,
                     Update, UseClass, Variable, Wait, Write, numbered)

X = Variable("x", Storage.STATIC, 0)
Y = Variable("y", Storage.VOLATILE, 1)


def program(*threads, registers=1, variables=(X, Y), classes=()):
    return Program("P", "test", False, list(variables), 2, list(threads), [registers] * len(threads), list(classes))


def explore(*threads, time_outs=ANY, **parameters):
    return Model(program(*threads, **parameters), time_outs).explore()


def outcomes(*threads, **parameters):
    return set(explore(*threads, **parameters).outcomes)


class Definition(Past):
    """Happens-before event by event: (variable, place, access) of all plain accesses so far, and by holder which it is after."""

    def parts(self, state):
        return state[-1] or ((), ((),) * (self.of_interrupt(self.threads) + 1))

    def know(self, state, holder, events):
        accesses, known = self.parts(state)
        state[-1] = accesses, known[:holder] + (tuple(sorted(events)),) + known[holder + 1:]

    def follow(self, state, holder, other):
        _, known = self.parts(state)
        self.know(state, holder, {*known[holder], *known[other]})

    def discard(self, state, holder):
        self.know(state, holder, ())

    def access(self, state, thread, variable, place, writes):
        accesses, known = self.parts(state)
        for number, (of, before, access, known_then) in enumerate(accesses):
            between = [then for then in accesses[number + 1:] if then[0] == variable]
            is_covered = any(then[2] == "W" or access == "R" and number in then[3] for then in between)
            if of == variable and (writes or access == "W") and number not in known[thread] and not is_covered:
                self.pairs.add(f"{before}{access}-{place}{'W' if writes else 'R'}")
        state[-1] = accesses + ((variable, place, "W" if writes else "R", known[thread]),), known
        self.know(state, thread, {*known[thread], len(accesses)})

    def settle(self, state, living):
        pass


class ModelTest(unittest.TestCase):
    def test_store_buffering_never_reads_the_old_value_twice(self):
        found = outcomes((Start(1), Write(X, 1), Read(0, Y)), (Write(Y, 1), Read(0, X)))
        self.assertEqual(found, {"final:1,1,0,1", "final:1,1,1,0", "final:1,1,1,1"})

    def test_increments_get_lost(self):
        found = outcomes((Start(1), Add(X, 1)), (Add(X, 1),), registers=0)
        self.assertEqual(found, {"final:1,0", "final:2,0"})

    def test_increments_under_a_lock_do_not_get_lost(self):
        guarded = Synchronized(0, (Add(X, 1),))
        self.assertEqual(outcomes((Start(1), guarded), (guarded,), registers=0), {"final:2,0"})

    def test_atomic_increments_do_not_get_lost(self):
        found = outcomes((Start(1), GetAndAdd(0, Y, 1)), (GetAndAdd(0, Y, 1),))
        self.assertEqual(found, {"final:0,2,0,1", "final:0,2,1,0"})

    def test_one_compare_and_set_wins(self):
        found = outcomes((Start(1), CompareAndSet(0, Y, 0, 5)), (CompareAndSet(0, Y, 0, 7),))
        self.assertEqual(found, {"final:0,5,1,0", "final:0,7,0,1"})

    def test_two_locks_in_opposite_order_can_deadlock(self):
        found = outcomes((Start(1), Synchronized(0, (Synchronized(1, ()),))), (Synchronized(1, (Synchronized(0, ()),)),),
                         registers=0)
        self.assertEqual(found, {"final:0,0", "deadlock:main,t1"})

    def test_locks_are_reentrant(self):
        self.assertEqual(outcomes((Synchronized(0, (Synchronized(0, (Write(X, 1),)), Add(X, 1))),), registers=0), {"final:2,0"})

    def test_notification_before_the_wait_is_lost(self):
        found = outcomes((Start(1), Synchronized(0, (Notify(0, False),))), (Synchronized(0, (Wait(0, 0),)),))
        self.assertEqual(found, {"final:0,0,0,1", "deadlock:t1"})

    def test_notify_wakes_any_one_waiter(self):
        waiter = (Synchronized(0, (Wait(0, 0),)), Write(X, 1))
        other = (Synchronized(0, (Wait(0, 0),)), Write(Y, 1))
        found = outcomes((Start(1), Start(2), Synchronized(0, (Notify(0, False),))), waiter, other)
        self.assertEqual(found, {"deadlock:t1", "deadlock:t2", "deadlock:t1,t2"})

    def test_a_wait_gives_all_of_a_nested_lock_up(self):
        found = outcomes((Start(1), Synchronized(0, (Synchronized(0, (Wait(0, 0),)), Read(0, X)))),
                         (Synchronized(0, (Write(X, 3), Notify(0, True))),))
        self.assertEqual(found, {"final:3,0,3,0", "deadlock:main"})

    def test_time_outs_come_only_at_quiescence(self):
        threads = (Start(1), Synchronized(0, (Wait(0, 0, 10),)), Read(0, X)), (Write(X, 1),)
        self.assertEqual(outcomes(*threads), {"final:1,0,0,0", "final:1,0,1,0"})
        self.assertEqual(outcomes(*threads, time_outs=QUIESCENT), {"final:1,0,1,0"})

    def test_the_earliest_time_out_comes_first(self):
        threads = (Start(1), Park(30), Write(X, 1)), (Park(10), Park(10), Write(X, 2))
        self.assertEqual(outcomes(*threads, registers=0), {"final:1,0", "final:2,0"})
        self.assertEqual(outcomes(*threads, registers=0, time_outs=QUIESCENT), {"final:1,0"})
        equal = (Start(1), Park(20), Write(X, 1)), (Park(10), Park(10), Write(X, 2))
        self.assertEqual(outcomes(*equal, registers=0, time_outs=QUIESCENT), {"final:1,0", "final:2,0"})

    def test_a_time_out_needs_no_lock(self):
        # t1's wait is over first, though main holds the lock: when main gives it up, either may be the next to have it.
        threads = ((Start(1), Synchronized(0, (Park(30 * NANOSECONDS),)), Synchronized(0, (Wait(0, 0),))),
                   (Synchronized(0, (Wait(0, 0, 10), Notify(0, True))),))
        self.assertEqual(outcomes(*threads, time_outs=QUIESCENT), {"final:0,0,1,1", "deadlock:main"})

    def test_permits_do_not_add_up(self):
        found = outcomes((Start(1), Unpark(1), Unpark(1)), (Park(), Park(), Write(X, 1)), registers=0)
        self.assertEqual(found, {"final:1,0", "deadlock:t1"})

    def test_a_permit_for_a_thread_that_has_not_begun_is_lost(self):
        self.assertEqual(outcomes((Unpark(1), Start(1)), (Park(),), registers=0), {"deadlock:t1"})

    def test_an_interrupt_ends_a_park_and_uses_the_permit(self):
        found = outcomes((Unpark(0), Interrupt(0), Park(), TakeInterrupt(0), Park()))
        self.assertEqual(found, {"deadlock:main"})

    def test_interrupted_wait_or_notified_wait(self):
        # The lock is held from before the interrupt to after the notification, yet either may take the waiter out.
        found = outcomes((Start(1), Synchronized(0, (Interrupt(1), Notify(0, False)))),
                         (Synchronized(0, (Wait(0, 0),)), TakeInterrupt(1)), registers=2)
        self.assertEqual(found, {"final:0,0,0,0,1,1", "final:0,0,0,0,2,0"})

    def test_join_sees_the_end_and_an_interrupted_join_does_not(self):
        self.assertEqual(outcomes((Start(1), Join(1, 0), IsAlive(0, 1)), (Write(X, 1),)), {"final:1,0,0,0"})
        found = outcomes((Start(1), Join(1, 0)), (Interrupt(0), Write(X, 1)))
        self.assertEqual(found, {"final:1,0,1,0", "final:1,0,2,0"})

    def test_choices_assertions_and_exceptions(self):
        found = outcomes((Choose(0, 3), Assert(Condition(0, "!=", 1)), Throw(Condition(0, "==", 2))))
        self.assertEqual(found, {"final:0,0,0", "assertion:main", "exception:main"})

    def test_who_dies_leaves_no_results(self):
        self.assertEqual(outcomes((Choose(0, 2), Throw(Condition(0, "==", 1)))), {"final:0,0,0", "exception:main"})
        self.assertEqual(outcomes((Choose(0, 2), Throw(Condition(0, "==", 0)))), {"final:0,0,0", "final:0,0,1", "exception:main"})

    def test_notifying_without_the_lock_throws(self):
        self.assertEqual(outcomes((Notify(0, True),)), {"exception:main", "final:0,0,0"})
        found = outcomes((Start(1), Synchronized(0, (Notify(1, True),))), (Synchronized(0, (Write(X, 1),)),))
        self.assertEqual(found, {"exception:main", "final:1,0,0,0"})

    def test_others_go_on_after_a_thread_has_died(self):
        found = outcomes((Start(1), Join(1, 0), Write(X, 3)), (Throw(Condition(0, "==", 0)), Write(X, 1)))
        self.assertEqual(found, {"exception:t1", "final:3,0,1,0"})
        found = outcomes((Start(1), Throw(Condition(0, "==", 0))), (Write(X, 1),))
        self.assertEqual(found, {"exception:main", "final:1,0,0,0"})

    def test_an_exception_gives_up_its_locks(self):
        found = outcomes((Start(1), Synchronized(0, (Write(Y, 2), Throw(Condition(0, "==", 0))))), (Synchronized(0, (Exit(),)),))
        self.assertEqual(found, {"exit:0", "exit:2", "exception:main"})

    def test_spinning_ends_or_does_not(self):
        self.assertEqual(outcomes((Start(1), Spin(((Y, 1),)), Read(0, X)), (Write(X, 1), Write(Y, 1))), {"final:1,1,1,0"})
        self.assertEqual(outcomes((Spin(((Y, 1),)),)), set())

    def test_spinning_for_two_reads_them_one_after_the_other(self):
        z = Variable("z", Storage.VOLATILE, 2)
        threads = (Start(1), Spin(((Y, 1), (z, 1)))), (Write(Y, 1), Write(Y, 2), Write(z, 1))
        self.assertEqual(outcomes(*threads, registers=0, variables=(X, Y, z)), {"final:0,2,1"})
        self.assertEqual(outcomes(*threads[:1], (Write(Y, 2),), registers=0, variables=(X, Y, z)), set())

    def test_a_round_of_spinning_can_write(self):
        found = outcomes((Start(1), Spin(((Y, 1),), (Write(X, 1),))), (Read(0, X), Write(Y, 1)))
        self.assertEqual(found, {"final:0,1,0,0", "final:1,1,0,0", "final:1,1,0,1"})

    def test_updates_do_not_get_lost(self):
        found = outcomes((Start(1), Update(0, Y, 2)), (Update(0, Y, 1),))
        self.assertEqual(found, {"final:0,3,0,2", "final:0,3,1,0"})

    def test_what_a_spin_lock_guards_is_not_interrupted(self):
        guarded = SpinLocked(Y, (Add(X, 1),))
        self.assertEqual(outcomes((Start(1), guarded), (guarded,), registers=0), {"final:2,0"})
        self.assertEqual(self.pairs((Start(1), guarded), (guarded,), registers=0), set())

    def test_which_of_two_blocks_it_was_is_forgotten(self):
        self.assertEqual(outcomes((Either(0, (Write(X, 1),), (Write(X, 2),)),)), {"final:1,0,0", "final:2,0,0"})
        self.assertEqual(self.pairs((Start(1), Either(0, (Write(X, 1),), (Write(X, 1),))), (Read(0, X),)),
                         {"1W-3R", "2W-3R", "3R-1W", "3R-2W"})

    def test_one_thread_initialises_a_class_and_the_others_wait_for_it(self):
        threads = (Start(1), UseClass(0), Read(0, X)), (UseClass(0), Read(0, X))
        self.assertEqual(outcomes(*threads, classes=((Add(X, 1),),)), {"final:1,0,1,1"})
        self.assertEqual(self.pairs(*threads, classes=((Add(X, 1),),)), set())

    def test_initialisers_that_need_each_other_can_deadlock(self):
        classes = (UseClass(1),), (UseClass(0),)
        found = outcomes((Start(1), UseClass(0)), (UseClass(1),), registers=0, classes=classes)
        self.assertEqual(found, {"final:0,0", "deadlock:main,t1"})

    def test_an_exit_ends_the_execution_whatever_the_others_do(self):
        found = outcomes((Start(1), Exit()), (Write(X, 1), Write(Y, 1), Write(Y, 2)), registers=0)
        self.assertEqual(found, {"exit:0", "exit:1", "exit:2"})

    def test_races_are_conflicting_accesses_that_can_come_together(self):
        self.assertTrue(explore((Start(1), Read(0, X)), (Write(X, 1),)).has_race)
        self.assertFalse(explore((Start(1), Read(0, X)), (Read(0, X),)).has_race)
        self.assertFalse(explore((Start(1), Read(0, Y)), (Write(Y, 1),)).has_race)
        self.assertFalse(explore((Write(X, 1), Start(1), Join(1, 0), Read(0, X)), (Add(X, 1),)).has_race)
        published = Read(0, Y), If(Condition(0, "==", 1), (Read(0, X),))
        self.assertFalse(explore((Start(1), Write(X, 1), Write(Y, 1)), published).has_race)

    def pairs(self, *threads, **parameters):
        tested = program(*numbered(threads), **parameters)
        return set(Model(tested, ANY, Past).explore().pairs)

    def test_racing_pairs_come_in_both_orders(self):
        self.assertEqual(self.pairs((Start(1), Read(0, X)), (Write(X, 1),)), {"1R-2W", "2W-1R"})
        self.assertEqual(self.pairs((Start(1), Add(X, 1)), (Read(0, X),)), {"1W-2R", "2R-1W"})
        self.assertEqual(self.pairs((Write(X, 1), Start(1)), (Write(X, 2),), registers=0), set())

    def test_a_value_that_is_waited_for_by_a_race_gives_one_order(self):
        # Only if main has read 1 it accesses y, which t1 has then written: in the other order there is no such pair.
        plain = Variable("y", Storage.STATIC, 1)
        found = self.pairs((Start(1), Read(0, X), If(Condition(0, "==", 1), (Read(0, plain),))), (Write(plain, 1), Write(X, 1)),
                           variables=(X, plain))
        self.assertEqual(found, {"1R-4W", "4W-1R", "3W-2R"})

    def test_what_orders_and_what_does_not(self):
        handle = Variable("y", Storage.HANDLE, 1)
        for write, read, is_ordered in (("Release", "Acquire", True), ("Volatile", "Acquire", True), ("Opaque", "Acquire", False),
                                        ("Release", "Opaque", False)):
            threads = ((Start(1), Write(X, 1), Write(handle, 1, mode=write)),
                       (Read(0, handle, read), If(Condition(0, "==", 1), (Read(1, X),))))
            found = self.pairs(*threads, registers=2, variables=(X, handle))
            self.assertEqual(found, set() if is_ordered else {"1W-2R"})
        self.assertEqual(self.pairs((Start(1), Write(X, 1), Unpark(1)), (Park(), Read(0, X))), {"1W-2R"})
        self.assertEqual(self.pairs((Start(1), Write(X, 1), Interrupt(1)), (Park(), TakeInterrupt(0), Read(0, X))), set())

    def test_racing_pairs_are_those_of_the_definition(self):
        randomness, compared = random.Random(1), 0
        while compared < 40:
            tested = Generator(randomness, "P", randomness.choice(("plain", "mixed"))).program()
            try:
                if Model(tested, ANY).explore(maximum_paths=300).has_race:
                    compared += 1
                    self.assertEqual(Model(tested, ANY, Past).explore().pairs, Model(tested, ANY, Definition).explore().pairs)
            except TooLarge:
                pass

    def test_paths_are_counted(self):
        # Each thread has its writes and its end: two lists of three steps after the start.
        writes = (Write(X, 1), Write(X, 1))
        self.assertEqual(explore((Start(1), *writes), writes, registers=0).paths, 20)


if __name__ == "__main__":
    unittest.main()
