// The whole of java.base, linked and decoded: 6,500 classes, 55,000 method bodies. Takes about a second.
#include <gtest/gtest.h>

#include <thread>

#include "program/resolution.h"
#include "program/testing/java_sources.h"

namespace raceproof::program {
namespace {

class JavaBase : public ::testing::Test {
  protected:
    static void SetUpTestSuite() {
        program_ = testing::make_program().release();
        names_ = new std::vector<std::string>(all_class_names());
    }
    static void TearDownTestSuite() {
        delete names_;
        delete program_;
    }

    // Every class that a constant pool mentions, from Object on: what is reachable is nearly everything.
    static std::vector<std::string> all_class_names() {
        std::vector<std::string> names = {"java/lang/Object"};
        for (std::string_view start :
             {"java/util/concurrent/ForkJoinPool", "java/util/stream/Collectors", "java/util/Formatter",
              "java/time/ZonedDateTime", "java/util/regex/Pattern", "java/net/URL", "java/security/Security",
              "java/lang/invoke/LambdaMetafactory", "sun/security/ssl/SSLSocketImpl", "java/nio/file/Files"})
            names.emplace_back(start);
        std::unordered_map<std::string, bool> seen;
        for (std::size_t i = 0; i < names.size(); ++i) {
            Link<Class*> loaded = program_->load(names[i]);
            EXPECT_TRUE(loaded.ok()) << names[i] << ": " << testing::outcome_of(loaded);
            if (!loaded || !(*loaded)->file) continue;
            const classfile::ClassFile& file = *(*loaded)->file;
            for (std::uint16_t index = 1; index < file.constants.size(); ++index) {
                if (!file.has(index, classfile::Tag::Class)) continue;
                std::string name(file.class_name(index));
                if (seen.emplace(name, true).second && is_in_java_base(name)) names.push_back(std::move(name));
            }
        }
        return names;
    }
    static bool is_in_java_base(std::string_view name) {
        std::size_t start = name.find_first_not_of("[L"), slash = name.rfind('/');
        if (slash == std::string_view::npos || start >= slash) return false;
        std::string package(name.substr(name.starts_with('[') ? start : 0, slash - (name.starts_with('[') ? start : 0)));
        for (char& character : package)
            if (character == '/') character = '.';
        return program_->jdk().module_of_package(package) == "java.base";
    }

    static inline Program* program_ = nullptr;
    static inline std::vector<std::string>* names_ = nullptr;
};

TEST_F(JavaBase, EveryClassLinks) { EXPECT_GT(names_->size(), 5000u); }

TEST_F(JavaBase, EveryMethodDecodes) {
    std::size_t methods = 0;
    for (std::uint32_t i = 0; i < program_->class_count(); ++i) {
        for (const std::unique_ptr<Method>& method : program_->by_id(static_cast<ClassId>(i)).methods) {
            if (!method->info->code) continue;
            Link<const Code*> code = program_->code_of(*method);
            EXPECT_TRUE(code.ok()) << method->full_name() << ": " << testing::outcome_of(code);
            ++methods;
        }
    }
    EXPECT_GT(methods, 40000u);
}

TEST_F(JavaBase, EveryMemberReferenceResolves) {
    using classfile::Tag;
    std::size_t missing = 0, references = 0;
    std::uint32_t count = program_->class_count();
    for (std::uint32_t i = 0; i < count; ++i) {
        const Class& from = program_->by_id(static_cast<ClassId>(i));
        if (!from.file) continue;
        for (std::uint16_t index = 1; index < from.file->constants.size(); ++index) {
            if (!from.file->has(index, Tag::MethodRef) && !from.file->has(index, Tag::InterfaceMethodRef)) continue;
            ++references;
            Link<ResolvedMethod> resolved = resolve_method(*program_, from, index);
            if (resolved.ok()) continue;
            ++missing;
            EXPECT_TRUE(resolved.ok()) << from.dotted_name() << ": " << testing::outcome_of(resolved);
        }
    }
    EXPECT_EQ(missing, 0u);
    EXPECT_GT(references, 80000u);
}

TEST_F(JavaBase, SeveralThreadsMayLoadTheSameClasses) {
    std::unique_ptr<Program> program = testing::make_program();
    std::vector<std::vector<Class*>> found(4);
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < found.size(); ++i) {
        threads.emplace_back([&, i] {
            for (std::size_t n = 0; n < 500; ++n) {
                Class& loaded = program->required((*names_)[n]);
                found[i].push_back(&loaded);
                if (loaded.kind == ClassKind::Instance) program->array_of(loaded);
                for (const std::unique_ptr<Method>& method : loaded.methods) {
                    bool decodes = !method->info->code || program->code_of(*method).ok();
                    EXPECT_TRUE(decodes) << method->full_name();
                }
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    for (std::size_t i = 1; i < found.size(); ++i) EXPECT_EQ(found[i], found[0]);
}

}  // namespace
}  // namespace raceproof::program
