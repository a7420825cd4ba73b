"""Without a Java PathFinder that works, the benchmark says so in one line and goes on."""

import argparse
import contextlib
import io
import os
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parent))
import explore_bench  # noqa: E402


class WithoutPathFinder(unittest.TestCase):
    def reason(self, **environment):
        said = io.StringIO()
        kept = {key: value for key, value in os.environ.items() if key != "JPF_HOME"}
        with mock.patch.dict(os.environ, {**kept, **environment}, clear=True), contextlib.redirect_stdout(said):
            found = explore_bench.find_jpf(argparse.Namespace(timeout=60), "no-classes")
        self.assertIsNone(found)
        self.assertEqual(said.getvalue().count("\n"), 1)
        return said.getvalue()

    def test_not_set(self):
        self.assertIn("JPF_HOME is not set", self.reason())

    def test_not_there(self):
        with tempfile.TemporaryDirectory() as home:
            self.assertIn(f"{home}, but build/RunJPF.jar is not there", self.reason(JPF_HOME=home))

    def test_broken(self):
        with tempfile.TemporaryDirectory() as home:
            (Path(home) / "build").mkdir()
            (Path(home) / "build" / "RunJPF.jar").write_text("no jar")
            self.assertIn("does not explore a small program", self.reason(JPF_HOME=home))


if __name__ == "__main__":
    unittest.main()
