// What a search has found, on disk while it goes on: whatever ends the process loses the last second at most.
//
// The result file holds what is known so far, as if the user had interrupted the search then; each schedule is saved as it was
// found. The end of the search replaces them. Files are whole at any time (base/atomic_file.h). Written at once, but not so often
// that it would cost more than a twentieth of the time.
#pragma once

#include <string>
#include <vector>

#include "base/stopwatch.h"
#include "cli/check_options.h"
#include "findings/finding.h"
#include "findings/trace.h"

namespace raceproof::cli {

// The report of a search. `traces`: one for each finding.
report::CheckReport report_of(const CheckWords& words, explore::CheckResult result, std::vector<findings::Trace> traces,
                              const std::vector<std::string>& schedule_files);

// Could all that the user wants be written? Asked before a long search.
Result<Done> try_outputs(const CheckWords& words);

class EarlyResults {
  public:
    explicit EarlyResults(const CheckWords& words) : words_(words) {}

    void add(const findings::Finding& finding);
    void observe(const search::Statistics& statistics);
    void keep_if_due();
    // Everything is kept now.
    void end();
    // Of the schedules that were saved early: those that the end of the search has not replaced.
    void drop_schedules_from(std::size_t count);

  private:
    void keep();

    const CheckWords& words_;
    Stopwatch watch_;
    std::vector<findings::Finding> findings_;
    search::Statistics statistics_;
    std::vector<std::string> schedules_;  // the first findings are in these files
    bool is_kept_ = true;
    double next_ = 0;
};

}  // namespace raceproof::cli
