"""A little SVG: boxes, texts, lines and arrows, in the colours of the figures."""

from xml.sax.saxutils import escape

INK, FAINT, FILL, LINE = "#222222", "#667085", "#eef2f7", "#8a97a8"


class Drawing:
    def __init__(self):
        self.parts_ = []

    def box(self, x, y, width, height, fill=FILL):
        self.parts_.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="6" fill="{fill}" '
                           f'stroke="{LINE}"/>')

    def text(self, x, y, text, size=12, anchor="middle", bold=False, colour=INK, mono=False):
        style = ' font-weight="bold"' if bold else ""
        style += ' font-family="monospace"' if mono else ""
        self.parts_.append(f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" fill="{colour}"{style}>'
                           f'{escape(text)}</text>')

    def line(self, x1, y1, x2, y2, colour=LINE, dashed=False):
        self.path([(x1, y1), (x2, y2)], colour, dashed, arrow=False)

    def path(self, points, colour=INK, dashed=False, arrow=True):
        """Smooth and vertical at its points if it has bends, straight from end to end if not."""
        x, y = points[0]
        curve = f"M {x:.1f} {y:.1f}"
        for nx, ny in points[1:]:
            middle = (y + ny) / 2
            curve += f" L {nx:.1f} {ny:.1f}" if x == nx or y == ny else f" C {x:.1f} {middle:.1f} {nx:.1f} {middle:.1f} {nx:.1f} {ny:.1f}"
            x, y = nx, ny
        style = ' stroke-dasharray="4 3"' if dashed else ""
        style += ' marker-end="url(#arrow)"' if arrow else ""
        self.parts_.append(f'<path d="{curve}" fill="none" stroke="{colour}" stroke-width="1.3"{style}/>')

    def document(self, width, height, title):
        head = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
                f'viewBox="0 0 {width:.0f} {height:.0f}" font-family="sans-serif" role="img">\n<title>{escape(title)}</title>\n'
                '<defs><marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">'
                f'<path d="M 0 1 L 10 5 L 0 9 z" fill="{INK}"/></marker></defs>\n'
                '<rect width="100%" height="100%" fill="white"/>\n')
        return head + "\n".join(self.parts_) + "\n</svg>\n"
