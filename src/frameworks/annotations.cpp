#include "frameworks/annotations.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/text.h"
#include "classfile/descriptor.h"

namespace raceproof::frameworks {

namespace {

bool is_of_framework(std::string_view type) {
    return type.starts_with("org/junit/") || type.starts_with("org/testng/") || type.starts_with("junit/");
}

void add(ClassIndex& index, std::vector<Annotation> own, std::set<std::string>& seen, std::vector<Annotation>& all) {
    for (Annotation& annotation : own) {
        if (annotation.type.starts_with("java/lang/")) continue;
        bool is_composed = !is_of_framework(annotation.type) && seen.insert(annotation.type).second;
        const classfile::ClassFile* file = is_composed ? index.find(annotation.type) : nullptr;
        all.push_back(std::move(annotation));
        if (file != nullptr) add(index, classfile::read_annotations(*file, file->annotations.visible), seen, all);
    }
}

std::string readable_type(const std::string& descriptor) {
    if (descriptor.size() < 2 || descriptor.front() != 'L') return descriptor;
    return dotted(classfile::class_name_of_descriptor(descriptor));
}

}  // namespace

Annotations::Annotations(ClassIndex& index, std::vector<Annotation> own) {
    std::set<std::string> seen;
    add(index, std::move(own), seen, all_);
}

const Annotation* Annotations::find(std::string_view type) const {
    auto found = std::find_if(all_.begin(), all_.end(), [&](const Annotation& one) { return one.type == type; });
    return found == all_.end() ? nullptr : &*found;
}

Annotations annotations_of(ClassIndex& index, const classfile::ClassFile& file) {
    return {index, classfile::read_annotations(file, file.annotations.visible)};
}

Annotations annotations_of(ClassIndex& index, const classfile::ClassFile& file, const classfile::MethodInfo& method) {
    return {index, classfile::read_annotations(file, method.annotations.visible)};
}

Annotations annotations_of(ClassIndex& index, const classfile::ClassFile& file, const classfile::FieldInfo& field) {
    return {index, classfile::read_annotations(file, field.annotations.visible)};
}

Annotations parameter_annotations_of(ClassIndex& index, const classfile::ClassFile& file, const classfile::MethodInfo& method) {
    return {index, classfile::read_parameter_annotations(file, method.annotations.visible_parameters)};
}

Treatment treatment_of(std::string_view type) {
    static constexpr std::pair<std::string_view, Treatment> kKnown[] = {
#define ANNOTATION(name, treatment) {name, Treatment::treatment},
#include "frameworks/known_annotations.def"
#undef ANNOTATION
    };
    for (const auto& [name, treatment] : kKnown)
        if (name == type) return treatment;
    return is_of_framework(type) ? Treatment::Unsupported : Treatment::Harmless;
}

std::string short_text(const Annotation& annotation) {
    std::string classes;
    auto add_class = [&](const classfile::AnnotationValue& value) {
        if (value.tag == 'c') classes += (classes.empty() ? "" : ", ") + readable_type(value.text);
    };
    for (const auto& [name, value] : annotation.values) {
        add_class(value);
        for (const classfile::AnnotationValue& element : value.elements) add_class(element);
    }
    std::string name = dotted(annotation.type.substr(annotation.type.rfind('/') + 1));
    return classes.empty() ? fmt::format("@{}", name) : fmt::format("@{}({})", name, classes);
}

std::string text_of(const Annotation& annotation, std::string_view name, std::string_view fallback) {
    const classfile::AnnotationValue* value = annotation.find(name);
    return value == nullptr ? std::string(fallback) : value->text;
}

std::int64_t number_of(const Annotation& annotation, std::string_view name, std::int64_t fallback) {
    const classfile::AnnotationValue* value = annotation.find(name);
    return value == nullptr ? fallback : value->bits;
}

std::vector<std::string> texts_of(const Annotation& annotation, std::string_view name) {
    std::vector<std::string> texts;
    const classfile::AnnotationValue* value = annotation.find(name);
    if (value == nullptr) return texts;
    if (value->tag != '[') return {value->text};
    for (const classfile::AnnotationValue& element : value->elements) texts.push_back(element.text);
    return texts;
}

}  // namespace raceproof::frameworks
