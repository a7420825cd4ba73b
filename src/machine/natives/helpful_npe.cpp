// java.lang.NullPointerException.getExtendedNPEMessage: what could not be done, and what was null (JEP 358), in HotSpot's words.
#include "machine/natives/helpful_npe.h"

#include <algorithm>

#include "base/text.h"
#include "machine/natives/backtrace.h"
#include "machine/natives/register_all.h"
#include "machine/natives/stack_sources.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

// How many dereferences a message follows back.
constexpr int kMaximumDetail = 5;

// Class names in messages are whole, but for the two that everybody knows.
std::string class_text(std::string_view internal_name) {
    if (internal_name == "java/lang/Object") return "Object";
    if (internal_name == "java/lang/String") return "String";
    return dotted(internal_name);
}

std::string type_text(std::string_view descriptor) {
    std::size_t dimensions = descriptor.find_first_not_of('[');
    std::string_view element = descriptor.substr(dimensions);
    std::string text;
    if (element.front() == 'L') {
        text = dotted(element.substr(1, element.size() - 2));
        // HotSpot shortens by prefix, so StringBuilder loses its package too.
        if (text.starts_with("java.lang.Object") || text.starts_with("java.lang.String")) text.erase(0, 10);
    } else {
        text = classfile::primitive_name(classfile::basic_type(element.front()));
    }
    for (std::size_t i = 0; i < dimensions; ++i) text += "[]";
    return text;
}

class NullExplainer {
  public:
    NullExplainer(const program::Method& method, int offset)
        : method_(method), file_(*method.owner->file), code_(*method.info->code), offset_(offset), sources_(file_, code_) {}

    // Empty if there is nothing to say: an exception that the program made itself.
    std::string explain() {
        int depth = depth_of_null();
        if (depth < 0) return "";
        std::string message = failed_action();
        std::string cause;
        if (describe(offset_, depth, kMaximumDetail, /*is_inner=*/false, " because \"", cause)) message += cause + "\" is null";
        return message;
    }

  private:
    std::uint8_t byte(int offset) const { return code_.code[static_cast<std::size_t>(offset)]; }
    int u2(int offset) const { return byte(offset) << 8 | byte(offset + 1); }

    struct Member {
        std::string_view owner, name, descriptor;
    };
    Member member_at(int offset) const {
        const classfile::Constant& reference = file_.constant(static_cast<std::uint16_t>(u2(offset + 1)));
        auto [name, descriptor] = file_.name_and_type(reference.second);
        return {file_.class_name(reference.first), name, descriptor};
    }

    // How far below the top of the stack the null lies; -1 if the instruction does not dereference.
    int depth_of_null() const {
        int opcode = byte(offset_);
        switch (opcode) {
            case 46:
            case 47:
            case 48:
            case 49:
            case 50:
            case 51:
            case 52:
            case 53: return 1;  // array loads
            case 79:
            case 81:
            case 83:
            case 84:
            case 85:
            case 86: return 2;  // array stores
            case 80:
            case 82: return 3;  // lastore, dastore
            case 180:
            case 190:
            case 191:
            case 194:
            case 195: return 0;  // getfield, arraylength, athrow, monitorenter, monitorexit
            case 181: return slots_of_field(member_at(offset_).descriptor);
            case 182:
            case 183:
            case 185: {
                Member called = member_at(offset_);
                return called.name == "<init>" ? -1 : slots_of_method(called.descriptor).parameters;
            }
            default: return -1;
        }
    }

    std::string failed_action() const {
        static constexpr const char* kElements[] = {"int", "long", "float", "double", "object", "byte/boolean", "char", "short"};
        int opcode = byte(offset_);
        if (opcode >= 46 && opcode <= 53) return std::string("Cannot load from ") + kElements[opcode - 46] + " array";
        if (opcode >= 79 && opcode <= 86) return std::string("Cannot store to ") + kElements[opcode - 79] + " array";
        switch (opcode) {
            case 180: return "Cannot read field \"" + std::string(member_at(offset_).name) + "\"";
            case 181: return "Cannot assign field \"" + std::string(member_at(offset_).name) + "\"";
            case 190: return "Cannot read the array length";
            case 191: return "Cannot throw exception";
            case 194: return "Cannot enter synchronized block";
            case 195: return "Cannot exit synchronized block";
            default: return "Cannot invoke \"" + method_text(offset_) + "\"";
        }
    }

    std::string method_text(int offset) const {
        Member called = member_at(offset);
        std::string text = class_text(called.owner) + "." + std::string(called.name) + "(";
        bool is_first = true;
        auto descriptor = classfile::parse_method_descriptor(called.descriptor);
        for (std::string_view parameter : descriptor->parameters) {
            if (!is_first) text += ", ";
            is_first = false;
            text += type_text(parameter);
        }
        return text + ")";
    }

    // Appends the source expression of the value `depth` below the top of the stack at `offset`. False if there is none to show.
    bool describe(int offset, int depth, int detail, bool is_inner, std::string_view prefix, std::string& text) const {
        const SimulatedStack* stack = sources_.before(offset);
        if (detail <= 0 || stack == nullptr) return false;
        int source = stack->source_from_top(depth);
        if (source == kUnknownSource) return false;
        int opcode = byte(source), operand_size = 1, operand = source + 1;
        if (opcode == 196) {
            opcode = byte(source + 1);
            operand = source + 2;
            operand_size = 2;
        }
        bool is_call = opcode >= 182 && opcode <= 185;
        if (detail == kMaximumDetail && !is_call) text += prefix;
        int local = loaded_local(opcode, operand, operand_size);
        if (local >= 0) {
            text += local_text(source, local, *stack);
            return true;
        }
        if (is_call) {
            if (detail == kMaximumDetail && !is_inner) text += " because the return value of \"";
            text += method_text(source);
            return true;
        }
        return describe_value(source, opcode, detail, is_inner, text);
    }

    static int signed_byte(std::uint8_t value) { return static_cast<std::int8_t>(value); }

    bool describe_value(int source, int opcode, int detail, bool is_inner, std::string& text) const {
        if (opcode >= 2 && opcode <= 8) {
            text += std::to_string(opcode - 3);
            return true;
        }
        switch (opcode) {
            case 1: text += "null"; return true;
            case 16: text += std::to_string(signed_byte(byte(source + 1))); return true;
            case 17: text += std::to_string(static_cast<std::int16_t>(u2(source + 1))); return true;
            case 178: {
                Member field = member_at(source);
                text += class_text(field.owner) + "." + std::string(field.name);
                return true;
            }
            case 180:
                if (describe(source, 0, detail - 1, is_inner, "", text)) text += ".";
                text += member_at(source).name;
                return true;
            case 46:
            case 50:
                if (!describe(source, 1, detail - 1, is_inner, "", text)) text += "<array>";
                text += "[";
                if (!describe(source, 0, detail, true, "", text)) text += "...";
                text += "]";
                return true;
            default: return false;
        }
    }

    // iload and aload in all forms; -1 for other instructions.
    int loaded_local(int opcode, int operand, int operand_size) const {
        if (opcode == 21 || opcode == 25) return operand_size == 2 ? u2(operand) : byte(operand);
        if (opcode >= 26 && opcode <= 29) return opcode - 26;
        if (opcode >= 42 && opcode <= 45) return opcode - 42;
        return -1;
    }

    std::string local_text(int offset, int local, const SimulatedStack& stack) const {
        for (const classfile::LocalEntry& entry : code_.locals)
            if (entry.index == local && offset >= entry.start_pc && offset < entry.start_pc + entry.length)
                return std::string(entry.name);
        bool is_unchanged = local >= 64 || (stack.written_locals >> local & 1) == 0;
        if (is_unchanged && local == 0 && !method_.is_static()) return "this";
        int slot = method_.is_static() ? 0 : 1;
        for (std::size_t i = 0; i < method_.parameters.size(); ++i) {
            int size = classfile::slot_count(method_.parameters[i]);
            if (is_unchanged && local >= slot && local < slot + size) return "<parameter" + std::to_string(i + 1) + ">";
            slot += size;
        }
        return "<local" + std::to_string(local) + ">";
    }

    const program::Method& method_;
    const classfile::ClassFile& file_;
    const classfile::CodeAttribute& code_;
    int offset_;
    StackSources sources_;
};

NativeOutcome get_extended_message(NativeCall& call) {
    std::string message = helpful_message(call.machine, call.receiver());
    if (message.empty()) return call.returns(kNull);
    // Names in class files are modified UTF-8.
    return call.returns_allocated(call.machine.strings.make(call.thread, utf16_from_modified_utf8(message)));
}

}  // namespace

std::string helpful_message(Machine& machine, Object& exception) {
    auto frame = machine.throwables.frame(exception, 0);
    if (!frame || frame->method->is_native() || !frame->method->info || !frame->method->info->code) return {};
    if (frame->method->owner->name.text() == "jdk/internal/reflect/NativeConstructorAccessorImpl") return {};
    auto code = machine.program().code_of(*frame->method);
    if (!code || frame->pc >= (*code)->byte_offsets.size()) return {};
    return NullExplainer(*frame->method, (*code)->byte_offsets[frame->pc]).explain();
}

void register_helpful_npe(NativeTable& table) {
    table.native("java/lang/NullPointerException", "getExtendedNPEMessage", "()Ljava/lang/String;", get_extended_message);
}

}  // namespace raceproof::machine::natives
