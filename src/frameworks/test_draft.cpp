#include "frameworks/test_draft.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"

namespace raceproof::frameworks {

namespace access = classfile::access;

TestDraft::TestDraft(ClassIndex& index, Framework framework, std::string class_name, const FoundMethod& method)
    : index_(index), method_(method) {
    test.framework = framework;
    test.class_name = std::move(class_name);
    test.method = std::string(method.info->name);
}

void TestDraft::note(std::string text) {
    if (std::find(test.notes.begin(), test.notes.end(), text) == test.notes.end()) test.notes.push_back(std::move(text));
}

void TestDraft::names_class(const classfile::ClassFile& file) {
    std::string name(file.name());
    if (std::find(test.classes.begin(), test.classes.end(), name) == test.classes.end()) test.classes.push_back(std::move(name));
}

void TestDraft::examine(const Annotations& annotations) {
    for (const Annotation& annotation : annotations.all()) {
        Treatment treatment = treatment_of(annotation.type);
        if (treatment == Treatment::Unsupported) unsupported(short_text(annotation));
        if (treatment == Treatment::TimeLimit)
            note(fmt::format("{} limits nothing: time does not count", short_text(annotation)));
    }
}

void TestDraft::examine(const FoundMethod& method) {
    examine(annotations_of(index_, *method.owner, *method.info));
    examine(parameter_annotations_of(index_, *method.owner, *method.info));
}

// What is said later counts, but for what is said of a superclass.
void TestDraft::read_wishes(const Annotations& annotations) {
    if (const Annotation* exhaustive = annotations.find("raceproof/Exhaustive")) {
        test.wishes.is_exhaustive = true;
        test.wishes.max_time = text_of(*exhaustive, "maxTime");
    }
    if (const Annotation* schedules = annotations.find("raceproof/Schedules"))
        test.wishes.schedule_points = text_of(*schedules, "value") == "ALL" ? "all" : "sync";
}

void TestDraft::examine_class(const classfile::ClassFile& file) {
    std::vector<const classfile::ClassFile*> types = supertypes(index_, file);
    for (auto type = types.rbegin(); type != types.rend(); ++type) read_wishes(annotations_of(index_, **type));
    for (const classfile::ClassFile* type : types) {
        examine(annotations_of(index_, *type));
        for (const classfile::FieldInfo& field : type->fields) examine(annotations_of(index_, *type, field));
    }
}

void TestDraft::calls(std::string_view kind, std::size_t level, const std::vector<FoundMethod>& methods) {
    for (const FoundMethod& method : methods) {
        examine(method);
        word(kind, member_word(level, *method.owner, *method.info));
    }
}

TestCase TestDraft::finish() {
    read_wishes(annotations_of(index_, *method_.owner, *method_.info));
    if (test.disabled) test.unsupported.clear();
    if (test.disabled || !test.unsupported.empty()) test.plan.clear();
    return std::move(test);
}

const classfile::InnerClass* own_entry(const classfile::ClassFile& file) {
    for (const classfile::InnerClass& entry : file.inner_classes)
        if (file.class_name(entry.inner) == file.name()) return &entry;
    return nullptr;
}

bool is_concrete(const classfile::ClassFile& file) {
    return (file.flags & (access::kAbstract | access::kInterface | access::kAnnotation | access::kEnum | access::kSynthetic)) ==
           0;
}

bool can_be_made_alone(const classfile::ClassFile& file) {
    if (!is_concrete(file) || file.enclosing_method) return false;
    const classfile::InnerClass* entry = own_entry(file);
    if (entry == nullptr) return true;
    return entry->outer != 0 && (entry->flags & access::kStatic) != 0 && (entry->flags & access::kPrivate) == 0;
}

}  // namespace raceproof::frameworks
