// Which acquisitions gave a thread race-free access to a location, on any explored path (AcquireHis of JRF-E, section 3.1.6):
// what it read, locked or joined, and where. Cumulative: unlike what a detector knows, it is not taken back with the state.
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <tuple>
#include <vector>

#include "advice/location_name.h"
#include "advice/trace.h"

namespace raceproof::repair {

class AcquiringHistory {
  public:
    // Learns from an execution. Of every access that comes after another thread's write: the acquisition by which its thread was
    // first ordered after that write.
    void add(const advice::Trace& trace);

    std::vector<advice::Acquisition> of(const advice::Location& location) const;

  private:
    struct Order {
        bool operator()(const advice::Acquisition& left, const advice::Acquisition& right) const;
    };
    std::map<advice::LocationName, std::set<advice::Acquisition, Order>> acquisitions_;
};

}  // namespace raceproof::repair
