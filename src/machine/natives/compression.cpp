// java.util.zip.Inflater and Deflater. zlib keeps its state in memory of its own, which going back in time could not restore. So
// the state is kept as what it follows from: all the input so far. Each call starts a new stream, repeats the output that was
// already given and goes on from there. That is quadratic in the number of calls, and right in every schedule.
//
// The input is a byte[] in the `cleanable` of the ZStreamRef, which has nothing to clean; its length is the stream's own
// `bytesRead`. The stream's `address` holds its settings.
#include <zlib.h>

#include <algorithm>

#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kInflater = "java/util/zip/Inflater";
constexpr std::string_view kDeflater = "java/util/zip/Deflater";
constexpr int kRawBits = -MAX_WBITS, kMemoryLevel = 8;

// Settings of a stream, packed into its address; bit 0 makes it differ from 0, which means closed.
struct Settings {
    bool is_raw = false;
    int level = Z_DEFAULT_COMPRESSION, strategy = Z_DEFAULT_STRATEGY;

    std::int64_t pack() const { return 1 | (is_raw ? 2 : 0) | (level + 1) << 2 | strategy << 8; }
    static Settings unpack(std::int64_t address) {
        return {(address & 2) != 0, static_cast<int>(address >> 2 & 0x3F) - 1, static_cast<int>(address >> 8)};
    }
};

struct Progress {
    int status = Z_OK;
    std::string message;
    std::int64_t read = 0, written = 0;  // by this call
};

// Runs a fresh stream over `input`, throws away the first `skipped` bytes of output and puts the rest into `output`.
template <typename Run>
Progress run_stream(z_stream& stream, Run run, std::span<const std::uint8_t> input, std::uint64_t skipped,
                    std::span<std::uint8_t> output) {
    std::vector<std::uint8_t> scratch(std::min<std::uint64_t>(skipped, 1 << 16));
    stream.next_in = const_cast<Bytef*>(input.data());
    stream.avail_in = static_cast<uInt>(input.size());
    Progress step;
    while (step.status == Z_OK && stream.total_out < skipped) {
        stream.next_out = scratch.data();
        stream.avail_out = static_cast<uInt>(std::min<std::uint64_t>(scratch.size(), skipped - stream.total_out));
        step.status = run(stream);
    }
    if (step.status == Z_OK) {
        stream.next_out = output.data();
        stream.avail_out = static_cast<uInt>(output.size());
        step.status = run(stream);
    }
    step.read = static_cast<std::int64_t>(stream.total_in);
    step.written = static_cast<std::int64_t>(stream.total_out - skipped);
    if (stream.msg != nullptr) step.message = stream.msg;
    return step;
}

Object& stream_reference(NativeCall& call) {
    const program::Class& owner = *call.method.owner;
    std::string descriptor =
        "L" + owner.name.string() + (owner.name.text() == kInflater ? "$InflaterZStreamRef;" : "$DeflaterZStreamRef;");
    return call.object(state::as_ref(field_value(call.receiver(), "zsRef", descriptor)));
}

constexpr std::string_view kCleanable = "Ljava/lang/ref/Cleaner$Cleanable;";

struct Request {
    std::vector<std::uint8_t> input;  // earlier input and this call's
    std::uint64_t earlier_read, earlier_written;
    Object& output;
    std::uint64_t output_start, output_size;
};

// The arguments of inflateBytesBytes and deflateBytesBytes up to slot 8 are the same.
Request request_of(NativeCall& call) {
    const Object& reference = stream_reference(call);
    auto read = static_cast<std::uint64_t>(field_value(call.receiver(), "bytesRead", "J"));
    auto written = static_cast<std::uint64_t>(field_value(call.receiver(), "bytesWritten", "J"));
    std::vector<std::uint8_t> input;
    if (read > 0) {
        const Object& history = call.object(state::as_ref(field_value(reference, "cleanable", kCleanable)));
        input.assign(history.elements<std::uint8_t>(), history.elements<std::uint8_t>() + read);
    }
    if (call.integer(5) > 0) {
        const Object& source = call.object(call.ref(3));
        tell_read(call, source, static_cast<std::uint64_t>(call.integer(4)), static_cast<std::uint64_t>(call.integer(5)));
        const std::uint8_t* start = source.elements<std::uint8_t>() + call.integer(4);
        input.insert(input.end(), start, start + call.integer(5));
    }
    return {std::move(input),
            read,
            written,
            call.object(call.ref(6)),
            static_cast<std::uint64_t>(call.integer(7)),
            static_cast<std::uint64_t>(call.integer(8))};
}

// Makes room for the input that was consumed, and appends it. False when the heap is full; nothing has changed then.
bool remember_input(NativeCall& call, const Request& request, std::uint64_t consumed) {
    if (consumed <= request.earlier_read) return true;
    Object& reference = stream_reference(call);
    Ref history = state::as_ref(field_value(reference, "cleanable", kCleanable));
    bool has_room = request.earlier_read > 0 && call.object(history).length >= consumed;
    if (!has_room) {
        history = call.machine.objects.new_array(call.thread, *call.machine.known().byte_array,
                                                 static_cast<std::uint32_t>(2 * consumed));
        if (history == kNull) return false;
        set_field(call, reference, "cleanable", kCleanable, state::slot_of(history));
    }
    std::uint64_t start = has_room ? request.earlier_read : 0;
    Object& array = call.object(history);
    call.state().before_element_write(array, start, consumed - start);
    std::copy(request.input.begin() + static_cast<std::ptrdiff_t>(start),
              request.input.begin() + static_cast<std::ptrdiff_t>(consumed), array.elements<std::uint8_t>() + start);
    return true;
}

// Hands over what a step produced. The answer packs consumed input, output and two flags.
NativeOutcome finish(NativeCall& call, const Request& request, const Progress& step, std::span<const std::uint8_t> produced,
                     bool flag) {
    auto consumed =
        static_cast<std::uint64_t>(std::max<std::int64_t>(step.read, static_cast<std::int64_t>(request.earlier_read)));
    if (!remember_input(call, request, consumed)) return NativeOutcome::OutOfMemory;
    auto written = static_cast<std::uint64_t>(std::max<std::int64_t>(step.written, 0));
    tell_write(call, request.output, request.output_start, written);
    call.state().before_element_write(request.output, request.output_start, written);
    std::copy_n(produced.begin(), written, request.output.elements<std::uint8_t>() + request.output_start);
    std::uint64_t read = consumed - request.earlier_read;
    bool is_finished = step.status == Z_STREAM_END;
    if (step.status == Z_DATA_ERROR) {
        set_field(call, call.receiver(), "inputConsumed", "I", read);
        set_field(call, call.receiver(), "outputConsumed", "I", written);
        return call.throws("java/util/zip/DataFormatException", step.message);
    }
    return call.returns(
        static_cast<std::int64_t>(read | written << 31 | std::uint64_t{is_finished} << 62 | std::uint64_t{flag} << 63));
}

NativeOutcome init_inflater(NativeCall& call) { return call.returns(Settings{.is_raw = call.integer(0) != 0}.pack()); }

NativeOutcome inflate_bytes(NativeCall& call) {
    Request request = request_of(call);
    z_stream stream{};
    if (inflateInit2(&stream, Settings::unpack(call.long_integer(1)).is_raw ? kRawBits : MAX_WBITS) != Z_OK)
        return call.throws("java/lang/OutOfMemoryError");
    std::vector<std::uint8_t> produced(request.output_size);
    auto run = [](z_stream& z) { return inflate(&z, Z_SYNC_FLUSH); };
    Progress step = run_stream(stream, run, request.input, request.earlier_written, produced);
    inflateEnd(&stream);
    if (step.status == Z_NEED_DICT) return call.unsupported("java.util.zip.Inflater with a preset dictionary");
    return finish(call, request, step, produced, false);
}

NativeOutcome init_deflater(NativeCall& call) {
    return call.returns(Settings{call.integer(2) != 0, call.integer(0), call.integer(1)}.pack());
}

// deflateBytesBytes(…, int flush, int params): params is 0, or 1 with a new strategy and level.
NativeOutcome deflate_bytes(NativeCall& call) {
    Request request = request_of(call);
    Settings settings = Settings::unpack(call.long_integer(1));
    int flush = call.integer(9), parameters = call.integer(10);
    if (flush != Z_NO_FLUSH && flush != Z_FINISH) return call.unsupported("java.util.zip.Deflater with a flush mode");
    if (parameters & 1) {
        settings.strategy = parameters >> 1 & 3;
        settings.level = parameters >> 3;
        if (request.earlier_read > 0) return call.unsupported("java.util.zip.Deflater with a change of level in the middle");
        set_field(call, stream_reference(call), "address", "J", state::slot_of(settings.pack()));
        return call.returns(std::int64_t{0});  // zlib takes new settings before it takes input
    }
    z_stream stream{};
    int bits = settings.is_raw ? kRawBits : MAX_WBITS;
    if (deflateInit2(&stream, settings.level, Z_DEFLATED, bits, kMemoryLevel, settings.strategy) != Z_OK)
        return call.throws("java/lang/OutOfMemoryError");
    std::vector<std::uint8_t> produced(request.output_size);
    auto run = [flush](z_stream& z) { return deflate(&z, flush); };
    Progress step = run_stream(stream, run, request.input, request.earlier_written, produced);
    deflateEnd(&stream);
    return finish(call, request, step, produced, false);
}

// There is nothing to free: run() marks the stream as closed.
NativeOutcome clean(NativeCall& call) {
    const program::Method* run = call.method.owner->find_declared_method("run", "()V");
    VERIFY(run != nullptr, "should find ZStreamRef.run");
    return call.tail_call(*run, std::span(call.arguments, 1));
}

}  // namespace

void register_compression(NativeTable& table) {
    table.native(kInflater, "initIDs", "()V", do_nothing);
    table.native(kInflater, "init", "(Z)J", init_inflater);
    table.native(kInflater, "inflateBytesBytes", "(J[BII[BII)J", inflate_bytes);
    table.native(kDeflater, "init", "(IIZ)J", init_deflater);
    table.native(kDeflater, "deflateBytesBytes", "(J[BII[BIIII)J", deflate_bytes);
    for (std::string_view name : {kInflater, kDeflater}) {
        table.native(name, "reset", "(J)V", do_nothing);  // with bytesRead at 0 the earlier input is forgotten
        table.native(name, "end", "(J)V", do_nothing);
    }
    constexpr std::string_view kWhy = "The field holds the input so far; there is nothing to clean.";
    table.override_body("java/util/zip/Inflater$InflaterZStreamRef", "clean", "()V", clean, kWhy);
    table.override_body("java/util/zip/Deflater$DeflaterZStreamRef", "clean", "()V", clean, kWhy);
}

}  // namespace raceproof::machine::natives
