// java.lang.System.arraycopy, with the messages of HotSpot.
#include <algorithm>

#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

struct Request {
    Object& source;
    std::int32_t source_position;
    Object& destination;
    std::int32_t destination_position;
    std::int32_t length;
};

bool holds_references(const Object& array) { return array.klass->component_type == BasicType::Reference; }

// "int", or "object array": HotSpot's name of an array's elements in these messages.
std::string kind_of(const Object& array) {
    return holds_references(array) ? "object array" : std::string(classfile::primitive_name(array.klass->component_type));
}

NativeOutcome throws_store(NativeCall& call, const std::string& message) {
    return call.throws("java/lang/ArrayStoreException", "arraycopy: " + message);
}

NativeOutcome throws_bounds(NativeCall& call, const std::string& what, const Object& array) {
    std::string where = " out of bounds for " + kind_of(array) + "[" + std::to_string(array.length) + "]";
    return call.throws("java/lang/ArrayIndexOutOfBoundsException", "arraycopy: " + what + where);
}

bool types_match(const Object& source, const Object& destination) {
    return destination.is_array() && source.klass->component_type == destination.klass->component_type;
}

NativeOutcome throws_type_mismatch(NativeCall& call, const Object& source, const Object& destination) {
    if (!destination.is_array())
        return throws_store(call, "destination type " + destination.klass->dotted_name() + " is not an array");
    return throws_store(call, "type mismatch: can not copy " + kind_of(source) + "[] into " + kind_of(destination) + "[]");
}

bool is_inside(const Object& array, std::int32_t position, std::int32_t length) {
    return static_cast<std::uint32_t>(position) + static_cast<std::uint32_t>(length) <= array.length;
}

NativeOutcome throws_out_of_bounds(NativeCall& call, const Request& request) {
    const auto& [source, source_position, destination, destination_position, length] = request;
    auto last = [&](std::int32_t position) {
        return std::to_string(static_cast<std::uint32_t>(position) + static_cast<std::uint32_t>(length));
    };
    if (source_position < 0) return throws_bounds(call, "source index " + std::to_string(source_position), source);
    if (destination_position < 0)
        return throws_bounds(call, "destination index " + std::to_string(destination_position), destination);
    if (length < 0)
        return call.throws("java/lang/ArrayIndexOutOfBoundsException",
                           "arraycopy: length " + std::to_string(length) + " is negative");
    if (!is_inside(source, source_position, length))
        return throws_bounds(call, "last source index " + last(source_position), source);
    return throws_bounds(call, "last destination index " + last(destination_position), destination);
}

// Elements are checked one by one; those before the first misfit stay copied.
NativeOutcome copy_checked(NativeCall& call, const Request& request) {
    const program::Class& from = *request.source.klass->component;
    const program::Class& to = *request.destination.klass->component;
    const Ref* source = request.source.elements<Ref>() + request.source_position;
    Ref* destination = request.destination.elements<Ref>() + request.destination_position;
    auto tell = [&](std::int32_t read, std::int32_t written) {
        tell_read(call, request.source, static_cast<std::uint64_t>(request.source_position) * 4,
                  static_cast<std::uint64_t>(read) * 4);
        tell_write(call, request.destination, static_cast<std::uint64_t>(request.destination_position) * 4,
                   static_cast<std::uint64_t>(written) * 4);
    };
    for (std::int32_t i = 0; i < request.length; ++i) {
        if (source[i] != kNull && !call.object(source[i]).klass->is_subclass_of(to)) {
            tell(i + 1, i);
            if (!to.is_subclass_of(from))
                return throws_store(call,
                                    "type mismatch: can not copy " + from.dotted_name() + "[] into " + to.dotted_name() + "[]");
            return throws_store(call, "element type mismatch: can not cast one of the elements of " + from.dotted_name() +
                                          "[] to the type of the destination array, " + to.dotted_name());
        }
        destination[i] = source[i];
        call.state().sharing().on_stored(request.destination, source[i]);
    }
    tell(request.length, request.length);
    return call.returns();
}

NativeOutcome array_copy(NativeCall& call) {
    if (call.ref(0) == kNull || call.ref(2) == kNull) return throws_null_pointer(call);
    Request request{call.object(call.ref(0)), call.integer(1), call.object(call.ref(2)), call.integer(3), call.integer(4)};
    const auto& [source, source_position, destination, destination_position, length] = request;
    if (!source.is_array()) return throws_store(call, "source type " + source.klass->dotted_name() + " is not an array");
    if (!types_match(source, destination)) return throws_type_mismatch(call, source, destination);
    bool is_negative = source_position < 0 || destination_position < 0 || length < 0;
    if (is_negative || !is_inside(source, source_position, length) || !is_inside(destination, destination_position, length))
        return throws_out_of_bounds(call, request);
    if (length == 0) return call.returns();

    unsigned shift = state::element_shift(source.klass->component_type);
    std::uint64_t from = static_cast<std::uint64_t>(source_position) << shift;
    std::uint64_t to = static_cast<std::uint64_t>(destination_position) << shift;
    std::uint64_t size = static_cast<std::uint64_t>(length) << shift;
    before_bulk_write(call, destination, to, size);
    if (holds_references(source) && !source.klass->component->is_subclass_of(*destination.klass->component))
        return copy_checked(call, request);
    tell_read(call, source, from, size);
    tell_write(call, destination, to, size);
    copy_bulk(call, destination.elements<std::byte>() + to, source.elements<std::byte>() + from, size);
    if (destination.is_shared() && holds_references(source))
        for (std::int32_t i = 0; i < length; ++i)
            call.state().sharing().on_stored(destination, destination.elements<Ref>()[destination_position + i]);
    return call.returns();
}

}  // namespace

void register_array_copy(NativeTable& table) {
    table.native("java/lang/System", "arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V", array_copy);
}

}  // namespace raceproof::machine::natives
