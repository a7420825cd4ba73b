"""Cases of run_cli.py for raceproof.toml, the options of a project."""

import json

SOURCE = """public class Shared {
    static int hits;
    public static void main(String[] arguments) throws InterruptedException {
        if (!System.getProperty("mood", "calm").equals("calm")) throw new IllegalStateException("mood");
        Thread other = new Thread(() -> hits++);
        other.start();
        hits++;
        other.join();
    }
}
"""


class Project:
    """A folder with a raceproof.toml, and a folder two levels below in which commands run."""

    def __init__(self, suite):
        self.suite_ = suite
        self.root = suite.folder_ / "project"
        self.below = self.root / "some" / "where"
        self.below.mkdir(parents=True)

    def write(self, text):
        (self.root / "raceproof.toml").write_text(text)

    def check(self, *words):
        """The outcome, and the result behind --json; None if there is none."""
        file = self.root / "result.json"
        file.unlink(missing_ok=True)
        outcome = self.suite_.run("check", "--json", file, *words, "Shared", cwd=self.below)
        return outcome, json.loads(file.read_text()) if file.exists() else None


def check_search(suite, project):
    project.write('class-path = ["classes"]\nuntracked = ["Shared.hits"]\n')
    outcome, result = project.check()
    suite.check("a project file above", outcome.returncode == 0 and "  options: ../../raceproof.toml\n" in outcome.stdout
                and result["options"]["project_file"] == "../../raceproof.toml", outcome)
    outcome, result = project.check("--no-config", "-cp", "../../classes")
    suite.check("--no-config", outcome.returncode == 1 and result["options"]["project_file"] is None, outcome)
    (project.below / "other.toml").write_text('class-path = ["../../classes"]\nraces = "off"\n')
    outcome, result = project.check("--config", "other.toml")
    suite.check("--config", outcome.returncode == 0 and result["options"]["races"] == "off", outcome)
    (project.root / "some" / ".git").mkdir()
    outcome, result = project.check("-cp", "../../classes")
    suite.check("not beyond the repository", outcome.returncode == 1, outcome)
    (project.root / "some" / ".git").rmdir()
    for words, complaint in ((["--config", "missing.toml"], "cannot read missing.toml"), (["--config", ""], "--config needs a file"),
                             (["--config", "other.toml", "--no-config"], "contradict")):
        outcome, result = project.check(*words)
        suite.check(" ".join(words), outcome.returncode == 2 and complaint in outcome.stderr and outcome.stderr.count("\n") == 1, outcome)


def check_keys(suite, project):
    project.write("""class-path = ["classes"]
sources = ["sources"]
heap = "64m"
processors = 2
assertions = false
races = "full"
schedule-points = "all"
timeouts = "quiescent"
spurious = false
liveness = true
all = true
store = "exact"
search = "depth-first"
trust = ["com.nowhere.**"]
untrust = ["Shared"]
max-states = 100000
max-time = "5m"
max-memory = "2g"
max-depth = 1000
[benign]
"Shared.hits" = "nobody looks"
[properties]
mood = "calm"
""")
    outcome, result = project.check()
    options = result["options"] if result else {}
    suite.check("every key", outcome.returncode == 0 and options["schedule_points"] == "all" and options["timeouts"] == "quiescent"
                and not options["spurious"] and options["liveness"] and options["store"] == "exact"
                and [rule["rule"] for rule in options["trust"]] == ["benign", "trust", "untrust"], outcome)
    outcome, result = project.check("--no-liveness", "--spurious", "--timeouts", "any", "--races", "off", "-Dmood=bad")
    suite.check("the command line wins", outcome.returncode == 1 and not result["options"]["liveness"] and result["options"]["spurious"]
                and result["options"]["timeouts"] == "any" and result["options"]["races"] == "off"
                and [violation["kind"] for violation in result["violations"]] == ["exception"], outcome)
    project.write('class-path = ["classes"]\nuntracked = ["Shared.hits"]\nmax-states = 5\n')
    outcome, result = project.check()
    suite.check("a limit of the project", outcome.returncode == 3 and result["bound"] == "states", outcome)
    outcome, result = project.check("--max-states", "1000")
    suite.check("a limit of the command line", outcome.returncode == 0, outcome)
    project.write("")
    outcome, result = project.check("-cp", "../../classes")
    suite.check("an empty project file", outcome.returncode == 1, outcome)


def check_mistakes(suite, project):
    for text, complaint in (('races = "full\n', ":1:"), ('\nracse = "full"\n', ":2:1: unknown key 'racse'; did you mean races?"),
                            ('json = "out.json"\n', ":1:1: unknown key 'json'"), ('max_time = 5\n', "did you mean max-time?"),
                            ('races = true\n', ":1:9: 'races' takes a text in quotes"), ('liveness = "yes"\n', "takes true or false"),
                            ('trust = "com.foo"\n', "takes a list of texts"), ('trust = [1]\n', "takes a list of texts"),
                            ('benign = ["A.b"]\n', "takes a table of texts"), ('max-states = 1.5\n', "takes a number"),
                            ('races = "some"\n', ":1:9: --races is full, weak or off, not 'some'"),
                            ('\nmax-time = "soon"\n', ":2:12: --max-time: 'soon' is not a duration"),
                            ('untracked = ["A.b", "hits"]\n', ":1:21: --untracked: 'hits' does not name a field"),
                            ('[benign]\n"A.b" = ""\n', ":2:9: --benign: 'A.b=' needs a reason")):
        project.write(text)
        outcome, result = project.check("-cp", "../../classes")
        suite.check(f"project file {text!r}", outcome.returncode == 2 and outcome.stderr.startswith("raceproof: ../../raceproof.toml:")
                    and complaint in outcome.stderr and outcome.stderr.count("\n") == 1 and outcome.stdout == "", outcome)


def check_all(suite):
    suite.compile("project/classes", Shared=SOURCE)
    project = Project(suite)
    check_search(suite, project)
    check_keys(suite, project)
    check_mistakes(suite, project)
