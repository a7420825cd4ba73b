#include "machine/assumptions.h"

#include <algorithm>

#include "machine/housekeeping.h"
#include "machine/natives/support.h"

namespace raceproof::machine {

using program::Method;
using state::Frame;
using state::Thread;

namespace {

struct Rule {
    AssumptionKind kind;
    std::string_view prefix;
};

constexpr Rule kOnlyThrough[] = {
#define WATCHED(kind, class_name, method, descriptor)
#define ONLY_THROUGH(kind, prefix) {AssumptionKind::kind, prefix},
#define NOT_THROUGH(kind, prefix)
#include "machine/outside_uses.def"
#undef NOT_THROUGH
#undef ONLY_THROUGH
#undef WATCHED
};

constexpr Rule kNotThrough[] = {
#define WATCHED(kind, class_name, method, descriptor)
#define ONLY_THROUGH(kind, prefix)
#define NOT_THROUGH(kind, prefix) {AssumptionKind::kind, prefix},
#include "machine/outside_uses.def"
#undef NOT_THROUGH
#undef ONLY_THROUGH
#undef WATCHED
};

constexpr std::string_view kWeakModes[] = {
#define WEAK_MODE(method) method,
#include "machine/weak_modes.def"
#undef WEAK_MODE
};

constexpr std::string_view kAtomics = "java/util/concurrent/atomic/";

bool fits(std::string_view name, std::string_view prefix) {
    if (!name.starts_with(prefix)) return false;
    return prefix.ends_with('/') || prefix.ends_with('$') || name.size() == prefix.size() || name[prefix.size()] == '$';
}

bool counts(AssumptionKind kind, const Method& called) {
    std::string_view name = called.owner->name.text();
    auto is_about = [&](const Rule& rule) { return rule.kind == kind; };
    auto fits_rule = [&](const Rule& rule) { return rule.kind == kind && fits(name, rule.prefix); };
    if (std::ranges::any_of(kNotThrough, fits_rule)) return false;
    if (std::ranges::none_of(kOnlyThrough, is_about) || std::ranges::any_of(kOnlyThrough, fits_rule)) return true;
    // Weak compare-and-sets of atomics may fail for no reason; other methods use them in loops.
    return kind == AssumptionKind::SpuriousWakeUps && name.starts_with(kAtomics) &&
           called.name.text().starts_with("weakCompareAndSet");
}

}  // namespace

// A class that we have made for the program, a lambda or a concatenation, calls in its stead, and has no lines.
PlaceOfUse place_of_use(const Thread& thread, const Method* used) {
    PlaceOfUse made;
    const Method* called = used;
    for (std::uint32_t i = thread.depth; i-- > 0;) {
        const Frame& frame = thread.frames[i];
        bool is_programs = frame.code != nullptr && natives::is_user_class(*frame.method->owner);
        if (is_programs && !frame.method->owner->is_synthetic)
            return {frame.method, frame.pc, made.method != nullptr ? made.called : called};
        if (is_programs && made.method == nullptr) made = {frame.method, frame.pc, called};
        called = frame.method;
    }
    return made;
}

bool Assumptions::note_use(AssumptionKind kind, const Thread& thread, const Method& used, std::string_view value) {
    std::optional<AssumptionUse>& known = uses_[static_cast<std::size_t>(kind)];
    if (known) return true;
    PlaceOfUse place = place_of_use(thread, &used);
    if (place.method == nullptr || !counts(kind, *place.called) || does_housekeeping(thread)) return false;
    known = AssumptionUse{place, std::string(value)};
    return true;
}

void Assumptions::note(AssumptionKind kind, const Thread& thread, std::string_view value) {
    std::optional<AssumptionUse>& known = uses_[static_cast<std::size_t>(kind)];
    if (!known) known = AssumptionUse{place_of_use(thread, nullptr), std::string(value)};
}

void Assumptions::note_finalizer(const Thread& thread, const program::Class& klass) {
    if (klass.is_trusted || klass.kind != program::ClassKind::Instance) return;
    const Method* finalizer = klass.find_method("finalize", "()V");
    if (finalizer == nullptr || finalizer->owner->is_trusted || finalizer->is_static() || finalizer->info == nullptr) return;
    bool is_empty = finalizer->info->code && finalizer->info->code->code.size() == 1;  // it returns
    if (!is_empty) note(AssumptionKind::Finalizers, thread, "none runs");
}

void Assumptions::note_weak(const Thread& thread) {
    PlaceOfUse place = place_of_use(thread, nullptr);
    if (place.method == nullptr) return;
    if (place.called != nullptr) {
        std::string_view name = place.called->owner->name.text();
        bool is_direct =
            fits(name, "java/lang/invoke/") || fits(name, "jdk/internal/misc/Unsafe") || fits(name, "sun/misc/Unsafe");
        bool is_wrapper =
            name.starts_with(kAtomics) && std::ranges::find(kWeakModes, place.called->name.text()) != std::end(kWeakModes);
        if (!is_direct && !is_wrapper) return;
    }
    auto is_same = [&](const PlaceOfUse& known) { return known.method == place.method && known.pc == place.pc; };
    if (std::ranges::none_of(weak_accesses_, is_same) && !does_housekeeping(thread)) weak_accesses_.push_back(place);
}

}  // namespace raceproof::machine
