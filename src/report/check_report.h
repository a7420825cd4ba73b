// Everything that a check is to tell, in one place: what all forms of a report (text, JSON) are made from.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "explore/check.h"
#include "findings/trace.h"
#include "hunting/hunt.h"
#include "repair/repair.h"
#include "report/growth.h"
#include "report/source_lines.h"

namespace raceproof::report {

enum class Verdict {
    Proved,       // exhaustive, nothing wrong
    Violation,    // something is wrong
    Bounded,      // nothing wrong up to a limit, or as far as executions of a kind were not explored
    Unsupported,  // nothing wrong up to something that cannot be executed
};

std::string_view name_of(Verdict verdict);  // "proved", as in the result file

// One finding with all that helps to understand it.
struct Violation {
    findings::Finding finding;
    findings::Trace trace;
    std::optional<repair::RaceRepair> repair = std::nullopt;  // of a data race, if advice was asked for
    std::string schedule_file = {};                           // where its schedule was saved, empty if nowhere
    std::string reason = {};                                  // of a known one: what the baseline says of it
};

// Of the advice for all races together.
struct AdviceSummary {
    std::vector<advice::Frequency> frequencies;
    std::size_t explored = 0;  // changed programs
    bool is_complete = true;   // no limit was reached
};

// What a verdict rests on, by the words of the command line.
struct Basis {
    std::string races, schedule_points, library, reduction, time_outs, store;
    bool spurious = false;    // wake-ups for no reason were explored
    bool liveness = false;    // livelocks were looked for
    bool strict = false;      // a proof may rest on nothing that the outside decides or the user says
    bool assumes_sc = false;  // of accesses weaker than volatile
    std::string random;       // what became of random numbers
    int processors = 2;
    std::string project_file;             // that options came from, empty if none
    std::vector<races::TrustRule> trust;  // the user's
};

struct CheckReport {
    std::string program;  // as the user named it
    std::string command;  // the command line, quoted for a shell
    SourceLines sources;
    explore::CheckResult result;
    // result.findings, explained: those that are news, and those that a baseline names.
    std::vector<Violation> violations, known;
    std::string baseline;  // the file, empty if there is none
    Basis basis;
    std::vector<std::string> warnings;  // about the options, told before the search
    search::Limits limits;
    std::uint64_t executions_limit = 0;
    std::optional<AdviceSummary> advice;       // if it was asked for
    std::optional<hunting::HuntSummary> hunt;  // if that is how it was looked for
    double seconds = 0;                        // from start to end, explanations included
    std::uint64_t peak_memory_bytes = 0;
    GrowthCurve growth;

    // Known violations are violations.
    Verdict verdict() const;
    // What the exit status says: as if the known violations were not there.
    Verdict verdict_on_news() const;
    // The limit that ended the search; None if it was exhaustive or ended for another reason.
    search::Bound limit() const;
    // Is it proved that no sequentially consistent execution has a data race? Fields of which the user says that their races do
    // no harm, and code that he trusts, may have some.
    bool is_race_free() const;
    // And so that there are no others? Accesses weaker than volatile have some.
    bool is_sequentially_consistent() const { return is_race_free() && result.weak_accesses.empty(); }
    // Were executions of accesses weaker than volatile left out, and nobody says that this does no harm?
    bool leaves_out_weak_executions() const { return !result.weak_accesses.empty() && !basis.assumes_sc; }
    // Classes that the user trusts: "com.example.** but not com.example.Main"; empty if no access was left out for that.
    std::string trusted_by_user() const;
    bool followed_all_executions() const;  // behind a race there are more than the sequentially consistent ones
};

}  // namespace raceproof::report
