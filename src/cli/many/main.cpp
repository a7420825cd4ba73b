// check_many OPTION…: checks many programs of one class path in one process, and prints what it finds, a line each. For tests.
//
// The options are those of raceproof check. A line of standard input names one main class, and what goes before it:
//     NAME checked    the library classes that the program names are initialised, as raceproof check does
//     NAME cold       none is: whoever uses a class first initialises it, in the middle of a schedule, and threads may switch
//                     inside of java.util.concurrent
// Changes of the program may follow (cli/many/change_words.h), which are made by an overlay; if the first option is
// --write-classes=DIRECTORY, the changed class files are written there.
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
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

#include "base/verify.h"
#include "cli/check_options.h"
#include "cli/many/change_words.h"
#include "explore/check.h"
#include "fixes/overlay_of.h"
#include "machine/silent_console.h"
#include "report/finding_text.h"
#include "session/guest.h"

namespace raceproof::cli {

namespace {

std::string place_of(const races::RaceSide& access) {
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

void write_changed(fixes::ProgramClasses& classes, const program::Overlay& overlay, const std::filesystem::path& directory) {
    for (const program::Class* klass : classes.all()) {
        auto changed = overlay.over(klass->name.text(), klass->file->bytes);
        VERIFY(changed.ok(), "should change the classes that were read");
        if (changed->data.data() == klass->file->bytes.data.data()) continue;
        std::filesystem::path path = directory / (klass->name.string() + ".class");
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary)
            .write(reinterpret_cast<const char*>(changed->data.data()), static_cast<std::streamsize>(changed->data.size()));
    }
}

class Checks {
  public:
    Checks(CheckWords words, std::string changed_classes)
        : words_(std::move(words)), changed_classes_(std::move(changed_classes)) {}

    std::string check(const std::string& name, const std::string& preparation, const std::string& changes) {
        auto begin = std::chrono::steady_clock::now();
        session::GuestOptions options = words_.guest;
        options.target = name;
        options.initialises_library = preparation == "checked";
        if (preparation != "checked") options.grains = {};
        auto guest = open(options);
        auto failed = [&](const Error& error) {
            return fmt::format("{}\t{}\terror:{}\t0\t0\t0", name, preparation, flat(error.message));
        };
        if (!guest) return failed(guest.error());
        if (!changes.empty()) {
            Result<std::shared_ptr<const program::Overlay>> overlay = changed(name, changes);
            if (!overlay) return failed(overlay.error());
            options.overlay = overlay.take();
            guest = open(options);
            if (!guest) return failed(guest.error());
        }
        session::prepare_exploration(**guest, {});
        explore::CheckResult result = explore::check(*(*guest)->vm, words_.check);
        std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
        std::string bound(search::name_of(result.bound));
        if (result.bound == search::Bound::Unsupported) bound += flat(fmt::format(":{}", result.unsupported.reason));
        std::string line = fmt::format("{}\t{}\t{}\t{}\t{}\t{:.4f}", name, preparation, bound, result.statistics.states,
                                       result.statistics.transitions, seconds.count());
        for (const findings::Finding& finding : result.findings) line += "\t" + told(finding);
        return line;
    }

  private:
    // The first guest is kept, without its machine, for what was linked.
    Result<std::unique_ptr<session::Guest>> open(const session::GuestOptions& options) {
        if (!first_) {
            auto guest = session::open_guest(options, console_);
            if (!guest) return guest;
            first_ = guest.take();
            first_->vm.reset();
        }
        return session::open_beside(*first_, options, console_);
    }

    Result<std::shared_ptr<const program::Overlay>> changed(const std::string& name, const std::string& changes) {
        fixes::ProgramClasses classes(*first_->program);
        Result<advice::Fix> fix = ChangeReader(classes, name.substr(name.rfind('.') + 1) + ".java").read_all(changes);
        if (!fix) return fix.error();
        Result<fixes::FixOverlay> made = fixes::overlay_of(classes, *fix);
        if (!made) return made.error();
        if (!changed_classes_.empty()) write_changed(classes, *made->overlay, changed_classes_);
        return made->overlay;
    }

    CheckWords words_;
    std::string changed_classes_;
    machine::SilentConsole console_;
    std::unique_ptr<session::Guest> first_;
};

}  // namespace

}  // namespace raceproof::cli

int main(int count, char** arguments) {
    using namespace raceproof::cli;
    std::vector<std::string> given(arguments + 1, arguments + count);
    constexpr std::string_view kWriteClasses = "--write-classes=";
    std::string changed_classes;
    if (!given.empty() && given.front().starts_with(kWriteClasses)) {
        changed_classes = given.front().substr(kWriteClasses.size());
        given.erase(given.begin());
    }
    given.insert(given.end(), {"--no-config", "Main"});  // each request names its own main class
    auto words = parse_check_words(given);
    if (!words) {
        fmt::print(stderr, "check_many: {}\n", words.error().message);
        return 2;
    }
    Checks checks(words.take(), changed_classes);
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream request(line);
        std::string name, preparation, changes;
        request >> name >> preparation >> std::ws;
        std::getline(request, changes);
        VERIFY(preparation == "checked" || preparation == "cold", "should be asked for checked or cold");
        fmt::print("{}\n", checks.check(name, preparation, changes));
        std::fflush(stdout);
    }
    return 0;
}
