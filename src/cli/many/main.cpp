// check_many OPTION…: checks many programs of one class path in one process, and prints what it finds, a line each. For tests.
//
// The options are those of raceproof check. A line of standard input names one main class, and what goes before it:
//     NAME checked    the library classes that the program names are initialised, as raceproof check does
//     NAME cold       none is: whoever uses a class first initialises it, in the middle of a schedule
// It is answered by one line of fields with tabs between them:
//     NAME PREPARATION BOUND STATES TRANSITIONS SECONDS FINDING…
// BOUND is none if all schedules were explored; unsupported:METHOD says what is missing. A finding is one of
//     data-race LOCATION KIND CLASS.METHOD:LINE CLASS.METHOD:LINE    KIND being WR, RW or WW, in the order of the execution
//     KIND MESSAGE                                                   of anything else
// What was linked for one program serves the next; the machine and its state are new each time. Differs from raceproof check in
// that schedules are neither shortened nor told.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <sstream>

#include "base/verify.h"
#include "cli/check_options.h"
#include "explore/check.h"
#include "machine/silent_console.h"
#include "report/finding_text.h"
#include "session/guest.h"

namespace raceproof::cli {

namespace {

std::string place_of(const races::RacingAccess& access) {
    return fmt::format("{}.{}:{}", access.place.class_name, access.place.method, access.place.line);
}

// One line, without the separator of fields.
std::string flat(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](unsigned char c) { return c < ' '; }, ' ');
    return text;
}

std::string told(const findings::Finding& finding) {
    if (!finding.race) return flat(fmt::format("{} {}", name_of(finding.kind), report::message_of(finding)));
    const races::Race& race = *finding.race;
    return flat(fmt::format("{} {} {} {} {}", name_of(finding.kind), race.location.name, races::name_of(race.kind),
                            place_of(race.earlier), place_of(race.later)));
}

class Checks {
  public:
    explicit Checks(CheckWords words) : words_(std::move(words)) {}

    std::string check(const std::string& name, const std::string& preparation) {
        auto begin = std::chrono::steady_clock::now();
        session::GuestOptions options = words_.guest;
        options.target = name;
        options.initialises_library = preparation == "checked";
        auto guest = first_ ? session::open_beside(*first_, options, console_) : session::open_guest(options, console_);
        if (!guest) return fmt::format("{}\t{}\terror:{}\t0\t0\t0", name, preparation, flat(guest.error().message));
        session::prepare_exploration(**guest, {}, [] { return true; });
        explore::CheckResult result = explore::check(*(*guest)->vm, words_.check);
        std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
        std::string bound(search::name_of(result.bound));
        if (result.bound == search::Bound::Unsupported) bound += flat(fmt::format(":{}", result.unsupported.reason));
        std::string line = fmt::format("{}\t{}\t{}\t{}\t{}\t{:.4f}", name, preparation, bound, result.statistics.states,
                                       result.statistics.transitions, seconds.count());
        for (const findings::Finding& finding : result.findings) line += "\t" + told(finding);
        if (!first_) {
            first_ = guest.take();
            first_->vm.reset();
        }
        return line;
    }

  private:
    CheckWords words_;
    machine::SilentConsole console_;
    std::unique_ptr<session::Guest> first_;  // without its machine
};

}  // namespace

}  // namespace raceproof::cli

int main(int count, char** arguments) {
    using namespace raceproof::cli;
    std::vector<std::string> given(arguments + 1, arguments + count);
    given.insert(given.end(), {"--no-config", "Main"});  // each request names its own main class
    auto words = parse_check_words(given);
    if (!words) {
        fmt::print(stderr, "check_many: {}\n", words.error().message);
        return 2;
    }
    Checks checks(words.take());
    for (std::string name, preparation; std::cin >> name >> preparation;) {
        VERIFY(preparation == "checked" || preparation == "cold", "should be asked for checked or cold");
        fmt::print("{}\n", checks.check(name, preparation));
        std::fflush(stdout);
    }
    return 0;
}
