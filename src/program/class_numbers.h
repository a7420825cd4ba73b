// The table of all classes by number. Numbers are given out in the order of publication; whoever has one finds its class without
// a lock. The table takes memory only as it fills.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

#include "program/class.h"

namespace raceproof::program {

class ClassNumbers {
  public:
    ClassNumbers();

    Class& by_id(ClassId id) const { return *classes_[static_cast<std::uint32_t>(id)].load(std::memory_order_acquire); }
    std::uint32_t count() const { return count_.load(std::memory_order_acquire); }
    // Gives the class its id and makes it known. One caller at a time.
    void publish(Class& complete);

  private:
    static constexpr std::uint32_t kMostClasses = 1u << 20;
    struct Free {
        void operator()(void* memory) const;
    };
    std::atomic<std::uint32_t> count_{0};
    std::unique_ptr<std::atomic<Class*>[], Free> classes_;
};

}  // namespace raceproof::program
