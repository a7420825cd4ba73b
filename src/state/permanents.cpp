#include "state/permanents.h"

#include <algorithm>

namespace raceproof::state {
namespace {

enum Salt : std::uint64_t { kStaticsSalt = 0x53746174, kMirrorSalt = 0x4d697272 };

Ref& entry(std::vector<Ref>& table, std::size_t index, std::size_t expected_size) {
    if (table.size() <= index) table.resize(std::max(index + 1, expected_size), kNull);
    return table[index];
}

}  // namespace

Ref Permanents::allocate(const program::Class& klass, const Shape& shape, std::uint64_t identity) {
    VERIFY(!shape.is_too_large(), "should not make huge permanent objects");
    Heap& heap = objects_.heap();
    Object* object = heap.allocate_beyond_limit(static_cast<std::uint32_t>(shape.cells));
    VERIFY(object != nullptr, "should have room for permanent objects");
    heap.pin(object);
    object->klass = &klass;
    object->origin = identity;
    object->number = 0;
    object->epoch = 0;
    object->length = shape.length;
    object->flags = shape.flags | flags();
    all_.push_back(heap.ref_of(object));
    return all_.back();
}

Ref Permanents::allocate_instance(const program::Class& klass, std::uint64_t identity) {
    return allocate(klass, Shape::of_instance(klass), identity);
}

Ref Permanents::allocate_array(const program::Class& array_class, std::uint32_t length, std::uint64_t identity) {
    return allocate(array_class, Shape::of_array(array_class, length, objects_.large_arrays()), identity);
}

Object& Permanents::make_statics(const program::Class& klass) {
    std::uint32_t slots = std::max(klass.static_slots, program::kFirstStaticFieldSlot);
    Ref made = allocate(klass, Shape::of_slots(slots, object_flags::kStatics), mix64(klass.identity, kStaticsSalt));
    entry(statics_, static_cast<std::size_t>(klass.id), program_.class_count()) = made;
    return objects_.at(made);
}

Ref Permanents::make_mirror(const program::Class& klass) {
    VERIFY(mirror_of(klass) == kNull, "should make a mirror once");
    if (mirror_class_ == nullptr) mirror_class_ = &program_.required("java/lang/Class");
    std::uint32_t slots = mirror_class_->instance_slots + 1;
    Ref made = allocate(*mirror_class_, Shape::of_slots(slots), mix64(klass.identity, kMirrorSalt));
    objects_.at(made).slots()[slots - 1] = static_cast<Slot>(klass.id);
    entry(mirrors_, static_cast<std::size_t>(klass.id), program_.class_count()) = made;
    return made;
}

program::Class& Permanents::class_of_mirror(const Object& mirror) const {
    return program_.by_id(static_cast<program::ClassId>(mirror.slots()[mirror.length - 1]));
}

void Permanents::set_literal(std::uint32_t number, Ref string) {
    VERIFY(objects_.at(string).is_permanent(), "should remember only permanent strings by number");
    entry(literals_, number, 0) = string;
}

void Permanents::freeze_all() {
    Heap& heap = objects_.heap();
    heap.for_each([&](Object* object) {
        objects_.name(*object);
        object->flags |= flags() | object_flags::kFrozen;
        object->epoch = 0;
        all_.push_back(heap.ref_of(object));
        heap.pin(object);
    });
}

}  // namespace raceproof::state
