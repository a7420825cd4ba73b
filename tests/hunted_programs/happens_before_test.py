"""happens_before.py on traces of a few events."""

import unittest

from .happens_before import happens_after, problems_of_race


def event(thread, memory, target=None, line=1, **more):
    return {"thread": thread, "number": ["main", "t1", "t2"].index(thread), "memory": memory, "target": target, "object": None,
            "call": None, "line": line, **more}


def race(events, earlier, later):
    return {"trace": events, "accesses": [{"event": earlier}, {"event": later}]}


class HappensBeforeTest(unittest.TestCase):
    def ordered(self, events, subjects=None):
        """Does the first event happen before the last?"""
        return len(events) - 1 in happens_after(events, subjects or {}, 0)

    def test_start_orders(self):
        events = [event("main", "PlainWrite", "P.x"), event("main", "Start", "t1"), event("t1", "Begin"), event("t1", "PlainRead", "P.x")]
        self.assertTrue(self.ordered(events))
        self.assertFalse(self.ordered([events[0], *events[2:]]))

    def test_join_orders_after_the_thread_that_is_joined(self):
        events = [event("t1", "PlainWrite", "P.x"), event("t1", "VolatileWrite", "Thread.eetop", None),
                  event("main", "VolatileRead", "Thread.eetop", 7), event("main", "PlainRead", "P.x")]
        self.assertTrue(self.ordered(events, {7: "t1"}))
        self.assertFalse(self.ordered(events, {7: "t2"}))

    def test_monitors_order_what_comes_in_between(self):
        write, read = event("t1", "PlainWrite", "P.x"), event("t2", "PlainRead", "P.x")
        unlock, lock = event("t1", "Unlock", "Object", object="Object#1"), event("t2", "Lock", "Object", object="Object#1")
        self.assertTrue(self.ordered([write, unlock, lock, read]))
        self.assertFalse(self.ordered([write, lock, unlock, read]))
        self.assertFalse(self.ordered([write, unlock, {**lock, "object": "Object#2"}, read]))

    def test_volatile_variables_order_writes_before_reads(self):
        write, read = event("t1", "PlainWrite", "P.x"), event("t2", "PlainRead", "P.x")
        self.assertTrue(self.ordered([write, event("t1", "VolatileWrite", "P.v"), event("t2", "VolatileRead", "P.v"), read]))
        self.assertFalse(self.ordered([write, event("t1", "VolatileRead", "P.v"), event("t2", "VolatileWrite", "P.v"), read]))
        self.assertFalse(self.ordered([write, event("t1", "VolatileWrite", "P.v"), event("t2", "VolatileRead", "P.w"), read]))

    def test_calls_are_about_the_object_of_their_line(self):
        state = "AbstractQueuedSynchronizer.state"
        events = [event("t1", "PlainWrite", "P.x"), event("t1", "VolatileWrite", state, 3), event("t2", "UpdateVolatile", state, 4),
                  event("t2", "PlainRead", "P.x")]
        self.assertTrue(self.ordered(events, {3: "M0", 4: "M0"}))
        self.assertFalse(self.ordered(events, {3: "M0", 4: "M1"}))

    def test_happens_before_is_transitive(self):
        events = [event("t1", "PlainWrite", "P.x"), event("t1", "VolatileWrite", "P.v"), event("main", "VolatileRead", "P.v"),
                  event("main", "VolatileWrite", "P.w"), event("t2", "VolatileRead", "P.w"), event("t2", "PlainRead", "P.x")]
        self.assertTrue(self.ordered(events))
        self.assertEqual(happens_after(events, {}, 2), {3, 4, 5})

    def test_what_is_no_race(self):
        write, read = event("t1", "PlainWrite", "P.x"), event("t2", "PlainRead", "P.x")
        self.assertEqual(problems_of_race(race([write, read], 0, 1), {}), [])
        for events, complaint in (([{**write, "memory": "PlainRead"}, read], "do not conflict"),
                                  ([write, {**read, "target": "P.y"}], "P.x and P.y"),
                                  ([write, {**read, "number": 1}], "one thread"),
                                  ([event("t1", "VolatileWrite", "P.x"), event("t2", "VolatileRead", "P.x")], "plain")):
            self.assertTrue(any(complaint in problem for problem in problems_of_race(race(events, 0, 1), {})), complaint)


if __name__ == "__main__":
    unittest.main()
