#include "hunting/coverage.h"

namespace raceproof::hunting {

namespace {

// Written by people, not by the compiler or by us.
bool is_of_program(const program::Class& klass) {
    return klass.kind == program::ClassKind::Instance && !klass.is_trusted && !klass.is_synthetic && !klass.is_hidden;
}

}  // namespace

Coverage coverage_of(const program::Program& program) {
    Coverage coverage;
    for (std::uint32_t id = 0; id < program.class_count(); ++id) {
        const program::Class& klass = program.by_id(static_cast<program::ClassId>(id));
        if (!is_of_program(klass)) continue;
        ++coverage.classes;
        for (const auto& method : klass.methods) {
            if (method->is_native() || method->is_abstract()) continue;
            ++coverage.methods;
            coverage.called += method->code.load() != nullptr;
        }
    }
    return coverage;
}

}  // namespace raceproof::hunting
