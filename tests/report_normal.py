"""Reports without what varies: the one place that says what that is.

  - Times, rates and memory, the numbers of a search that was stopped by time or memory, and lines of progress.
  - Line numbers inside the JDK and numbers of bytecodes, which change with its updates.
  - The version, and the command line, which names folders of the test.
What is long and comes from elsewhere (source lines, points of a curve) is left out.
"""

import json
import re

WIDTH = 600  # of a line of JSON where possible: an event of a trace fits

VARYING = {"seconds", "peak_memory_bytes", "store_bytes", "instructions", "collision_probability", "version", "command"}
LEFT_OUT = {"sources", "growth"}
VARYING_BOUNDS = {"time", "memory", "interrupted"}

TEXT_RULES = (
    (re.compile(r"^raceproof: [\d,]+ states?, .* states/s, .*\n?", re.MULTILINE), ""),
    (re.compile(r"^(time|peak memory|table of states|bytecodes): .*$", re.MULTILINE), r"\1: *"),
    # "at java.base/java.lang.Thread.join(Thread.java:1381)": only frames of the JDK name a module.
    (re.compile(r"(\bat [\w.]+/\S+\(\w+\.java):\d+\)"), r"\1)"),
    # How much is hashed depends on the JDK's objects.
    (re.compile(r"(no fingerprint collision: chance below )1e-\d+"), r"\g<1>1e-*"),
)
JDK_CLASS = re.compile(r"(java|javax|jdk|sun)\.")


def stopped_by_machine(result):
    """Was the search ended by what depends on the machine?"""
    return result is not None and result["bound"] in VARYING_BOUNDS


def normal_text(text, result=None):
    """The text with * for what varies."""
    for pattern, replacement in TEXT_RULES:
        text = pattern.sub(replacement, text)
    if stopped_by_machine(result):
        command, _, rest = text.partition("\n")
        text = command + "\n" + re.sub(r"\d[\d,]* (state|transition|execution|step)s?\b", r"* \1s", rest)
    return text


FORMATTED_RULES = (
    (re.compile(r'("(?:version|semanticVersion|commandLine)": )"(?!2\.1\.0").*"'), r'\1"*"'),
    (re.compile(r' time="[\d.]+"'), ' time="*"'),
    (re.compile(r"(?:/[\w.-]+)+(?=/tests/)"), ""),
    (re.compile(r'(\bat (?:java|javax|jdk|sun)\.\S+\(\w+\.java):\d+\)'), r"\1)"),
)


def normal_formatted(text, result):
    """SARIF, JUnit XML or Markdown with * for what varies; paths of sources begin with /tests."""
    for pattern, replacement in FORMATTED_RULES:
        text = pattern.sub(replacement, text)
    return normal_text(text, result)


def normal_result(result):
    """The result of --json with * for what varies."""
    if result is None:
        return None
    result = normal_value(result)
    if stopped_by_machine(result):
        result["statistics"] = {name: "*" for name in result["statistics"]}
    return result


def normal_value(value):
    if isinstance(value, list):
        return [normal_value(part) for part in value]
    if not isinstance(value, dict):
        return value
    normal = {name: "*" if name in VARYING else normal_value(part) for name, part in value.items() if name not in LEFT_OUT}
    if JDK_CLASS.match(normal.get("class") or "") and normal.get("line") is not None:
        normal["line"] = "*"
    if normal.get("name") == "fingerprints":
        normal |= {"text": normal_text(normal["text"]), "value": "*"}
    return normal


def json_text(value):
    """Each object and list on one line if it fits, so that a trace has one line a step and differences are easy to read."""
    return indented(value, "") + "\n"


def indented(value, indent, label=""):
    flat = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, (dict, list)) or not value or len(indent) + len(label) + len(flat) <= WIDTH:
        return flat
    deeper = indent + "  "
    if isinstance(value, dict):
        parts = [f"{json.dumps(name)}: " for name in value]
        parts = [label + indented(part, deeper, label) for label, part in zip(parts, value.values())]
        opening, closing = "{", "}"
    else:
        parts = [indented(part, deeper) for part in value]
        opening, closing = "[", "]"
    return opening + "\n" + ",\n".join(deeper + part for part in parts) + "\n" + indent + closing
