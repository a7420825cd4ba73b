// java.io on file descriptors: standard input, output and error, and the files that a guest may read (data_files.h).
//
// An open data file is a FileDescriptor with kDataFile as its number and the position in `handle`, which Unix does not use: so
// the position is part of the state.
#include <algorithm>

#include "machine/natives/data_files.h"
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kIn = "java/io/FileInputStream";
constexpr std::string_view kOut = "java/io/FileOutputStream";
constexpr std::string_view kDescriptor = "java/io/FileDescriptor";
constexpr int kDataFile = 1000;

Object& descriptor_object(NativeCall& call) {
    return call.object(state::as_ref(field_value(call.receiver(), "fd", "Ljava/io/FileDescriptor;")));
}
int number_of(const Object& descriptor) { return state::as_int(field_value(descriptor, "fd", "I")); }

NativeOutcome throws_closed(NativeCall& call) { return call.throws("java/io/IOException", "Stream Closed"); }

NativeOutcome open(NativeCall& call) {
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    std::string path = call.machine.strings.utf8_of(call.ref(1));
    note_files(call);
    if (!data_file(call.machine, path)) return call.throws("java/io/FileNotFoundException", path + " (Permission denied)");
    Object& descriptor = descriptor_object(call);
    set_field(call, descriptor, "fd", "I", state::slot_of(kDataFile));
    set_field(call, descriptor, "handle", "J", state::slot_of(std::int64_t{0}));
    return call.returns();
}

NativeOutcome refuse_to_open(NativeCall& call) {
    note_files(call);
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    return call.throws("java/io/FileNotFoundException", call.machine.strings.utf8_of(call.ref(1)) + " (Permission denied)");
}

std::optional<classfile::Bytes> opened_file(NativeCall& call) {
    Ref path = state::as_ref(field_value(call.receiver(), "path", kString));
    return path == kNull ? std::nullopt : data_file(call.machine, call.machine.strings.utf8_of(path));
}

// Up to into.size() bytes; 0 at the end, -1 if the stream is closed.
int read(NativeCall& call, std::span<std::uint8_t> into) {
    Object& descriptor = descriptor_object(call);
    if (number_of(descriptor) == 0) {
        call.machine.assumptions.note(AssumptionKind::StandardInput, call.thread, "empty");
        return call.machine.console().read(into);
    }
    if (number_of(descriptor) != kDataFile) return -1;
    auto file = opened_file(call);
    std::int64_t position = state::as_long(field_value(descriptor, "handle", "J"));
    auto start = static_cast<std::size_t>(position);
    std::size_t count = !file || start >= file->data.size() ? 0 : std::min(into.size(), file->data.size() - start);
    if (count > 0) std::memcpy(into.data(), file->data.data() + start, count);
    set_field(call, descriptor, "handle", "J", state::slot_of(position + static_cast<std::int64_t>(count)));
    return static_cast<int>(count);
}

NativeOutcome read_byte(NativeCall& call) {
    std::uint8_t byte = 0;
    int count = read(call, std::span(&byte, 1));
    if (count < 0) return throws_closed(call);
    return call.returns(count == 0 ? -1 : static_cast<std::int32_t>(byte));
}

NativeOutcome read_bytes(NativeCall& call) {
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    Object& bytes = call.object(call.ref(1));
    std::int32_t offset = call.integer(2), length = call.integer(3);
    if (!in_bounds(bytes, offset, length)) return call.throws("java/lang/IndexOutOfBoundsException");
    if (length == 0) return call.returns(0);
    auto start = static_cast<std::uint64_t>(offset), size = static_cast<std::uint64_t>(length);
    call.state().before_element_write(bytes, start, size);
    int count = read(call, std::span(bytes.elements<std::uint8_t>() + start, size));
    if (count < 0) return throws_closed(call);
    tell_write(call, bytes, start, static_cast<std::uint64_t>(count));
    return call.returns(count == 0 ? -1 : count);
}

NativeOutcome available(NativeCall& call) {
    const Object& descriptor = descriptor_object(call);
    if (number_of(descriptor) == 0) return call.returns(call.machine.console().available());
    if (number_of(descriptor) != kDataFile) return throws_closed(call);
    return call.returns(0);
}

// Standard input has neither length nor position: 0 sends readers to the end of it.
NativeOutcome get_length(NativeCall& call) {
    auto file = opened_file(call);
    return call.returns(file ? static_cast<std::int64_t>(file->data.size()) : std::int64_t{0});
}

NativeOutcome get_position(NativeCall& call) {
    const Object& descriptor = descriptor_object(call);
    bool is_file = number_of(descriptor) == kDataFile;
    return call.returns(is_file ? state::as_long(field_value(descriptor, "handle", "J")) : std::int64_t{0});
}

NativeOutcome skip(NativeCall& call) {
    Object& descriptor = descriptor_object(call);
    std::int64_t wanted = call.long_integer(1);
    if (number_of(descriptor) == kDataFile) {
        std::int64_t before = state::as_long(field_value(descriptor, "handle", "J"));
        set_field(call, descriptor, "handle", "J", state::slot_of(before + wanted));
        return call.returns(wanted);
    }
    if (number_of(descriptor) != 0) return throws_closed(call);
    std::vector<std::uint8_t> skipped(static_cast<std::size_t>(std::clamp<std::int64_t>(wanted, 0, 1 << 16)));
    return call.returns(static_cast<std::int64_t>(call.machine.console().read(skipped)));
}

NativeOutcome write_bytes(NativeCall& call) {
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    const Object& bytes = call.object(call.ref(1));
    std::int32_t offset = call.integer(2), length = call.integer(3);
    if (!in_bounds(bytes, offset, length)) return call.throws("java/lang/IndexOutOfBoundsException");
    int descriptor = number_of(descriptor_object(call));
    if (descriptor != 1 && descriptor != 2) return throws_closed(call);
    tell_read(call, bytes, static_cast<std::uint64_t>(offset), static_cast<std::uint64_t>(length));
    call.machine.console().write(descriptor, std::string_view(bytes.elements<char>() + offset, static_cast<std::size_t>(length)));
    return call.returns();
}

NativeOutcome write_byte(NativeCall& call) {
    int descriptor = number_of(descriptor_object(call));
    if (descriptor != 1 && descriptor != 2) return throws_closed(call);
    char byte = static_cast<char>(call.integer(1));
    call.machine.console().write(descriptor, std::string_view(&byte, 1));
    return call.returns();
}

NativeOutcome get_handle(NativeCall& call) { return call.returns(std::int64_t{-1}); }

NativeOutcome close(NativeCall& call) {
    set_field(call, call.receiver(), "fd", "I", state::slot_of(-1));
    return call.returns();
}

}  // namespace

void register_file_io(NativeTable& table) {
    table.native(kDescriptor, "initIDs", "()V", do_nothing);
    table.native(kDescriptor, "getHandle", "(I)J", get_handle);
    table.native(kDescriptor, "getAppend", "(I)Z", return_false);
    table.native(kDescriptor, "close0", "()V", close);
    table.native(kDescriptor, "sync", "()V", do_nothing);
    table.native("java/io/FileCleanable", "cleanupClose0", "(IJ)V", do_nothing);

    table.native(kIn, "initIDs", "()V", do_nothing);
    table.native(kIn, "open0", "(Ljava/lang/String;)V", open);
    table.native(kIn, "read0", "()I", read_byte);
    table.native(kIn, "readBytes", "([BII)I", read_bytes);
    table.native(kIn, "available0", "()I", available);
    table.native(kIn, "length0", "()J", get_length);
    table.native(kIn, "position0", "()J", get_position);
    table.native(kIn, "skip0", "(J)J", skip);

    table.native(kOut, "initIDs", "()V", do_nothing);
    table.native(kOut, "open0", "(Ljava/lang/String;Z)V", refuse_to_open);
    table.native(kOut, "write", "(IZ)V", write_byte);
    table.native(kOut, "writeBytes", "([BIIZ)V", write_bytes);

    table.native("java/io/RandomAccessFile", "initIDs", "()V", do_nothing);
    table.native("java/io/RandomAccessFile", "open0", "(Ljava/lang/String;I)V", refuse_to_open);
}

}  // namespace raceproof::machine::natives
