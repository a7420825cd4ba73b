// TestNG: which methods are tests, and what is called around them (documentation, "Annotations" and "Test methods").
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/text.h"
#include "classfile/descriptor.h"
#include "frameworks/finders.h"
#include "frameworks/test_draft.h"

namespace raceproof::frameworks {

namespace {

namespace access = classfile::access;
using classfile::ClassFile;

std::string testng(std::string_view name) { return "org/testng/annotations/" + std::string(name); }

// Of @Test, what is honoured or makes no difference to a test that runs alone.
constexpr std::string_view kHonoured[] = {"enabled",
                                          "dataProvider",
                                          "dataProviderClass",
                                          "expectedExceptions",
                                          "description",
                                          "priority",
                                          "groups",
                                          "alwaysRun",
                                          "timeOut",
                                          "invocationCount",
                                          "testName",
                                          "suiteName",
                                          "expectedExceptionsMessageRegExp",
                                          "singleThreaded",
                                          "invocationTimeOut"};

class TestNgFinder {
  public:
    TestNgFinder(ClassIndex& index, const ClassFile& file, std::vector<TestCase>& tests)
        : index_(index), file_(file), tests_(tests) {}

    void find() {
        std::vector<FoundMethod> found;
        for (const ClassFile* type : superclasses(index_, file_)) {
            bool all_public = annotations_of(index_, *type).has(testng("Test"));
            for (const FoundMethod& method : declared_methods(*type)) {
                Annotations annotations = annotations_of(index_, *type, *method.info);
                bool is_test = annotations.has(testng("Test")) || (all_public && is_public_test(method, annotations));
                bool is_hidden = std::any_of(found.begin(), found.end(),
                                             [&](const FoundMethod& one) { return have_same_signature(one, method); });
                if (is_test && !is_hidden && (method.info->flags & access::kStatic) == 0) found.push_back(method);
            }
        }
        for (const FoundMethod& method : found) add(method);
    }

  private:
    // Of a class with @Test every public method is one, unless it is something else.
    static bool is_public_test(const FoundMethod& method, const Annotations& annotations) {
        if ((method.info->flags & access::kPublic) == 0 || !method.info->descriptor.ends_with(")V")) return false;
        return std::none_of(annotations.all().begin(), annotations.all().end(),
                            [](const Annotation& one) { return one.type.starts_with("org/testng/"); });
    }

    void add(const FoundMethod& method) {
        TestDraft draft(index_, Framework::TestNg, dotted(file_.name()), method);
        draft.word("framework", "testng");
        draft.names_class(file_);
        draft.examine_class(file_);
        draft.word("shared-class", dotted(file_.name()));
        for (std::string_view kind : {"Suite", "Test", "Class"}) configure(draft, "Before", kind, "before-all");
        for (std::string_view kind : {"Class", "Test", "Suite"}) configure(draft, "After", kind, "after-all");
        configure(draft, "Before", "Method", "before-each");
        configure(draft, "After", "Method", "after-each");
        draft.examine(method);
        draft.word("test", member_word(0, *method.owner, *method.info));
        // What the method does not say, its class may.
        Annotations own = annotations_of(index_, *method.owner, *method.info), of_class = annotations_of(index_, *method.owner);
        Annotation none;
        const Annotation* first = own.find(testng("Test"));
        const Annotation* second = of_class.find(testng("Test"));
        Annotation test = first != nullptr ? *first : none;
        if (second != nullptr)
            for (const auto& value : second->values)
                if (test.find(value.first) == nullptr) test.values.push_back(value);
        read_test(draft, method, test);
        tests_.push_back(draft.finish());
    }

    void configure(TestDraft& draft, std::string_view when, std::string_view kind, std::string_view word) {
        Traversal traversal = when == "Before" ? Traversal::TopDown : Traversal::BottomUp;
        std::vector<FoundMethod> methods =
            testng_methods(index_, file_, testng(std::string(when) + std::string(kind)), traversal);
        for (const FoundMethod& method : methods)
            if (!method.info->descriptor.starts_with("()"))
                draft.unsupported(fmt::format("parameters of @{}{} {}", when, kind, method.info->name));
        draft.calls(word, 0, methods);
    }

    void read_test(TestDraft& draft, const FoundMethod& method, const Annotation& test) {
        for (const auto& [name, value] : test.values)
            if (std::find(std::begin(kHonoured), std::end(kHonoured), name) == std::end(kHonoured))
                draft.unsupported(fmt::format("@Test({})", name));
        if (number_of(test, "enabled", 1) == 0) draft.disable("enabled = false");
        if (number_of(test, "timeOut", 0) != 0) draft.note("timeOut limits nothing: time does not count");
        if (test.find("groups") != nullptr) draft.note("groups select nothing");
        if (std::int64_t count = number_of(test, "invocationCount", 1); count > 1)
            draft.note(fmt::format("{} invocations are alike: explored once", count));
        for (const std::string& type : texts_of(test, "expectedExceptions")) draft.word("expected", type_word(type));
        if (std::string pattern = text_of(test, "expectedExceptionsMessageRegExp", ".*"); pattern != ".*")
            draft.word("expected-message", pattern);
        std::string provider = text_of(test, "dataProvider");
        if (!provider.empty()) return add_provider(draft, provider, text_of(test, "dataProviderClass"));
        if (!method.info->descriptor.starts_with("()")) draft.unsupported(fmt::format("parameters of {}", method.info->name));
    }

    void add_provider(TestDraft& draft, const std::string& name, const std::string& other_class) {
        const ClassFile* owner = other_class.empty() ? &file_ : index_.find(classfile::class_name_of_descriptor(other_class));
        if (owner != nullptr)
            for (const FoundMethod& method : testng_methods(index_, *owner, testng("DataProvider"), Traversal::BottomUp)) {
                Annotations annotations = annotations_of(index_, *method.owner, *method.info);
                std::string given = text_of(*annotations.find(testng("DataProvider")), "name");
                if ((given.empty() ? std::string(method.info->name) : given) != name) continue;
                bool is_elsewhere = owner != &file_ && (method.info->flags & access::kStatic) == 0;
                if (!method.info->descriptor.starts_with("()") || is_elsewhere) break;
                draft.names_class(*method.owner);
                draft.word("source", member_word(0, *method.owner, *method.info));
                draft.test.number = 1;
                draft.test.is_open_ended = true;
                return;
            }
        draft.unsupported(fmt::format("the data provider {}", name));
    }

    ClassIndex& index_;
    const ClassFile& file_;
    std::vector<TestCase>& tests_;
};

}  // namespace

void find_testng_tests(ClassIndex& index, const ClassFile& file, std::vector<TestCase>& tests) {
    if (can_be_made_alone(file)) TestNgFinder(index, file, tests).find();
}

}  // namespace raceproof::frameworks
