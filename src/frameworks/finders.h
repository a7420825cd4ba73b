// Tests of a class, one finder for each framework. A class that is none of its test classes has none.
#pragma once

#include <vector>

#include "frameworks/class_index.h"
#include "frameworks/plan.h"

namespace raceproof::frameworks {

// JUnit 5, with the nested classes: these are found from their outermost class only.
void find_jupiter_tests(ClassIndex& index, const classfile::ClassFile& file, std::vector<TestCase>& tests);
// JUnit 4; and those of JUnit 3, which are unsupported.
void find_junit4_tests(ClassIndex& index, const classfile::ClassFile& file, std::vector<TestCase>& tests);
void find_testng_tests(ClassIndex& index, const classfile::ClassFile& file, std::vector<TestCase>& tests);

}  // namespace raceproof::frameworks
