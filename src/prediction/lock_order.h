// Which locks are acquired in different orders: the strongly connected components of the lock-order graph, which has an edge from
// each lock that is held to each that is acquired meanwhile. A deadlock is within one component.
#pragma once

#include <cstdint>
#include <vector>

namespace raceproof::prediction {

// The component of each node, numbered from 0, of a graph as lists of successors. Linear.
std::vector<std::uint32_t> components_of(const std::vector<std::vector<std::uint32_t>>& successors);

}  // namespace raceproof::prediction
