// A record for each location of the heap that was asked for, by object and position. An object's number is found by its reference
// in a table of pages, so that an access costs three loads and no hashing; its records lie side by side.
//
// Memory: the records of every object up to the last position that was asked for, and 4 bytes for each 16 of the heap wherever
// objects have records.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "state/slot.h"

namespace raceproof::hunting {

template <typename Record>
class LocationTable {
  public:
    // Valid until the next call.
    Record& at(state::Ref object, std::uint32_t position) {
        std::uint32_t& number = number_of(object);
        if (number == 0) number = add(object);
        std::vector<Record>& records = objects_[number - 1].records;
        if (records.size() <= position) [[unlikely]]
            grow(records, position);
        return records[position];
    }
    // Of the object, which may have none. They are gone when the next object is added.
    std::vector<Record> take(state::Ref object) {
        std::size_t page = page_of(object);
        if (page >= pages_.size() || pages_[page] == nullptr) return {};
        std::uint32_t number = std::exchange((*pages_[page])[place_of(object)], 0);
        return number == 0 ? std::vector<Record>{} : take_number(number);
    }
    // Removes the objects of which `is_kept` (their records) says no.
    template <typename IsKept>
    void keep_if(IsKept is_kept) {
        for (std::uint32_t number = 1; number <= objects_.size(); ++number) {
            Object& object = objects_[number - 1];
            if (object.records.empty() || is_kept(object.records)) continue;
            number_of(object.ref) = 0;
            take_number(number);
        }
    }
    // There is memory for so many.
    std::uint64_t record_count() const { return record_count_; }

  private:
    static constexpr std::uint32_t kPlaces = 4096;
    using Page = std::array<std::uint32_t, kPlaces>;
    struct Object {
        state::Ref ref{};
        std::vector<Record> records;  // empty: the number is free
    };

    // Objects lie at least 16 bytes apart, two units of a reference.
    static std::size_t page_of(state::Ref object) { return static_cast<std::uint32_t>(object) / 2 / kPlaces; }
    static std::size_t place_of(state::Ref object) { return static_cast<std::uint32_t>(object) / 2 % kPlaces; }

    std::uint32_t& number_of(state::Ref object) {
        std::size_t page = page_of(object);
        if (page >= pages_.size() || pages_[page] == nullptr) [[unlikely]]
            add_page(page);
        return (*pages_[page])[place_of(object)];
    }
    void add_page(std::size_t page) {
        if (page >= pages_.size()) pages_.resize(page + 1);
        pages_[page] = std::make_unique<Page>();
    }
    std::uint32_t add(state::Ref object) {
        if (free_.empty()) {
            objects_.push_back({object, {}});
            return static_cast<std::uint32_t>(objects_.size());
        }
        std::uint32_t number = free_.back();
        free_.pop_back();
        objects_[number - 1].ref = object;
        return number;
    }
    void grow(std::vector<Record>& records, std::uint32_t position) {
        record_count_ -= records.capacity();
        records.resize(std::size_t{position} + 1);
        record_count_ += records.capacity();
    }
    std::vector<Record> take_number(std::uint32_t number) {
        free_.push_back(number);
        std::vector<Record> records = std::exchange(objects_[number - 1].records, {});
        record_count_ -= records.capacity();
        return records;
    }

    std::vector<std::unique_ptr<Page>> pages_;  // numbers of objects, from 1 on; 0: it has none
    std::vector<Object> objects_;
    std::vector<std::uint32_t> free_;  // numbers
    std::uint64_t record_count_ = 0;
};

}  // namespace raceproof::hunting
