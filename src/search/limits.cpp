#include "search/limits.h"

namespace raceproof::search {

Bound bound_of(Limit limit) {
    switch (limit) {
        case Limit::None: return Bound::None;
        case Limit::Time: return Bound::Time;
        case Limit::Memory: return Bound::Memory;
        case Limit::Interrupted: return Bound::Interrupted;
    }
    return Bound::None;
}

std::string_view name_of(Bound bound) {
    switch (bound) {
        case Bound::None: return "none";
        case Bound::States: return "states";
        case Bound::Work: return "work";
        case Bound::Time: return "time";
        case Bound::Memory: return "memory";
        case Bound::Depth: return "depth";
        case Bound::Executions: return "executions";
        case Bound::Interrupted: return "interrupted";
        case Bound::Found: return "found";
        case Bound::Unsupported: return "unsupported";
    }
    return "";
}

}  // namespace raceproof::search
