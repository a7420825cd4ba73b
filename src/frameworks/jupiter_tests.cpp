// JUnit 5: which methods are tests, and what is called around them (user guide, 2.1, 2.10, 2.12 to 2.16).
#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "classfile/descriptor.h"
#include "frameworks/argument_sources.h"
#include "frameworks/finders.h"
#include "frameworks/test_draft.h"

namespace raceproof::frameworks {

namespace {

namespace access = classfile::access;
using classfile::ClassFile;

constexpr std::string_view kApi = "org/junit/jupiter/api/";
constexpr std::string_view kParameterized = "org/junit/jupiter/params/ParameterizedTest";
// What JUnit 5 resolves by itself; raceproof.testing.JupiterParameters does the same.
constexpr std::string_view kResolved[] = {"Lorg/junit/jupiter/api/TestInfo;", "Lorg/junit/jupiter/api/RepetitionInfo;",
                                          "Lorg/junit/jupiter/api/TestReporter;"};

std::string api(std::string_view name) { return std::string(kApi) + std::string(name); }

bool is_resolved(std::string_view parameter) {
    return std::find(std::begin(kResolved), std::end(kResolved), parameter) != std::end(kResolved);
}

bool takes_repetition(const FoundMethod& method) {
    return method.info->descriptor.find("Lorg/junit/jupiter/api/RepetitionInfo;") != std::string_view::npos;
}

class JupiterFinder {
  public:
    JupiterFinder(ClassIndex& index, std::vector<TestCase>& tests) : index_(index), tests_(tests) {}

    // `name` is the binary name that the innermost class has here: a nested class that is inherited belongs to the heir.
    void find(std::vector<const ClassFile*> levels, const std::string& name) {
        const ClassFile& file = *levels.back();
        for (const FoundMethod& method :
             jupiter_methods(index_, file, Traversal::TopDown, [&](const FoundMethod& one) { return is_test(one); }))
            add(levels, name, method);
        for (const ClassFile* type : supertypes(index_, file))
            for (const classfile::InnerClass& entry : type->inner_classes) {
                if (entry.outer == 0 || type->class_name(entry.outer) != type->name()) continue;
                const ClassFile* inner = index_.find(type->class_name(entry.inner));
                bool is_new = std::find(levels.begin(), levels.end(), inner) == levels.end();
                if (inner == nullptr || !is_new || !is_nested(*inner, entry)) continue;
                std::vector<const ClassFile*> deeper = levels;
                deeper.push_back(inner);
                find(std::move(deeper), fmt::format("{}${}", name, entry.name));
            }
    }

    // Does a method around the test want to know its repetition?
    bool add_lifecycle(TestDraft& draft, const std::vector<const ClassFile*>& levels) {
        bool uses_repetition = false;
        draft.word("framework", "jupiter");
        for (std::size_t i = 0; i < levels.size(); ++i) {
            add_level(draft, i, *levels[i]);
            for (std::string_view kind : {"BeforeEach", "AfterEach", "BeforeAll", "AfterAll"})
                for (const FoundMethod& called : lifecycle(*levels[i], kind, Traversal::TopDown)) {
                    examine_parameters(draft, called, 0);
                    uses_repetition = uses_repetition || takes_repetition(called);
                }
        }
        for (std::size_t i = 0; i < levels.size(); ++i)
            draft.calls("before-each", i, lifecycle(*levels[i], "BeforeEach", Traversal::TopDown));
        for (std::size_t i = levels.size(); i-- > 0;)
            draft.calls("after-each", i, lifecycle(*levels[i], "AfterEach", Traversal::BottomUp));
        return uses_repetition;
    }

  private:
    bool is_nested(const ClassFile& inner, const classfile::InnerClass& entry) {
        return (entry.flags & (access::kStatic | access::kPrivate)) == 0 && is_concrete(inner) &&
               annotations_of(index_, inner).has(api("Nested"));
    }

    bool is_test(const FoundMethod& method) {
        if ((method.info->flags & (access::kPrivate | access::kStatic | access::kAbstract)) != 0) return false;
        Annotations annotations = annotations_of(index_, *method.owner, *method.info);
        // What makes tests at run time answers them.
        if (annotations.has(api("TestFactory")) || annotations.has(api("TestTemplate"))) return true;
        if (!method.info->descriptor.ends_with(")V")) return false;
        return annotations.has(api("Test")) || annotations.has(api("RepeatedTest")) || annotations.has(kParameterized);
    }

    std::vector<FoundMethod> lifecycle(const ClassFile& file, std::string_view annotation, Traversal traversal) {
        return jupiter_methods(index_, file, traversal, [&](const FoundMethod& method) {
            return annotations_of(index_, *method.owner, *method.info).has(api(annotation));
        });
    }

    bool is_shared(const ClassFile& file) {
        for (const ClassFile* type : supertypes(index_, file)) {
            Annotations annotations = annotations_of(index_, *type);
            if (const Annotation* annotation = annotations.find(api("TestInstance")))
                return text_of(*annotation, "value") == "PER_CLASS";
        }
        return false;
    }

    void add(const std::vector<const ClassFile*>& levels, const std::string& name, const FoundMethod& method) {
        TestDraft draft(index_, Framework::Jupiter, name, method);
        Annotations annotations = annotations_of(index_, *method.owner, *method.info);
        bool uses_repetition = add_lifecycle(draft, levels) || takes_repetition(method);
        draft.examine(method);
        draft.word("test", member_word(levels.size() - 1, *method.owner, *method.info));
        if (const Annotation* disabled = annotations.find(api("Disabled"))) draft.disable(text_of(*disabled, "value"));
        const Annotation* display = annotations.find(api("DisplayName"));
        draft.word("name", display != nullptr ? text_of(*display, "value") : fmt::format("{}()", method.info->name));
        add_tags(draft, annotations);
        if (annotations.has(kParameterized))
            add_parameterized(std::move(draft), levels, method, annotations);
        else if (const Annotation* repeated = annotations.find(api("RepeatedTest")))
            add_repeated(std::move(draft), method, number_of(*repeated, "value", 1), uses_repetition);
        else
            add_single(std::move(draft), method);
    }

    void add_level(TestDraft& draft, std::size_t number, const ClassFile& file) {
        draft.names_class(file);
        draft.examine_class(file);
        draft.word(is_shared(file) ? "shared-class" : "class", dotted(file.name()));
        draft.calls("before-all", number, lifecycle(file, "BeforeAll", Traversal::TopDown));
        draft.calls("after-all", number, lifecycle(file, "AfterAll", Traversal::BottomUp));
        Annotations annotations = annotations_of(index_, file);
        if (const Annotation* disabled = annotations.find(api("Disabled"))) draft.disable(text_of(*disabled, "value"));
        add_tags(draft, annotations);
        int constructors = 0;
        bool is_plain = false;
        for (const classfile::MethodInfo& method : file.methods) {
            if (method.name != "<init>") continue;
            ++constructors;
            auto descriptor = classfile::parse_method_descriptor(method.descriptor);
            is_plain = is_plain || descriptor->parameters.size() == (number == 0 ? 0u : 1u);
        }
        if (constructors != 1 || !is_plain)
            draft.unsupported(fmt::format("parameters of the constructor of {}", dotted(file.name())));
    }

    static void add_tags(TestDraft& draft, const Annotations& annotations) {
        for (const Annotation& annotation : annotations.all()) {
            if (annotation.type == api("Tag")) draft.word("tag", text_of(annotation, "value"));
            if (annotation.type != api("Tags")) continue;
            if (const classfile::AnnotationValue* tags = annotation.find("value"))
                for (const classfile::AnnotationValue& tag : tags->elements)
                    for (const Annotation& nested : tag.nested) draft.word("tag", text_of(nested, "value"));
        }
    }

    // `given`: so many parameters at the beginning get arguments.
    static void examine_parameters(TestDraft& draft, const FoundMethod& method, std::size_t given) {
        auto descriptor = classfile::parse_method_descriptor(method.info->descriptor);
        for (std::size_t i = given; i < descriptor->parameters.size(); ++i)
            if (!is_resolved(descriptor->parameters[i]))
                draft.unsupported(fmt::format("the parameter {} of {}", type_word(descriptor->parameters[i]), method.info->name));
    }

    void add_single(TestDraft draft, const FoundMethod& method) {
        examine_parameters(draft, method, 0);
        if (takes_repetition(method)) draft.unsupported(fmt::format("the parameter RepetitionInfo of {}", method.info->name));
        tests_.push_back(draft.finish());
    }

    void add_repeated(TestDraft draft, const FoundMethod& method, std::int64_t count, bool uses_repetition) {
        examine_parameters(draft, method, 0);
        draft.word("repetitions", std::to_string(count));
        if (!uses_repetition) {
            if (count > 1) draft.note(fmt::format("{} repetitions are alike: explored once", count));
            tests_.push_back(draft.finish());
            return;
        }
        for (std::int64_t i = 1; i <= count; ++i) {
            TestDraft one = draft;
            one.test.number = static_cast<int>(i);
            one.test.arguments = fmt::format("repetition {} of {}", i, count);
            one.word("repetition", std::to_string(i));
            tests_.push_back(one.finish());
        }
    }

    void add_parameterized(TestDraft draft, const std::vector<const ClassFile*>& levels, const FoundMethod& method,
                           const Annotations& annotations) {
        ArgumentSources sources = argument_sources(index_, method, annotations);
        if (!sources.unsupported.empty()) draft.unsupported(sources.unsupported);
        if (sources.all.empty()) draft.unsupported("@ParameterizedTest without a source of arguments");
        if (method.info->descriptor.find("Lorg/junit/jupiter/params/aggregator/") != std::string_view::npos)
            draft.unsupported(fmt::format("the parameter ArgumentsAccessor of {}", method.info->name));
        bool is_open = std::any_of(sources.all.begin(), sources.all.end(), [](const auto& one) { return !one.method.empty(); });
        if (is_open) return add_open(std::move(draft), levels, sources);
        int number = 0;
        for (const ArgumentSource& source : sources.all)
            for (const ArgumentRow& row : source.rows) {
                TestDraft one = draft;
                examine_parameters(one, method, row.values.size());
                one.test.number = ++number;
                one.test.arguments = row.text;
                add_row(one, row);
                tests_.push_back(one.finish());
            }
        if (number == 0) {
            if (draft.test.unsupported.empty()) draft.unsupported("@ParameterizedTest without arguments");
            tests_.push_back(draft.finish());
        }
    }

    static void add_row(TestDraft& draft, const ArgumentRow& row) {
        draft.test.plan.push_back("row=");
        for (const std::string& value : row.values) draft.word("value", value);
    }

    // All rows are in the plan, and an index says which.
    void add_open(TestDraft draft, const std::vector<const ClassFile*>& levels, const ArgumentSources& sources) {
        for (const ArgumentSource& source : sources.all) {
            for (const ArgumentRow& row : source.rows) add_row(draft, row);
            if (!source.method.empty()) add_method_source(draft, levels, source.method);
        }
        draft.test.number = 1;
        draft.test.is_open_ended = true;
        tests_.push_back(draft.finish());
    }

    void add_method_source(TestDraft& draft, const std::vector<const ClassFile*>& levels, const std::string& text) {
        std::size_t hash = text.find('#');
        const ClassFile* owner = hash == std::string::npos ? levels.back() : index_.find(slashed(text.substr(0, hash)));
        std::string name = hash == std::string::npos ? text : text.substr(hash + 1);
        name = name.substr(0, name.find('('));
        if (owner != nullptr)
            for (const FoundMethod& method : jupiter_methods(index_, *owner, Traversal::BottomUp,
                                                             [&](const FoundMethod& one) { return one.info->name == name; })) {
                if (!method.info->descriptor.starts_with("()") || method.info->descriptor == "()V") continue;
                draft.names_class(*method.owner);
                draft.word("source", member_word(levels.size() - 1, *method.owner, *method.info));
                return;
            }
        draft.unsupported(fmt::format("@MethodSource({})", text));
    }

    ClassIndex& index_;
    std::vector<TestCase>& tests_;
};

}  // namespace

void add_jupiter_lifecycle(ClassIndex& index, const ClassFile& file, TestDraft& draft) {
    std::vector<TestCase> none;
    JupiterFinder(index, none).add_lifecycle(draft, {&file});
}

void find_jupiter_tests(ClassIndex& index, const ClassFile& file, std::vector<TestCase>& tests) {
    if (can_be_made_alone(file)) JupiterFinder(index, tests).find({&file}, dotted(file.name()));
}

}  // namespace raceproof::frameworks
