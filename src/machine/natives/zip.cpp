// java.util.zip: the two checksums.
#include <zlib.h>

#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

using Checksum = uLong (*)(uLong, const Bytef*, uInt);

template <Checksum Function>
NativeOutcome update_byte(NativeCall& call) {
    auto byte = static_cast<Bytef>(call.integer(1));
    return call.returns(static_cast<std::int32_t>(Function(static_cast<std::uint32_t>(call.integer(0)), &byte, 1)));
}

template <Checksum Function>
NativeOutcome update_bytes(NativeCall& call) {
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    const Object& bytes = call.object(call.ref(1));
    if (!in_bounds(bytes, call.integer(2), call.integer(3))) return call.throws("java/lang/ArrayIndexOutOfBoundsException");
    tell_read(call, bytes, static_cast<std::uint64_t>(call.integer(2)), static_cast<std::uint64_t>(call.integer(3)));
    const Bytef* start = bytes.elements<Bytef>() + call.integer(2);
    uLong sum = Function(static_cast<std::uint32_t>(call.integer(0)), start, static_cast<uInt>(call.integer(3)));
    return call.returns(static_cast<std::int32_t>(sum));
}

}  // namespace

void register_zip(NativeTable& table) {
    table.native("java/util/zip/CRC32", "update", "(II)I", update_byte<crc32>);
    table.native("java/util/zip/CRC32", "updateBytes0", "(I[BII)I", update_bytes<crc32>);
    table.native("java/util/zip/Adler32", "update", "(II)I", update_byte<adler32>);
    table.native("java/util/zip/Adler32", "updateBytes", "(I[BII)I", update_bytes<adler32>);
}

}  // namespace raceproof::machine::natives
