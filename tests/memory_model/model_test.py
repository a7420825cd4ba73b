"""The model on programs small enough to be worked out by hand.

The values of a final state are the variables, then r0, r1 and r2 of each thread.
"""

import unittest

from .accesses import (ACQUIRE, ATOMIC, HANDLE, OPAQUE, PLAIN, RELEASE, VOLATILE, Add, CompareAndSet, GetAndAdd, Index, Read,
                       Variable, Write)
from .barriers import AwaitBarrier, Barrier
from .classes import Holder, Use
from .containers import Map, MapCall, Poll, Put, Queue, Take
from .locks import Await, Lock, Locked, Signal, TryLock
from .permits import Acquire, AcquireUninterruptibly, AwaitLatch, CountDown, Latch, Release, Semaphore, TryAcquire
from .monitors import Notify, Synchronized, Wait, WaitWhileZero
from .objects import FieldAccess, Load, New
from .pools import Get, Pool, ShutDown, Submit, Task
from .program import Program
from .statement import Assert, If, Loop, Set, Test, Throw, Try
from .threads import Interrupt, Interrupted, IsAlive, Join, Sleep, Start

X = Variable("x")
FLAG = Variable("v", is_volatile=True)
U = Variable("u", HANDLE)


def decide(*threads, variables=(X, FLAG, U), **parts):
    program = Program("P", "test", list(threads), list(variables), monitors=["A", "B"], **parts)
    program.java()
    return program.decide()


def strict(*threads, **parts):
    return decide(*threads, **parts)[1]


def lenient(*threads, **parts):
    return decide(*threads, **parts)[0]


def locations(*threads, **parts):
    return set(strict(*threads, **parts).locations)


def outcomes(*threads, **parts):
    """Without the lines of exceptions."""
    return {outcome.split("@")[0] for outcome in strict(*threads, **parts).outcomes}


def if_up(register, *then):
    return If(Test(register, "!=", 0), then)


def with_flag(write_mode, read_mode, flag=U, between=()):
    """Plain data, handed over by a flag."""
    return ((Start(1), Write(X, 1), Write(flag, 1, mode=write_mode), *between),
            (Read(flag, "r0", mode=read_mode), if_up("r0", Read(X, "r1"))))


class AccessTest(unittest.TestCase):
    def test_store_buffering_is_sequentially_consistent(self):
        found = outcomes((Start(1), Write(FLAG, 1, mode=VOLATILE), Read(U, "r0", mode=VOLATILE)),
                         (Write(U, 1, mode=VOLATILE), Read(FLAG, "r0", mode=VOLATILE)))
        self.assertEqual(found, {"final:0,1,1,0,0,0,1,0,0", "final:0,1,1,1,0,0,0,0,0", "final:0,1,1,1,0,0,1,0,0"})

    def test_increments_get_lost_and_race(self):
        found = strict((Start(1), Add(X, 1)), (Add(X, 1),), variables=[X])
        self.assertEqual(found.outcomes, {"final:1,0,0,0,0,0,0", "final:2,0,0,0,0,0,0"})
        self.assertEqual(found.locations, {"x"})

    def test_what_comes_before_the_write_that_is_read_comes_before_the_read(self):
        self.assertEqual(locations((Start(1), Read(U, "r1"), Write(U, 1, mode=RELEASE)), (CompareAndSet(U, 1, 2),)), set())
        self.assertEqual(locations((Start(1), Read(U, "r1"), Write(U, 1, mode=OPAQUE)), (CompareAndSet(U, 1, 2),)), {"u"})

    def test_volatile_hands_over(self):
        self.assertEqual(locations(*with_flag(VOLATILE, VOLATILE, FLAG)), set())

    def test_release_and_acquire_hand_over(self):
        for write_mode in (RELEASE, VOLATILE):
            for read_mode in (ACQUIRE, VOLATILE):
                self.assertEqual(locations(*with_flag(write_mode, read_mode)), set())

    def test_opaque_hands_nothing_over(self):
        self.assertEqual(locations(*with_flag(OPAQUE, VOLATILE)), {"x"})
        self.assertEqual(locations(*with_flag(VOLATILE, OPAQUE)), {"x"})
        self.assertEqual(locations(*with_flag(OPAQUE, OPAQUE)), {"x"})

    def test_a_plain_access_races_with_every_other_mode(self):
        for mode in (OPAQUE, RELEASE, VOLATILE):
            self.assertEqual(locations(*with_flag(mode, PLAIN)), {"u", "x"})
        for mode in (OPAQUE, ACQUIRE, VOLATILE):
            self.assertEqual(locations(*with_flag(PLAIN, mode)), {"u", "x"})

    def test_other_modes_do_not_race_with_each_other(self):
        other = (Read(U, "r0", mode=OPAQUE), Write(U, 2, mode=RELEASE))
        self.assertEqual(locations((Start(1), Write(U, 1, mode=OPAQUE)), other), set())

    def test_a_failed_update_is_a_read(self):
        reader = (Read(U, "r0"),)
        self.assertEqual(locations((Start(1), CompareAndSet(U, 5, 6)), reader), set())
        self.assertEqual(locations((Start(1), CompareAndSet(U, 0, 6)), reader), {"u"})

    def test_an_opaque_write_ends_what_a_release_gave(self):
        found = locations((Start(1), Start(2), Write(X, 1), Write(U, 1, mode=RELEASE)), (Write(U, 2, mode=OPAQUE),),
                          (Read(U, "r0", mode=ACQUIRE), If(Test("r0", "==", 2), (Read(X, "r1"),))))
        self.assertEqual(found, {"x"})

    def test_updates_continue_what_a_release_gave(self):
        for mode in (VOLATILE, ACQUIRE, RELEASE):
            found = locations((Start(1), Start(2), Write(X, 1), Write(U, 1, mode=RELEASE)), (GetAndAdd(U, 1, mode=mode),),
                              (Read(U, "r0", mode=ACQUIRE), If(Test("r0", "==", 2), (Read(X, "r1"),))))
            self.assertEqual(found, set(), mode)

    def test_all_earlier_volatile_writes_come_before_a_volatile_read(self):
        threads = ((Start(1), Start(2), Write(X, 1), Write(FLAG, 1, mode=VOLATILE)),
                   (Read(FLAG, "r0", mode=VOLATILE), if_up("r0", Write(FLAG, 2, mode=VOLATILE))),
                   (Read(FLAG, "r0", mode=VOLATILE), If(Test("r0", "==", 2), (Read(X, "r1"),))))
        self.assertEqual(locations(*threads), set())

    def test_volatile_writes_do_not_order_each_other(self):
        # A plain read that follows one of two volatile writes may still see the other: it races.
        found = strict((Start(1), Start(2), Write(U, 1, mode=VOLATILE)), (Write(U, 2, mode=VOLATILE), Read(U, "r0")), ())
        self.assertEqual(found.locations, {"u"})

    def test_the_readings_differ_where_modes_are_mixed(self):
        threads = ((Start(1), Start(2), Write(X, 1), Write(U, 1, mode=VOLATILE)), (Write(U, 2, mode=RELEASE),),
                   (Read(U, "r0", mode=VOLATILE), If(Test("r0", "==", 2), (Read(U, "r1", mode=OPAQUE),))))
        must, may = decide(*threads)
        self.assertEqual((must.locations, may.locations), (set(), set()))
        # Is the first write known after the second, which is not ordered with it, was read? If only it was there.
        reader = (CompareAndSet(FLAG_HANDLE, 2, 3, "r0"), if_up("r0", Read(X, "r1")))
        threads = ((Start(1), Start(2), Write(X, 1), Write(FLAG_HANDLE, 1, mode=VOLATILE)),
                   (Read(FLAG_HANDLE, "r0", mode=OPAQUE), if_up("r0", Write(FLAG_HANDLE, 2, mode=OPAQUE))), reader)
        must, may = decide(*threads, variables=[X, FLAG_HANDLE])
        self.assertEqual((must.locations, may.locations), (set(), {"x"}))

    def test_computed_elements(self):
        array = Variable("a", length=2)
        reader = (Read(array, "r0", index=Index(constant=1)),)
        writer = (Start(1), Read(FLAG, "r0", mode=VOLATILE), Write(array, 1, index=Index("r0", 0, is_masked=True)))
        self.assertEqual(locations(writer, reader, variables=[FLAG, array]), set())
        writer = (Start(1), Set("r0", 1), Write(array, 1, index=Index("r0", 0, is_masked=True)))
        self.assertEqual(locations(writer, reader, variables=[FLAG, array]), {"a"})

    def test_wrong_index(self):
        array = Variable("a", length=2)
        found = outcomes((Set("r0", 2), Write(array, 1, index=Index("r0"))), variables=[array])
        self.assertEqual(found, {"exception:main", "final:0,0,0,0,0"})


FLAG_HANDLE = Variable("w", ATOMIC)


class MonitorTest(unittest.TestCase):
    def test_a_monitor_guards(self):
        guarded = Synchronized("A", (Add(X, 1),))
        found = strict((Start(1), guarded), (guarded,), variables=[X])
        self.assertEqual(found.outcomes, {"final:2,0,0,0,0,0,0"})
        self.assertEqual(found.locations, set())

    def test_different_monitors_do_not(self):
        self.assertEqual(locations((Start(1), Synchronized("A", (Add(X, 1),))), (Synchronized("B", (Add(X, 1),)),)), {"x"})

    def test_crossed_monitors(self):
        found = outcomes((Start(1), Synchronized("A", (Synchronized("B", ()),))), (Synchronized("B", (Synchronized("A", ()),)),),
                         variables=[])
        self.assertEqual(found, {"deadlock:main,t1", "final:0,0,0,0,0,0"})

    def test_an_exception_unlocks(self):
        found = outcomes((Start(1), Synchronized("A", (Throw(Test("r0", "==", 0)),))), (Synchronized("A", ()),), variables=[])
        self.assertEqual(found, {"exception:main", "final:0,0,0,0,0,0"})

    def test_a_notification_may_go_by(self):
        found = outcomes((Start(1), Synchronized("A", (Wait("r2", "A"),))), (Synchronized("A", (Notify("A"),)),), variables=[])
        self.assertEqual(found, {"deadlock:main", "final:0,0,0,0,0,0"})

    def test_a_condition_in_a_loop_is_not_missed(self):
        found = strict((Start(1), Synchronized("A", (WaitWhileZero("r2", "A", Read(X, "r0")),))),
                       (Synchronized("A", (Write(X, 1), Notify("A"))),), variables=[X])
        self.assertEqual(found.outcomes, {"final:1,1,0,0,0,0,0"})
        self.assertEqual(found.locations, set())

    def test_one_waiter_is_woken_whichever(self):
        waits = Synchronized("A", (Wait("r2", "A"), Write(FLAG, 1, mode=VOLATILE)))
        found = outcomes((Start(1), Start(2), Synchronized("A", (Notify("A"),))), (waits,), (waits,), variables=[FLAG])
        self.assertEqual(found, {"deadlock:t1", "deadlock:t2", "deadlock:t1,t2"})

    def test_time_may_run_out_any_time(self):
        found = outcomes((Start(1), Synchronized("A", (Wait("r2", "A", True), Read(X, "r0")))),
                         (Synchronized("A", (Write(X, 1),)),), variables=[X])
        self.assertEqual(found, {"final:1,0,0,0,0,0,0", "final:1,1,0,0,0,0,0"})

    def test_waiting_gives_up_all_locks_of_the_monitor(self):
        found = outcomes((Start(1), Synchronized("A", (Synchronized("A", (Wait("r2", "A"),)),))),
                         (Synchronized("A", (Notify("A"),)),), variables=[])
        self.assertEqual(found, {"deadlock:main", "final:0,0,0,0,0,0"})

    def test_only_the_owner_may_notify(self):
        self.assertEqual(outcomes((Notify("A"),), variables=[]), {"exception:main", "final:0,0,0"})

    def test_an_interrupt_ends_a_wait(self):
        found = outcomes((Start(1), Interrupt(1)), (Synchronized("A", (Wait("r2", "A"),)),), variables=[])
        self.assertEqual(found, {"final:0,0,0,0,0,9"})


class ThreadTest(unittest.TestCase):
    def test_start_and_join_order(self):
        self.assertEqual(locations((Write(X, 1), Start(1), Join("r2", 1), Write(X, 2)), (Add(X, 1),)), set())

    def test_a_timed_join_orders_nothing_unless_the_thread_has_ended(self):
        self.assertEqual(locations((Start(1), Join("r2", 1, True), Write(X, 2)), (Add(X, 1),)), {"x"})
        self.assertEqual(locations((Start(1), IsAlive("r0", 1), If(Test("r0", "==", 0), (Write(X, 2),))), (Add(X, 1),)), set())

    def test_sleep_orders_nothing(self):
        self.assertEqual(locations((Start(1), Sleep("r0"), Write(X, 2)), (Add(X, 1),)), {"x"})

    def test_a_notification_may_find_a_waiter_that_was_interrupted(self):
        waiter = (Synchronized("A", (Wait("r2", "A"),)), Interrupted("r0"))
        for is_all in (False, True):
            found = outcomes((Start(1), Interrupt(1), Synchronized("A", (Notify("A", is_all),))), waiter, variables=[])
            # Thrown, or returned with the interrupt pending; never is the interrupt lost.
            self.assertEqual(found, {"final:0,0,0,0,0,9", "final:0,0,0,1,0,0"})

    def test_only_one_of_two_interrupted_waiters_may_have_left(self):
        waiter = (Synchronized("A", (Wait("r2", "A"),)),)
        found = outcomes((Start(1), Start(2), Interrupt(1), Interrupt(2), Synchronized("A", (Notify("A", True),))), waiter, waiter,
                         variables=[])
        self.assertEqual({outcome[-7] + outcome[-1] for outcome in found}, {"00", "09", "90", "99"})

    def test_an_interrupt_that_is_seen_orders(self):
        self.assertEqual(locations((Start(1), Write(X, 1), Interrupt(1)), (Interrupted("r0"), if_up("r0", Read(X, "r1")))), set())
        found = locations((Start(1), Write(X, 1), Interrupt(1)),
                          (Sleep("r0"), If(Test("r0", "==", 9), (Read(X, "r1"),))))
        self.assertEqual(found, set())

    def test_threads_go_on_after_an_uncaught_exception(self):
        found = outcomes((Start(1), Throw(Test("r0", "==", 0))), (Write(X, 1),), variables=[X])
        self.assertEqual(found, {"exception:main", "final:1,0,0,0,0,0,0"})

    def test_a_handler_of_uncaught_exceptions(self):
        found = outcomes((Start(1), Join("r2", 1)), (Throw(Test("r0", "==", 0)),), variables=[FLAG],
                         last_words={1: Write(FLAG, 5, mode=VOLATILE)})
        self.assertEqual(found, {"final:5,0,0,0,0,0,0"})

    def test_catch_and_finally(self):
        body = (Throw(Test("r0", "==", 0)), Write(X, 1))
        caught = Try(body, (("RuntimeException", (Set("r0", 7),)),), (Set("r1", 5),))
        self.assertEqual(outcomes((caught,), variables=[X]), {"final:0,7,5,0"})
        passed = Try(body, (("Error", (Set("r0", 7),)),), (Write(X, 2),))
        self.assertEqual(outcomes((passed,), variables=[X]), {"exception:main", "final:2,0,0,0"})

    def test_an_exception_is_known_by_the_line_that_threw_it(self):
        throws = Throw(Test("r0", "==", 0))
        found = strict((Synchronized("A", (Try((throws,), (), (Set("r1", 5),)),)),), variables=[])
        self.assertEqual(found.outcomes, {f"exception:main@{throws.line}", "final:0,0,0"})

    def test_a_caught_assertion_is_no_violation(self):
        fails = Assert(Test("r0", "==", 1))
        self.assertEqual(outcomes((fails,), variables=[]), {"assertion:main", "final:0,0,0"})
        self.assertEqual(outcomes((Try((fails,), (("Error", ()),)),), variables=[]), {"final:0,0,0"})

    def test_loops(self):
        self.assertEqual(outcomes((Loop(2, (Add(X, 1),)),), variables=[X]), {"final:2,0,0,0"})


class ClassTest(unittest.TestCase):
    def test_an_initialiser_runs_once_and_orders(self):
        holder = Holder("C")
        inside = Variable("c", owner=holder)
        holder.variables, holder.body = [inside], (Write(inside, 1), Add(X, 1))
        found = strict((Start(1), Read(inside, "r0")), (Read(inside, "r0"),), variables=[X], holders=[holder])
        self.assertEqual(found.outcomes, {"final:1,1,0,0,1,0,0"})
        self.assertEqual(found.locations, set())

    def test_initialisers_in_a_circle(self):
        first, second = Holder("C"), Holder("D")
        first.body, second.body = (Use(second),), (Use(first),)
        found = outcomes((Start(1), Use(first)), (Use(second),), variables=[], holders=[first, second])
        self.assertEqual(found, {"deadlock:main,t1", "final:0,0,0,0,0,0"})
        self.assertEqual(outcomes((Use(first),), variables=[], holders=[first, second]), {"final:0,0,0"})

    def test_a_failed_initialiser_fails_for_everybody(self):
        holder = Holder("C", body=(Throw(Test("r0", "==", 0)),))
        found = outcomes((Start(1), Use(holder)), (Use(holder),), variables=[], holders=[holder])
        self.assertEqual(found, {"exception:main", "exception:t1", "final:0,0,0,0,0,0"})
        caught = Try((Use(holder),), (("Error", (Set("r0", 7),)),))
        self.assertEqual(outcomes((caught,), variables=[], holders=[holder]), {"final:7,0,0"})


class ObjectTest(unittest.TestCase):
    def publish(self, is_volatile, field, **access):
        box, mode = Variable("box", is_volatile=is_volatile), VOLATILE if is_volatile else PLAIN
        return locations((Start(1), New(box, 1, 0, mode=mode)),
                         (Load(box, "b0", mode), If(Test("b0", "!=", 0), (FieldAccess("b0", field, **access),))),
                         variables=[], references=[box], box_count=1)

    def test_volatile_publication_is_safe(self):
        for field in "gfa":
            self.assertEqual(self.publish(True, field, register="r0"), set())

    def test_final_fields_need_no_order(self):
        self.assertEqual(self.publish(False, "g", register="r0"), {"box", "Box.g"})
        self.assertEqual(self.publish(False, "f", register="r0"), {"box"})
        self.assertEqual(self.publish(False, "a", register="r0"), {"box"})
        self.assertEqual(self.publish(False, "a", value=3), {"box", "Box.a"})

    def test_null(self):
        box = Variable("box", is_volatile=True)
        found = outcomes((Load(box, "b0", VOLATILE), FieldAccess("b0", "f", "r0")), variables=[], references=[box])
        self.assertEqual(found, {"exception:main", "final:0,0,0"})


class LibraryTest(unittest.TestCase):
    def test_a_lock_guards(self):
        lock = Lock("lock")
        self.assertEqual(locations((Start(1), Locked(lock, (Add(X, 1),))), (TryLock(lock, (Add(X, 1),)),), library=[lock]), set())

    def test_an_exception_may_leave_a_lock_locked(self):
        lock = Lock("lock")
        found = outcomes((Start(1), Locked(lock, (Throw(Test("r0", "==", 0)),), is_protected=False)), (Locked(lock, ()),),
                         variables=[], library=[lock])
        self.assertEqual(found, {"exception:main", "deadlock:t1", "final:0,0,0,0,0,0"})

    def test_a_failed_attempt_promises_nothing(self):
        lock = Lock("lock")
        threads = ((Start(1), Write(X, 1), Locked(lock, ())), (TryLock(lock, (), (Read(X, "r0"),)),))
        must, may = decide(*threads, library=[lock])
        self.assertEqual((must.locations, may.locations), (set(), {"x"}))

    def test_a_condition_signals_who_has_waited_longest(self):
        lock = Lock("lock")
        waits = Locked(lock, (GetAndAdd(U, 1, "r0"), Await("r2", lock)))
        found = outcomes((Start(1), Start(2), Locked(lock, (Read(U, "r0", mode=VOLATILE), Signal(lock)))), (waits,), (waits,),
                         variables=[U], library=[lock])
        self.assertEqual(found, {"deadlock:t1", "deadlock:t2", "deadlock:t1,t2"})

    def test_await_with_time_out(self):
        lock = Lock("lock")
        found = outcomes((Locked(lock, (Await("r2", lock, True),)),), variables=[], library=[lock])
        self.assertEqual(found, {"final:0,0,2"})

    def test_a_semaphore_orders_release_before_acquire(self):
        permits = Semaphore("semaphore", 0)
        writer, reader = (Start(1), Write(X, 1), Release(permits)), (AcquireUninterruptibly(permits), Read(X, "r0"))
        self.assertEqual(locations(writer, reader, library=[permits]), set())
        permits = Semaphore("semaphore", 2)
        body = (AcquireUninterruptibly(permits), Add(X, 1), Release(permits))
        self.assertEqual(locations((Start(1), *body), body, library=[permits]), {"x"})

    def test_failing_to_acquire(self):
        permits = Semaphore("semaphore", 0)
        self.assertEqual(outcomes((TryAcquire(permits, "r0"),), variables=[], library=[permits]), {"final:0,0,0"})
        self.assertEqual(outcomes((AcquireUninterruptibly(permits),), variables=[], library=[permits]), {"deadlock:main"})

    def test_a_permit_may_come_before_an_interrupt_is_noticed(self):
        permits = Semaphore("S", 0)
        threads = (Start(1), Interrupt(1), Release(permits)), (Acquire("r0", permits), Interrupted("r1"))
        self.assertEqual({outcome[-5:] for outcome in outcomes(*threads, variables=[], library=[permits])}, {"9,0,0", "0,1,0"})
        must_find = {outcome.split("@")[0][-5:] for outcome in lenient(*threads, variables=[], library=[permits]).outcomes}
        self.assertEqual(must_find, {"9,0,0"})

    def test_an_interrupt_ends_waiting_for_a_permit(self):
        permits = Semaphore("semaphore", 0)
        found = outcomes((Start(1), Interrupt(1)), (Acquire("r0", permits),), variables=[], library=[permits])
        self.assertEqual(found, {"final:0,0,0,9,0,0"})

    def test_time_may_run_out_before_a_permit_comes(self):
        permits = Semaphore("semaphore", 0)
        found = outcomes((Start(1), Release(permits)), (Acquire("r0", permits, True),), variables=[], library=[permits])
        self.assertEqual(found, {"final:0,0,0,0,0,0", "final:0,0,0,1,0,0"})

    def test_a_latch(self):
        latch = Latch("latch", 1)
        writer = (Start(1), Write(X, 1), CountDown(latch))
        self.assertEqual(locations(writer, (AwaitLatch("r2", latch), Read(X, "r0")), library=[latch]), set())
        self.assertEqual(locations(writer, (AwaitLatch("r2", latch, True), Read(X, "r0")), library=[latch]), {"x"})

    def test_a_barrier_orders_both_ways(self):
        barrier, y = Barrier("barrier"), Variable("y")
        threads = ((Start(1), Write(X, 1), AwaitBarrier(barrier), Read(y, "r0")),
                   (Write(y, 1), AwaitBarrier(barrier), Read(X, "r0")))
        found = strict(*threads, variables=[X, y], library=[barrier])
        self.assertEqual(found.outcomes, {"final:1,1,1,0,0,1,0,0"})
        self.assertEqual(found.locations, set())
        found = strict((Start(1), AwaitBarrier(barrier), Write(X, 1)), (AwaitBarrier(barrier), Write(X, 2), AwaitBarrier(barrier)),
                       variables=[X], library=[barrier])
        self.assertEqual(found.locations, {"x"})
        self.assertEqual(found.outcomes, {"deadlock:t1"})

    def test_a_map_orders_by_key(self):
        table = Map("map")
        writer = (Start(1), Write(X, 1), MapCall(table, "put", 1, "r0"))
        self.assertEqual(locations(writer, (MapCall(table, "get", 1, "r0"), if_up("r0", Read(X, "r1"))), library=[table]), set())
        reader = (MapCall(table, "get", 2, "r0"), If(Test("r0", "==", 0), (Read(X, "r1"),)))
        self.assertEqual(locations(writer, reader, library=[table]), {"x"})

    def test_map_values(self):
        table = Map("map")
        calls = (MapCall(table, "merge", 1, "r0", 2), MapCall(table, "putIfAbsent", 1, "r1", 5), MapCall(table, "remove", 1, "r2"),
                 MapCall(table, "get", 1, "r0"))
        self.assertEqual(outcomes(calls, variables=[], library=[table]), {"final:0,2,2"})

    def test_a_queue_hands_over_each_element(self):
        queue = Queue("queue")
        writer, reader = (Start(1), Write(X, 1), Put(queue, 1)), (Take("r0", queue), Read(X, "r1"))
        self.assertEqual(locations(writer, reader, library=[queue]), set())
        threads = ((Start(1), Start(2), Write(X, 1), Put(queue, 1)), (Put(queue, 2),),
                   (Take("r0", queue), If(Test("r0", "==", 2), (Poll(queue, "r0"), if_up("r0", Read(X, "r1"))))))
        self.assertEqual(locations(*threads, library=[queue]), set())

    def test_a_pool(self):
        pool = Pool(1, [Task(0, (Add(X, 1), Set("r0", 4))), Task(1, (Add(X, 1), Throw(Test("r0", "==", 0))))])
        main = (Write(X, 1), Submit(0), Submit(1), Get(0, "r0"), Get(1, "r1"), Read(X, "r2"), ShutDown())
        found = strict(main, variables=[X], pool=pool)
        self.assertEqual(found.outcomes, {"final:3,4,8,3"})
        self.assertEqual(found.locations, set())
        pool.size = 2
        self.assertEqual(locations(main, variables=[X], pool=pool), {"x"})

    def test_a_pool_that_is_not_shut_down(self):
        pool = Pool(1, [Task(0, (Assert(Test("r0", "==", 1)),))])
        self.assertEqual(outcomes((Submit(0), Get(0, "r0")), variables=[], pool=pool), {"assertion:w0", "deadlock:w0"})


if __name__ == "__main__":
    unittest.main()
