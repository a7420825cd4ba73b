// JUnit 4: which methods are tests, and what is called around them (BlockJUnit4ClassRunner).
#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "classfile/descriptor.h"
#include "frameworks/finders.h"
#include "frameworks/test_draft.h"

namespace raceproof::frameworks {

namespace {

namespace access = classfile::access;
using classfile::ClassFile;

constexpr std::string_view kTimeoutRule = "Lorg/junit/rules/Timeout;";
constexpr std::string_view kPlainRunners[] = {"Lorg/junit/runners/JUnit4;", "Lorg/junit/runners/BlockJUnit4ClassRunner;"};

struct Rule {
    std::string word;
    std::string_view type;  // descriptor
    std::int64_t order;
};

class JUnit4Finder {
  public:
    JUnit4Finder(ClassIndex& index, const ClassFile& file, std::vector<TestCase>& tests)
        : index_(index), file_(file), tests_(tests) {}

    void find() {
        for (const FoundMethod& method : junit4_methods(index_, file_, "org/junit/Test", Traversal::BottomUp)) add(method);
    }

    void add_lifecycle(TestDraft& draft) {
        draft.word("framework", "junit4");
        draft.names_class(file_);
        draft.examine_class(file_);
        examine_runner(draft);
        draft.word("class", dotted(file_.name()));
        rules(draft, "org/junit/ClassRule", "class-rule");
        draft.calls("before-all", 0, junit4_methods(index_, file_, "org/junit/BeforeClass", Traversal::TopDown));
        draft.calls("after-all", 0, junit4_methods(index_, file_, "org/junit/AfterClass", Traversal::BottomUp));
        rules(draft, "org/junit/Rule", "rule");
        draft.calls("before-each", 0, junit4_methods(index_, file_, "org/junit/Before", Traversal::TopDown));
        draft.calls("after-each", 0, junit4_methods(index_, file_, "org/junit/After", Traversal::BottomUp));
        Annotations of_class = annotations_of(index_, file_);
        if (const Annotation* ignored = of_class.find("org/junit/Ignore")) draft.disable(text_of(*ignored, "value"));
    }

  private:
    void add(const FoundMethod& method) {
        TestDraft draft(index_, Framework::JUnit4, dotted(file_.name()), method);
        add_lifecycle(draft);
        draft.examine(method);
        draft.word("test", member_word(0, *method.owner, *method.info));
        constexpr std::uint16_t kPublicStatic = access::kPublic | access::kStatic;
        if (method.info->descriptor != "()V" || (method.info->flags & kPublicStatic) != access::kPublic)
            draft.unsupported(fmt::format("@Test on {}, which is not public void without parameters", method.info->name));
        Annotations annotations = annotations_of(index_, *method.owner, *method.info);
        const Annotation& test = *annotations.find("org/junit/Test");
        if (std::string expected = text_of(test, "expected"); !expected.empty()) draft.word("expected", type_word(expected));
        if (number_of(test, "timeout", 0) != 0) draft.note("timeout limits nothing: time does not count");
        if (const Annotation* ignored = annotations.find("org/junit/Ignore")) draft.disable(text_of(*ignored, "value"));
        tests_.push_back(draft.finish());
    }

    void examine_runner(TestDraft& draft) {
        for (const ClassFile* type : superclasses(index_, file_)) {
            Annotations annotations = annotations_of(index_, *type);
            const Annotation* runner = annotations.find("org/junit/runner/RunWith");
            if (runner == nullptr) continue;
            bool is_plain = std::find(std::begin(kPlainRunners), std::end(kPlainRunners), text_of(*runner, "value")) !=
                            std::end(kPlainRunners);
            if (!is_plain) draft.unsupported(short_text(*runner));
            return;
        }
    }

    // From the inside out: those of methods before those of fields; one with a higher order before one with a lower.
    void rules(TestDraft& draft, std::string_view annotation, std::string_view kind) {
        std::vector<Rule> rules;
        for (const FoundMethod& method : junit4_methods(index_, file_, annotation, Traversal::BottomUp)) {
            Annotations annotations = annotations_of(index_, *method.owner, *method.info);
            rules.push_back({member_word(0, *method.owner, *method.info),
                             classfile::parse_method_descriptor(method.info->descriptor)->return_type,
                             number_of(*annotations.find(annotation), "order", -1)});
        }
        for (const ClassFile* type : superclasses(index_, file_)) {
            std::vector<const classfile::FieldInfo*> fields;
            for (const classfile::FieldInfo& field : type->fields) fields.push_back(&field);
            std::sort(fields.begin(), fields.end(), [](const auto* one, const auto* other) { return one->name < other->name; });
            for (const classfile::FieldInfo* field : fields) {
                Annotations annotations = annotations_of(index_, *type, *field);
                if (const Annotation* rule = annotations.find(annotation))
                    rules.push_back({member_word(0, *type, *field), field->descriptor, number_of(*rule, "order", -1)});
            }
        }
        std::stable_sort(rules.begin(), rules.end(), [](const Rule& one, const Rule& other) { return one.order > other.order; });
        for (const Rule& rule : rules) {
            if (rule.type == kTimeoutRule)
                draft.note("the rule Timeout limits nothing: time does not count");
            else
                draft.word(kind, rule.word);
        }
    }

    ClassIndex& index_;
    const ClassFile& file_;
    std::vector<TestCase>& tests_;
};

// Known by their superclass, which the class path may lack.
void find_junit3_tests(ClassIndex& index, const ClassFile& file, std::vector<TestCase>& tests) {
    std::vector<const ClassFile*> chain = superclasses(index, file);
    bool is_test = std::any_of(chain.begin(), chain.end(), [](const ClassFile* type) {
        return type->super_class != 0 && type->class_name(type->super_class) == "junit/framework/TestCase";
    });
    if (!is_test) return;
    for (const FoundMethod& method : declared_methods(file)) {
        if (!method.info->name.starts_with("test") || method.info->descriptor != "()V") continue;
        TestDraft draft(index, Framework::JUnit3, dotted(file.name()), method);
        draft.unsupported("junit.framework.TestCase");
        tests.push_back(draft.finish());
    }
}

}  // namespace

void add_junit4_lifecycle(ClassIndex& index, const ClassFile& file, TestDraft& draft) {
    std::vector<TestCase> none;
    JUnit4Finder(index, file, none).add_lifecycle(draft);
}

void find_junit4_tests(ClassIndex& index, const ClassFile& file, std::vector<TestCase>& tests) {
    if (!can_be_made_alone(file)) return;
    JUnit4Finder(index, file, tests).find();
    find_junit3_tests(index, file, tests);
}

}  // namespace raceproof::frameworks
