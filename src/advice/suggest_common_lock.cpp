#include "advice/analysis.h"
#include "advice/suggestions.h"

namespace raceproof::advice {
namespace {

// What goes into a block are whole lines: which call on the line made the access, and to which field of a library object, differs
// from trace to trace.
Statement whole_line(Statement statement) {
    if (statement.line != 0) statement.offset = 0;
    return statement;
}

}  // namespace

Advice common_lock(const Trace& trace) {
    Advice advice;
    advice.kind = AdviceKind::CommonLock;
    advice.statement = whole_line(trace.statements[trace.source_event().statement]);
    advice.model = whole_line(trace.statements[trace.manifest_event().statement]);
    return advice;
}

void suggest_common_lock(const Analysis& analysis) {
    const Location& location = analysis.trace.racing_location();
    if (!location.is_of_program || location.is_volatile) analysis.advice.push_back(common_lock(analysis.trace));
}

}  // namespace raceproof::advice
