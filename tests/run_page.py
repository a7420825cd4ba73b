#!/usr/bin/env python3
"""Looks at report pages in a browser: those of programs that show every kind of finding, and samples with extreme results.

Of each page: lanes, arrows and the racing pair are those of the result; keys, slider, filters and the copy button work; nothing is loaded,
no policy is violated, nothing is executed; it fits its window in light and dark, wide and narrow. Besides, the types of the page's sources
must hold, and template.html must be what they build.

  tests/run_page.py --only 'hostile*'          some pages
  tests/run_page.py --screenshots FOLDER       keeps the pictures, to look at

It needs node, npm and Chromium (scripts/install-dependencies --page). The last line of the output is `N passed, M failed`; the exit status
is 1 if a page fails, 2 if the suite could not run.
"""

import argparse
import fnmatch
import json
import os
import shutil
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from page_programs import MARKER, PROGRAMS, TEMPLATE, PageMaker, page_of
from page_samples import write_samples
from processes import in_parallel, run_process
from suite import ROOT, Verdict, add_common_options, close, command_line, javac, report, resolve_raceproof, run_main

PAGE = ROOT / "page"
MODULES = PAGE / "node_modules"
MOST_TEMPLATE_BYTES = 150_000
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def found_browser():
    named = os.environ.get("CHROMIUM")
    found = named or next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        raise SystemExit("error: no Chromium; scripts/install-dependencies --page installs it, or CHROMIUM names it")
    return found


def set_up():
    """The tools that package-lock.json pins; they stay from one run to the next."""
    for tool in ("node", "npm"):
        if shutil.which(tool) is None:
            raise SystemExit(f"error: no {tool}; scripts/install-dependencies --page installs it")
    installed, pinned = MODULES / ".package-lock.json", PAGE / "package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= pinned.stat().st_mtime:
        return
    outcome = run_process(["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"], seconds=300, cwd=PAGE)
    if outcome.status != 0:
        raise SystemExit("error: npm ci failed\n" + outcome.stderr.decode(errors="replace")[-2000:])
    installed.touch()


def timed(name, check):
    started = time.monotonic()
    problems = check()
    return Verdict(name, problems, time.monotonic() - started)


def type_problems():
    outcome = run_process(["node", str(MODULES / "typescript" / "bin" / "tsc"), "--noEmit"], seconds=120, cwd=PAGE)
    return [] if outcome.status == 0 else outcome.stdout.decode(errors="replace").splitlines()[:30] or [outcome.status_text()]


def template_problems():
    """The template is what the sources build, small, with one place for results and a policy that allows no more than it needs."""
    with tempfile.TemporaryDirectory(prefix="raceproof-page-") as folder:
        built = Path(folder) / "template.html"
        outcome = run_process(["node", "build.mjs", str(built)], seconds=60, cwd=PAGE)
        if outcome.status != 0:
            return outcome.stderr.decode(errors="replace").splitlines()[:30]
        present, kept = built.read_bytes(), TEMPLATE.read_bytes()
    problems = [] if present == kept else ["template.html is not what the sources build: run `npm run build` in page/"]
    if len(kept) > MOST_TEMPLATE_BYTES:
        problems.append(f"template.html has {len(kept)} bytes, more than {MOST_TEMPLATE_BYTES}")
    if kept.count(MARKER.encode()) != 1:
        problems.append(f"template.html should have {MARKER} once")
    for word in (b"unsafe-", b"://", b"innerHTML", b"eval("):
        if word in kept.replace(b"http://www.w3.org/2000/svg", b""):
            problems.append(f"template.html should not contain {word.decode()}")
    if '"resolved"' in (PAGE / "package-lock.json").read_text(encoding="utf-8"):
        problems.append("package-lock.json names a registry: install with the options of page/.npmrc")
    return problems


def made_entries(options, folder):
    """The pages of programs and samples."""
    chosen = [one for one in PROGRAMS if is_chosen(one.name, options)]
    entries = []
    if chosen:
        classes = folder / "classes"
        if complaints := javac(sorted({one.source for one in chosen}), classes, [options.raceproof.parent / "raceproof.jar"]):
            raise SystemExit("error: javac failed\n" + "\n".join(sum(complaints.values(), [])))
        entries += in_parallel(PageMaker(options, classes, folder).make, chosen, options.jobs)
        if not options.only:
            entries.append(joined(entries, folder))
    return entries + [entry for entry in write_samples(folder) if is_chosen(entry["name"], options)]


def joined(entries, folder):
    """One page of all programs."""
    results = []
    for entry in entries:
        if "result" in entry:
            result = json.loads(Path(entry["result"]).read_text(encoding="utf-8"))
            results.append({**result, "program": entry["name"]})
    stem = folder / "all-programs"
    stem.with_suffix(".html").write_text(page_of(results), encoding="utf-8")
    stem.with_suffix(".json").write_text(json.dumps(results), encoding="utf-8")
    return {"name": "all programs", "page": str(stem.with_suffix(".html")), "result": str(stem.with_suffix(".json")),
            "check": "all programs", "kinds": [], "pictures": True, "problems": []}


def is_chosen(name, options):
    return not options.only or any(fnmatch.fnmatch(name, glob) for glob in options.only)


def browser_verdicts(entries, options, folder):
    """What page/test/run.mjs says of each page."""
    task = folder / "task.json"
    pictures = options.screenshots or folder / "screenshots"
    pictures.mkdir(parents=True, exist_ok=True)
    task.write_text(json.dumps({"browser": found_browser(), "jobs": options.jobs, "screenshots": str(pictures.resolve()),
                                "pages": entries}), encoding="utf-8")
    outcome = run_process(["node", str(PAGE / "test" / "run.mjs"), str(task)], seconds=options.timeout * 10, cwd=PAGE)
    verdicts = [Verdict(**json.loads(line)) for line in outcome.stdout.decode(errors="replace").splitlines() if line.startswith("{")]
    if outcome.status != 0 or len(verdicts) != len(entries):
        verdicts.append(Verdict("browser", [outcome.status_text(), *outcome.stderr.decode(errors="replace").splitlines()[-20:]]))
    return verdicts


def parse_options():
    parser = argparse.ArgumentParser(description="looks at report pages in a browser")
    add_common_options(parser)
    parser.add_argument("--only", action="append", default=[], metavar="GLOB", help="only pages whose name matches, repeatable")
    parser.add_argument("--screenshots", type=Path, metavar="FOLDER", help="keep the pictures there")
    return parser.parse_args(command_line())


def main():
    options = parse_options()
    options.raceproof = resolve_raceproof(options.raceproof)
    set_up()
    verdicts = []
    if not options.only:
        verdicts.append(timed("template", template_problems))
    with ThreadPoolExecutor(max_workers=1) as beside, tempfile.TemporaryDirectory(prefix="raceproof-page-") as folder:
        # The compiler of types takes as long as everything else takes to begin.
        types = None if options.only else beside.submit(timed, "types", type_problems)
        entries = made_entries(options, Path(folder))
        if not entries:
            raise SystemExit("error: no page to look at")
        verdicts += browser_verdicts(entries, options, Path(folder))
        if types is not None:
            verdicts.append(types.result())
    for verdict in verdicts:
        report(verdict, options.verbose)
    return close(verdicts)


if __name__ == "__main__":
    run_main(main)
