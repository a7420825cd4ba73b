// A changed program, explored: what is left of its violations.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "explore/check.h"
#include "findings/trace.h"
#include "program/overlay.h"
#include "repair/lost_update.h"
#include "session/guest.h"

namespace raceproof::repair {

// What came of exploring the program with a fix, for one race of the program without it.
enum class FixStatus : std::uint8_t {
    Proved,     // the program is race free and has no other violation, in all executions
    Removes,    // all executions were explored: this race is gone, others are left
    Deadlock,   // this race did not show, but threads get stuck
    Violation,  // this race did not show, but an assertion fails or an exception ends a thread
    Undecided,  // this race did not show within the limits
    Fails,      // this race is still there
};
std::string_view name_of(FixStatus status);  // "proved", as in the result file

// A violation of a changed program, with a schedule that shows it.
struct Shown {
    findings::Finding finding;
    findings::Trace trace;
};

struct Trial {
    explore::CheckResult result;
    bool is_proof = false;
    std::optional<Shown> shown;             // what is worst beside races
    std::optional<LostUpdate> lost_update;  // if one was looked for, and found

    // With respect to a race, by its identity.
    FixStatus status_for(const std::string& race) const;
};

// Does it prove the program, by what the user accepts in a proof?
using IsProof = std::function<bool(const explore::CheckResult& result)>;

// Explores changed programs, each on a machine of its own beside that of the original.
class TrialRunner {
  public:
    // `options` are those of the exploration of the original; all violations are looked for.
    TrialRunner(const session::Guest& original, session::GuestOptions guest_options, std::vector<std::string> arguments,
                explore::CheckOptions options, IsProof is_proof);

    // An error if the changed program cannot be opened. `seconds`: the limit, 0 for none. Lost updates are looked for at the
    // writes of `split_updates`.
    Result<Trial> explore(std::shared_ptr<const program::Overlay> overlay, double seconds,
                          std::span<const advice::Statement> split_updates = {}) const;
    // The same of other classes: those of a patch.
    Result<Trial> explore_classes(const std::string& class_path, double seconds) const;

  private:
    Result<Trial> explore(session::Guest& guest, double seconds, std::span<const advice::Statement> split_updates) const;

    const session::Guest& original_;
    session::GuestOptions guest_options_;
    std::vector<std::string> arguments_;
    explore::CheckOptions options_;
    IsProof is_proof_;
};

}  // namespace raceproof::repair
