// Permanent objects: the tables by class and by literal, and freezing.
#include "state/state.h"

namespace raceproof::state {
namespace {

enum Salt : std::uint64_t { kStaticsSalt = 0x53746174, kMirrorSalt = 0x4d697272 };

Ref& entry(std::vector<Ref>& table, std::size_t index, std::size_t expected_size) {
    if (table.size() <= index) table.resize(std::max(index + 1, expected_size), kNull);
    return table[index];
}

}  // namespace

Ref State::allocate_permanent(const program::Class& klass, const Shape& shape, std::uint64_t identity) {
    VERIFY(shape.cells <= 0xFFFFFFFE, "should not make huge permanent objects");
    Object* object = heap_.allocate_beyond_limit(static_cast<std::uint32_t>(shape.cells));
    VERIFY(object != nullptr, "should have room for permanent objects");
    heap_.pin(object);
    object->klass = &klass;
    object->origin = identity;
    object->number = 0;
    object->epoch = 0;
    object->length = shape.length;
    object->flags = shape.flags | object_flags::kPermanent | (options_.journal ? object_flags::kShared : 0);
    Ref ref = heap_.ref_of(object);
    permanents_.push_back(ref);
    return ref;
}

Ref State::allocate_permanent_instance(const program::Class& klass, std::uint64_t identity) {
    return allocate_permanent(klass, {klass.instance_slots, instance_cells(klass.instance_slots), 0}, identity);
}

Ref State::allocate_permanent_array(const program::Class& array_class, std::uint32_t length, std::uint64_t identity) {
    return allocate_permanent(array_class, array_shape(array_class, length), identity);
}

Object& State::make_statics(const program::Class& klass) {
    std::uint32_t slots = std::max(klass.static_slots, program::kFirstStaticFieldSlot);
    Ref made =
        allocate_permanent(klass, {slots, instance_cells(slots), object_flags::kStatics}, mix64(klass.identity, kStaticsSalt));
    entry(statics_, static_cast<std::size_t>(klass.id), program_.class_count()) = made;
    return at(made);
}

Ref State::make_mirror(const program::Class& klass) {
    VERIFY(mirror_of(klass) == kNull, "should make a mirror once");
    if (mirror_class_ == nullptr) mirror_class_ = &program_.required("java/lang/Class");
    std::uint32_t slots = mirror_class_->instance_slots + 1;
    Ref made = allocate_permanent(*mirror_class_, {slots, instance_cells(slots), 0}, mix64(klass.identity, kMirrorSalt));
    at(made).slots()[slots - 1] = static_cast<Slot>(klass.id);
    entry(mirrors_, static_cast<std::size_t>(klass.id), program_.class_count()) = made;
    return made;
}

program::Class& State::class_of_mirror(const Object& mirror) const {
    return program_.by_id(static_cast<program::ClassId>(mirror.slots()[mirror.length - 1]));
}

void State::set_literal(std::uint32_t number, Ref string) {
    VERIFY(at(string).is_permanent(), "should remember only permanent strings by number");
    entry(literals_, number, 0) = string;
}

void State::leave_out_of_hash(const program::Field& field) { contribution_.leave_out(field); }

void State::freeze() {
    if (options_.journal) {
        settle(Collect::Yes);
        forget();
    } else {
        collect();
    }
    heap_.for_each([&](Object* object) {
        if (object->number == kUnnamed) object->number = numbers_.take(object->origin);
        object->flags |= object_flags::kPermanent | object_flags::kFrozen | (options_.journal ? object_flags::kShared : 0);
        object->epoch = 0;
        permanents_.push_back(heap_.ref_of(object));
        heap_.pin(object);
    });
    while (!remembered_.empty()) forget_remembered(remembered_.back().ref, remembered_.back().chunk);
    interned_.clear();
    settled_interned_ = 0;
    hash_ = {};
    baseline_ = {};
    baseline_ = recompute_hash();
}

}  // namespace raceproof::state
