// The default locale and time zone: English of the United States and UTC, unless -Duser.… says otherwise.
#include <algorithm>

#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kLocale = "java/util/Locale";
constexpr std::string_view kTimeZone = "java/util/TimeZone";
constexpr std::string_view kZoneInfo = "sun/util/calendar/ZoneInfo";

bool is_given(NativeCall& call, std::string_view prefix) {
    const auto& properties = call.machine.options().properties;
    return std::any_of(properties.begin(), properties.end(),
                       [&](const auto& property) { return property.first.starts_with(prefix); });
}

NativeOutcome initial_default(NativeCall& call) {
    if (is_given(call, "user.")) return NativeOutcome::Declined;
    return call.returns(state::as_ref(call.machine.objects.get_static(field_of(*call.method.owner, "US", "Ljava/util/Locale;"))));
}

NativeOutcome initial_default_of_category(NativeCall& call) {
    if (is_given(call, "user.")) return NativeOutcome::Declined;
    return call.returns(
        state::as_ref(call.machine.objects.get_static(field_of(*call.method.owner, "defaultLocale", "Ljava/util/Locale;"))));
}

// TimeZone.setDefaultZone: new ZoneInfo("UTC", 0), without the file of all time zones.
NativeOutcome set_default_zone(NativeCall& call) {
    if (call.phase == 1) {
        const program::Field& zone = field_of(*call.method.owner, "defaultTimeZone", "Ljava/util/TimeZone;");
        call.machine.objects.set_and_tell(call.thread, call.state().statics_of(*zone.owner), zone, state::slot_of(call.kept(0)));
        return call.returns(call.kept(0));
    }
    if (is_given(call, "user.timezone")) return NativeOutcome::Declined;
    const program::Class& klass = call.machine.program().required(kZoneInfo);
    NativeOutcome outcome;
    if (!call.initialised(klass, outcome)) return outcome;
    Ref zone = call.machine.objects.new_instance(call.thread, klass);
    if (zone == kNull) return NativeOutcome::OutOfMemory;
    Slot arguments[] = {state::slot_of(zone), state::slot_of(constant_string(call.machine, "UTC")), state::slot_of(0)};
    return call.call(method_of(call.machine, kZoneInfo, "<init>", "(Ljava/lang/String;I)V"), arguments, 1, {zone});
}

NativeOutcome system_time_zone(NativeCall& call) { return call.returns(constant_string(call.machine, "UTC")); }

}  // namespace

void register_locale(NativeTable& table) {
    constexpr std::string_view kSameEverywhere =
        "The default is the same on every host, and known without the system properties.";
    table.override_sometimes(kLocale, "initDefault", "()Ljava/util/Locale;", initial_default, kSameEverywhere);
    table.override_sometimes(kLocale, "initDefault", "(Ljava/util/Locale$Category;)Ljava/util/Locale;",
                             initial_default_of_category, kSameEverywhere);
    table.override_sometimes(kTimeZone, "setDefaultZone", "()Ljava/util/TimeZone;", set_default_zone, kSameEverywhere);
    table.native(kTimeZone, "getSystemTimeZoneID", "(Ljava/lang/String;)Ljava/lang/String;", system_time_zone);
    table.native(kTimeZone, "getSystemGMTOffsetID", "()Ljava/lang/String;", system_time_zone);
}

}  // namespace raceproof::machine::natives
