#include "program/rewrite/stack_map.h"

#include <algorithm>

namespace raceproof::program::rewrite {

using desugar::append_u1;
using desugar::append_u2;

namespace {

using Types = std::vector<VerificationType>;

// JVMS 4.7.4, union stack_map_frame.
constexpr int kSameFrames = 64, kSameLocalsOneStackItem = 64, kSameLocalsOneStackItemExtended = 247, kSameFrameExtended = 251,
              kFullFrame = 255, kMostChanged = 3;

class FrameEncoder {
  public:
    explicit FrameEncoder(desugar::ConstantPoolWriter& constants) : constants_(constants) {}

    // `delta`: how many bytes after the frame before, less one.
    void encode(const Types& before, const InferredFrame& frame, std::uint16_t delta) {
        std::size_t common = 0;
        while (common < before.size() && common < frame.locals.size() && before[common] == frame.locals[common]) ++common;
        std::size_t dropped = before.size() - common, added = frame.locals.size() - common;
        if (dropped == 0 && added == 0 && frame.stack.size() <= 1) {
            encode_same_locals(frame, delta);
        } else if (frame.stack.empty() && (dropped == 0 || added == 0) && dropped <= kMostChanged && added <= kMostChanged) {
            append_u1(out_, static_cast<std::uint8_t>(kSameFrameExtended + static_cast<int>(added) - static_cast<int>(dropped)));
            append_u2(out_, delta);
            for (std::size_t i = common; i < frame.locals.size(); ++i) append(frame.locals[i]);
        } else {
            append_u1(out_, kFullFrame);
            append_u2(out_, delta);
            append(frame.locals);
            append(frame.stack);
        }
    }

    std::string take() { return std::move(out_); }

  private:
    void encode_same_locals(const InferredFrame& frame, std::uint16_t delta) {
        bool has_item = !frame.stack.empty(), is_near = delta < kSameFrames;
        int near_kind = (has_item ? kSameLocalsOneStackItem : 0) + delta;
        int far_kind = has_item ? kSameLocalsOneStackItemExtended : kSameFrameExtended;
        append_u1(out_, static_cast<std::uint8_t>(is_near ? near_kind : far_kind));
        if (!is_near) append_u2(out_, delta);
        if (has_item) append(frame.stack.front());
    }
    void append(const Types& types) {
        append_u2(out_, static_cast<std::uint16_t>(types.size()));
        for (const VerificationType& type : types) append(type);
    }
    void append(const VerificationType& type) {
        append_u1(out_, static_cast<std::uint8_t>(type.tag));
        if (type.tag == VerificationType::Tag::Object) append_u2(out_, constants_.class_constant(type.class_name));
        if (type.tag == VerificationType::Tag::Uninitialised) append_u2(out_, type.offset_of_new);
    }

    desugar::ConstantPoolWriter& constants_;
    std::string out_;
};

}  // namespace

std::string stack_map_table(const InferredFrames& inferred, desugar::ConstantPoolWriter& constants) {
    if (inferred.frames.empty()) return "";
    FrameEncoder encoder(constants);
    const Types* before = &inferred.locals_at_entry;
    int offset_before = -1;
    for (const InferredFrame& frame : inferred.frames) {
        encoder.encode(*before, frame, static_cast<std::uint16_t>(frame.offset - offset_before - 1));
        before = &frame.locals;
        offset_before = frame.offset;
    }
    std::string body;
    append_u2(body, static_cast<std::uint16_t>(inferred.frames.size()));
    return body + encoder.take();
}

}  // namespace raceproof::program::rewrite
