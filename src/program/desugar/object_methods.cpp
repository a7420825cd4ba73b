#include "program/desugar/object_methods.h"

#include <string>
#include <vector>

#include "base/text.h"
#include "program/desugar/class_writer.h"
#include "program/desugar/code_writer.h"
#include "program/desugar/string_concat.h"
#include "program/program.h"

namespace raceproof::program::desugar {

namespace access = classfile::access;
using classfile::basic_type;
using classfile::ReferenceKind;

namespace {

constexpr std::string_view kMethodName = "invoke";

LinkError illegal_argument(std::string why) { return bootstrap_failed("java.lang.IllegalArgumentException: " + std::move(why)); }

struct Component {
    HandleConstant getter;
    std::string_view descriptor;
    BasicType type() const { return basic_type(descriptor.front()); }
};

struct Record {
    std::string_view class_name;
    std::string_view component_names;  // joined by ';'
    std::vector<Component> components;
};

Link<Record> read_record(const CallSite& site) {
    auto class_name = site.class_name(0);
    auto names = site.string(1);
    if (!class_name || !names) return illegal_argument("bad arguments");
    Record record{*class_name, *names, {}};
    for (std::size_t i = 2; i < site.arguments.size(); ++i) {
        auto getter = site.method_handle(i);
        if (!getter || getter->owner != record.class_name) return illegal_argument("bad getter");
        if (getter->kind == ReferenceKind::GetField) {
            record.components.push_back({*getter, getter->descriptor});
        } else if (getter->kind == ReferenceKind::InvokeVirtual && getter->descriptor.starts_with("()") &&
                   getter->descriptor != "()V") {
            record.components.push_back({*getter, getter->descriptor.substr(2)});
        } else {
            return LinkError{LinkErrorKind::Unsupported, "java.lang.runtime.ObjectMethods.bootstrap with getter " +
                                                             std::string(getter->name) + " of another kind"};
        }
    }
    return record;
}

class RecordMethodWriter {
  public:
    RecordMethodWriter(ConstantPoolWriter& constants, const Record& record, int argument_slots)
        : code_(constants, argument_slots), record_(record) {}

    MethodBody write_hash_code() {
        code_.push_int(0);
        for (const Component& component : record_.components) {
            code_.push_int(31);
            code_.emit(Bytecode::IMul);
            get(component, 0);
            hash(component);
            code_.emit(Bytecode::IAdd);
        }
        code_.return_value(BasicType::Int);
        return code_.finish();
    }

    // The last component is compared first: each is a guard around those before it.
    MethodBody write_equals() {
        CodeWriter::Label is_other, differs;
        code_.load(BasicType::Reference, 0);
        code_.load(BasicType::Reference, 1);
        code_.branch(Bytecode::IfACmpNe, is_other);
        return_bool(true);
        code_.bind(is_other);
        code_.load(BasicType::Reference, 1);
        code_.instance_of(record_.class_name);
        code_.branch(Bytecode::IfEq, differs);
        code_.load(BasicType::Reference, 1);
        code_.check_cast(record_.class_name);
        code_.store(BasicType::Reference, 1);
        for (auto component = record_.components.rbegin(); component != record_.components.rend(); ++component) {
            get(*component, 0);
            get(*component, 1);
            compare(*component, differs);
        }
        return_bool(true);
        code_.bind(differs);
        return_bool(false);
        return code_.finish();
    }

    MethodBody write_to_string(const Method& concat) {
        for (const Component& component : record_.components) {
            get(component, 0);
            if (component.type() == BasicType::Reference)
                code_.invoke(InvokeKind::Static, {"java/util/Objects", "toString", "(Ljava/lang/Object;)Ljava/lang/String;"});
        }
        code_.invoke(InvokeKind::Static, {concat.owner->name.text(), concat.name.text(), concat.descriptor.text()});
        code_.return_value(BasicType::Reference);
        return code_.finish();
    }

  private:
    void return_bool(bool value) {
        code_.push_int(value);
        code_.return_value(BasicType::Int);
    }

    void get(const Component& component, int local) {
        const HandleConstant& getter = component.getter;
        code_.load(BasicType::Reference, local);
        if (getter.kind == ReferenceKind::GetField)
            code_.get_field({getter.owner, getter.name, getter.descriptor});
        else
            code_.invoke(InvokeKind::Virtual, {getter.owner, getter.name, getter.descriptor});
    }

    void hash(const Component& component) {
        auto call = [this](std::string_view owner, std::string_view descriptor) {
            code_.invoke(InvokeKind::Static, {owner, "hashCode", descriptor});
        };
        switch (component.type()) {
            case BasicType::Boolean: return call("java/lang/Boolean", "(Z)I");
            case BasicType::Long: return call("java/lang/Long", "(J)I");
            case BasicType::Float: return call("java/lang/Float", "(F)I");
            case BasicType::Double: return call("java/lang/Double", "(D)I");
            case BasicType::Reference: return call("java/util/Objects", "(Ljava/lang/Object;)I");
            default: return;  // byte, char, short and int are their own hash codes
        }
    }

    void compare(const Component& component, CodeWriter::Label& differs) {
        switch (component.type()) {
            case BasicType::Long: code_.emit(Bytecode::LCmp); return code_.branch(Bytecode::IfNe, differs);
            case BasicType::Float:
                code_.invoke(InvokeKind::Static, {"java/lang/Float", "compare", "(FF)I"});
                return code_.branch(Bytecode::IfNe, differs);
            case BasicType::Double:
                code_.invoke(InvokeKind::Static, {"java/lang/Double", "compare", "(DD)I"});
                return code_.branch(Bytecode::IfNe, differs);
            case BasicType::Reference:
                code_.invoke(InvokeKind::Static, {"java/util/Objects", "equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z"});
                return code_.branch(Bytecode::IfEq, differs);
            default: return code_.branch(Bytecode::IfICmpNe, differs);
        }
    }

    CodeWriter code_;
    const Record& record_;
};

// As Class.getSimpleName().
std::string_view simple_name(const Class& of) {
    const classfile::ClassFile& file = *of.file;
    for (const classfile::InnerClass& inner : file.inner_classes)
        if (file.class_name(inner.inner) == file.name()) return inner.name;
    std::string_view name = of.name.text();
    return name.substr(name.rfind('/') + 1);
}

Link<Method*> link_to_string_concat(const CallSite& site, const Record& record) {
    Link<Class*> record_class = site.program.load(record.class_name);
    if (!record_class) return record_class.error();
    if ((*record_class)->kind != ClassKind::Instance) return illegal_argument("not a record");

    std::vector<ConcatElement> elements;
    std::u16string prefix = utf16_from_modified_utf8(simple_name(**record_class)) + u"[";
    std::string descriptor = "(";
    std::u16string names = utf16_from_modified_utf8(record.component_names);
    std::size_t start = 0;
    for (const Component& component : record.components) {
        if (start > names.size()) return illegal_argument("Name list and accessor list do not match");
        std::size_t end = std::min(names.find(u';', start), names.size());
        append_literal(elements, prefix + names.substr(start, end - start) + u"=");
        elements.emplace_back();
        // References are made text by Objects.toString, as ObjectMethods does: it shows in stack traces.
        descriptor += component.type() == BasicType::Reference ? "Ljava/lang/String;" : component.descriptor;
        prefix = u", ";
        start = end + 1;
    }
    bool names_remain = record.components.empty() ? !names.empty() : start <= names.size();
    if (names_remain) return illegal_argument("Name list and accessor list do not match");
    constexpr std::size_t kMaxDescriptor = 0xFFFF - 64;
    if (descriptor.size() > kMaxDescriptor || !classfile::parse_method_descriptor(descriptor + ")V"))
        return illegal_argument("too many components");
    append_literal(elements, record.components.empty() ? prefix + u"]" : u"]");
    return define_concat(site.program, descriptor + ")Ljava/lang/String;", elements);
}

Link<MethodBody> write_body(const CallSite& site, const Record& record, ConstantPoolWriter& constants) {
    RecordMethodWriter writer(constants, record, site.type.parameter_slots);
    if (site.name == "hashCode") return writer.write_hash_code();
    if (site.name == "equals") return writer.write_equals();
    Link<Method*> concat = link_to_string_concat(site, record);
    if (!concat) return concat.error();
    return writer.write_to_string(**concat);
}

}  // namespace

Link<Method*> link_object_method(const CallSite& site) {
    Link<Record> record = read_record(site);
    if (!record) return record.error();
    std::string receiver = "(L" + std::string(record->class_name) + ";";
    std::string expected = site.name == "equals"     ? receiver + "Ljava/lang/Object;)Z"
                           : site.name == "hashCode" ? receiver + ")I"
                           : site.name == "toString" ? receiver + ")Ljava/lang/String;"
                                                     : "";
    if (expected.empty()) return illegal_argument(std::string(site.name));
    if (site.descriptor != expected) return illegal_argument("Bad method type: " + std::string(site.descriptor));

    std::string name = std::string(site.host.name.text()) + "$$ObjectMethods$" + std::to_string(site.ordinal());
    if (Method* linked = find_linked(site.program, name, kMethodName, site.descriptor)) return linked;
    ClassWriter writer(name, access::kFinal | access::kSuper | access::kSynthetic, {});
    Link<MethodBody> body = write_body(site, *record, writer.constants());
    if (!body) return body.error();
    writer.add_method(access::kStatic, kMethodName, site.descriptor, *body);
    return define_and_find(site.program, site.host, writer.finish(), {kMethodName, site.descriptor});
}

}  // namespace raceproof::program::desugar
