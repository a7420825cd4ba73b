#include "cli/search_options.h"

#include <algorithm>

namespace raceproof::cli {

namespace {

constexpr std::uint64_t kDefaultExecutions = 1000;
// Where a random execution is cut if the user does not say: it need not end.
constexpr std::uint64_t kDefaultRandomDepth = 100'000;

constexpr std::uint64_t kDefaultPctDepth = 3;

enum class Order { Portfolio, DepthFirst, Heuristic, BreadthFirst, Random, Priorities, PartialOrders };

bool samples(Order order) { return order == Order::Random || order == Order::Priorities || order == Order::PartialOrders; }
bool goes_depth_first(Order order) { return order == Order::Portfolio || order == Order::DepthFirst; }

search::Order order_of_states(Order order) {
    switch (order) {
        case Order::Portfolio:
        case Order::DepthFirst: return search::Order::DepthFirst;
        case Order::Heuristic: return search::Order::HeuristicFirst;
        case Order::BreadthFirst: return search::Order::BreadthFirst;
        case Order::Random:
        case Order::Priorities:
        case Order::PartialOrders: break;
    }
    return search::Order::Sampling;
}

// A search of its own, which must know every state again.
void read_liveness(Order order, Reader& reader, explore::CheckOptions& check) {
    if (!goes_depth_first(order)) reader.fail("--liveness goes depth-first: no other --search can be chosen");
    if (check.store == explore::StoreKind::None) reader.fail("--liveness must remember states: --store none cannot be chosen");
    // A cycle is found when the very state comes again.
    if (check.store == explore::StoreKind::Subsumption) check.store = explore::StoreKind::Fingerprints;
}

races::Heuristics parse_heuristics(Reader& reader) {
    if (!reader.has("--heuristics")) return {};
    races::Heuristics chosen{false, false, false, false};
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
}

// Executions: as many as asked for; else until the time is up, if there is a limit.
void read_sampling(Order order, std::uint64_t seed, Reader& reader, CheckWords& words) {
    std::uint64_t count = reader.count("--executions");
    if (count == 0 && words.check.limits.seconds == 0) count = kDefaultExecutions;
    words.executions = count;
    if (words.check.limits.depth == 0) words.check.limits.depth = kDefaultRandomDepth;
    words.check.warms_up = false;
    using Kind = search::SamplingOptions::Kind;
    words.check.plan.sampling = {.kind = order == Order::Random       ? Kind::Uniform
                                         : order == Order::Priorities ? Kind::Priorities
                                                                      : Kind::PartialOrders,
                                 .seed = seed,
                                 .depth = reader.has("--pct-depth") ? reader.count("--pct-depth") : kDefaultPctDepth,
                                 .executions = count};
}

// Options that only some orders have.
void reject_unused(Order order, Reader& reader) {
    if (reader.has("--heuristics") && order != Order::Heuristic) reader.fail("--heuristics is for --search heuristic only");
    if (reader.has("--pct-depth") && order != Order::Priorities) reader.fail("--pct-depth is for --search pct only");
    if (reader.has("--executions") && !samples(order)) reader.fail("--executions is for --search random, pct and pos only");
    if (reader.has("--seed") && !samples(order) && order != Order::Portfolio)
        reader.fail("--seed is for --search portfolio, random, pct and pos only");
}

}  // namespace

void read_search(Reader& reader, CheckWords& words) {
    explore::CheckOptions& check = words.check;
    check.all = reader.has("--all");
    check.store = reader.choice<explore::StoreKind>("--store", {{"subsumption", explore::StoreKind::Subsumption},
                                                                {"fingerprints", explore::StoreKind::Fingerprints},
                                                                {"exact", explore::StoreKind::Exact},
                                                                {"none", explore::StoreKind::None}});
    auto order = reader.choice<Order>("--search", {{"portfolio", Order::Portfolio},
                                                   {"depth-first", Order::DepthFirst},
                                                   {"heuristic", Order::Heuristic},
                                                   {"breadth-first", Order::BreadthFirst},
                                                   {"random", Order::Random},
                                                   {"pct", Order::Priorities},
                                                   {"pos", Order::PartialOrders}});
    reject_unused(order, reader);
    check.plan.order = reader.has("--liveness") ? search::Order::FairCycles : order_of_states(order);
    if (!search::is_supported(check.plan.order, check.plan.reduction))
        reader.fail(fmt::format("--reduction {} goes depth-first, without --liveness", reader.get("--reduction")));
    if (reader.has("--liveness")) read_liveness(order, reader, check);
    std::uint64_t seed = reader.value("--seed", std::uint64_t{1}, [](const std::string& text) { return parse_count(text, 0); });
    switch (order) {
        case Order::Portfolio: check.slices = explore::SliceOptions{.seed = seed}; break;
        case Order::Heuristic: read_heuristics(reader, check); break;
        case Order::DepthFirst:
        case Order::BreadthFirst: break;
        case Order::Random:
        case Order::Priorities:
        case Order::PartialOrders: read_sampling(order, seed, reader, words); break;
    }
}

}  // namespace raceproof::cli
