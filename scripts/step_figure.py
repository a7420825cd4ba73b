"""The figure of the life of a step: who asks whom, from top to bottom."""

import re

from svg import FAINT, LINE, Drawing

LANES = ("search", "explore", "machine", "state", "memory")
# From, to, the function that is called (a name in some header of src/), what happens.
CALLS = (
    ("search", "explore", "enabled", "which steps can be taken?"),
    ("explore", "machine", "pending", "what does each thread do next?"),
    ("search", "explore", "push_mark", "a point to come back to"),
    ("explore", "state", "mark", "remembers where the journal is"),
    ("search", "explore", "take", "a step: a thread and an alternative"),
    ("explore", "machine", "step", "executes the pending operation"),
    ("machine", "state", "before_write", "first write: saves the old contents"),
    ("machine", "memory", "access", "reads, writes, acquires, releases"),
    ("machine", "machine", "", "runs on to its next operation"),
    ("explore", "state", "commit_step", "names survivors, updates the hash"),
    ("search", "explore", "fingerprint", "the hash and the label of races"),
    ("search", "search", "visit", "is the state in the store already?"),
    ("search", "explore", "undo", "known, or all that follows is done"),
    ("explore", "state", "undo_to", "copies the saved contents back"),
)
APART, ROW, TOP, MARGIN = 210, 46, 70, 90


def check_names(src):
    """Raises ValueError if a function of the figure is in no header."""
    headers = "\n".join(file.read_text(encoding="utf-8") for file in sorted(src.rglob("*.h")))
    missing = [name for _, _, name, _ in CALLS if name and not re.search(rf"\b{name}\(", headers)]
    if missing:
        raise ValueError(f"scripts/step_figure.py: no header has {', '.join(missing)}; what are they called now?")


def draw_step(src):
    check_names(src)
    drawing = Drawing()
    place = {name: MARGIN + at * APART for at, name in enumerate(LANES)}
    height = TOP + len(CALLS) * ROW + 10
    for name, x in place.items():
        drawing.line(x, 46, x, height, LINE, dashed=True)
        drawing.box(x - 55, 16, 110, 30)
        drawing.text(x, 36, name, 14, bold=True)
    for at, (caller, called, name, what) in enumerate(CALLS):
        draw_call(drawing, place[caller], place[called], TOP + at * ROW + 24, name, what)
    return drawing.document(place[LANES[-1]] + 110, height + 16, "The life of a step: who asks whom, from top to bottom")


def draw_call(drawing, start, end, y, name, what):
    if start == end:
        drawing.box(start - 4, y - 16, 8, 30)
        x, anchor = start + 12, "start"
        lines = [(name, True), (what, False)] if name else [(what, False)]
        for at, (line, mono) in enumerate(lines):
            drawing.text(x, y - 4 + 15 * at + (0 if name else 6), line, 12 if mono else 11, anchor, mono=mono,
                         colour="#222222" if mono else FAINT)
        return
    drawing.path([(start, y), (end, y)])
    x = start + 10
    drawing.text(x, y - 6, name, 12, "start", mono=True)
    drawing.text(x, y + 14, what, 11, "start", colour=FAINT)
