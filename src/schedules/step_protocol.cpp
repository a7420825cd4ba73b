#include "schedules/step_protocol.h"

namespace raceproof::schedules {

void EarliestTimeOuts::add(const machine::ScheduleStep& step, std::int64_t deadline) {
    if (!steps_.empty() && deadline > deadline_) return;
    if (!steps_.empty() && deadline < deadline_) steps_.clear();
    deadline_ = deadline;
    steps_.push_back(step);
}

}  // namespace raceproof::schedules
