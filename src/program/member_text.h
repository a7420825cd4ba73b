// Classes, members and descriptors as HotSpot words them in its messages.
#pragma once

#include <string>
#include <string_view>

#include "program/class.h"

namespace raceproof::program {

// "java/lang/String" -> "java.lang.String"; "[Ljava/lang/String;" -> "[Ljava.lang.String;"; the "+" of a hidden class -> "/".
std::string external_class(std::string_view internal_name);

// "[Ljava/lang/String;" -> "java.lang.String[]", "I" -> "int".
std::string external_type(std::string_view field_descriptor);

// "void Foo.bar(int, java.lang.String)". `class_name` is internal.
std::string external_method(std::string_view class_name, std::string_view name, std::string_view descriptor);
std::string external_method(const Method& method);

// The same without the class: "void bar(int, java.lang.String)".
std::string external_method_without_class(std::string_view name, std::string_view descriptor);

// "interface I", "abstract class A", "class C".
std::string kind_and_name(const Class& of);

// "A is in unnamed module of loader 'app'".
std::string where_it_is(const Class& of);

// "A and B are in unnamed module of loader 'app'", or "B is in module java.base of loader 'bootstrap'; A is in …".
// Of a class in a package that its module does not export.
std::string why_encapsulated(const Class& from, const Class& target);
std::string where_they_are(const Class& first, const Class& second);

}  // namespace raceproof::program
