#include "program/place.h"

#include "base/text.h"

namespace raceproof::program {

Place place_of(const Method& method, const Code* code, std::uint32_t pc) {
    std::string file = method.owner->file == nullptr ? std::string() : std::string(method.owner->file->source_file);
    return {printable(method.owner->dotted_name()), printable(method.name.text()), printable(file),
            code == nullptr ? 0 : code->line_of(pc)};
}

Place place_of(const Method& method, std::uint32_t pc) { return place_of(method, method.code.load(), pc); }

}  // namespace raceproof::program
