#include "program/verifier.h"

#include <algorithm>
#include <optional>

#include "program/decoder.h"
#include "program/inferred_frames.h"
#include "program/program.h"
#include "program/verifier_step.h"

namespace raceproof::program {

namespace {

using classfile::ClassFile;
using Kind = SlotType::Kind;

VerificationType::Tag tag_of(Kind kind) {
    using Tag = VerificationType::Tag;
    switch (kind) {
        case Kind::Int: return Tag::Int;
        case Kind::Float: return Tag::Float;
        case Kind::Long: return Tag::Long;
        case Kind::Double: return Tag::Double;
        case Kind::Null: return Tag::Null;
        case Kind::Object: return Tag::Object;
        case Kind::Uninitialised: return Tag::Uninitialised;
        case Kind::UninitialisedThis: return Tag::UninitialisedThis;
        case Kind::Top:
        case Kind::LongHigh:
        case Kind::DoubleHigh: break;
    }
    return Tag::Top;
}

class MethodVerifier {
  public:
    MethodVerifier(Program& program, const Method& method, const ClassFile& file, const classfile::CodeAttribute& attribute)
        : method_(method), file_(file), attribute_(attribute), checker_(program, method, file) {}

    Link<Done> verify() {
        Result<Flow, Flow::Problem> flow = Flow::read(attribute_);
        if (!flow) return error_at(0, flow.error(), "");
        flow_ = flow.take();
        // Bounds the memory that hostile code can ask for, here and for its frame maps. Compilers stay below a tenth.
        constexpr std::size_t kMaxSlots = 1u << 26;
        if (flow_->instructions().size() * (attribute_.max_locals + attribute_.max_stack) > kMaxSlots)
            return LinkError{LinkErrorKind::Unsupported, "very large method " + method_.full_name()};
        states_.resize(flow_->blocks().size());
        enter_method();
        while (!waiting_.empty() && !error_) {
            std::uint32_t block = waiting_.back();
            waiting_.pop_back();
            states_[block]->is_waiting = false;
            run(flow_->blocks()[block], states_[block]->frame);
        }
        if (error_) return std::move(*error_);
        return Done{};
    }

    // Of code that was verified, all of which is reachable.
    InferredFrames frames() {
        InferredFrames inferred;
        inferred.max_stack = static_cast<std::uint16_t>(deepest_);
        inferred.locals_at_entry = locals_of(checker_.frame_at_entry(attribute_.max_locals, attribute_.max_stack));
        std::vector<bool> needs_frame = flow_->needs_frame();
        for (const FlowBlock& block : flow_->blocks()) {
            if (!needs_frame[block.start]) continue;
            const std::optional<BlockState>& state = states_[flow_->block_at(block.start)];
            VERIFY(state.has_value(), "should infer frames of reachable code only");
            inferred.frames.push_back(
                {flow_->instructions()[block.start].offset, locals_of(state->frame), types_of(state->frame.stack())});
        }
        return inferred;
    }

  private:
    struct BlockState {
        VerifierFrame frame;
        bool is_waiting = true;
    };

    LinkError error_at(std::uint32_t instruction, std::string_view problem, std::string_view reason) const {
        std::size_t offset = 0;
        if (flow_ && instruction < flow_->instructions().size()) offset = flow_->instructions()[instruction].offset;
        const char* mnemonic = mnemonic_of(attribute_.code[offset]);
        std::string message(problem);
        message += "\nException Details:\n  Location:\n    ";
        message.append(method_.owner->name.text()).append(".").append(method_.name.text()).append(method_.descriptor.text());
        message.append(" @").append(std::to_string(offset)).append(": ").append(mnemonic ? mnemonic : "<illegal>");
        if (!reason.empty()) message.append("\n  Reason:\n    ").append(reason);
        return {LinkErrorKind::Verify, std::move(message)};
    }

    // ── control flow ──
    void enter_method() {
        VerifierFrame frame = checker_.frame_at_entry(attribute_.max_locals, attribute_.max_stack);
        if (!frame.problem().empty())
            error_ = error_at(0, "Arguments can't fit into locals", "");
        else
            arrive(0, frame, 0);
    }

    // Control can get from instruction `from` to `target` with this frame.
    void arrive(std::uint32_t target, const VerifierFrame& frame, std::uint32_t from) {
        if (error_) return;
        if (target >= flow_->instructions().size()) {
            error_ = error_at(from, "Control flow falls through code end", "");
            return;
        }
        std::uint32_t block = flow_->block_at(target);
        std::optional<BlockState>& state = states_[block];
        if (!state) {
            state.emplace(BlockState{frame});
            waiting_.push_back(block);
        } else if (state->frame.merge(frame, checker_.types())) {
            if (!state->frame.problem().empty()) {
                error_ = error_at(target, state->frame.problem(), state->frame.reason());
            } else if (!state->is_waiting) {
                state->is_waiting = true;
                waiting_.push_back(block);
            }
        }
    }

    void run(const FlowBlock& block, const VerifierFrame& start) {
        checker_.begin(*flow_, start);
        arrive_at_handlers(block, block.start);
        for (std::uint32_t i = block.start; i < block.end && !error_; ++i) {
            checker_.step(i);
            const VerifierFrame& frame = checker_.frame();
            deepest_ = std::max(deepest_, frame.depth());
            if (checker_.load_error())
                error_ = checker_.load_error();
            else if (!frame.problem().empty())
                error_ = error_at(i, frame.problem(), frame.reason());
            if (checker_.changes_locals() && i + 1 < block.end) arrive_at_handlers(block, i + 1);
        }
        flow_->for_each_successor(block, [&](std::uint32_t target) { arrive(target, checker_.frame(), block.end - 1); });
    }

    void arrive_at_handlers(const FlowBlock& block, std::uint32_t from) {
        for (std::uint32_t number : block.handlers) {
            if (error_) return;
            const FlowHandler& handler = flow_->handlers()[number];
            SlotType exception =
                checker_.types().object(handler.catch_type ? file_.class_name(handler.catch_type) : "java/lang/Throwable");
            if (!check_catch_type(exception)) {
                error_ = error_at(handler.target,
                                  "Catch type is not a subclass of Throwable in exception handler " + std::to_string(number), "");
                return;
            }
            VerifierFrame frame = checker_.frame().for_handler(exception);
            deepest_ = std::max(deepest_, frame.depth());
            if (frame.problem().empty())
                arrive(handler.target, frame, from);
            else
                error_ = error_at(handler.target, frame.problem(), frame.reason());
        }
    }

    // A class that cannot be loaded passes: no exception of it can arrive.
    bool check_catch_type(SlotType exception) {
        Link<bool> is_throwable = checker_.types().is_assignable(exception, checker_.types().object("java/lang/Throwable"));
        return !is_throwable || *is_throwable;
    }

    // ── inferred frames ──
    // A long or double is one entry; what follows the last usable local is left out.
    std::vector<VerificationType> locals_of(const VerifierFrame& frame) {
        std::vector<VerificationType> types = types_of(frame.locals());
        while (!types.empty() && types.back().tag == VerificationType::Tag::Top) types.pop_back();
        return types;
    }
    std::vector<VerificationType> types_of(const std::vector<SlotType>& slots) {
        std::vector<VerificationType> types;
        for (std::size_t i = 0; i < slots.size(); ++i) {
            VerificationType& type = types.emplace_back(VerificationType{tag_of(slots[i].kind), {}, 0});
            if (slots[i].kind == Kind::Object) type.class_name = checker_.types().name_of(slots[i]);
            if (slots[i].kind == Kind::Uninitialised) type.offset_of_new = flow_->instructions()[slots[i].detail].offset;
            if (slots[i].is_low() && i + 1 < slots.size() && slots[i + 1].is_high()) ++i;
        }
        return types;
    }

    const Method& method_;
    const ClassFile& file_;
    const classfile::CodeAttribute& attribute_;
    InstructionChecker checker_;
    std::optional<Flow> flow_;
    std::vector<std::optional<BlockState>> states_;  // by block, once reached
    std::vector<std::uint32_t> waiting_;
    std::size_t deepest_ = 0;         // operand stack
    std::optional<LinkError> error_;  // the verdict
};

}  // namespace

Link<Done> verify(Program& program, const Method& method, const Code&) {
    return MethodVerifier(program, method, *method.owner->file, *method.info->code).verify();
}

Link<InferredFrames> infer_frames(Program& program, const Method& method, const ClassFile& file,
                                  const classfile::CodeAttribute& body) {
    MethodVerifier verifier(program, method, file, body);
    if (Link<Done> verified = verifier.verify(); !verified) return verified.error();
    return verifier.frames();
}

}  // namespace raceproof::program
