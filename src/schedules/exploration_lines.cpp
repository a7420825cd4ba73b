#include "schedules/exploration_lines.h"

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

machine::Visibility Exploration::visibility() const {
    machine::Visibility visibility;
    visibility.scope = machine::Scope::Shared;
    visibility.plain = plain;
    visibility.listed = set_of(listed);
    visibility.library_is_inspected = library_is_inspected;
    return visibility;
}

void Exploration::keep(const machine::Visibility& visibility) {
    plain = visibility.plain;
    listed = sorted_keys(visibility.listed);
    library_is_inspected = visibility.library_is_inspected;
}

void write_exploration(std::ostream& out, const Exploration& exploration) {
    auto line = [&](std::string_view key, std::string_view value) { out << "explored " << key << ' ' << value << '\n'; };
    line("assertions", text_of(kFlags, exploration.assertions));
    line("spurious", text_of(kFlags, exploration.spurious));
    if (exploration.explores_random) line("random", "explore");
    line("time-outs", text_of(kTimeOuts, exploration.time_outs));
    line("heap", std::to_string(exploration.heap_bytes));
    line("processors", std::to_string(exploration.processors));
    for (const auto& [key, value] : exploration.properties) line("property", key + "=" + value);
    line("library", text_of(kLibrary, exploration.grains.library));
    for (const std::string& pattern : exploration.grains.atomic) line("atomic", pattern);
    for (const std::string& pattern : exploration.grains.untrusted) line("not-atomic", pattern);
    if (exploration.races) {
        line("detector", text_of(kDetectors, exploration.races->detector));
        line("weak", text_of(kFlags, exploration.races->weak));
        for (const races::TrustRule& rule : exploration.races->trust.rules()) line(name_of(rule.kind), rule.text());
    }
    line("plain", text_of(kPlain, exploration.plain));
    for (std::uint64_t key : exploration.listed) line("listed", fmt::format("{:016x}", key));
    if (exploration.library_is_inspected) line("library-is", "inspected");
    line("finding", exploration.finding);
    if (exploration.cycle != 0) line("round", std::to_string(exploration.cycle));
}

bool read_exploration_line(const std::string& line, Exploration& exploration) {
    std::size_t space = line.find(' ');
    if (space == std::string::npos) return false;
    std::string key = line.substr(0, space), value = line.substr(space + 1);
    if (key == "assertions") return read_word(kFlags, value, exploration.assertions);
    if (key == "spurious") return read_word(kFlags, value, exploration.spurious);
    if (key == "random") return exploration.explores_random = value == "explore";
    if (key == "time-outs") return read_word(kTimeOuts, value, exploration.time_outs);
    if (key == "heap") return read_number(value, 10, exploration.heap_bytes);
    if (key == "processors") return read_number(value, 10, exploration.processors) && exploration.processors > 0;
    if (key == "library") return read_word(kLibrary, value, exploration.grains.library);
    if (key == "atomic") return exploration.grains.atomic.emplace_back(value), true;
    if (key == "not-atomic") return exploration.grains.untrusted.emplace_back(value), true;
    if (key == "detector") return read_word(kDetectors, value, exploration.races.emplace().detector);
    if (exploration.races && read_races_line(key, value, *exploration.races)) return true;
    if (key == "plain") return read_word(kPlain, value, exploration.plain);
    if (key == "library-is") return exploration.library_is_inspected = value == "inspected";
    if (key == "listed") return read_key(value, exploration.listed);
    if (key == "property") {
        std::size_t equals = value.find('=');
        if (equals == std::string::npos) return false;
        exploration.properties.emplace_back(value.substr(0, equals), value.substr(equals + 1));
        return true;
    }
    if (key == "round") return read_number(value, 10, exploration.cycle);
    if (key == "finding") exploration.finding = value;
    return key == "finding";
}

}  // namespace raceproof::schedules
