// A place in the source, by the names that the class file has for it.
#pragma once

#include <cstdint>
#include <string>

#include "program/class.h"
#include "program/code.h"

namespace raceproof::program {

// Names are printable as they are: what a class file calls itself may hold anything. `line` 0: not known.
struct Place {
    std::string class_name, method, file;
    int line = 0;

    bool is_known() const { return !class_name.empty(); }
    friend bool operator==(const Place&, const Place&) = default;
};

// `code` is nullptr for native methods.
Place place_of(const Method& method, const Code* code, std::uint32_t pc);
Place place_of(const Method& method, std::uint32_t pc);

}  // namespace raceproof::program
