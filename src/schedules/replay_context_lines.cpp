#include "schedules/replay_context_lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <ostream>
#include <span>

namespace raceproof::schedules {

namespace {

using machine::PlainAccesses;
using memory::DetectorKind;

template <typename Value>
struct Word {
    std::string_view text;
    Value value;
};

constexpr Word<PlainAccesses> kPlain[] = {
    {"invisible", PlainAccesses::Invisible}, {"listed", PlainAccesses::Listed}, {"all", PlainAccesses::All}};
constexpr Word<TimeOuts> kTimeOuts[] = {{"quiescent", TimeOuts::Quiescent}, {"any", TimeOuts::Any}};
constexpr Word<DetectorKind> kDetectors[] = {
    {"locksets", DetectorKind::Locksets}, {"summary", DetectorKind::Summary}, {"clocks", DetectorKind::Clocks}};
constexpr Word<machine::LibraryGrain> kLibrary[] = {{"steps", machine::LibraryGrain::Steps},
                                                    {"operations", machine::LibraryGrain::Operations}};
constexpr Word<bool> kFlags[] = {{"no", false}, {"yes", true}};

template <typename Value, std::size_t Count>
std::string_view text_of(const Word<Value> (&words)[Count], Value value) {
    return std::find_if(std::begin(words), std::end(words), [&](const Word<Value>& word) { return word.value == value; })->text;
}

template <typename Value, typename Into, std::size_t Count>
bool read_word(const Word<Value> (&words)[Count], std::string_view text, Into& value) {
    for (const Word<Value>& word : words) {
        if (word.text != text) continue;
        value = word.value;
        return true;
    }
    return false;
}

template <typename Number>
bool read_number(std::string_view text, int base, Number& number) {
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    return error == std::errc{} && end == text.data() + text.size();
}

bool read_key(std::string_view text, std::vector<std::uint64_t>& keys) { return read_number(text, 16, keys.emplace_back()); }

std::vector<std::uint64_t> sorted_keys(const machine::LocationSet& locations) {
    std::vector<std::uint64_t> keys(locations.keys().begin(), locations.keys().end());
    std::sort(keys.begin(), keys.end());
    return keys;
}

machine::LocationSet set_of(const std::vector<std::uint64_t>& keys) {
    machine::LocationSet set;
    for (std::uint64_t key : keys) set.add(key);
    set.adopt();
    return set;
}

bool read_races_line(const std::string& key, const std::string& value, races::DetectionOptions& races) {
    if (key == "weak") return read_word(kFlags, value, races.weak);
    for (races::TrustRule::Kind kind : {races::TrustRule::Kind::Trust, races::TrustRule::Kind::Untrust,
                                        races::TrustRule::Kind::Untracked, races::TrustRule::Kind::Benign}) {
        if (key != name_of(kind)) continue;
        auto rule = races::TrustRule::parse(kind, value);
        if (rule) races.trust.add(rule.take());
        return rule.ok();
    }
    return false;
}

}  // namespace

machine::Visibility ReplayContext::visibility() const {
    machine::Visibility visibility;
    visibility.scope = machine::Scope::Shared;
    visibility.plain = plain;
    visibility.listed = set_of(listed);
    visibility.inspected = inspected;
    return visibility;
}

void ReplayContext::keep(const machine::Visibility& visibility) {
    plain = visibility.plain;
    listed = sorted_keys(visibility.listed);
    inspected = visibility.inspected;
}

void write_replay_context(std::ostream& out, const ReplayContext& context) {
    auto line = [&](std::string_view key, std::string_view value) { out << "explored " << key << ' ' << value << '\n'; };
    line("assertions", text_of(kFlags, context.assertions));
    line("spurious", text_of(kFlags, context.spurious));
    if (context.explores_random) line("random", "explore");
    line("time-outs", text_of(kTimeOuts, context.time_outs));
    line("heap", std::to_string(context.heap_bytes));
    line("processors", std::to_string(context.processors));
    for (const auto& [key, value] : context.properties) line("property", key + "=" + value);
    for (const std::string& package : context.modules.exports) line("exports", package);
    for (const std::string& package : context.modules.opens) line("opens", package);
    line("library", text_of(kLibrary, context.grains.library));
    for (const std::string& pattern : context.grains.atomic) line("atomic", pattern);
    for (const std::string& pattern : context.grains.untrusted) line("not-atomic", pattern);
    if (context.races) {
        line("detector", text_of(kDetectors, context.races->detector));
        line("weak", text_of(kFlags, context.races->weak));
        for (const races::TrustRule& rule : context.races->trust.rules()) line(name_of(rule.kind), rule.text());
    }
    line("plain", text_of(kPlain, context.plain));
    for (std::uint64_t key : context.listed) line("listed", fmt::format("{:016x}", key));
    if (context.inspected.queues) line("inspected", "queues");
    if (context.inspected.locks) line("inspected", "locks");
    if (context.inspected.threads) line("inspected", "threads");
    line("finding", context.finding);
    if (context.cycle != 0) line("round", std::to_string(context.cycle));
}

bool read_replay_context_line(const std::string& line, ReplayContext& context) {
    std::size_t space = line.find(' ');
    if (space == std::string::npos) return false;
    std::string key = line.substr(0, space), value = line.substr(space + 1);
    if (key == "assertions") return read_word(kFlags, value, context.assertions);
    if (key == "spurious") return read_word(kFlags, value, context.spurious);
    if (key == "random") return context.explores_random = value == "explore";
    if (key == "time-outs") return read_word(kTimeOuts, value, context.time_outs);
    if (key == "heap") return read_number(value, 10, context.heap_bytes);
    if (key == "processors") return read_number(value, 10, context.processors) && context.processors > 0;
    if (key == "exports") return context.modules.exports.emplace_back(value), true;
    if (key == "opens") return context.modules.opens.emplace_back(value), true;
    if (key == "library") return read_word(kLibrary, value, context.grains.library);
    if (key == "atomic") return context.grains.atomic.emplace_back(value), true;
    if (key == "not-atomic") return context.grains.untrusted.emplace_back(value), true;
    if (key == "detector") return read_word(kDetectors, value, context.races.emplace().detector);
    if (context.races && read_races_line(key, value, *context.races)) return true;
    if (key == "plain") return read_word(kPlain, value, context.plain);
    if (key == "inspected" && value == "queues") return context.inspected.queues = true;
    if (key == "inspected" && value == "locks") return context.inspected.locks = true;
    if (key == "inspected" && value == "threads") return context.inspected.threads = true;
    if (key == "listed") return read_key(value, context.listed);
    if (key == "property") {
        std::size_t equals = value.find('=');
        if (equals == std::string::npos) return false;
        context.properties.emplace_back(value.substr(0, equals), value.substr(equals + 1));
        return true;
    }
    if (key == "round") return read_number(value, 10, context.cycle);
    if (key == "finding") context.finding = value;
    return key == "finding";
}

}  // namespace raceproof::schedules
