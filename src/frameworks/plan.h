// What a single test does, as words for raceproof.testing.RunTest, the program that is explored instead of a framework's engine.
//
//     framework=NAME                    junit4, jupiter or testng
//     class=CLASS, shared-class=CLASS   a level: the outermost class first; a shared one has one instance, made first of all
//     before-all=MEMBER, after-all=…    of the level that was named last; in the order of the calls
//     before-each, after-each, test     likewise, of all levels
//     actor, check                      instead of calling the test: in threads of their own, and when these have ended
//     class-rule, rule                  JUnit 4; from the inside out
//     expected=CLASS                    thrown by the test; expected-message is a regular expression
//     row, value=KIND:TEXT              arguments (java/src/raceproof/testing/Values.java)
//     source=MEMBER                     a method that answers rows; index=N: which of all rows, from 0
//     repetition, repetitions, name, tag    what JUnit 5 tells a test of itself
//
// A MEMBER is LEVEL:CLASS#METHOD(TYPE,…), or without parentheses a field. Names are those of Class.forName.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "classfile/class_file.h"

namespace raceproof::frameworks {

// The main class of every test, and the statuses that it ends with.
inline constexpr const char* kRunTest = "raceproof/testing/RunTest";
inline constexpr int kPassedStatus = 201, kSkippedStatus = 202, kNoSuchArgumentsStatus = 203;

enum class Framework { JUnit4, Jupiter, TestNg, JUnit3, None };

// What a test asks of its exploration by our own annotations; empty where it asks for nothing.
struct Wishes {
    bool is_exhaustive = false;   // no time for anything but the exploration
    std::string max_time;         // as on the command line
    std::string schedule_points;  // "sync" or "all"
};

struct TestCase {
    Framework framework{};
    std::string class_name;  // binary name: "com.example.QueueTest$WhenEmpty"
    std::string method;
    int number = 0;                       // of several with different arguments, from 1; 0: the only one
    std::string arguments;                // for people: "1, foo"
    std::vector<std::string> plan;        // empty if it is disabled or unsupported
    std::vector<std::string> classes;     // internal names of those that the plan names: of the program, not of the JDK
    bool is_open_ended = false;           // how many there are, only a method of the program knows; this one is the first
    std::optional<std::string> disabled;  // why; may be empty
    std::string unsupported;              // what cannot be honoured: "@TestFactory"
    std::vector<std::string> notes;       // one line each
    Wishes wishes;

    // "com.example.QueueTest#offers[2]", as on the command line.
    std::string name() const;
    // Of a test whose arguments a method answers: the arguments of this number, from 1.
    void choose(int chosen);
};

// "LEVEL:CLASS#METHOD(TYPE,…)".
std::string member_word(std::size_t level, const classfile::ClassFile& owner, const classfile::MethodInfo& method);
std::string member_word(std::size_t level, const classfile::ClassFile& owner, const classfile::FieldInfo& field);
// "I" -> "int", "Ljava/lang/String;" -> "java.lang.String", "[I" -> "[I".
std::string type_word(std::string_view descriptor);

}  // namespace raceproof::frameworks
