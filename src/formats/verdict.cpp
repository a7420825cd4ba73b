#include "formats/verdict.h"

#include <fmt/format.h>

#include <algorithm>

namespace raceproof::formats {

bool is_known(const Json& violation) { return member(violation, "suppressed").is_object(); }

std::string reason_of_known(const Json& violation) { return text_of(member(violation, "suppressed"), "reason"); }

std::size_t count_of_known(const Json& document) {
    const Json& all = list_of(document, "violations");
    return static_cast<std::size_t>(std::count_if(all.begin(), all.end(), is_known));
}

std::size_t count_of_news(const Json& document) { return list_of(document, "violations").size() - count_of_known(document); }

Decision decision_of(const Json& document) {
    if (count_of_news(document) != 0) return Decision::Violation;
    if (!text_of(document, "unsupported").empty()) return Decision::Unsupported;
    if (!flag_of(document, "exhaustive") || !text_of(document, "bound").empty()) return Decision::Undecided;
    return count_of_known(document) == 0 ? Decision::Proved : Decision::NothingNew;
}

int exit_status_of(Decision decision) {
    switch (decision) {
        case Decision::Proved:
        case Decision::NothingNew: return 0;
        case Decision::Violation: return 1;
        case Decision::Undecided:
        case Decision::Unsupported: break;
    }
    return 3;
}

std::string reservation_of(const Json& document) {
    if (std::string missing = text_of(document, "unsupported"); !missing.empty())
        return fmt::format("stopped at something unsupported: {}", missing);
    std::string bound = text_of(document, "bound");
    if (bound == "weak-modes") return "executions of accesses weaker than volatile were left out";
    if (bound == "strict") return "it rests on what --strict does not allow";
    if (!bound.empty()) return fmt::format("bounded by {}", bound);
    if (flag_of(document, "exhaustive")) return "";
    return count_of_news(document) == 0 ? "not all schedules were explored" : "stopped at the first violation";
}

std::string headline_of(const Json& document) {
    std::string known;
    if (std::size_t count = count_of_known(document); count != 0)
        known = fmt::format("; {} left out by the baseline", counted(count, "known violation"));
    std::string reservation = reservation_of(document);
    switch (decision_of(document)) {
        case Decision::Proved:
            return flag_of(document, "race_free") ? "race free: no violation (exhaustive)" : "no violation (exhaustive)";
        case Decision::NothingNew: return "no new violation (exhaustive)" + known;
        case Decision::Violation:
            return fmt::format("{}{}{}", counted(count_of_news(document), "violation"),
                               reservation.empty() ? " (exhaustive)" : fmt::format(" (not exhaustive: {})", reservation), known);
        case Decision::Undecided:
        case Decision::Unsupported: break;
    }
    return fmt::format("no verdict: {}; {}{}", reservation, known.empty() ? "nothing was found" : "no new violation was found",
                       known);
}

std::string program_of(const Json& document) {
    std::string program = text_of(document, "program");
    return program.empty() ? "the program" : program;
}

std::string counted(std::size_t count, const std::string& noun) {
    return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

}  // namespace raceproof::formats
