// Whether a call through a method handle's primitives passes what the method takes.
//
// The library checks types when it makes a handle, and the primitives themselves (invokeBasic, linkTo*) pass slots on as they
// are. But a program that gets at the library's inside can let them run any method: so each call is checked here, too. What can
// be told from the two descriptors is told once per call site and method. What is left are references whose type at the call
// site says less than the method wants: those are looked at in every call. Interfaces are not checked, as by the verifier.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "program/class.h"
#include "program/code.h"

namespace raceproof::program {
class Program;
}

namespace raceproof::machine {

// Is an object of this class a value of the type that the descriptor names? A class that is not loaded has no instances.
bool has_type(const program::Program& program, const program::Class& klass, std::string_view descriptor);
// The same, but every object is a value of an interface.
bool passes_for(const program::Program& program, const program::Class& klass, std::string_view descriptor);

struct CallTypes {
    struct Argument {
        std::uint16_t slot;
        std::string descriptor;
    };
    bool fit = false;                 // numbers where numbers are wanted, as many arguments as are wanted
    std::vector<Argument> arguments;  // to be checked in every call
    std::string_view result;          // the same for the result; empty: no check
};

// What the call passes and takes back, and what the method wants; both with the receiver as a parameter.
struct CalledAs {
    std::vector<std::string_view> parameters;
    std::string_view result;
};
CallTypes compare_types(const CalledAs& site, const CalledAs& method);

class CallTypesOfSites {
  public:
    // nullptr if this call was not compared before.
    const CallTypes* find(const program::Instruction& site, const program::Method& method) const {
        auto known = known_.find({&site, &method});
        return known == known_.end() ? nullptr : &known->second;
    }
    const CallTypes& add(const program::Instruction& site, const program::Method& method, CallTypes types) {
        return known_.insert_or_assign({&site, &method}, std::move(types)).first->second;
    }

  private:
    struct Key {
        const program::Instruction* site;
        const program::Method* method;
        bool operator==(const Key&) const = default;
    };
    struct KeyHash {
        std::size_t operator()(const Key& key) const {
            return reinterpret_cast<std::uintptr_t>(key.site) / 16 * 31 + reinterpret_cast<std::uintptr_t>(key.method) / 16;
        }
    };
    std::unordered_map<Key, CallTypes, KeyHash> known_;
};

}  // namespace raceproof::machine
