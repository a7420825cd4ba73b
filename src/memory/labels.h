// Labels: what a state of the search must know of its past. Two visits of a program state with the same label have the same
// future races; a visit whose label orders at least what those of earlier visits order has no race that they have not (Elmas,
// Qadeer, Tasiran 2006, figure 6), and can be cut.
//
// A label is the detector's relation: for each remembered access, who is ordered after it. Each distinct label is stored once and
// has a number, so a stored state is a fingerprint and a label number; so is each distinct set of elements. Labels are found by
// their 128-bit hash, and only a new one is built. Threads of the accesses and sites without marks are no part of it: they change
// what is told about a race, not whether there is one.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_set>
#include <vector>

#include "base/fingerprint_map.h"
#include "memory/detector.h"

namespace raceproof::memory {

using LabelNumber = std::uint32_t;

class LabelStore {
  public:
    // So many remembered accesses are kept, of all labels together; a label that comes later is like no other.
    explicit LabelStore(std::size_t max_rows = SIZE_MAX) : max_rows_(max_rows) {}

    // Of the detector's present state. It must have labels.
    LabelNumber number(Detector& detector);

    // Subsumption: whether each race that this label has in store, now and after whatever actions, one of the others has too:
    // each access that it remembers is remembered by one of them, with at most the same lockset. All must be of the same state of
    // the program.
    bool is_subsumed(LabelNumber label, std::span<const LabelNumber> by) const;

    std::size_t size() const { return labels_.size(); }
    std::size_t bytes() const;
    // For the chance of collisions: different sets of elements, and different elements, whose names are hashes of 64 bits.
    std::size_t set_count() const { return sets_.size(); }
    std::size_t element_count() const { return element_names_.size(); }

  private:
    using SetNumber = std::uint32_t;
    struct Row {
        std::uint64_t object;
        Permission::Access access;
        std::uint32_t mark;
        std::uint32_t from, to;
        SetNumber set;
    };
    struct Stretch {
        std::size_t begin, end;
    };
    static constexpr Stretch kUnknown{SIZE_MAX, SIZE_MAX};  // a label that was not kept

    SetNumber number_of_set(const std::vector<std::uint64_t>& elements);
    std::span<const Row> rows(LabelNumber label) const {
        return {rows_.data() + labels_[label].begin, rows_.data() + labels_[label].end};
    }
    bool subset(SetNumber first, SetNumber second) const;
    // Does the label remember each location of the row with a set within its set?
    bool remembers(LabelNumber label, const Row& row) const;

    std::size_t max_rows_;
    FingerprintMap<LabelNumber> label_numbers_;
    FingerprintMap<SetNumber> set_numbers_;
    std::vector<Stretch> labels_;  // of rows_
    std::vector<Stretch> sets_;    // of elements_
    std::vector<Row> rows_;
    std::vector<std::uint64_t> elements_;
    std::unordered_set<std::uint64_t> element_names_;
};

}  // namespace raceproof::memory
