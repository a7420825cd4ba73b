// A location by what the program calls it, without objects and indices: equal in all traces, and for all objects of a class.
#pragma once

#include <string>

#include "advice/advice.h"
#include "advice/trace.h"

namespace raceproof::advice {

struct LocationName {
    LocationKind kind{};
    FieldName field;
    std::string class_name;  // empty for fields: `field` says it all, whichever subclass the object is of

    friend auto operator<=>(const LocationName&, const LocationName&) = default;
};

constexpr bool is_field(LocationKind kind) { return kind == LocationKind::Field || kind == LocationKind::StaticField; }
constexpr bool is_lock(LocationKind kind) { return kind == LocationKind::Monitor || kind == LocationKind::Lock; }

inline LocationName name_of(const Location& location) {
    return {location.kind, location.field, is_field(location.kind) ? std::string{} : location.class_name};
}
inline LocationName name_of(const Advice& advice) { return {advice.location_kind, advice.field, advice.class_name}; }

inline Advice advice_about(AdviceKind kind, const Location& location) {
    LocationName name = name_of(location);
    return {.kind = kind,
            .location_kind = name.kind,
            .field = name.field,
            .class_name = name.class_name,
            .statement = {},
            .model = {}};
}

}  // namespace raceproof::advice
