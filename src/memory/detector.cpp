#include "memory/detector.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "base/verify.h"
#include "memory/clock_epochs.h"
#include "memory/history_detector.h"
#include "memory/lockset_epochs.h"
#include "memory/summary_epochs.h"

namespace raceproof::memory {

std::vector<Permission> joined(std::vector<Permission> permissions) {
    auto by_elements = [](const Permission& a, const Permission& b) {
        return std::tie(a.object, a.access, a.mark, a.elements, a.from, a.to) <
               std::tie(b.object, b.access, b.mark, b.elements, b.from, b.to);
    };
    std::sort(permissions.begin(), permissions.end(), by_elements);
    std::vector<Permission> result;
    for (Permission& next : permissions) {
        if (!result.empty()) {
            Permission& last = result.back();
            if (last.object == next.object && last.access == next.access && last.mark == next.mark &&
                last.elements == next.elements && next.from <= last.to) {
                last.to = std::max(last.to, next.to);
                continue;
            }
        }
        result.push_back(std::move(next));
    }
    std::sort(result.begin(), result.end());
    return result;
}

std::unique_ptr<Detector> make_detector(DetectorKind kind, const DetectorOptions& options) {
    switch (kind) {
        case DetectorKind::Summary: return std::make_unique<HistoryDetector<SummaryEpochs>>(options);
        case DetectorKind::Locksets: return std::make_unique<HistoryDetector<LocksetEpochs>>(options);
        case DetectorKind::Clocks: return std::make_unique<HistoryDetector<ClockEpochs>>(options);
    }
    VERIFY(false, "should know the kind of detector");
}

}  // namespace raceproof::memory
