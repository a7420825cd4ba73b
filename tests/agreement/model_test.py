"""The model on programs small enough to work their outcomes out by hand."""

import unittest

from .model import ANY, QUIESCENT, Model
from .syntax import (Add, Assert, Choose, CompareAndSet, Condition, GetAndAdd, If, Interrupt, IsAlive, Join, Notify, Park,
                     Program, Read, Spin, Start, Storage, Synchronized, TakeInterrupt, Throw, Unpark, Variable, Wait, Write)

X = Variable("x", Storage.STATIC, 0)
Y = Variable("y", Storage.VOLATILE, 1)


def program(*threads, registers=1, variables=(X, Y)):
    return Program("P", "test", False, list(variables), 2, list(threads), [registers] * len(threads))


def explore(*threads, time_outs=ANY, **parameters):
    return Model(program(*threads, **parameters), time_outs).explore()


def outcomes(*threads, **parameters):
    return set(explore(*threads, **parameters).outcomes)


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

    def test_notifying_without_the_lock_throws(self):
        self.assertEqual(outcomes((Notify(0, True),)), {"exception:main"})

    def test_a_violation_ends_the_execution(self):
        found = outcomes((Start(1), Read(0, Y), If(Condition(0, "==", 1), (Write(X, 1),))),
                         (Write(Y, 1), Read(0, Y), Throw(Condition(0, "==", 1))))
        self.assertEqual(found, {"exception:t1"})

    def test_others_may_go_on_before_a_violation_ends_the_execution(self):
        threads = (Start(1), Write(Y, 1), Assert(Condition(0, "==", 1))), (Read(0, Y), Throw(Condition(0, "==", 1)), Read(0, X))
        self.assertEqual(outcomes(*threads), {"assertion:main", "exception:t1"})

    def test_spinning_ends_or_does_not(self):
        self.assertEqual(outcomes((Start(1), Spin(Y, 1), Read(0, X)), (Write(X, 1), Write(Y, 1))), {"final:1,1,1,0"})
        self.assertEqual(outcomes((Spin(Y, 1),)), set())

    def test_races_are_conflicting_accesses_that_can_come_together(self):
        self.assertTrue(explore((Start(1), Read(0, X)), (Write(X, 1),)).has_race)
        self.assertFalse(explore((Start(1), Read(0, X)), (Read(0, X),)).has_race)
        self.assertFalse(explore((Start(1), Read(0, Y)), (Write(Y, 1),)).has_race)
        self.assertFalse(explore((Write(X, 1), Start(1), Join(1, 0), Read(0, X)), (Add(X, 1),)).has_race)
        published = Read(0, Y), If(Condition(0, "==", 1), (Read(0, X),))
        self.assertFalse(explore((Start(1), Write(X, 1), Write(Y, 1)), published).has_race)

    def test_paths_are_counted(self):
        # Each thread has its writes and its end: two lists of three steps after the start.
        writes = (Write(X, 1), Write(X, 1))
        self.assertEqual(explore((Start(1), *writes), writes, registers=0).paths, 20)


if __name__ == "__main__":
    unittest.main()
