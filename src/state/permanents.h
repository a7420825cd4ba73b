// Permanent objects: the same in every state. They stay outside the journal, are never freed, and count in the hash only from
// their first change on (write_barrier.h). Statics, class mirrors and string literals are made so; everything that boot has left
// becomes so when the state is frozen.
//
// Invariants. The identity of a permanent object is the same in every run and another one for each. Its first contents, which
// going back does not take away, are written *without* the write barrier and refer to permanent objects only; every later write
// goes through it like any other. Permanent objects of a journalled state are shared.
#pragma once

#include <cstdint>
#include <vector>

#include "program/program.h"
#include "state/epoch.h"
#include "state/initialisation.h"
#include "state/objects.h"

namespace raceproof::state {

class Permanents {
  public:
    Permanents(program::Program& program, Objects& objects, const SaveEpoch& epoch)
        : program_(program), objects_(objects), epoch_(epoch) {}

    Ref allocate_instance(const program::Class& klass, std::uint64_t identity);
    Ref allocate_array(const program::Class& array_class, std::uint32_t length, std::uint64_t identity);

    // The statics object of the class; made on first use.
    Object& statics_of(const program::Class& klass) {
        auto index = static_cast<std::uint32_t>(klass.id);
        if (index < statics_.size() && statics_[index] != kNull) [[likely]]
            return objects_.at(statics_[index]);
        return make_statics(klass);
    }
    bool is_initialised(const program::Class& klass) {
        return initialisation_status(statics_of(klass).slots()[0]) == InitialisationStatus::Initialised;
    }

    // The mirror of the class, kNull until somebody has made it (the machine fills its fields).
    Ref mirror_of(const program::Class& klass) const {
        auto index = static_cast<std::uint32_t>(klass.id);
        return index < mirrors_.size() ? mirrors_[index] : kNull;
    }
    Ref make_mirror(const program::Class& klass);  // fields zero
    program::Class& class_of_mirror(const Object& mirror) const;

    // String literals by their number in the program; kNull until set.
    Ref literal(std::uint32_t number) const { return number < literals_.size() ? literals_[number] : kNull; }
    void set_literal(std::uint32_t number, Ref string);

    // Every object that is not permanent yet becomes so, and is named.
    void freeze_all();

    const std::vector<Ref>& all() const { return all_; }

  private:
    Ref allocate(const program::Class& klass, const Shape& shape, std::uint64_t identity);
    Object& make_statics(const program::Class& klass);
    std::uint32_t flags() const { return object_flags::kPermanent | (epoch_.journals() ? object_flags::kShared : 0); }

    program::Program& program_;
    Objects& objects_;
    const SaveEpoch& epoch_;
    std::vector<Ref> statics_;   // by class
    std::vector<Ref> mirrors_;   // by class
    std::vector<Ref> literals_;  // by number
    std::vector<Ref> all_;
    const program::Class* mirror_class_ = nullptr;
};

}  // namespace raceproof::state
