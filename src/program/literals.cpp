#include "program/literals.h"

#include "base/verify.h"

namespace raceproof::program {

std::uint32_t LiteralTable::number_of(std::string_view modified_utf8) {
    std::lock_guard lock(mutex_);
    if (auto known = numbers_.find(modified_utf8); known != numbers_.end()) return known->second;
    auto number = static_cast<std::uint32_t>(texts_.size());
    texts_.emplace_back(modified_utf8);
    numbers_.emplace(texts_.back(), number);
    return number;
}

std::string_view LiteralTable::text(std::uint32_t number) const {
    std::lock_guard lock(mutex_);
    VERIFY(number < texts_.size(), "should be a number that number_of gave");
    return texts_[number];
}

}  // namespace raceproof::program
