// System.out and System.err: two PrintStreams that boot makes without a constructor, because encoders, buffers and file
// descriptors are a hundred objects that every explored state would carry. Their private sinks write to the console; everything
// above them (println, printf, append) is the JDK's own code.
//
// The two are known by what no constructed PrintStream has: no writer, and not closed. `autoFlush` tells System.err from
// System.out.
//
// The sinks hold the stream's monitor while they write, as the JDK's do. Nothing else happens under it, so that taking it,
// writing and giving it up are one step, which begins with a MonitorEnter like any other.
#include "machine/natives/print_stream.h"

#include "base/text.h"
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kPrintStream = "java/io/PrintStream";

// 1 or 2 for the two, 0 for every other stream.
int console_descriptor(const program::Class& print_stream, const Object& stream) {
    const Slot* slots = stream.slots();
    if (state::as_ref(slots[field_of(print_stream, "textOut", "Ljava/io/BufferedWriter;").slot]) != kNull) return 0;
    if (slots[field_of(print_stream, "closing", "Z").slot] != 0) return 0;
    return slots[field_of(print_stream, "autoFlush", "Z").slot] != 0 ? 2 : 1;
}

int console_descriptor(NativeCall& call) { return console_descriptor(*call.method.owner, call.receiver()); }

// The body of a sink of the two, under the lock of its stream. Other streams run their own code.
template <NativeFunction Sink>
NativeOutcome locked(NativeCall& call) {
    if (console_descriptor(call) == 0) return NativeOutcome::Declined;
    if (!call.machine.monitors.lock(call.thread, call.receiver())) return NativeOutcome::Blocked;
    NativeOutcome outcome = Sink(call);
    call.machine.monitors.unlock(call.thread, call.receiver());
    return outcome;
}

NativeOutcome write_text(NativeCall& call, int descriptor, std::u16string text, std::string_view end) {
    std::string bytes = utf8_from_utf16(text);
    bytes += end;
    call.machine.console().write(descriptor, bytes);
    return call.returns();
}

template <bool NewLine>
NativeOutcome write_string(NativeCall& call) {
    return write_text(call, console_descriptor(call), call.machine.strings.text_of(call.ref(1)), NewLine ? "\n" : "");
}

template <bool NewLine>
NativeOutcome write_characters(NativeCall& call) {
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    const Object& characters = call.object(call.ref(1));
    tell_read(call, characters, 0, state::content_bytes(characters));
    return write_text(call, console_descriptor(call), std::u16string(characters.elements<char16_t>(), characters.length),
                      NewLine ? "\n" : "");
}

NativeOutcome new_line(NativeCall& call) { return write_text(call, console_descriptor(call), u"", "\n"); }

NativeOutcome write_byte(NativeCall& call) {
    char byte = static_cast<char>(call.integer(1));
    call.machine.console().write(console_descriptor(call), std::string_view(&byte, 1));
    return call.returns();
}

NativeOutcome write_bytes(NativeCall& call) {
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    const Object& bytes = call.object(call.ref(1));
    if (!in_bounds(bytes, call.integer(2), call.integer(3)))
        return call.throws("java/lang/IndexOutOfBoundsException",
                           "Range [" + std::to_string(call.integer(2)) + ", " + std::to_string(call.integer(2)) + " + " +
                               std::to_string(call.integer(3)) + ") out of bounds for length " + std::to_string(bytes.length));
    tell_read(call, bytes, static_cast<std::uint64_t>(call.integer(2)), static_cast<std::uint64_t>(call.integer(3)));
    call.machine.console().write(console_descriptor(call), std::string_view(bytes.elements<char>() + call.integer(2),
                                                                            static_cast<std::size_t>(call.integer(3))));
    return call.returns();
}

// Nothing is buffered.
NativeOutcome flush(NativeCall& call) { return call.returns(); }

// It needs no lock: its callers have it.
NativeOutcome ensure_open(NativeCall& call) { return console_descriptor(call) == 0 ? NativeOutcome::Declined : call.returns(); }

// From now on the stream is like any other that is closed: its own code sets `trouble` and prints nothing.
NativeOutcome close(NativeCall& call) {
    call.machine.objects.set(call.receiver(), field_of(*call.method.owner, "closing", "Z"), state::slot_of(1));
    return call.returns();
}

}  // namespace

bool prints_to_console(const program::Class& print_stream, const Object& stream) {
    return console_descriptor(print_stream, stream) != 0;
}

void register_print_stream(NativeTable& table) {
    auto add = [&](std::string_view method, std::string_view descriptor, NativeFunction function) {
        table.override_sometimes(kPrintStream, method, descriptor, function,
                                 "System.out and System.err have no encoder and no buffer: their sinks are natives.");
    };
    auto add_locked = [&](std::string_view method, std::string_view descriptor, NativeFunction function) {
        add(method, descriptor, function);
        table.visible(kPrintStream, method, descriptor, OperationKind::MonitorEnter);
    };
    add_locked("write", "(Ljava/lang/String;)V", locked<write_string<false>>);
    add_locked("writeln", "(Ljava/lang/String;)V", locked<write_string<true>>);
    add_locked("write", "([C)V", locked<write_characters<false>>);
    add_locked("writeln", "([C)V", locked<write_characters<true>>);
    add_locked("newLine", "()V", locked<new_line>);
    add_locked("write", "(I)V", locked<write_byte>);
    add_locked("write", "([BII)V", locked<write_bytes>);
    add_locked("flush", "()V", locked<flush>);
    add_locked("close", "()V", locked<close>);
    add("ensureOpen", "()V", ensure_open);
}

}  // namespace raceproof::machine::natives
