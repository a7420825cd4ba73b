// The types of the verifier's abstract interpretation (JVMS 4.10.1.2) and their order.
//
// Reference types are numbers for names; classes are loaded only when a question needs them. Interfaces count as Object:
// everything is assignable to one, and merging with one gives Object. A use that depends on the real class of an object behind an
// interface type (invokeinterface, checkcast) is checked when it runs.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "program/class.h"
#include "program/link_error.h"

namespace raceproof::program {

class Program;

// A slot's type. Longs and doubles take two slots, the second of kind LongHigh or DoubleHigh.
struct SlotType {
    enum class Kind : std::uint8_t {
        Top,  // unusable
        Int,
        Float,
        Long,
        LongHigh,
        Double,
        DoubleHigh,
        Null,
        Object,         // `detail` is the type's number in the TypeTable
        Uninitialised,  // `detail` is the index of the `new` instruction
        UninitialisedThis,
    };
    Kind kind = Kind::Top;
    std::uint32_t detail = 0;

    friend bool operator==(SlotType, SlotType) = default;
    bool is_object_or_null() const { return kind == Kind::Object || kind == Kind::Null; }
    bool is_reference() const { return kind >= Kind::Null; }
    bool is_high() const { return kind == Kind::LongHigh || kind == Kind::DoubleHigh; }
    bool is_low() const { return kind == Kind::Long || kind == Kind::Double; }
};

// The types that one method mentions.
class TypeTable {
  public:
    // `self`: the class whose method is verified; its own name means itself, even if it is hidden.
    TypeTable(Program& program, Class& self);

    SlotType object(std::string_view class_name);         // "java/lang/String", "[I"; the text must outlive the table
    SlotType of_descriptor(std::string_view descriptor);  // the first slot's type; not "V"
    SlotType array_of(std::string_view component_class_name);
    // Of an Object that is an array of references: its component. Of a Null: Null. Else Top.
    SlotType component_of(SlotType array);
    std::string_view name_of(SlotType object) const { return entries_[object.detail].name; }
    std::string describe(SlotType type) const;  // as HotSpot's messages do: "integer", "'java/lang/String'"

    // From an Object or Null to an Object. The error is that of loading a class that the answer depends on.
    Link<bool> is_assignable(SlotType from, SlotType to);
    // Least common supertype; Top if the kinds differ.
    SlotType merge(SlotType left, SlotType right);

  private:
    struct Entry {
        std::string_view name;
        Class* loaded = nullptr;
    };
    Link<Class*> load(std::uint32_t number);
    Link<bool> is_name_assignable(std::string_view from, std::string_view to);
    std::string_view merge_names(std::string_view left, std::string_view right);
    std::string_view keep(std::string text);

    Program& program_;
    Class& self_;
    std::vector<Entry> entries_;
    std::unordered_map<std::string_view, std::uint32_t> numbers_;
    std::deque<std::string> kept_;  // names made here
};

}  // namespace raceproof::program
