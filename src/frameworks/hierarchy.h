// The methods of a class and of what it inherits from, in the orders in which frameworks call them.
//
// Methods of one class have no order in Java. JUnit sorts them by the hash code of their names, which we do, too; TestNG by their
// names. Classes of the JDK have no annotated methods, and end a hierarchy.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "frameworks/annotations.h"

namespace raceproof::frameworks {

struct FoundMethod {
    const classfile::ClassFile* owner;
    const classfile::MethodInfo* info;
};
using MethodFilter = std::function<bool(const FoundMethod&)>;

enum class Traversal { TopDown, BottomUp };

// The class itself, its superclass, and so on.
std::vector<const classfile::ClassFile*> superclasses(ClassIndex& index, const classfile::ClassFile& file);
// These and all interfaces, each once: everything that a class inherits from.
std::vector<const classfile::ClassFile*> supertypes(ClassIndex& index, const classfile::ClassFile& file);

// Declared methods without synthetic ones, in JUnit's order.
std::vector<FoundMethod> declared_methods(const classfile::ClassFile& file);
bool have_same_signature(const FoundMethod& one, const FoundMethod& other);

// As JUnit 5 finds them: superclasses, then interfaces, then the class itself, or the reverse. A method of the class hides those
// of the same signature that it would inherit, whether it passes the filter or not.
std::vector<FoundMethod> jupiter_methods(ClassIndex& index, const classfile::ClassFile& file, Traversal traversal,
                                         const MethodFilter& filter);
// As JUnit 4 finds those with an annotation, from superclasses: one is hidden only by another with the annotation.
std::vector<FoundMethod> junit4_methods(ClassIndex& index, const classfile::ClassFile& file, std::string_view annotation,
                                        Traversal traversal);
// As TestNG does.
std::vector<FoundMethod> testng_methods(ClassIndex& index, const classfile::ClassFile& file, std::string_view annotation,
                                        Traversal traversal);

}  // namespace raceproof::frameworks
