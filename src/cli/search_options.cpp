#include "cli/search_options.h"

#include <algorithm>

namespace raceproof::cli {

namespace {

constexpr std::uint64_t kDefaultExecutions = 1000;
// Where a random execution is cut if the user does not say: it need not end.
constexpr std::uint64_t kDefaultRandomDepth = 100'000;

enum class Order { DepthFirst, Heuristic, BreadthFirst, Random };

// A search of its own, which must know every state again.
void read_liveness(Order order, Reader& reader, explore::CheckOptions& check) {
    if (order != Order::DepthFirst) reader.fail("--liveness goes depth-first: no other --search can be chosen");
    if (check.store == explore::StoreKind::None) reader.fail("--liveness must remember states: --store none cannot be chosen");
    // A cycle is found when the very state comes again.
    if (check.store == explore::StoreKind::Covering) check.store = explore::StoreKind::Fingerprints;
    check.strategy = search::fair_cycles;
}

explore::Heuristics parse_heuristics(Reader& reader) {
    if (!reader.has("--heuristics")) return {};
    explore::Heuristics chosen{false, false, false, false};
    const std::pair<std::string_view, bool*> known[] = {{"wf", &chosen.writes_first},
                                                        {"ww", &chosen.watch_written},
                                                        {"ara", &chosen.avoid_release_acquire},
                                                        {"af", &chosen.acquire_first}};
    std::string list = reader.get("--heuristics") + ',';
    for (std::size_t from = 0, comma; (comma = list.find(',', from)) != std::string::npos; from = comma + 1) {
        std::string name = list.substr(from, comma - from);
        auto found = std::find_if(std::begin(known), std::end(known), [&](const auto& entry) { return entry.first == name; });
        if (found == std::end(known))
            reader.fail(fmt::format("--heuristics is a list of wf, ww, ara and af, '{}' is none of them", name));
        else
            *found->second = true;
    }
    return chosen;
}

void read_heuristics(Reader& reader, explore::CheckOptions& check) {
    if (!check.races) return reader.fail("--search heuristic looks for data races: not with --races off");
    check.races->heuristics = parse_heuristics(reader);
    check.strategy = search::promising_first;
}

void read_random(Reader& reader, CheckWords& words) {
    std::uint64_t seed = reader.value("--seed", std::uint64_t{1}, [](const std::string& text) { return parse_count(text, 0); });
    std::uint64_t count = reader.has("--executions") ? reader.count("--executions") : kDefaultExecutions;
    words.executions = count;
    if (words.check.limits.depth == 0) words.check.limits.depth = kDefaultRandomDepth;
    words.check.strategy = [seed, count] { return search::random_walks(seed, count); };
}

}  // namespace

void read_search(Reader& reader, CheckWords& words) {
    explore::CheckOptions& check = words.check;
    check.all = reader.has("--all");
    check.store = reader.choice<explore::StoreKind>("--store", {{"fingerprints", explore::StoreKind::Fingerprints},
                                                                {"covering", explore::StoreKind::Covering},
                                                                {"exact", explore::StoreKind::Exact},
                                                                {"none", explore::StoreKind::None}});
    auto order = reader.choice<Order>("--search", {{"depth-first", Order::DepthFirst},
                                                   {"heuristic", Order::Heuristic},
                                                   {"breadth-first", Order::BreadthFirst},
                                                   {"random", Order::Random}});
    if (check.races && check.races->detector == memory::DetectorKind::Clocks && order != Order::Random &&
        check.store != explore::StoreKind::None)
        reader.fail("--detector clocks cannot tell states apart by their past: it needs --store none or --search random");
    if (reader.has("--heuristics") && order != Order::Heuristic) reader.fail("--heuristics is for --search heuristic only");
    for (const char* key : {"--seed", "--executions"})
        if (reader.has(key) && order != Order::Random) reader.fail(fmt::format("{} is for --search random only", key));
    if (check.reduction != explore::Reduction::None && (order != Order::DepthFirst || reader.has("--liveness")))
        reader.fail(fmt::format("--reduction {} goes depth-first, without --liveness", reader.get("--reduction")));
    if (reader.has("--liveness")) read_liveness(order, reader, check);
    switch (order) {
        case Order::DepthFirst: break;
        case Order::Heuristic: read_heuristics(reader, check); break;
        case Order::BreadthFirst: check.strategy = search::breadth_first; break;
        case Order::Random: read_random(reader, words); break;
    }
}

}  // namespace raceproof::cli
