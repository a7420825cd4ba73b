#include "repair/statement_at.h"

#include "program/place.h"

namespace raceproof::repair {

advice::Statement statement_at(const program::Method* method, std::uint32_t pc) {
    if (method == nullptr) return {};
    const program::Code* code = method->code.load();
    program::Place place = program::place_of(*method, code, pc);
    return {std::string(method->owner->name.text()),
            std::string(method->name.text()),
            std::string(method->descriptor.text()),
            place.file,
            place.line,
            code == nullptr ? 0u : code->byte_offsets[pc]};
}

}  // namespace raceproof::repair
