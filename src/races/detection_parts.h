// What the parts of race detection share: the detector, what is known of fields and classes, and what executions have taught.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>

#include "machine/housekeeping.h"
#include "machine/machine.h"
#include "memory/detector.h"
#include "races/access_policy.h"
#include "races/contention.h"
#include "races/final_fields.h"
#include "races/heuristic_value.h"
#include "races/learnt_locations.h"
#include "races/optimistic_reads.h"

namespace raceproof::races {

struct DetectionParts {
    machine::Machine& machine;
    AccessPolicy policy;
    std::unique_ptr<memory::Detector> detector = nullptr;
    std::optional<HeuristicValue> heuristic_value = std::nullopt;  // only if somebody asks for it
    std::unique_ptr<FinalFields> final_fields = nullptr;
    std::unique_ptr<OptimisticReads> optimistic_reads = nullptr;
    LearntLocations learnt = {};
    Contention contention = {};

    bool is_housekeeping(const machine::MemoryEvent& event) const {
        return machine::is_housekeeping(event, machine.state().thread(event.thread));
    }
    // The name of an object that several threads can reach; 0: it has none yet.
    std::uint64_t shared_name(state::Ref ref) const {
        const state::Object& object = machine.state().at(ref);
        return object.is_shared() && object.number != state::kUnnamed ? object.name_hash() : 0;
    }
};

// Threads, objects and locations as the detector knows them.
inline memory::Thread number(state::ThreadId thread) { return static_cast<memory::Thread>(thread); }
inline memory::Object number(state::Ref ref) { return static_cast<memory::Object>(ref); }
inline memory::Locations locations_of(const machine::MemoryEvent& event, const state::Object& object) {
    unsigned shift = object.is_array() ? state::element_shift(object.klass->component_type) : 0;
    auto from = static_cast<std::uint32_t>(event.position >> shift);
    auto to = static_cast<std::uint32_t>((event.position + event.length + (1u << shift) - 1) >> shift);
    return {number(event.object), from, std::max(to, from + 1)};
}

}  // namespace raceproof::races
