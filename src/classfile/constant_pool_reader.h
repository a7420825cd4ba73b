// Reads and checks the constant pool (JVMS 4.4), and looks up the constants that the rest of a class file refers to.
#pragma once

#include <cstdint>
#include <string_view>

#include "classfile/byte_cursor.h"
#include "classfile/class_file.h"

namespace raceproof::classfile {

// What the parts of the reader share: the class file as far as it has been read, and the first error.
struct ReadContext {
    ClassFile& file;
    FirstError& error;

    bool failed() const { return error.failed(); }
    bool from_version(std::uint16_t major) const { return file.major_version >= major; }
};

// Fills `file.constants`. That Dynamic and InvokeDynamic name an existing bootstrap method is checked later, by
// check_bootstrap_references: the table of those is an attribute at the end of the file.
enum class PoolContents { Plain, OfModule };  // whether a Module or Package constant occurs, for module-info only
PoolContents read_constant_pool(ReadContext context, ByteCursor& cursor);
void check_bootstrap_references(ReadContext context, std::size_t offset);

// Each reads an index and checks that it is of a constant with that tag. `what` names the reader of it in messages:
// "super class", "name of a field".
std::uint16_t read_index(ReadContext context, ByteCursor& cursor, Tag tag, std::string_view what);
std::uint16_t read_index_or_zero(ReadContext context, ByteCursor& cursor, Tag tag, std::string_view what);
std::string_view read_utf8(ReadContext context, ByteCursor& cursor, std::string_view what);
std::string_view read_utf8_or_none(ReadContext context, ByteCursor& cursor, std::string_view what);

// An index of a Class that is no array.
std::uint16_t read_class_index(ReadContext context, ByteCursor& cursor, std::string_view what);

// Constants that ldc and bootstrap arguments may name (JVMS table 4.4-C).
bool is_loadable(Tag tag);

// Checks what holds for a declared method and for a reference to one: a legal name, a valid descriptor, and that
// <init> and <clinit> return nothing. Yields the slots of the parameters without the receiver.
int check_method_name_and_descriptor(ReadContext context, std::size_t offset, std::string_view name, std::string_view descriptor);
void check_field_name_and_descriptor(ReadContext context, std::size_t offset, std::string_view name, std::string_view descriptor);

}  // namespace raceproof::classfile
