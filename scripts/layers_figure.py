"""The figure of the layers: boxes in rows, each above those that it uses.

Drawn are the declared dependencies that do not follow from others. `base`, which everybody uses, lies below all as a bar. The rows
and the places in them come from the usual method for layered graphs (Sugiyama and others 1981): a row as low as its users allow,
invisible boxes where an edge passes a row, each row ordered by the mean place of its neighbours.
"""

import re
import textwrap

from svg import FAINT, Drawing

WIDTH, HEIGHT, GAP, ROW = 186, 64, 26, 112
PASSING = 24  # the width of an edge that passes a row
MARGIN = 20
BOTTOM = "base"
TABLE_ROW = re.compile(r"^\| `(\w+)` \| ([^|]*) \|", re.MULTILINE)


def captions(document):
    """Layer -> what it holds, from the table of docs/architecture.md: up to the first colon, semicolon or bracket."""
    return {match[1]: re.split(r"[:;(]", match[2])[0].strip() for match in TABLE_ROW.finditer(document)}


def reachable(layers, start):
    reached, todo = set(), list(layers[start])
    while todo:
        name = todo.pop()
        if name not in reached:
            reached.add(name)
            todo += layers[name]
    return reached


def essential_edges(layers):
    """The dependencies that do not follow from others."""
    return {name: sorted(used for used in uses if not any(used in reachable(layers, other) for other in uses - {used}))
            for name, uses in layers.items()}


def rows_of(edges):
    """Name -> row, 0 at the top: one below the lowest that uses it."""
    users = {name: [user for user in edges if name in edges[user]] for name in edges}
    rows = {}

    def row(name):
        if name not in rows:
            rows[name] = 1 + max((row(user) for user in users[name]), default=-1)
        return rows[name]
    for name in edges:
        row(name)
    return rows


class Layout:
    def __init__(self, edges):
        rows = rows_of(edges)
        self.rows = [[] for _ in range(max(rows.values()) + 1)]
        self.links = []  # (upper, lower) in neighbouring rows
        self.chains = []  # for each edge the boxes that it goes through
        for name in sorted(edges):
            self.rows[rows[name]].append(name)
        for name in sorted(edges):
            for used in edges[name]:
                chain = [name, *(f"{name}>{used}>{at}" for at in range(rows[name] + 1, rows[used])), used]
                for at, passing in enumerate(chain[1:-1], start=rows[name] + 1):
                    self.rows[at].append(passing)
                self.links += zip(chain, chain[1:])
                self.chains.append(chain)
        self.x = {}
        for row in self.rows:
            self.place(row, {name: at for at, name in enumerate(row)})
        for _ in range(12):
            for row in self.rows[::-1][1:]:
                self.place(row, {name: self.wanted(name, [low for high, low in self.links if high == name]) for name in row})
            for row in self.rows[1:]:
                self.place(row, {name: self.wanted(name, [high for high, low in self.links if low == name]) for name in row})

    def wanted(self, name, neighbours):
        """The mean place of the neighbours."""
        near = [self.x[neighbour] for neighbour in neighbours]
        return sum(near) / len(near) if near else self.x[name]

    def place(self, row, wanted):
        """As near to the wanted places as the widths allow, the row as a whole in the mean of them."""
        row.sort(key=lambda name: (wanted[name], name))
        at, places = 0.0, []
        for name in row:
            width = PASSING if ">" in name else WIDTH
            at = max(at, wanted[name] - width / 2) if places else wanted[name] - width / 2
            places.append(at + width / 2)
            at += width + GAP
        shift = sum(wanted[name] - place for name, place in zip(row, places)) / len(row)
        for name, place in zip(row, places):
            self.x[name] = place + shift


def draw_layers(layers, document):
    texts = captions(document)
    if set(texts) != set(layers):
        raise ValueError(f"docs/architecture.md: its table has {sorted(set(texts) - set(layers))} too many and lacks "
                         f"{sorted(set(layers) - set(texts))}")
    upper = {name: uses - {BOTTOM} for name, uses in layers.items() if name != BOTTOM}
    layout = Layout(essential_edges(upper))
    left = min(layout.x[name] - WIDTH / 2 for name in upper)
    right = max(layout.x[name] + WIDTH / 2 for name in upper)
    drawing = Drawing()
    place = {name: (x - left + MARGIN, MARGIN + at * ROW) for at, row in enumerate(layout.rows) for name in row
             for x in [layout.x[name]]}
    for chain in layout.chains:
        points = [(place[chain[0]][0], place[chain[0]][1] + HEIGHT)]
        for passing in chain[1:-1]:
            points += [(place[passing][0], place[passing][1]), (place[passing][0], place[passing][1] + HEIGHT)]
        drawing.path([*points, (place[chain[-1]][0], place[chain[-1]][1])])
    for name in sorted(upper):
        draw_box(drawing, *place[name], WIDTH, name, texts[name])
    width = right - left + 2 * MARGIN
    bottom = MARGIN + len(layout.rows) * ROW - (ROW - HEIGHT) + 30
    drawing.box(MARGIN, bottom, width - 2 * MARGIN, 44)
    drawing.text(width / 2, bottom + 19, f"{BOTTOM}, which all use", 14, bold=True)
    drawing.text(width / 2, bottom + 35, texts[BOTTOM].replace("`", ""), 11, colour=FAINT)
    return drawing.document(width, bottom + 44 + MARGIN, "The layers: each uses those that its arrows lead to, and those below them")


def draw_box(drawing, x, y, width, name, caption):
    drawing.box(x - width / 2, y, width, HEIGHT)
    lines = textwrap.wrap(caption.replace("`", ""), 30)
    while len(lines) > 2:  # what comes first says most
        caption = caption.rpartition(",")[0]
        lines = textwrap.wrap(caption.replace("`", ""), 30)
    drawing.text(x, y + (22 if len(lines) > 1 else 27), name, 14, bold=True)
    for at, line in enumerate(lines):
        drawing.text(x, y + (38 if len(lines) > 1 else 45) + 14 * at, line, 11, colour=FAINT)
