"""A difference between model and exploration must be seen, and nothing else taken for one."""

import unittest

from .compare import parse_answer, problems_of

MUST = {"outcomes": ["final:1", "exception:t1@9"], "races": {"5-7": "x"}, "locations": ["x"]}
MAY = {"outcomes": ["final:1", "final:2", "exception:t1@9", "exception:t2@9"], "races": {"5-7": "x", "5-8": "x"},
       "locations": ["x"]}
ENTRY = {"must": MUST, "may": MAY}
RIGHT = ("final:1", "exception:t1@9", "data-race:5W-7R")


def problems(*outcomes, bound="none"):
    return [line.split(":")[0] for line in problems_of(ENTRY, parse_answer(bound, "10", outcomes))]


class CompareTest(unittest.TestCase):
    def test_right_answers(self):
        self.assertEqual(problems(*RIGHT), [])
        self.assertEqual(problems(*RIGHT, "final:2", "data-race:8R-5W"), [])
        self.assertEqual(problems("exit:1", *RIGHT[1:]), [])

    def test_a_failure_counts_for_every_thread_at_its_line(self):
        self.assertEqual(problems("final:1", "exception:t2@9", "data-race:5W-8R"), [])

    def test_something_is_missing(self):
        self.assertEqual(problems(*RIGHT[1:]), ["not found"])
        self.assertEqual(problems(RIGHT[0], RIGHT[2]), ["not found"])
        self.assertEqual(problems(*RIGHT[:2]), ["missed race"])

    def test_something_is_too_much(self):
        self.assertEqual(problems(*RIGHT, "final:3"), ["not expected"])
        self.assertEqual(problems(*RIGHT, "exception:t1@8"), ["not expected"])
        self.assertEqual(problems(*RIGHT, "deadlock:t1"), ["not expected"])
        self.assertEqual(problems(*RIGHT, "data-race:5W-9R"), ["no race"])

    def test_what_stops_at_the_limit_may_lack_something(self):
        self.assertEqual(problems(bound="states"), [])
        self.assertEqual(problems("final:3", bound="states"), ["not expected"])
        self.assertEqual(problems(bound="unsupported"), ["stopped"])


if __name__ == "__main__":
    unittest.main()
