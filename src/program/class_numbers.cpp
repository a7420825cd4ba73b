#include "program/class_numbers.h"

#include <cstdlib>
#include <new>

#include "base/verify.h"

namespace raceproof::program {
namespace {

std::atomic<Class*>* allocate_table(std::size_t entries) {
    void* memory = std::calloc(entries, sizeof(std::atomic<Class*>));
    if (!memory) throw std::bad_alloc();
    return static_cast<std::atomic<Class*>*>(memory);
}

}  // namespace

void ClassNumbers::Free::operator()(void* memory) const { std::free(memory); }

ClassNumbers::ClassNumbers() : classes_(allocate_table(kMostClasses)) {}

void ClassNumbers::publish(Class& complete) {
    std::uint32_t number = count_.load(std::memory_order_relaxed);
    VERIFY(number < kMostClasses, "should not run out of class numbers");
    complete.id = static_cast<ClassId>(number);
    ::new (&classes_[number]) std::atomic<Class*>(&complete);
    count_.store(number + 1, std::memory_order_release);
}

}  // namespace raceproof::program
