// Numbers as English writes them, without the locale providers. Formatter, Scanner and DecimalFormat ask the provider framework
// for a handful of characters; it answers after some hundred thousand bytecodes of resource bundles and service loading. The root
// locale and the English of the most common countries all have the same answer, which is given here. Other locales take the long
// way.
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kSymbols = "java/text/DecimalFormatSymbols";
constexpr std::string_view kDecimalFormat = "java/text/DecimalFormat";
constexpr std::string_view kNumberFormat = "java/text/NumberFormat";

// NumberFormat's styles.
constexpr int kNumberStyle = 0, kPercentStyle = 2, kIntegerStyle = 4;

std::string text_field(NativeCall& call, Ref object, std::string_view name) {
    Ref text = state::as_ref(field_value(call.object(object), name, kString));
    return text == kNull ? std::string() : call.machine.strings.utf8_of(text);
}

bool writes_plain_english_numbers(NativeCall& call, Ref locale) {
    if (locale == kNull) return false;
    if (state::as_ref(field_value(call.object(locale), "localeExtensions", "Lsun/util/locale/LocaleExtensions;")) != kNull)
        return false;
    Ref base = state::as_ref(field_value(call.object(locale), "baseLocale", "Lsun/util/locale/BaseLocale;"));
    if (base == kNull) return false;
    if (!text_field(call, base, "script").empty() || !text_field(call, base, "variant").empty()) return false;
    std::string language = text_field(call, base, "language"), region = text_field(call, base, "region");
    if (language.empty()) return region.empty();
    return language == "en" && (region.empty() || region == "US" || region == "GB" || region == "CA" || region == "AU");
}

void set_character(NativeCall& call, Object& symbols, std::string_view field, char16_t value) {
    set_field(call, symbols, field, "C", value);
}
void set_text(NativeCall& call, Object& symbols, std::string_view field, std::string_view value) {
    set_field(call, symbols, field, kString, state::slot_of(constant_string(call.machine, value)));
}

NativeOutcome initialise_symbols(NativeCall& call) {
    if (!writes_plain_english_numbers(call, call.ref(1))) return NativeOutcome::Declined;
    Object& symbols = call.receiver();
    set_field(call, symbols, "locale", "Ljava/util/Locale;", state::slot_of(call.ref(1)));
    set_character(call, symbols, "decimalSeparator", u'.');
    set_character(call, symbols, "groupingSeparator", u',');
    set_character(call, symbols, "patternSeparator", u';');
    set_character(call, symbols, "percent", u'%');
    set_text(call, symbols, "percentText", "%");
    set_character(call, symbols, "zeroDigit", u'0');
    set_character(call, symbols, "digit", u'#');
    set_character(call, symbols, "minusSign", u'-');
    set_text(call, symbols, "minusSignText", "-");
    set_character(call, symbols, "exponential", u'E');
    set_text(call, symbols, "exponentialSeparator", "E");
    set_character(call, symbols, "perMill", u'\u2030');
    set_text(call, symbols, "perMillText", "\u2030");
    set_text(call, symbols, "infinity", "\u221e");
    set_text(call, symbols, "NaN", "NaN");
    set_character(call, symbols, "monetarySeparator", u'.');
    set_character(call, symbols, "monetaryGroupingSeparator", u',');
    return call.returns();
}

// new DecimalFormatSymbols(locale)
NativeOutcome get_symbols(NativeCall& call) {
    if (call.phase == 1) return call.returns(call.kept(0));
    if (!writes_plain_english_numbers(call, call.ref(0))) return NativeOutcome::Declined;
    NativeOutcome outcome;
    if (!call.initialised(*call.method.owner, outcome)) return outcome;
    Ref symbols = call.machine.objects.new_instance(call.thread, *call.method.owner);
    if (symbols == kNull) return NativeOutcome::OutOfMemory;
    Slot arguments[] = {state::slot_of(symbols), call.arguments[0]};
    return call.call(method_of(call.machine, kSymbols, "<init>", "(Ljava/util/Locale;)V"), arguments, 1, {symbols});
}

NativeOutcome call_setter(NativeCall& call, std::string_view name, std::string_view descriptor, std::int32_t value,
                          std::uint32_t next) {
    Ref format = call.kept(0);
    Slot arguments[] = {state::slot_of(format), state::slot_of(value)};
    return call.call(method_of(call.machine, kDecimalFormat, name, descriptor), arguments, next, {format});
}

// NumberFormat.getInstance(Locale, NumberFormat.Style, int choice): symbols, then new DecimalFormat(pattern, symbols), then for
// integers the three settings of sun.util.locale.provider.NumberFormatProviderImpl.
NativeOutcome begin_format(NativeCall& call) {
    int choice = call.integer(2);
    bool is_known = choice == kNumberStyle || choice == kPercentStyle || choice == kIntegerStyle;
    if (!is_known || !writes_plain_english_numbers(call, call.ref(0))) return NativeOutcome::Declined;
    const program::Class& klass = call.machine.program().required(kDecimalFormat);
    NativeOutcome outcome;
    if (!call.initialised(klass, outcome)) return outcome;
    if (!call.initialised(call.machine.program().required(kSymbols), outcome)) return outcome;
    Ref format = call.machine.objects.new_instance(call.thread, klass);
    if (format == kNull) return NativeOutcome::OutOfMemory;
    Slot locale = call.arguments[0];
    return call.call(method_of(call.machine, kSymbols, "getInstance", "(Ljava/util/Locale;)Ljava/text/DecimalFormatSymbols;"),
                     std::span(&locale, 1), 1, {format});
}

NativeOutcome get_format(NativeCall& call) {
    bool is_integer = call.integer(2) == kIntegerStyle, is_percent = call.integer(2) == kPercentStyle;
    switch (call.phase) {
        case 0: return begin_format(call);
        case 1: {
            Ref format = call.kept(0), pattern = constant_string(call.machine, is_percent ? "#,##0%" : "#,##0.###");
            Slot arguments[] = {state::slot_of(format), state::slot_of(pattern), call.callee_result};
            constexpr std::string_view kDescriptor = "(Ljava/lang/String;Ljava/text/DecimalFormatSymbols;)V";
            return call.call(method_of(call.machine, kDecimalFormat, "<init>", kDescriptor), arguments, 2, {format});
        }
        case 2: return is_integer ? call_setter(call, "setMaximumFractionDigits", "(I)V", 0, 3) : call.returns(call.kept(0));
        case 3: return call_setter(call, "setDecimalSeparatorAlwaysShown", "(Z)V", 0, 4);
        case 4: return call_setter(call, "setParseIntegerOnly", "(Z)V", 1, 5);
        default: return call.returns(call.kept(0));
    }
}

}  // namespace

void register_number_format(NativeTable& table) {
    constexpr std::string_view kWhy =
        "English and the root locale write numbers alike; the locale providers are a long way round.";
    table.override_sometimes(kSymbols, "initialize", "(Ljava/util/Locale;)V", initialise_symbols, kWhy);
    table.override_sometimes(kSymbols, "getInstance", "(Ljava/util/Locale;)Ljava/text/DecimalFormatSymbols;", get_symbols, kWhy);
    table.override_sometimes(kNumberFormat, "getInstance",
                             "(Ljava/util/Locale;Ljava/text/NumberFormat$Style;I)Ljava/text/NumberFormat;", get_format, kWhy);
}

}  // namespace raceproof::machine::natives
