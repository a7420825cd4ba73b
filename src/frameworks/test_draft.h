// What the finders of all frameworks share: a test that is put together, and which classes tests can be in.
#pragma once

#include <string>
#include <vector>

#include "frameworks/hierarchy.h"
#include "frameworks/plan.h"

namespace raceproof::frameworks {

// A test before its arguments are known. The first thing that cannot be honoured is kept.
class TestDraft {
  public:
    TestDraft(ClassIndex& index, Framework framework, std::string class_name, const FoundMethod& test);

    void word(std::string_view kind, std::string_view value) {
        test.plan.push_back(std::string(kind) + "=" + std::string(value));
    }
    void unsupported(std::string what) {
        if (test.unsupported.empty()) test.unsupported = std::move(what);
    }
    void note(std::string text);
    void disable(std::string why) {
        if (!test.disabled) test.disabled = std::move(why);
    }
    void names_class(const classfile::ClassFile& file);
    // Looks for annotations that cannot be honoured.
    void examine(const Annotations& annotations);
    // A method with its parameters' annotations.
    void examine(const FoundMethod& method);
    // A class, what it inherits from, and their fields.
    void examine_class(const classfile::ClassFile& file);
    // Calls of these methods, each examined.
    void calls(std::string_view kind, std::size_t level, const std::vector<FoundMethod>& methods);

    // Without a plan if it is disabled or unsupported.
    TestCase finish();

    TestCase test;

  private:
    void read_wishes(const Annotations& annotations);

    ClassIndex& index_;
    FoundMethod method_;
};

// Concrete, with a name, not private, and not inside of an instance of another class.
bool can_be_made_alone(const classfile::ClassFile& file);
bool is_concrete(const classfile::ClassFile& file);
// Its entry in its own table of inner classes; nullptr of a top-level class.
const classfile::InnerClass* own_entry(const classfile::ClassFile& file);

}  // namespace raceproof::frameworks
