#include "base/suggestion.h"

#include <algorithm>
#include <cctype>
#include <numeric>
#include <utility>
#include <vector>

namespace raceproof {

namespace {

// Letters to insert, remove or replace, and neighbours to swap; the case of a letter counts little.
std::size_t distance(std::string_view one, std::string_view other) {
    auto same = [](char a, char b) {
        return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
    };
    std::vector<std::size_t> before, last(other.size() + 1), now(other.size() + 1);
    std::iota(last.begin(), last.end(), 0);
    for (std::size_t i = 1; i <= one.size(); ++i) {
        now[0] = i;
        for (std::size_t j = 1; j <= other.size(); ++j) {
            now[j] = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + !same(one[i - 1], other[j - 1])});
            bool swapped = i > 1 && j > 1 && same(one[i - 1], other[j - 2]) && same(one[i - 2], other[j - 1]);
            if (swapped) now[j] = std::min(now[j], before[j - 2] + 1);
        }
        before = std::exchange(last, now);
    }
    return last[other.size()];
}

}  // namespace

std::string closest(std::string_view word, std::span<const std::string> candidates) {
    std::size_t least = std::max<std::size_t>(word.size() / 3, 1) + 1;
    std::string best;
    for (const std::string& candidate : candidates) {
        std::size_t far = distance(word, candidate);
        if (far >= least) continue;
        least = far;
        best = candidate;
    }
    return best;
}

std::string did_you_mean(std::string_view word, std::span<const std::string> candidates) {
    std::string best = closest(word, candidates);
    return best.empty() ? "" : "; did you mean " + best + "?";
}

}  // namespace raceproof
