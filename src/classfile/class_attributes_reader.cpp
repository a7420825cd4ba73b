// The attributes of the class itself (JVMS 4.7.6 to 4.7.31).
#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <vector>

#include "classfile/access_checks.h"
#include "classfile/attributes.h"

namespace raceproof::classfile {
namespace {

void check_no_inner_class_twice(ReadContext context, std::size_t offset) {
    using Key = std::tuple<std::uint16_t, std::uint16_t, std::string_view, std::uint16_t>;
    std::vector<Key> keys;
    keys.reserve(context.file.inner_classes.size());
    for (const InnerClass& inner : context.file.inner_classes)
        keys.emplace_back(inner.inner, inner.outer, inner.name, inner.flags);
    std::sort(keys.begin(), keys.end());
    if (std::adjacent_find(keys.begin(), keys.end()) != keys.end()) context.error.fail(offset, "an inner class is listed twice");
}

// No class may contain itself, however indirectly: code that walks outwards must end.
void check_no_inner_class_cycle(ReadContext context, std::size_t offset) {
    enum Mark : std::uint8_t { Unseen, OnPath, Finished };
    std::vector<std::uint16_t> outer_of(context.file.constants.size());
    std::vector<std::uint8_t> marks(context.file.constants.size(), Unseen);
    for (const InnerClass& inner : context.file.inner_classes) outer_of[inner.inner] = inner.outer;
    for (const InnerClass& inner : context.file.inner_classes) {
        std::uint16_t at = inner.inner;
        for (; at != 0 && marks[at] == Unseen; at = outer_of[at]) marks[at] = OnPath;
        if (at != 0 && marks[at] == OnPath)
            context.error.fail(offset, fmt::format("class {} contains itself", context.file.class_name(at)));
        for (at = inner.inner; at != 0 && marks[at] == OnPath; at = outer_of[at]) marks[at] = Finished;
    }
}

void read_inner_classes(ReadContext context, ByteCursor& body) {
    std::size_t start = body.offset();
    unsigned count = body.u2();
    std::vector<InnerClass>& inner_classes = context.file.inner_classes;
    inner_classes.reserve(std::min<std::size_t>(count, body.remaining() / 8));
    for (; count > 0 && !context.failed(); --count) {
        InnerClass inner{};
        inner.inner = read_index(context, body, Tag::Class, "inner class");
        inner.outer = read_index_or_zero(context, body, Tag::Class, "outer class");
        inner.name = read_utf8_or_none(context, body, "name of an inner class");
        std::size_t offset = body.offset();
        inner.flags = check_inner_class_flags(context, offset, body.u2());
        inner_classes.push_back(inner);
    }
    if (context.failed()) return;
    check_no_inner_class_twice(context, start);
    check_no_inner_class_cycle(context, start);
}

void read_enclosing_method(ReadContext context, ByteCursor& body) {
    std::size_t start = body.offset();
    EnclosingMethod& enclosing = context.file.enclosing_method.emplace();
    enclosing.class_index = read_index(context, body, Tag::Class, "enclosing class");
    enclosing.method = read_index_or_zero(context, body, Tag::NameAndType, "enclosing method");
    if (enclosing.method != 0 && !context.file.name_and_type(enclosing.method).descriptor.starts_with('('))
        context.error.fail(start, "enclosing method with the descriptor of a field");
}

void read_bootstrap_methods(ReadContext context, ByteCursor& body) {
    unsigned count = body.u2();
    std::vector<BootstrapMethod>& methods = context.file.bootstrap_methods;
    methods.reserve(std::min<std::size_t>(count, body.remaining() / 4));
    for (; count > 0 && !context.failed(); --count) {
        BootstrapMethod& method = methods.emplace_back();
        method.method_handle = read_index(context, body, Tag::MethodHandle, "bootstrap method");
        unsigned arguments = body.u2();
        method.arguments.reserve(std::min<std::size_t>(arguments, body.remaining() / 2));
        for (; arguments > 0 && !context.failed(); --arguments) {
            std::size_t offset = body.offset();
            std::uint16_t index = body.u2();
            if (index >= context.file.constants.size() || !is_loadable(context.file.constant(index).tag))
                context.error.fail(offset, fmt::format("bootstrap argument: constant {} cannot be loaded", index));
            method.arguments.push_back(index);
        }
    }
}

void read_record(ReadContext context, ByteCursor& body) {
    context.file.is_record = true;
    unsigned count = body.u2();
    std::vector<RecordComponent>& components = context.file.record_components;
    components.reserve(std::min<std::size_t>(count, body.remaining() / 6));
    for (; count > 0 && !context.failed(); --count) {
        std::size_t offset = body.offset();
        RecordComponent& component = components.emplace_back();
        component.name = read_utf8(context, body, "name of a record component");
        component.descriptor = read_utf8(context, body, "descriptor of a record component");
        if (context.failed()) return;
        check_field_name_and_descriptor(context, offset, component.name, component.descriptor);
        read_attributes(context, body, AttributePlace::RecordComponent, [&](AttributeKind kind, ByteCursor& attribute) {
            read_shared_attribute(context, kind, attribute, component.signature, component.annotations);
        });
    }
}

void read_permitted_subclasses(ReadContext context, ByteCursor& body) {
    if (context.file.flags & access::kFinal) context.error.fail(body.offset(), "final class with permitted subclasses");
    context.file.permitted_subclasses = read_class_table(context, body, "permitted subclass");
}

void read_class_attribute(ReadContext context, AttributeKind kind, ByteCursor& body) {
    ClassFile& file = context.file;
    if (read_shared_attribute(context, kind, body, file.signature, file.annotations)) return;
    switch (kind) {
        case AttributeKind::SourceFile: file.source_file = read_utf8(context, body, "source file"); break;
        case AttributeKind::SourceDebugExtension: body.take_rest(); break;
        case AttributeKind::InnerClasses: read_inner_classes(context, body); break;
        case AttributeKind::EnclosingMethod: read_enclosing_method(context, body); break;
        case AttributeKind::NestHost: file.nest_host = read_index(context, body, Tag::Class, "nest host"); break;
        case AttributeKind::NestMembers: file.nest_members = read_class_table(context, body, "nest member"); break;
        case AttributeKind::Record: read_record(context, body); break;
        case AttributeKind::PermittedSubclasses: read_permitted_subclasses(context, body); break;
        case AttributeKind::BootstrapMethods: read_bootstrap_methods(context, body); break;
        case AttributeKind::Synthetic: file.flags |= access::kSynthetic; break;
        case AttributeKind::Deprecated: file.is_deprecated = true; break;
        default: break;
    }
}

}  // namespace

void read_class_attributes(ReadContext context, ByteCursor& cursor) {
    std::size_t start = cursor.offset();
    bool has_nest_members = false;
    read_attributes(context, cursor, AttributePlace::Class, [&](AttributeKind kind, ByteCursor& body) {
        if (kind == AttributeKind::NestMembers) has_nest_members = true;
        read_class_attribute(context, kind, body);
    });
    if (context.failed()) return;
    if (context.file.nest_host != 0 && has_nest_members) context.error.fail(start, "class is both nest host and nest member");
    check_bootstrap_references(context, start);
}

}  // namespace raceproof::classfile
