// One suggestion of how to order the two accesses of a race (JRF-E, section 3.1), by name: it can be compared between traces,
// kept, and made into a change of the program (advice/change.h).
#pragma once

#include <cstdint>
#include <string_view>

#include "advice/statement.h"
#include "advice/trace.h"

namespace raceproof::advice {

enum class AdviceKind : std::uint8_t {
    Volatile,             // make the racing field volatile, or let an atomic class hold it (figure 10)
    AtomicArray,          // give the elements of the racing array volatile semantics (3.1.2)
    MoveSource,           // move the source statement to before a release (figures 11 and 12, Lemma 4)
    SynchronizeManifest,  // put the manifest statement into a block on a lock of the source's thread (figure 15)
    SynchronizeSource,    // the other way round
    OtherVolatile,        // make another field volatile (figure 18)
    OtherAtomicArray,     // or the elements of another array
    Acquire,              // read, lock or join before the manifest statement what others did (figure 20)
    CommonLock,           // put both statements into blocks on one lock: not in the paper, for what no declaration can change
};
std::string_view name_of(AdviceKind kind);  // "volatile", as in the result file

struct Advice {
    AdviceKind kind{};
    // What is changed, locked, acquired, or released by the statement to come before; objects and indices are left out.
    LocationKind location_kind{};
    FieldName field;
    std::string class_name;
    Statement statement;  // what is moved, put into a block, or preceded by an acquisition; unset for volatile and arrays
    // MoveSource: the release to come before. Synchronize…, Acquire: where others do it. CommonLock: the other statement.
    Statement model;

    friend auto operator<=>(const Advice&, const Advice&) = default;
};

}  // namespace raceproof::advice
