#include "program/desugar/string_concat.h"

#include <algorithm>
#include <cstdio>

#include "base/hash128.h"
#include "base/text.h"
#include "program/desugar/class_writer.h"
#include "program/desugar/code_writer.h"
#include "program/program.h"
#include "program/resolution.h"

namespace raceproof::program::desugar {

namespace access = classfile::access;
using classfile::basic_type;
using classfile::Constant;
using classfile::Tag;
using Kind = ConcatElement::Kind;

namespace {

constexpr std::string_view kMethodName = "concat";
constexpr std::string_view kHelper = "java/lang/StringConcatHelper";
constexpr std::string_view kString = "Ljava/lang/String;";
constexpr std::int64_t kUtf16Coder = std::int64_t{1} << 32;  // a "length coder" is length | coder << 32
constexpr int kMaxArgumentSlots = 200;
constexpr std::size_t kMaxConstantUnits = 0xFFFF / 3;  // UTF-16 units that surely fit a Utf8 constant
// Far beyond what any compiler emits; keeps the synthetic method within the limits of the format.
constexpr std::size_t kMaxElements = 1000, kMaxLiteralUnits = 4'000'000;

LinkError concat_failed(std::string why) { return bootstrap_failed("java.lang.invoke.StringConcatException: " + std::move(why)); }

// The helper's methods exist for boolean, char, int, long and String.
char helper_letter(BasicType type) {
    switch (type) {
        case BasicType::Boolean: return 'Z';
        case BasicType::Char: return 'C';
        case BasicType::Long: return 'J';
        case BasicType::Byte:
        case BasicType::Short:
        case BasicType::Int: return 'I';
        default: VERIFY(false, "should have been made a String");
    }
}

std::string value_descriptor(BasicType type) {
    return type == BasicType::Reference ? std::string(kString) : std::string(1, helper_letter(type));
}

void call_helper(CodeWriter& code, std::string_view name, std::string_view descriptor) {
    code.invoke(InvokeKind::Static, {kHelper, name, descriptor});
}

void call_value_of(CodeWriter& code, BasicType type) {
    std::string letter(
        1, type == BasicType::Float || type == BasicType::Double ? classfile::descriptor_character(type) : helper_letter(type));
    code.invoke(InvokeKind::Static, {"java/lang/String", "valueOf", "(" + letter + ")" + std::string(kString)});
}

class ConcatWriter {
  public:
    ConcatWriter(ConstantPoolWriter& constants, const classfile::MethodDescriptor& type,
                 const std::vector<ConcatElement>& elements)
        : code_(constants, type.parameter_slots), type_(type), elements_(elements) {}

    MethodBody write() {
        auto is_long = [](const ConcatElement& element) { return element.literal.size() > kMaxConstantUnits; };
        if (std::any_of(elements_.begin(), elements_.end(), is_long)) {
            write_general();
        } else if (elements_.size() <= 1) {
            write_unary();
        } else if (is_simple_pair()) {
            for (const ConcatElement& element : elements_) push_raw(element);
            call_helper(code_, "simpleConcat", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/String;");
        } else {
            write_general();
        }
        code_.return_value(BasicType::Reference);
        return code_.finish();
    }

  private:
    // A value that is ready for the helper: in a local, or a literal.
    struct Piece {
        BasicType type = BasicType::Reference;
        int local = -1;       // or
        std::string literal;  // modified UTF-8
    };

    struct Argument {
        std::string_view descriptor;
        int local;
        BasicType type() const { return basic_type(descriptor.front()); }
    };

    Argument next_argument() {
        Argument argument{type_.parameters[next_parameter_], next_slot_};
        ++next_parameter_;
        next_slot_ += slot_count(argument.type());
        return argument;
    }

    void push_raw(const ConcatElement& element) {
        if (element.kind == Kind::Literal)
            code_.push_string(modified_utf8_from_utf16(element.literal));
        else
            code_.load(BasicType::Reference, next_argument().local);
    }

    void write_unary() {
        if (elements_.empty()) {
            code_.push_string("");
        } else if (elements_[0].kind == Kind::Argument && basic_type(type_.parameters[0].front()) != BasicType::Reference) {
            Argument argument = next_argument();
            code_.load(argument.type(), argument.local);
            return call_value_of(code_, argument.type());
        } else if (elements_[0].kind == Kind::Float || elements_[0].kind == Kind::Double) {
            return push_number_text(elements_[0]);
        } else {
            push_raw(elements_[0]);
        }
        call_helper(code_, "newStringOf", "(Ljava/lang/Object;)Ljava/lang/String;");
    }

    // Two references, or one and a literal.
    bool is_simple_pair() const {
        auto is_simple = [](const ConcatElement& element) {
            return element.kind == Kind::Argument || element.kind == Kind::Literal;
        };
        auto is_reference = [](std::string_view descriptor) { return basic_type(descriptor.front()) == BasicType::Reference; };
        return elements_.size() == 2 && std::all_of(elements_.begin(), elements_.end(), is_simple) && !type_.parameters.empty() &&
               std::all_of(type_.parameters.begin(), type_.parameters.end(), is_reference);
    }

    void push_number_text(const ConcatElement& element) {
        bool is_float = element.kind == Kind::Float;
        code_.push_number(is_float ? Tag::Float : Tag::Double, element.bits);
        call_value_of(code_, is_float ? BasicType::Float : BasicType::Double);
    }

    Piece store_string() {
        int local = code_.new_local(BasicType::Reference);
        code_.store(BasicType::Reference, local);
        return {.local = local};
    }

    Piece prepare_argument(const Argument& argument) {
        switch (argument.type()) {
            case BasicType::Reference:
                if (argument.descriptor == kString) {
                    CodeWriter::Label is_set;
                    code_.load(BasicType::Reference, argument.local);
                    code_.branch(Bytecode::IfNonNull, is_set);
                    code_.push_string("null");
                    code_.store(BasicType::Reference, argument.local);
                    code_.bind(is_set);
                } else {
                    code_.load(BasicType::Reference, argument.local);
                    call_helper(code_, "stringOf", "(Ljava/lang/Object;)Ljava/lang/String;");
                    code_.store(BasicType::Reference, argument.local);
                }
                return {.local = argument.local};
            case BasicType::Float:
            case BasicType::Double:
                code_.load(argument.type(), argument.local);
                call_value_of(code_, argument.type());
                return store_string();
            default: return {.type = argument.type(), .local = argument.local};
        }
    }

    // A literal may be longer than a constant can be.
    void add_literal(std::vector<Piece>& pieces, std::u16string_view literal) {
        for (std::size_t start = 0; start < literal.size(); start += kMaxConstantUnits) {
            std::u16string_view part = literal.substr(start, kMaxConstantUnits);
            pieces.push_back({.literal = modified_utf8_from_utf16(part)});
            constant_length_coder_ += static_cast<std::int64_t>(part.size());
            if (std::any_of(part.begin(), part.end(), [](char16_t unit) { return unit > 0xFF; }))
                constant_length_coder_ |= kUtf16Coder;
        }
    }

    // Text first, from left to right: that is where user code runs.
    std::vector<Piece> prepare() {
        std::vector<Piece> pieces;
        for (const ConcatElement& element : elements_) {
            switch (element.kind) {
                case Kind::Argument: pieces.push_back(prepare_argument(next_argument())); break;
                case Kind::Literal: add_literal(pieces, element.literal); break;
                case Kind::Float:
                case Kind::Double:
                    push_number_text(element);
                    pieces.push_back(store_string());
                    break;
            }
        }
        return pieces;
    }

    void push(const Piece& piece) {
        if (piece.local < 0)
            code_.push_string(piece.literal);
        else
            code_.load(piece.type, piece.local);
    }

    void write_general() {
        std::vector<Piece> pieces = prepare();
        int length_coder = code_.new_local(BasicType::Long);
        code_.push_long(constant_length_coder_);
        for (const Piece& piece : pieces) {
            if (piece.local < 0) continue;
            push(piece);
            call_helper(code_, "mix", "(J" + value_descriptor(piece.type) + ")J");
        }
        code_.store(BasicType::Long, length_coder);

        // new byte[(int) length << coder]
        int buffer = code_.new_local(BasicType::Reference);
        code_.load(BasicType::Long, length_coder);
        code_.emit(Bytecode::L2I);
        code_.load(BasicType::Long, length_coder);
        code_.push_int(32);
        code_.emit(Bytecode::LShr);
        code_.emit(Bytecode::L2I);
        code_.emit(Bytecode::IShl);
        code_.new_byte_array();
        code_.store(BasicType::Reference, buffer);

        code_.load(BasicType::Long, length_coder);
        for (auto piece = pieces.rbegin(); piece != pieces.rend(); ++piece) {
            code_.load(BasicType::Reference, buffer);
            push(*piece);
            call_helper(code_, "prepend", "(J[B" + value_descriptor(piece->type) + ")J");
        }
        code_.store(BasicType::Long, length_coder);
        code_.load(BasicType::Reference, buffer);
        code_.load(BasicType::Long, length_coder);
        call_helper(code_, "newString", "([BJ)Ljava/lang/String;");
    }

    CodeWriter code_;
    const classfile::MethodDescriptor& type_;
    const std::vector<ConcatElement>& elements_;
    std::size_t next_parameter_ = 0;
    int next_slot_ = 0;
    std::int64_t constant_length_coder_ = 0;
};

std::string class_name_for(std::string_view descriptor, const std::vector<ConcatElement>& elements) {
    Hasher hasher(hash_text(descriptor));
    for (const ConcatElement& element : elements) {
        hasher.add(static_cast<std::uint64_t>(element.kind));
        hasher.add(element.bits);
        hasher.add(element.literal.size());
        hasher.add_bytes(element.literal.data(), element.literal.size() * sizeof(char16_t));
    }
    char text[64];
    Hash128 hash = hasher.finish();
    std::snprintf(text, sizeof text, "java/lang/StringConcat$$%016llx", static_cast<unsigned long long>(hash.low ^ hash.high));
    return text;
}

// What Object.toString would say of a static argument.
Link<Done> append_constant(const CallSite& site, std::uint16_t index, std::vector<ConcatElement>& elements) {
    const classfile::ClassFile& file = site.file();
    const Constant& constant = file.constant(index);
    auto append_number = [&](std::int64_t value) { append_literal(elements, utf16_from_utf8(std::to_string(value))); };
    switch (constant.tag) {
        case Tag::String: append_literal(elements, utf16_from_modified_utf8(file.utf8(constant.first))); break;
        case Tag::Integer: append_number(static_cast<std::int32_t>(constant.bits)); break;
        case Tag::Long: append_number(static_cast<std::int64_t>(constant.bits)); break;
        case Tag::Float: elements.push_back({.kind = Kind::Float, .bits = constant.bits & 0xFFFFFFFF}); break;
        case Tag::Double: elements.push_back({.kind = Kind::Double, .bits = constant.bits}); break;
        case Tag::Class: {
            Link<Class*> resolved = resolve_class(site.program, site.host, index);
            if (!resolved) return resolved.error();
            append_literal(elements, (*resolved)->is_interface() ? u"interface " : u"class ");
            append_literal(elements, utf16_from_modified_utf8((*resolved)->dotted_name()));
            break;
        }
        default:
            return LinkError{
                LinkErrorKind::Unsupported,
                "string concatenation with a MethodHandle, MethodType or dynamic constant in " + site.host.dotted_name()};
    }
    return Done{};
}

Link<Method*> link_elements(const CallSite& site, const std::vector<ConcatElement>& elements) {
    Link<Class*> return_class = site.program.class_of_descriptor(site.type.return_type);
    if (!return_class) return return_class.error();
    if (!site.program.required("java/lang/String").is_subclass_of(**return_class))
        return concat_failed("The return type should be compatible with String, but it is " + (*return_class)->dotted_name());
    if (site.type.parameter_slots > kMaxArgumentSlots)
        return concat_failed("Too many concat argument slots: " + std::to_string(site.type.parameter_slots) +
                             ", can only accept 200");
    return define_concat(site.program, site.descriptor, elements);
}

}  // namespace

void append_literal(std::vector<ConcatElement>& elements, std::u16string_view text) {
    if (text.empty()) return;
    if (elements.empty() || elements.back().kind != Kind::Literal) elements.push_back({.kind = Kind::Literal});
    elements.back().literal += text;
}

Link<Method*> define_concat(Program& program, std::string_view descriptor, const std::vector<ConcatElement>& elements) {
    std::size_t literal_units = 0;
    for (const ConcatElement& element : elements) literal_units += element.literal.size();
    if (elements.size() > kMaxElements || literal_units > kMaxLiteralUnits) return concat_failed("Too long");
    std::string name = class_name_for(descriptor, elements);
    if (Method* linked = find_linked(program, name, kMethodName, descriptor)) return linked;
    auto type = classfile::parse_method_descriptor(descriptor);
    VERIFY(type, "should concatenate by a valid descriptor");
    ClassWriter writer(name, access::kPublic | access::kFinal | access::kSuper | access::kSynthetic, {});
    writer.add_method(access::kPublic | access::kStatic, kMethodName, descriptor,
                      ConcatWriter(writer.constants(), *type, elements).write());
    return define_and_find(program, program.required(kHelper), writer.finish(), {kMethodName, descriptor});
}

Link<Method*> link_concat(const CallSite& site) {
    return link_elements(site, std::vector<ConcatElement>(site.type.parameters.size()));
}

Link<Method*> link_concat_with_constants(const CallSite& site) {
    constexpr char16_t kArgument = 1, kConstant = 2;
    auto recipe = site.string(0);
    if (!recipe) return concat_failed("Recipe is null");
    std::vector<ConcatElement> elements;
    std::size_t argument_count = 0, constant_count = 0;
    for (char16_t unit : utf16_from_modified_utf8(*recipe)) {
        if (unit == kArgument) {
            elements.emplace_back();
            ++argument_count;
        } else if (unit == kConstant) {
            if (++constant_count >= site.arguments.size()) break;
            if (Link<Done> done = append_constant(site, site.arguments[constant_count], elements); !done) return done.error();
        } else {
            append_literal(elements, std::u16string_view(&unit, 1));
        }
    }
    if (constant_count + 1 != site.arguments.size())
        return concat_failed("Mismatched number of concat constants: recipe wants " + std::to_string(constant_count) +
                             " constants, but only " + std::to_string(site.arguments.size() - 1) + " are passed");
    if (argument_count != site.type.parameters.size())
        return concat_failed("Mismatched number of concat arguments: recipe wants " + std::to_string(argument_count) +
                             " arguments, but signature provides " + std::to_string(site.type.parameters.size()));
    return link_elements(site, elements);
}

}  // namespace raceproof::program::desugar
