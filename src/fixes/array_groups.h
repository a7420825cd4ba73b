// Which accesses of elements are of the arrays that a field holds.
//
// If the field got another type in the source, an AtomicIntegerArray for instance, then so would every variable that exchanges
// arrays with it: parameters, results, other fields, local variables. These groups are found by unification, over all classes of
// the program. A group that exchanges arrays with anything that could not have the other type has none of this: the class library
// (Arrays.fill(a, 0)), a variable of type Object, a copy by clone(). The first such place is named.
//
// Arrays of arrays are of one group with the arrays in them.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "advice/statement.h"
#include "base/result.h"
#include "fixes/program_classes.h"

namespace raceproof::fixes {

struct ElementAccess {
    const program::Method* method;
    std::uint32_t offset;    // of the instruction, in the class file
    std::string array_type;  // "[I"
};

class ArrayGroups {
  public:
    explicit ArrayGroups(ProgramClasses& classes);

    // Is it a field of the program, or of a class that is made for a lambda?
    bool knows(const advice::FieldName& field) const;
    // What the source calls the variable that a lambda has captured in this field; empty if it is no such field, or not known.
    std::string captured_variable(const advice::FieldName& field) const;
    // Sorted by class, method and offset.
    Result<std::vector<ElementAccess>> accesses_of(const advice::FieldName& field) const;

  private:
    friend class MethodArrays;
    using Node = std::uint32_t;

    Node node_of(const std::string& name);  // of a field, a parameter, a result: the same for the same name
    Node new_node();
    Node root_of(Node node) const;
    void unite(Node left, Node right);
    void mark_leaving(Node node, const std::string& why);

    struct Access {
        Node array;
        ElementAccess access;
    };
    ProgramClasses& classes_;
    std::map<std::string, Node> names_;
    std::map<std::string, std::string> captured_;  // names of fields of lambdas to names of variables
    mutable std::vector<Node> parents_;
    std::vector<std::string> leaving_;  // by node: why its group cannot change, empty if it can
    std::vector<Access> accesses_;
};

}  // namespace raceproof::fixes
