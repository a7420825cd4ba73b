#include "state/contribution.h"

#include <algorithm>

#include "state/initialisation.h"

namespace raceproof::state {
namespace {

using program::BasicType;

// A word for each half of a hash. What is made of several words is mixed for each half anew, so that 64 bits are lost nowhere but
// in the names of objects and threads.
struct Words {
    std::uint64_t low, high;
};

inline Words mixed(std::uint64_t a, std::uint64_t b) { return {mix64(a, b), mix64(b ^ 0x8ebc6af09c88c6e3u, a)}; }

// One summand: two rounds of multiplication for each half, so that sums of terms with related keys or values do not cancel.
inline Hash128 term(Words key, Words value) {
    std::uint64_t a = multiply_fold(key.low ^ 0xa0761d6478bd642fu, value.low ^ 0xe7037ed1a0b428dbu);
    std::uint64_t b = multiply_fold(key.high + 0x8bb84b93962eacc9u, value.high + 0x2d358dccaa6c78a5u);
    return {multiply_fold(a ^ key.low, 0x8ebc6af09c88c6e3u), multiply_fold(b ^ key.high, 0x589965cc75374cc3u)};
}
inline Hash128 term(Words key, std::uint64_t value) { return term(key, Words{value, value}); }

// Keys of the parts of one thing are apart by multiples of a number, another one for each half: parts of two things with
// different names never have both halves in common. Slots come after the named parts.
inline Words part(Words name, std::uint64_t number) {
    return {name.low + number * 0x9e3779b97f4a7c15u, name.high + number * 0xd1b54a32d192ed03u};
}
inline Words part(std::uint64_t name, std::uint64_t number) { return part(Words{name, name}, number); }

Hasher hasher_of(Words key) {
    Hasher hasher(key.low);
    hasher.add(key.high);
    return hasher;
}

enum Part : std::uint64_t { kHeader = 1, kLock, kStatus, kCode, kFrameExtras, kInterned, kFirstSlot };

bool is_reference_array(const Object& object) {
    return object.is_array() && object.klass->component_type == BasicType::Reference;
}

// A word of an array of references holds two.
Slot half(std::uint64_t word, std::uint32_t which) { return which == 0 ? word & 0xFFFFFFFF : word >> 32; }

}  // namespace

void Contribution::leave_out(const program::Field& field) {
    left_out_.push_back(&field);
    kinds_.clear();
}

const std::vector<Contribution::SlotKind>& Contribution::find_kinds(const program::Class& klass, bool statics) const {
    std::uint32_t slots = statics ? std::max(klass.static_slots, program::kFirstStaticFieldSlot) : klass.instance_slots;
    auto kinds = std::make_unique<std::vector<SlotKind>>(slots, SlotKind::Value);
    for (std::uint32_t slot : statics ? klass.static_reference_slots : klass.reference_slots)
        (*kinds)[slot] = SlotKind::Reference;
    if (statics) {
        kinds->front() = SlotKind::Initialisation;
    } else if (klass.special == program::SpecialClass::Class) {
        kinds->push_back(SlotKind::LeftOut);  // the class's number
    }
    for (const program::Field* field : left_out_)
        if (field->is_static() == statics && (statics ? field->owner == &klass : klass.is_subclass_of(*field->owner)))
            (*kinds)[field->slot] = SlotKind::LeftOut;
    std::size_t index = static_cast<std::size_t>(klass.id) * 2 + statics;
    if (kinds_.size() <= index) kinds_.resize(index + 1);
    kinds_[index] = std::move(kinds);
    return *kinds_[index];
}

Hash128 Contribution::of_lock(std::uint64_t name, std::uint32_t lock) const {
    if (lock == 0) return {};
    return term(part(name, kLock), mixed(threads_[(lock >> 16) - 1]->name, lock & 0xFFFF));
}

Hash128 Contribution::of_header(const Object& object, std::uint32_t lock) const {
    std::uint64_t name = object.name_hash();
    return term(part(name, kHeader), mixed(object.klass->identity, object.length)) + of_lock(name, lock);
}

inline Hash128 Contribution::of_slot(std::uint64_t name, std::uint32_t position, Slot slot, SlotKind kind) const {
    if (slot == 0) return {};
    if (kind > SlotKind::Reference) [[unlikely]]
        return kind == SlotKind::LeftOut ? Hash128{} : of_initialisation(name, slot);
    return term(part(name, kFirstSlot + position), kind == SlotKind::Reference ? this->name(as_ref(slot)) : slot);
}

// The owner counts by its canonical name, and only while there is one.
Hash128 Contribution::of_initialisation(std::uint64_t name, Slot slot) const {
    InitialisationStatus status = initialisation_status(slot);
    bool owned = status == InitialisationStatus::Preparing || status == InitialisationStatus::Running;
    std::uint64_t owner = owned ? threads_[static_cast<std::size_t>(initialisation_owner(slot))]->name : 0;
    constexpr std::uint64_t kDefined = 0x100;
    return term(part(name, kFirstSlot),
                mixed(owner, static_cast<std::uint64_t>(status) | (is_defined_at_run_time(slot) ? kDefined : 0)));
}

Hash128 Contribution::of_contents(const Object& object, const Span& span) const {
    Hash128 sum;
    std::uint64_t name = object.name_hash();
    if (!object.is_array()) {
        const std::vector<SlotKind>& kinds = this->kinds(object);
        for (std::uint32_t i = 0; i < span.words; ++i) sum += of_slot(name, i, span.contents[i], kinds[i]);
    } else if (!is_reference_array(object)) {
        for (std::uint32_t i = 0; i < span.words; ++i)
            sum += of_slot(name, span.first_word + i, span.contents[i], SlotKind::Value);
    } else {
        for (std::uint32_t i = 0; i < span.words * 2; ++i)
            sum += of_slot(name, span.first_word * 2 + i, half(span.contents[i / 2], i % 2), SlotKind::Reference);
    }
    return sum;
}

Hash128 Contribution::of_object(const Object& object) const {
    Hash128 sum = of_component(object, kWhole);
    if (!(object.flags & object_flags::kLarge)) return sum;
    auto count = static_cast<std::uint32_t>(chunk_count(content_bytes(object)));
    for (std::uint32_t chunk = 0; chunk < count; ++chunk) sum += of_component(object, chunk);
    return sum;
}

Hash128 Contribution::change(const Object& object, std::uint32_t old_lock, const Span& now,
                             const std::uint64_t* old_contents) const {
    std::uint64_t name = object.name_hash();
    Hash128 sum;
    if (object.lock != old_lock) sum = of_lock(name, object.lock) - of_lock(name, old_lock);
    if (is_reference_array(object)) return sum + change_of_references(name, now, old_contents);
    const SlotKind* kinds = object.is_array() ? nullptr : this->kinds(object).data();
    for (std::uint32_t i = 0; i < now.words; ++i) {
        Slot before = old_contents[i], after = now.contents[i];
        if (before == after) continue;
        SlotKind kind = kinds == nullptr ? SlotKind::Value : kinds[i];
        sum += of_slot(name, now.first_word + i, after, kind) - of_slot(name, now.first_word + i, before, kind);
    }
    return sum;
}

Hash128 Contribution::change_of_references(std::uint64_t name, const Span& now, const std::uint64_t* old_contents) const {
    Hash128 sum;
    for (std::uint32_t i = 0; i < now.words; ++i) {
        if (old_contents[i] == now.contents[i]) continue;
        for (std::uint32_t h = 0; h < 2; ++h) {
            std::uint32_t position = (now.first_word + i) * 2 + h;
            sum += of_slot(name, position, half(now.contents[i], h), SlotKind::Reference);
            sum -= of_slot(name, position, half(old_contents[i], h), SlotKind::Reference);
        }
    }
    return sum;
}

Hash128 Contribution::of_status(const Thread& thread) const {
    const Thread::Status& status = thread.status;
    Words key = part(thread.name, kStatus);
    if (status.status == ThreadStatus::Terminated) return term(key, static_cast<std::uint64_t>(status.status));
    Hasher hasher = hasher_of(key);
    hasher.add(static_cast<std::uint64_t>(status.status) | std::uint64_t{status.park_permit} << 8 |
               std::uint64_t{status.notified} << 9 | std::uint64_t{status.interrupt_pending} << 10 |
               std::uint64_t{status.children} << 32);
    hasher.add(status.saved_lock_depth);
    hasher.add(name(status.waiting_on));
    hasher.add(name(status.java_thread));
    hasher.add(static_cast<std::uint64_t>(status.clock));
    if (status.measures_at_depth != 0) {
        hasher.add(static_cast<std::uint64_t>(status.measures_since));
        hasher.add(std::uint64_t{status.measures_at_depth} << 32 | status.measuring_looks);
    }
    for (std::uint32_t count : status.counts) hasher.add(count);
    if (std::uint32_t told = status.told_time(); told != 0) hasher.add(told);
    return hasher.finish();
}

Hash128 Contribution::of_frame(const Thread& thread, std::uint32_t index) const {
    const Frame& frame = thread.frames[index];
    Words key = mixed(thread.name, index);
    Hash128 sum = term(part(key, kCode), mixed(frame.method->identity, std::uint64_t{frame.flags} << 32 | frame.pc));
    // What a frame's flags do not speak of is left over from the frame that was there before.
    bool initialises = frame.flags & frame_flags::kClassInitialiser;
    if (frame.phase != 0 || frame.lock != kNull || initialises) {
        Hasher hasher = hasher_of(part(key, kFrameExtras));
        hasher.add(frame.phase);
        hasher.add(name(frame.lock));
        hasher.add(initialises ? frame.initialising->identity : 0);
        hasher.add(initialises ? frame.requested->identity : 0);
        sum += hasher.finish();
    }
    frame_slots_.for_each_live(frame, [&](std::uint32_t position, Slot slot, bool is_reference) {
        if (slot != 0) sum += term(part(key, kFirstSlot + position), is_reference ? name(as_ref(slot)) : slot);
    });
    return sum;
}

Hash128 Contribution::of_interned(std::u16string_view text, Ref string) const {
    std::uint64_t key = hash_text({reinterpret_cast<const char*>(text.data()), text.size() * sizeof(char16_t)});
    return term(part(key, kInterned), name(string));
}

}  // namespace raceproof::state
