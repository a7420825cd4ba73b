// The races of the present step, recorded as data while the two accesses are at hand.
#pragma once

#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "races/detection_parts.h"
#include "races/race.h"
#include "races/sites.h"

namespace raceproof::races {

class FoundRaces {
  public:
    enum class Stacks : std::uint8_t { Kept, NotKept };
    FoundRaces(DetectionParts& parts, Stacks stacks);

    // The thread begins: it has its name now.
    void note_thread(state::ThreadId thread);
    // Where the access is, for the detector to remember.
    memory::Site site_of(const machine::MemoryEvent& event);
    // The event races with what the detector remembers.
    void report(const machine::MemoryEvent& event, std::span<const memory::Race> races, memory::Site site);
    Race record(const machine::MemoryEvent& event, const memory::Race& race, memory::Site site);

    std::vector<Race> races;

  private:
    DetectionParts& parts_;
    Sites sites_;
    std::unordered_map<state::ThreadId, std::string> thread_names_;
};

}  // namespace raceproof::races
