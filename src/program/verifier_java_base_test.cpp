// The class library as a body of ordinary code: every method of java.base passes the verifier as if it came from the class path,
// every call site can be desugared, and what that writes passes too. Some seconds of work on a slow machine.
#include <gtest/gtest.h>

#include "program/decoder.h"
#include "program/testing/java_base.h"
#include "program/verifier.h"

namespace raceproof::program {
namespace {

class VerifyJavaBase : public ::testing::Test {
  protected:
    static void SetUpTestSuite() {
        program_ = testing::make_program().release();
        for (const std::string& name : testing::class_names_of_java_base()) classes_.push_back(&program_->required(name));
    }
    static void TearDownTestSuite() {
        classes_.clear();
        delete program_;
    }

    static void check(const Method& method) {
        Link<std::unique_ptr<const Code>> code = decode(*program_, method);
        ASSERT_TRUE(code.ok()) << method.full_name() << ": " << testing::outcome_of(code);
        Link<Done> verified = verify(*program_, method, **code);
        EXPECT_TRUE(verified.ok()) << testing::outcome_of(verified);
        if (verified) MethodMaps::analyse(*program_, method, **code);
    }

    static inline Program* program_ = nullptr;
    static inline std::vector<Class*> classes_;
};

TEST_F(VerifyJavaBase, AcceptsEveryMethod) {
    int methods = 0;
    for (Class* declarer : classes_)
        for (const std::unique_ptr<Method>& method : declarer->methods) {
            if (!method->info->code) continue;
            check(*method);
            ++methods;
        }
    EXPECT_GT(methods, 50'000);
}

TEST_F(VerifyJavaBase, DesugarsEveryCallSite) {
    int sites = 0;
    for (Class* host : classes_)
        for (std::uint16_t index = 1; index < host->file->constants.size(); ++index) {
            if (!host->file->has(index, classfile::Tag::InvokeDynamic)) continue;
            Link<Method*> linked = program_->link_call_site(*host, index);
            ASSERT_TRUE(linked.ok()) << host->name.text() << ": " << testing::outcome_of(linked);
            for (const std::unique_ptr<Method>& method : (*linked)->owner->methods) check(*method);
            ++sites;
        }
    EXPECT_GT(sites, 1000);
}

}  // namespace
}  // namespace raceproof::program
