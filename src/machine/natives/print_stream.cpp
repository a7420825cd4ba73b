// System.out and System.err: two PrintStreams that boot makes without a constructor, because encoders, buffers and file
// descriptors are a hundred objects that every explored state would carry. Their private sinks write to the console; everything
// above them (println, printf, append) is the JDK's own code.
//
// The two are known by what no constructed PrintStream has: no writer, and not closed. `autoFlush` tells System.err from
// System.out.
#include "base/text.h"
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kPrintStream = "java/io/PrintStream";

// 1 or 2 for the two, 0 for every other stream.
int console_descriptor(NativeCall& call) {
    const program::Class& owner = *call.method.owner;
    const Slot* slots = call.receiver().slots();
    if (state::as_ref(slots[field_of(owner, "textOut", "Ljava/io/BufferedWriter;").slot]) != kNull) return 0;
    if (slots[field_of(owner, "closing", "Z").slot] != 0) return 0;
    return slots[field_of(owner, "autoFlush", "Z").slot] != 0 ? 2 : 1;
}

NativeOutcome write_text(NativeCall& call, int descriptor, std::u16string text, std::string_view end) {
    std::string bytes = utf8_from_utf16(text);
    bytes += end;
    call.machine.console().write(descriptor, bytes);
    return call.returns();
}

template <bool NewLine>
NativeOutcome write_string(NativeCall& call) {
    int descriptor = console_descriptor(call);
    if (descriptor == 0 || call.ref(1) == kNull) return NativeOutcome::Declined;
    return write_text(call, descriptor, call.machine.text_of(call.ref(1)), NewLine ? "\n" : "");
}

template <bool NewLine>
NativeOutcome write_characters(NativeCall& call) {
    int descriptor = console_descriptor(call);
    if (descriptor == 0 || call.ref(1) == kNull) return NativeOutcome::Declined;
    const Object& characters = call.object(call.ref(1));
    tell_read(call, characters, 0, state::content_bytes(characters));
    return write_text(call, descriptor, std::u16string(characters.elements<char16_t>(), characters.length), NewLine ? "\n" : "");
}

NativeOutcome new_line(NativeCall& call) {
    int descriptor = console_descriptor(call);
    if (descriptor == 0) return NativeOutcome::Declined;
    return write_text(call, descriptor, u"", "\n");
}

NativeOutcome write_byte(NativeCall& call) {
    int descriptor = console_descriptor(call);
    if (descriptor == 0) return NativeOutcome::Declined;
    char byte = static_cast<char>(call.integer(1));
    call.machine.console().write(descriptor, std::string_view(&byte, 1));
    return call.returns();
}

NativeOutcome write_bytes(NativeCall& call) {
    int descriptor = console_descriptor(call);
    if (descriptor == 0) return NativeOutcome::Declined;
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    const Object& bytes = call.object(call.ref(1));
    if (!in_bounds(bytes, call.integer(2), call.integer(3)))
        return call.throws("java/lang/IndexOutOfBoundsException",
                           "Range [" + std::to_string(call.integer(2)) + ", " + std::to_string(call.integer(2)) + " + " +
                               std::to_string(call.integer(3)) + ") out of bounds for length " + std::to_string(bytes.length));
    tell_read(call, bytes, static_cast<std::uint64_t>(call.integer(2)), static_cast<std::uint64_t>(call.integer(3)));
    call.machine.console().write(
        descriptor, std::string_view(bytes.elements<char>() + call.integer(2), static_cast<std::size_t>(call.integer(3))));
    return call.returns();
}

// flush and ensureOpen: nothing is buffered, and they are open.
NativeOutcome nothing_to_do(NativeCall& call) { return console_descriptor(call) == 0 ? NativeOutcome::Declined : call.returns(); }

// From now on the stream is like any other that is closed: its own code sets `trouble` and prints nothing.
NativeOutcome close(NativeCall& call) {
    if (console_descriptor(call) == 0) return NativeOutcome::Declined;
    call.machine.set(call.receiver(), field_of(*call.method.owner, "closing", "Z"), state::slot_of(1));
    return call.returns();
}

}  // namespace

void register_print_stream(NativeTable& table) {
    auto add = [&](std::string_view method, std::string_view descriptor, NativeFunction function) {
        table.override_sometimes(kPrintStream, method, descriptor, function,
                                 "System.out and System.err have no encoder and no buffer: their sinks are natives.");
    };
    add("write", "(Ljava/lang/String;)V", write_string<false>);
    add("writeln", "(Ljava/lang/String;)V", write_string<true>);
    add("write", "([C)V", write_characters<false>);
    add("writeln", "([C)V", write_characters<true>);
    add("newLine", "()V", new_line);
    add("write", "(I)V", write_byte);
    add("write", "([BII)V", write_bytes);
    add("flush", "()V", nothing_to_do);
    add("ensureOpen", "()V", nothing_to_do);
    add("close", "()V", close);
}

}  // namespace raceproof::machine::natives
