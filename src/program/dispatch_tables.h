// Method tables: which body a virtual or interface call runs on an object of a class, decided once at link time.
//
// The rules are JVMS 5.4.5 (which method can override which) and 5.4.6 (selection): a declaration in the class or a superclass
// wins over any interface, abstract or not; else the one default method that is not overridden by a more specific interface.
//
// Cost: linear in the size of the tables. A class inherits the tables of its superclass and changes only what it declares;
// defaults are looked for again only if it brings in interfaces of its own.
#pragma once

#include <vector>

#include "program/class.h"

namespace raceproof::program {

// Fills Class::all_interfaces: the superclass's first, then each direct interface followed by those it extends.
void collect_interfaces(Class& of);

// Numbers the virtual methods, and fills vtable and itables. Supertypes are linked, members made.
void fill_dispatch_tables(Class& of);

// The maximally-specific superinterface methods of a class or interface (JVMS 5.4.3.3), itself not counted.
struct InterfaceMethods {
    std::vector<Method*> defaults;  // those that are not abstract: one is selected, several are in conflict
    Method* any = nullptr;          // some superinterface method with that name that is neither private nor static
};
InterfaceMethods maximally_specific(const Class& of, Symbol name, Symbol descriptor);

// The method that the class or the nearest superclass declares and that can override an interface's method; nullptr if none.
Method* find_class_implementation(const Class& of, Symbol name, Symbol descriptor);

bool same_package(const Class& left, const Class& right);

}  // namespace raceproof::program
