#include "program/decoder.h"

#include <fmt/format.h>

#include "program/code_builder.h"
#include "program/member_text.h"
#include "program/program.h"

namespace raceproof::program {
namespace {

using classfile::Tag;

enum class Format : std::uint8_t {
    Illegal,
    Simple,  // nothing follows
    Push,    // constant in the table
    PushByte,
    PushShort,
    Ldc,            // u1 constant
    LdcWide,        // u2 constant
    Ldc2,           // u2 constant of two slots
    Local,          // u1 local, u2 after wide
    LocalImplied,   // local in the table
    LocalImplied2,  // the same, two slots
    Increment,      // u1 local, s1; u2, s2 after wide
    Branch,         // s2
    BranchWide,     // s4
    TableSwitch,
    LookupSwitch,
    ReturnInt,      // depends on the method's return type
    Subroutine,     // jsr, ret
    Field,          // u2 FieldRef
    Call,           // u2 MethodRef, for static and special also InterfaceMethodRef
    CallInterface,  // u2 InterfaceMethodRef, u1 count, 0
    CallDynamic,    // u2 InvokeDynamic, 0, 0
    NewObject,      // u2 Class
    NewPrimitives,  // u1 type
    NewReferences,  // u2 Class
    NewMulti,       // u2 Class, u1 dimensions
    OfClass,        // u2 Class
    Wide,
};

struct Bytecode {
    const char* mnemonic = nullptr;
    Format format = Format::Illegal;
    Op op = Op::Nop;
    std::uint64_t value = 0;
};

struct BytecodeTable {
    Bytecode rows[256];
    constexpr BytecodeTable() {
#define BYTECODE(number, mnemonic, format, op, value) rows[number] = {#mnemonic, Format::format, Op::op, value};
#include "program/bytecodes.def"
#undef BYTECODE
    }
};
constexpr BytecodeTable kBytecodes;

constexpr std::uint16_t kJava8 = 52;
constexpr std::size_t kMostDimensions = 255;

class Decoder : private CodeBuilder {
  public:
    Decoder(Program& program, const Method& method) : CodeBuilder(program, method) {}

    Link<std::unique_ptr<const Code>> decode() {
        while (!is_at_end() && !error_) decode_next();
        return finish();
    }

  private:
    // ── instructions ──
    void decode_next() {
        begin_instruction();
        const Bytecode& bytecode = kBytecodes.rows[u1()];
        switch (bytecode.format) {
            case Format::Illegal: fail("Bad instruction"); break;
            case Format::Simple: emit(bytecode.op); break;
            case Format::Push: emit_push(bytecode.op, bytecode.value); break;
            case Format::PushByte: emit_push(bytecode.op, static_cast<std::uint32_t>(static_cast<std::int8_t>(u1()))); break;
            case Format::PushShort: emit_push(bytecode.op, static_cast<std::uint32_t>(static_cast<std::int16_t>(u2()))); break;
            case Format::Ldc: decode_ldc(u1()); break;
            case Format::LdcWide: decode_ldc(u2()); break;
            case Format::Ldc2: decode_ldc2(u2()); break;
            case Format::Local: decode_local(bytecode.op, u1(), bytecode.value); break;
            case Format::LocalImplied: decode_local(bytecode.op, static_cast<std::uint16_t>(bytecode.value), 1); break;
            case Format::LocalImplied2: decode_local(bytecode.op, static_cast<std::uint16_t>(bytecode.value), 2); break;
            case Format::Increment: decode_increment(); break;
            case Format::Branch: decode_branch(bytecode.op, static_cast<std::int16_t>(u2())); break;
            case Format::BranchWide: decode_branch(bytecode.op, s4()); break;
            case Format::TableSwitch: decode_table_switch(); break;
            case Format::LookupSwitch: decode_lookup_switch(); break;
            case Format::ReturnInt: decode_int_return(); break;
            case Format::Subroutine: unsupported_subroutine(); break;
            case Format::Field: decode_field(bytecode.op, u2()); break;
            case Format::Call: decode_call(bytecode.op, u2()); break;
            case Format::CallInterface: decode_interface_call(u2()); break;
            case Format::CallDynamic: decode_dynamic_call(u2()); break;
            case Format::NewObject: decode_new(u2()); break;
            case Format::NewPrimitives: decode_new_primitives(u1()); break;
            case Format::NewReferences: decode_new_references(u2()); break;
            case Format::NewMulti: decode_new_multi(u2()); break;
            case Format::OfClass:
                if (std::uint16_t index = u2(); need(index, Tag::Class)) emit_constant(bytecode.op, index);
                break;
            case Format::Wide: decode_wide(); break;
        }
    }

    void unsupported_subroutine() {
        if (!error_) error_ = LinkError{LinkErrorKind::Unsupported, "jsr/ret in " + method_.full_name()};
    }

    // ── constants ──
    void decode_ldc(std::uint16_t index) {
        if (error_) return;
        if (index >= file_.constants.size()) return fail_on_constant(index);
        const classfile::Constant& constant = file_.constant(index);
        switch (constant.tag) {
            case Tag::Integer:
            case Tag::Float: return emit_push(Op::Push1, static_cast<std::uint32_t>(constant.bits));
            case Tag::String: return emit_constant(Op::LdcString, index);
            case Tag::Class: return emit_constant(Op::LdcClass, index);
            case Tag::MethodHandle:
            case Tag::MethodType: return emit_constant(Op::LdcOther, index);
            case Tag::Dynamic:
                if (classfile::slot_count(dynamic_type(constant)) == 1) return emit_constant(Op::LdcOther, index);
                [[fallthrough]];
            default: fail_on_constant(index);
        }
    }

    void decode_ldc2(std::uint16_t index) {
        if (error_) return;
        if (index >= file_.constants.size()) return fail_on_constant(index);
        const classfile::Constant& constant = file_.constant(index);
        if (constant.tag == Tag::Long || constant.tag == Tag::Double) return emit_push(Op::Push2, constant.bits);
        if (constant.tag == Tag::Dynamic && classfile::slot_count(dynamic_type(constant)) == 2)
            return emit(Op::LdcOther, 1, index);
        fail_on_constant(index);
    }

    BasicType dynamic_type(const classfile::Constant& constant) const {
        return classfile::basic_type(file_.name_and_type(constant.second).descriptor[0]);
    }

    // ── locals ──
    void decode_local(Op op, std::uint16_t index, std::uint64_t slots) {
        if (check_local(index, slots)) emit(op, index);
    }
    void decode_increment() {
        std::uint16_t index = u1();
        auto increment = static_cast<std::int8_t>(u1());
        if (check_local(index, 1)) emit(Op::IInc, index, increment);
    }
    void decode_wide() {
        const Bytecode& bytecode = kBytecodes.rows[u1()];
        std::uint16_t index = u2();
        if (bytecode.format == Format::Local) {
            decode_local(bytecode.op, index, bytecode.value);
        } else if (bytecode.format == Format::Increment) {
            auto increment = static_cast<std::int16_t>(u2());
            if (check_local(index, 1)) emit(Op::IInc, index, increment);
        } else if (bytecode.format == Format::Subroutine) {
            unsupported_subroutine();
        } else {
            fail("Bad wide instruction");
        }
    }

    // ── branches: targets are byte offsets until link_branches ──
    void decode_branch(Op op, std::int32_t offset) {
        if (error_) return;
        emit_branch(op, offset);
    }

    void decode_table_switch() {
        skip_padding();
        auto table = std::make_unique<SwitchTable>();
        table->fallback = s4();
        table->low = s4();
        table->high = s4();
        if (error_) return;
        if (table->low > table->high) return fail("low must be less than or equal to high in tableswitch");
        std::int64_t count = std::int64_t{table->high} - table->low + 1;
        if (count > static_cast<std::int64_t>(remaining() / 4)) return fail("Control flow falls through code end");
        table->targets.resize(static_cast<std::size_t>(count));
        for (std::int32_t& target : table->targets) target = s4();
        emit_switch(Op::TableSwitch, std::move(table));
    }

    void decode_lookup_switch() {
        skip_padding();
        auto table = std::make_unique<SwitchTable>();
        table->fallback = s4();
        std::int32_t count = s4();
        if (error_) return;
        if (count < 0) return fail("number of keys in lookupswitch less than 0");
        if (static_cast<std::size_t>(count) > remaining() / 8) return fail("Control flow falls through code end");
        for (std::int32_t i = 0; i < count; ++i) {
            std::int32_t key = s4();
            if (!table->keys.empty() && key <= table->keys.back()) return fail("Bad lookupswitch instruction");
            table->keys.push_back(key);
            table->targets.push_back(s4());
        }
        emit_switch(Op::LookupSwitch, std::move(table));
    }

    void decode_int_return() {
        BasicType type = method_.return_type;
        bool is_narrow =
            type == BasicType::Boolean || type == BasicType::Byte || type == BasicType::Char || type == BasicType::Short;
        if (is_narrow) {
            emit(Op::ReturnNarrow, static_cast<std::uint16_t>(type));
        } else {
            emit(Op::Return1);
        }
    }

    // ── members ──
    void decode_field(Op op, std::uint16_t index) {
        if (need(index, Tag::FieldRef)) emit_constant(op, index);
    }

    void decode_call(Op op, std::uint16_t index) {
        bool may_be_interface = op != Op::InvokeVirtual && file_.major_version >= kJava8;
        if (!(may_be_interface && file_.has(index, Tag::InterfaceMethodRef)) && !need(index, Tag::MethodRef)) return;
        if (check_method_name(op, index)) emit_constant(op, index);
    }

    // Only invokespecial calls <init>, nothing calls <clinit>.
    bool check_method_name(Op op, std::uint16_t index) {
        if (error_) return false;
        std::string_view name = file_.name_and_type(file_.constant(index).second).name;
        if (!name.starts_with('<')) return true;
        if (name == "<init>" && op == Op::InvokeSpecial && file_.has(index, Tag::MethodRef)) return true;
        fail("Illegal call to internal method");
        return false;
    }

    void decode_interface_call(std::uint16_t index) {
        if (!need(index, Tag::InterfaceMethodRef) || !check_method_name(Op::InvokeInterface, index)) return;
        std::uint8_t count = u1();
        std::uint8_t zero = u1();
        std::string_view descriptor = file_.name_and_type(file_.constant(index).second).descriptor;
        std::optional<classfile::MethodDescriptor> shape = classfile::parse_method_descriptor(descriptor);
        if (!shape || count != shape->parameter_slots + 1) return fail("Inconsistent args count operand in invokeinterface");
        if (zero != 0) return fail("Fourth operand byte of invokeinterface must be zero");
        emit_constant(Op::InvokeInterface, index);
    }

    void decode_dynamic_call(std::uint16_t index) {
        if (!need(index, Tag::InvokeDynamic)) return;
        if (u2() != 0) return fail("Third and fourth operand bytes of invokedynamic must be zero");
        if (file_.name_and_type(file_.constant(index).second).name.starts_with('<'))
            return fail("Illegal call to internal method");
        emit_constant(Op::InvokeDynamic, index);
    }

    // ── objects ──
    void decode_new(std::uint16_t index) {
        if (!need(index, Tag::Class)) return;
        if (file_.class_name(index).starts_with('[')) return fail("Illegal new instruction");
        emit_constant(Op::New, index);
    }

    void decode_new_primitives(std::uint8_t code) {
        using enum BasicType;
        static constexpr BasicType kTypes[] = {Boolean, Char, Float, Double, Byte, Short, Int, Long};
        if (error_) return;
        if (code < 4 || code > 11) return fail("Illegal newarray instruction");
        Class& array = program_.array_of(program_.primitive(kTypes[code - 4]));
        emit(Op::NewPrimitiveArray, 0, 0, reinterpret_cast<std::uintptr_t>(&array));
    }

    std::size_t dimensions_of(std::uint16_t class_index) const {
        std::string_view name = file_.class_name(class_index);
        return name.starts_with('[') ? name.find_first_not_of('[') : 0;
    }

    void decode_new_references(std::uint16_t index) {
        if (!need(index, Tag::Class)) return;
        if (dimensions_of(index) >= kMostDimensions)
            return fail("Illegal anewarray instruction, array has more than 255 dimensions");
        emit_constant(Op::NewRefArray, index);
    }

    void decode_new_multi(std::uint16_t index) {
        if (!need(index, Tag::Class)) return;
        std::uint8_t dimensions = u1();
        if (dimensions < 1 || dimensions > dimensions_of(index))
            return fail(fmt::format("Illegal dimension in multianewarray: {}", dimensions));
        emit(Op::MultiNewArray, dimensions, index);
    }
};

}  // namespace

const char* mnemonic_of(std::uint8_t bytecode) { return kBytecodes.rows[bytecode].mnemonic; }

Link<std::unique_ptr<const Code>> decode(Program& program, const Method& method) { return Decoder(program, method).decode(); }

}  // namespace raceproof::program
