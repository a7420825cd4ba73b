#include "explore/assumptions.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <tuple>

#include "program/desugar/polymorphic.h"
#include "races/race_detection.h"

namespace raceproof::explore {

using machine::AssumptionKind;
using machine::PlaceOfUse;

namespace {

program::Place place_of(const PlaceOfUse& use) {
    return use.method == nullptr ? program::Place{} : program::place_of(*use.method, use.pc);
}

// "com.example.** but not com.example.Main, com.other.*": the user's rules by which these classes are trusted, and what he takes
// back of them. Empty if none is.
std::string trusted_by_user(const races::Trust& trust, const std::vector<const program::Class*>& relied_on) {
    std::set<const races::TrustRule*> used;
    for (const program::Class* klass : relied_on) used.insert(trust.rule_about(*klass));
    std::string text;
    for (const races::TrustRule& rule : trust.rules()) {
        if (used.contains(&rule)) text += fmt::format("{}{}", text.empty() ? "" : ", ", rule.subject);
        if (rule.kind == races::TrustRule::Kind::Untrust && !text.empty()) text += fmt::format(" but not {}", rule.subject);
    }
    return text;
}

void add_trust(std::vector<Assumption>& assumptions, const races::RaceDetection& detection, const races::Trust& trust) {
    std::vector<const program::Class*> relied_on = detection.policy().relied_on();
    std::string by_user = trusted_by_user(trust, relied_on);
    if (!by_user.empty()) assumptions.push_back({AssumptionKind::Trust, std::move(by_user), {}});
    if (std::any_of(relied_on.begin(), relied_on.end(), [&](const auto* klass) { return trust.rule_about(*klass) == nullptr; }))
        assumptions.push_back({AssumptionKind::TrustedLibrary, "java.util.concurrent.**", {}});
}

// The class that we make for a call of "java.lang.invoke.VarHandle.setRelease" is named
// "java.lang.invoke.VarHandle$$setRelease$…".
std::string name_of_called(const program::Method& method) {
    std::string owner = method.owner->dotted_name();
    std::size_t mark = method.owner->is_synthetic ? owner.find("$$") : std::string::npos;
    if (mark == std::string::npos) {
        // Direct handles have a class for each kind of variable: VarHandleInts$Array.
        constexpr std::string_view kVarHandle = "java.lang.invoke.VarHandle";
        return fmt::format("{}.{}", owner.starts_with(kVarHandle) ? kVarHandle : owner, method.name.text());
    }
    return fmt::format("{}.{}", owner.substr(0, mark), program::desugar::linked_method_name(*method.owner));
}

}  // namespace

std::vector<Assumption> assumptions_of(machine::Machine& machine, const races::RaceDetection* detection,
                                       const std::optional<races::DetectionOptions>& races) {
    std::vector<Assumption> assumptions;
    for (std::size_t i = 0; i < static_cast<std::size_t>(AssumptionKind::Count); ++i) {
        auto kind = static_cast<AssumptionKind>(i);
        if (const auto& use = machine.assumptions.first(kind)) assumptions.push_back({kind, use->value, place_of(use->place)});
    }
    if (detection != nullptr && races) add_trust(assumptions, *detection, races->trust);
    return assumptions;
}

std::vector<WeakAccess> weak_accesses_of(const machine::Machine& machine) {
    std::vector<WeakAccess> accesses;
    for (const PlaceOfUse& use : machine.assumptions.weak_accesses()) {
        std::string called = use.called == nullptr ? std::string() : name_of_called(*use.called);
        accesses.push_back({place_of(use), std::move(called)});
    }
    std::ranges::stable_sort(accesses, {}, [](const WeakAccess& access) {
        return std::tie(access.place.file, access.place.line, access.place.class_name, access.place.method);
    });
    return accesses;
}

}  // namespace raceproof::explore
