"""The official schema of SARIF 2.1.0 and Microsoft's validator, from the npm package that has both, installed below build/."""

import json
import os
import subprocess

from suite import ROOT

try:
    import jsonschema
except ImportError:
    raise SystemExit("error: needs Python's jsonschema (Debian: python3-jsonschema)")

PACKAGE, VERSION = "@microsoft/sarif-multitool-linux", "5.7.0"
FOLDER = ROOT / "build" / "sarif-multitool"


def installed():
    """The folder of the package; fetches it the first time."""
    package = FOLDER / "node_modules" / PACKAGE
    manifest = package / "package.json"
    if not manifest.is_file() or json.loads(manifest.read_text(encoding="utf-8"))["version"] != VERSION:
        FOLDER.mkdir(parents=True, exist_ok=True)
        try:
            subprocess.run(["npm", "install", "--prefix", str(FOLDER), "--no-save", "--no-package-lock", "--no-audit", "--no-fund",
                            "--ignore-scripts", f"{PACKAGE}@{VERSION}"], check=True, capture_output=True, text=True, timeout=600)
        except FileNotFoundError:
            raise SystemExit("error: needs npm (Debian: npm), for the schema of SARIF")
        except subprocess.CalledProcessError as problem:
            raise SystemExit(f"error: npm could not install {PACKAGE}: {problem.stderr.strip().splitlines()[-1:]}")
    return package


def validator():
    schema = json.loads((installed() / "sarif-2.1.0.json").read_text(encoding="utf-8"))
    return jsonschema.validators.validator_for(schema)(schema)


def schema_problems(validator_of_sarif, log):
    """What the schema says against a log; empty if it is valid."""
    return [f"{'/'.join(map(str, error.absolute_path))}: {error.message[:200]}" for error in validator_of_sarif.iter_errors(log)]


def multitool_problems(files):
    """The errors and warnings of the multitool, but for that there is no web site to name. The tool is one of .NET, which needs no ICU."""
    tool = installed() / "Sarif.Multitool"
    tool.chmod(0o755)
    environment = {**os.environ, "DOTNET_SYSTEM_GLOBALIZATION_INVARIANT": "1"}
    outcome = subprocess.run([tool, "validate", *map(str, files)], capture_output=True, text=True, timeout=600, env=environment)
    problems = [line for line in outcome.stdout.splitlines() if (": error " in line or ": warning " in line) and "SARIF2005" not in line]
    if "Analysis completed successfully" not in outcome.stdout:
        problems.append(f"the multitool ended with status {outcome.returncode}: {outcome.stdout[-400:]}{outcome.stderr[-400:]}")
    return problems
