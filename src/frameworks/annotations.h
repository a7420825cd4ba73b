// The annotations of an element as frameworks see them: its own, and those that its own are composed of (JUnit 5's
// meta-annotations).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "classfile/annotation_values.h"
#include "frameworks/class_index.h"

namespace raceproof::frameworks {

using classfile::Annotation;

class Annotations {
  public:
    Annotations() = default;
    Annotations(ClassIndex& index, std::vector<Annotation> own);

    // By internal name; nullptr if there is none.
    const Annotation* find(std::string_view type) const;
    bool has(std::string_view type) const { return find(type) != nullptr; }
    // In the order of the class file.
    const std::vector<Annotation>& all() const { return all_; }

  private:
    std::vector<Annotation> all_;
};

Annotations annotations_of(ClassIndex& index, const classfile::ClassFile& file);
Annotations annotations_of(ClassIndex& index, const classfile::ClassFile& file, const classfile::MethodInfo& method);
Annotations annotations_of(ClassIndex& index, const classfile::ClassFile& file, const classfile::FieldInfo& field);
Annotations parameter_annotations_of(ClassIndex& index, const classfile::ClassFile& file, const classfile::MethodInfo& method);

enum class Treatment { Honoured, Harmless, TimeLimit, Unsupported };
// Of an annotation; those of no framework are harmless.
Treatment treatment_of(std::string_view type);

// "@ExtendWith(com.example.MyExtension)": the name without its package, and the classes that it names.
std::string short_text(const Annotation& annotation);

// The text, number or flag of an annotation, or what holds if it is not given.
std::string text_of(const Annotation& annotation, std::string_view name, std::string_view fallback = "");
std::int64_t number_of(const Annotation& annotation, std::string_view name, std::int64_t fallback);
// The texts of an array; a single value counts as an array of one, as in Java.
std::vector<std::string> texts_of(const Annotation& annotation, std::string_view name);

}  // namespace raceproof::frameworks
