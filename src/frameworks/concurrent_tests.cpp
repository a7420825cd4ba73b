// Our own tests without thread code: methods with @Concurrently are actors in threads of their own, those with @Check are called
// when they have ended. Beside JUnit, what it calls around a test is called around this one, too.
#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "frameworks/finders.h"

namespace raceproof::frameworks {

namespace {

using classfile::ClassFile;

constexpr std::string_view kConcurrently = "raceproof/Concurrently", kCheck = "raceproof/Check";
constexpr std::string_view kName = "concurrently";  // of the test: it belongs to the class, not to one of the methods
constexpr std::int64_t kMostThreads = 64;

// Of the class and what it inherits, in a fixed order.
std::vector<FoundMethod> annotated(ClassIndex& index, const ClassFile& file, std::string_view annotation) {
    return jupiter_methods(index, file, Traversal::TopDown, [&](const FoundMethod& method) {
        return annotations_of(index, *method.owner, *method.info).has(annotation);
    });
}

bool uses(ClassIndex& index, const ClassFile& file, std::string_view package) {
    auto is_of_package = [&](const Annotation& annotation) {
        return annotation.type.starts_with(package) && annotation.type.find('/', package.size()) == std::string::npos;
    };
    for (const ClassFile* type : supertypes(index, file)) {
        for (const classfile::MethodInfo& method : type->methods) {
            Annotations annotations = annotations_of(index, *type, method);
            if (std::any_of(annotations.all().begin(), annotations.all().end(), is_of_package)) return true;
        }
        for (const classfile::FieldInfo& field : type->fields) {
            Annotations annotations = annotations_of(index, *type, field);
            if (std::any_of(annotations.all().begin(), annotations.all().end(), is_of_package)) return true;
        }
    }
    return false;
}

void add_lifecycle(ClassIndex& index, const ClassFile& file, TestDraft& draft) {
    if (uses(index, file, "org/junit/jupiter/api/")) {
        draft.test.framework = Framework::Jupiter;
        return add_jupiter_lifecycle(index, file, draft);
    }
    if (uses(index, file, "org/junit/")) {
        draft.test.framework = Framework::JUnit4;
        return add_junit4_lifecycle(index, file, draft);
    }
    if (uses(index, file, "org/testng/annotations/")) draft.unsupported("@Concurrently in a class of TestNG");
    draft.word("framework", "none");
    draft.names_class(file);
    draft.examine_class(file);
    draft.word("class", dotted(file.name()));
}

void require_no_parameters(TestDraft& draft, const FoundMethod& method, std::string_view annotation) {
    draft.examine(method);
    if (!method.info->descriptor.starts_with("()"))
        draft.unsupported(fmt::format("@{} on {}, which has parameters", annotation, method.info->name));
}

}  // namespace

void find_concurrent_tests(ClassIndex& index, const ClassFile& file, std::vector<TestCase>& tests) {
    if (!is_concrete(file)) return;
    std::vector<FoundMethod> actors = annotated(index, file, kConcurrently), checks = annotated(index, file, kCheck);
    if (actors.empty() && checks.empty()) return;
    TestDraft draft(index, Framework::None, dotted(file.name()), checks.empty() ? actors.front() : checks.front());
    draft.test.method = kName;
    if (!can_be_made_alone(file)) draft.unsupported("@Concurrently in a class that needs an instance of another, or is private");
    if (actors.empty()) draft.unsupported("@Check without @Concurrently");
    add_lifecycle(index, file, draft);
    const FoundMethod& named = checks.empty() ? actors.front() : checks.front();
    draft.word("test", member_word(0, *named.owner, *named.info));
    for (const FoundMethod& actor : actors) {
        require_no_parameters(draft, actor, "Concurrently");
        Annotations annotations = annotations_of(index, *actor.owner, *actor.info);
        std::int64_t threads = number_of(*annotations.find(kConcurrently), "threads", 1);
        if (threads < 1 || threads > kMostThreads) draft.unsupported(fmt::format("@Concurrently(threads = {})", threads));
        for (std::int64_t i = 0; i < std::clamp(threads, std::int64_t{1}, kMostThreads); ++i)
            draft.word("actor", member_word(0, *actor.owner, *actor.info));
    }
    for (const FoundMethod& check : checks) {
        require_no_parameters(draft, check, "Check");
        draft.word("check", member_word(0, *check.owner, *check.info));
    }
    tests.push_back(draft.finish());
}

}  // namespace raceproof::frameworks
