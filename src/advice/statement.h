// Statements and variables of the program by name: what an analysis of an execution and a change of the program talk about.
#pragma once

#include <cstdint>
#include <string>

namespace raceproof::advice {

// An instruction, by what the class file calls it.
struct Statement {
    std::string class_name;          // internal: "bank/Account$Worker"
    std::string method, descriptor;  // "run", "()V"
    std::string file;                // "Account.java", empty if not known
    int line = 0;                    // 0 if not known
    std::uint32_t offset = 0;        // of the instruction, in bytes from the start of the method's code

    friend auto operator<=>(const Statement&, const Statement&) = default;
};

// A field, static or not.
struct FieldName {
    std::string class_name;        // that declares it, internal
    std::string name, descriptor;  // "balance", "I"
    bool is_static = false;

    bool is_known() const { return !name.empty(); }
    friend auto operator<=>(const FieldName&, const FieldName&) = default;
};

}  // namespace raceproof::advice
