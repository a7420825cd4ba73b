// Tests of a class, one finder for each framework. A class that is none of its test classes has none.
#pragma once

#include <vector>

#include "frameworks/class_index.h"
#include "frameworks/plan.h"
#include "frameworks/test_draft.h"

namespace raceproof::frameworks {

// JUnit 5, with the nested classes: these are found from their outermost class only.
void find_jupiter_tests(ClassIndex& index, const classfile::ClassFile& file, std::vector<TestCase>& tests);
// JUnit 4; and those of JUnit 3, which are unsupported.
void find_junit4_tests(ClassIndex& index, const classfile::ClassFile& file, std::vector<TestCase>& tests);
// Methods with @Concurrently, of any framework or none: one test a class.
void find_concurrent_tests(ClassIndex& index, const classfile::ClassFile& file, std::vector<TestCase>& tests);
void find_testng_tests(ClassIndex& index, const classfile::ClassFile& file, std::vector<TestCase>& tests);

// What is called around every test of a class, from its framework's name on.
void add_jupiter_lifecycle(ClassIndex& index, const classfile::ClassFile& file, TestDraft& draft);
void add_junit4_lifecycle(ClassIndex& index, const classfile::ClassFile& file, TestDraft& draft);

}  // namespace raceproof::frameworks
