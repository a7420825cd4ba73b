// An object of the guest: a 40-byte header, then its contents.
//
// Three shapes: an *instance* has klass->instance_slots slots (a mirror, an instance of java.lang.Class, one hidden slot more:
// the ClassId it stands for); an *array* has `length` elements packed by their type (references 4 bytes, boolean 1); *statics*
// hold a class's static fields, klass->static_slots slots, slot 0 being the class's initialisation status.
//
// Name: (origin, number). The origin is a hash of who allocated it and where (thread name, method, pc), so it does not depend on
// the interleaving; the number is the smallest that is free among live objects of that origin, and is given when the object
// first survives a step, or when the guest asks for its identity hash code.
//
// The monitor is part of the object: owner and depth live in `lock`; threads waiting for it know so themselves.
#pragma once

#include <cstdint>

#include "base/hash128.h"
#include "program/class.h"
#include "state/slot.h"

namespace raceproof::state {

inline constexpr std::uint32_t kUnnamed = 0xFFFFFFFF;

// Arrays whose contents are larger than this are saved and hashed by chunks of kChunkBytes.
inline constexpr std::uint32_t kLargeArrayBytes = 1024;
inline constexpr std::uint32_t kChunkBytes = 512;

namespace object_flags {
inline constexpr std::uint32_t kArray = 1, kStatics = 2, kPermanent = 4;
inline constexpr std::uint32_t kRetained = 8;      // dead, kept for going back
inline constexpr std::uint32_t kLarge = 16;        // has a chunk table
inline constexpr std::uint32_t kChanged = 32;      // permanent, written to since it became so
inline constexpr std::uint32_t kYoung = 64;        // allocated in this epoch
inline constexpr std::uint32_t kFrozen = 128;      // permanent by freezing, not made so
inline constexpr std::uint32_t kSuspect = 256;     // during a collection: something ceased to refer to it
inline constexpr std::uint32_t kShared = 512;      // more than one thread may reach it (state/sharing.h)
inline constexpr std::uint32_t kCandidate = 1024;  // during a collection: may be dead
// The bits from here on count the objects' references to it (state/reference_counts.h).
inline constexpr std::uint32_t kOneReference = 2048;
}  // namespace object_flags

struct Object {
    const program::Class* klass;
    std::uint64_t origin;
    std::uint32_t number;  // kUnnamed until it has a name
    std::uint32_t epoch;   // the epoch in which it was last saved, or allocated
    std::uint32_t length;  // arrays: elements; others: slots
    std::uint32_t lock;    // 0 unlocked, else owner thread (upper 16 bits, its number + 1) and depth - 1 (lower 16 bits)
    std::uint32_t flags;
    std::uint32_t cells;  // size of the whole object in 8-byte units, chunk table of a large array included

    bool is_array() const { return flags & object_flags::kArray; }
    bool is_statics() const { return flags & object_flags::kStatics; }
    bool is_permanent() const { return flags & object_flags::kPermanent; }
    bool is_shared() const { return flags & object_flags::kShared; }

    Slot* slots() { return reinterpret_cast<Slot*>(this + 1); }
    const Slot* slots() const { return reinterpret_cast<const Slot*>(this + 1); }
    template <typename T>
    T* elements() {
        return reinterpret_cast<T*>(this + 1);
    }
    template <typename T>
    const T* elements() const {
        return reinterpret_cast<const T*>(this + 1);
    }
    std::uint64_t name_hash() const { return mix64(origin, number); }
};
static_assert(sizeof(Object) == 40);

// log2 of the size of an array element: boolean and byte 0, char and short 1, int, float and reference 2, long and double 3.
inline unsigned element_shift(program::BasicType type) {
    using enum program::BasicType;
    switch (type) {
        case Boolean:
        case Byte: return 0;
        case Char:
        case Short: return 1;
        case Long:
        case Double: return 3;
        default: return 2;
    }
}

inline std::uint64_t content_bytes(const Object& object) {
    return object.is_array() ? static_cast<std::uint64_t>(object.length) << element_shift(object.klass->component_type)
                             : static_cast<std::uint64_t>(object.length) * sizeof(Slot);
}

// ── large arrays: a table of chunks follows the contents ──
struct Chunk {
    std::uint32_t epoch;    // the epoch in which it was last saved
    std::uint32_t changed;  // like kChanged
};
inline std::uint64_t chunk_count(std::uint64_t content_bytes) { return (content_bytes + kChunkBytes - 1) / kChunkBytes; }
inline Chunk* chunk_table(Object& array) {
    return reinterpret_cast<Chunk*>(array.elements<std::byte>() + ((content_bytes(array) + 7) & ~std::uint64_t{7}));
}

}  // namespace raceproof::state
