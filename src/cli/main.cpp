#include <fmt/format.h>

#include <string>
#include <vector>

#include "base/say.h"
#include "cli/advise_command.h"
#include "cli/baseline_command.h"
#include "cli/check_command.h"
#include "cli/check_option_rows.h"
#include "cli/exit_status.h"
#include "cli/hunt_command.h"
#include "cli/replay_command.h"
#include "cli/report_command.h"
#include "cli/run_command.h"
#include "cli/test_command.h"
#include "cli/with_status.h"
#include "machine/native_table.h"

namespace {

constexpr const char* kHelp =
    "raceproof: a Java program proved free of data races, or the race shown\n\n"
    "usage: raceproof COMMAND [OPTIONS] …\n\n"
    "commands:\n"
    "  check MAIN [ARGUMENTS…] explore all schedules of a Java program: find what is wrong, or prove that nothing is\n"
    "  test [CLASS|PACKAGE…]   the same for each test of JUnit and TestNG that a class path has\n"
    "  advise MAIN [ARGUMENTS…] find the data races of a Java program and how to remove each, proved by exploring the change\n"
    "  hunt MAIN [ARGUMENTS…]  for programs that are too large to explore: find data races that a few runs hint at, each with a\n"
    "                          schedule\n"
    "  run MAIN [ARGUMENTS…]   run a Java program on raceproof's own virtual machine, one schedule\n"
    "  replay FILE             run it again under a schedule that run --schedule or check --save has written\n"
    "  report RESULT.json…     make HTML, SARIF, JUnit XML or Markdown of results that check --json has written\n"
    "  baseline RESULT.json…   write down what is known, so that only news are reported\n"
    "  help [COMMAND]          print help; help jdk lists what is done differently from the JDK, and why\n\n"
    "options:\n"
    "  -h, --help              print this help\n"
    "  --version               print the version\n\n"
    "MAIN is a class, a .java file or a jar: raceproof run Hello.java\n";

// What of the JDK is done differently, and why.
int help_jdk() {
    const raceproof::machine::NativeTable natives;
    for (const auto& [method, why] : natives.overrides()) fmt::print("{}\n    {}\n", method, why);
    return raceproof::cli::kSuccess;
}

int help(const std::vector<std::string>& words) {
    if (words.size() > 1 && words[1] == "jdk") return help_jdk();
    const std::string subject = words.size() > 1 ? words[1] : "";
    std::string text = subject == "check"      ? raceproof::cli::check_help()
                       : subject == "advise"   ? raceproof::cli::advise_help()
                       : subject == "hunt"     ? raceproof::cli::hunt_help()
                       : subject == "test"     ? raceproof::cli::test_help()
                       : subject == "run"      ? raceproof::cli::run_help()
                       : subject == "replay"   ? raceproof::cli::replay_help()
                       : subject == "report"   ? raceproof::cli::report_help()
                       : subject == "baseline" ? raceproof::cli::baseline_help()
                                               : std::string(kHelp);
    fmt::print("{}", text);
    return raceproof::cli::kSuccess;
}

int run_command_of(const std::vector<std::string>& words) {
    namespace cli = raceproof::cli;
    std::span<const std::string> rest = std::span(words).subspan(1);
    if (words[0] == "check") return cli::check_command(rest);
    if (words[0] == "test") return cli::test_command(rest);
    if (words[0] == "advise") return cli::advise_command(rest);
    if (words[0] == "hunt") return cli::hunt_command(rest);
    if (words[0] == "run") return cli::run_command(rest);
    if (words[0] == "replay") return cli::replay_command(rest);
    if (words[0] == "report") return cli::report_command(rest);
    if (words[0] == "baseline") return cli::baseline_command(rest);
    if (words[0] == "help" || words[0] == "-h" || words[0] == "--help") return help(words);
    if (words[0] == "--version") {
        fmt::print("raceproof {}\n", RACEPROOF_VERSION);
        return cli::kSuccess;
    }
    raceproof::say("raceproof: unknown command '{}' (see raceproof --help)\n", words[0]);
    return cli::kBadInput;
}

}  // namespace

int main(int count, char** values) {
    raceproof::cli::prepare_standard_streams();
    std::vector<std::string> words(values + 1, values + count);
    if (words.empty()) {
        raceproof::say("{}", kHelp);
        return raceproof::cli::kBadInput;
    }
    return raceproof::cli::with_status([&] { return run_command_of(words); });
}
