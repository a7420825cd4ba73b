// How the number of states grew with time: a few hundred points, however long a search takes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace raceproof::report {

// Points are at least an interval apart; when there are too many, every second one is dropped and the interval doubles. Costs
// one comparison most of the time.
class GrowthCurve {
  public:
    using Point = std::pair<double, std::uint64_t>;  // seconds, states
    static constexpr std::size_t kMost = 200;

    void observe(double seconds, std::uint64_t states) {
        if (seconds < next_) return;
        add(seconds, states);
    }
    // The last point, whenever it comes.
    void finish(double seconds, std::uint64_t states) { add(seconds, states); }

    const std::vector<Point>& points() const { return points_; }

  private:
    void add(double seconds, std::uint64_t states) {
        if (points_.size() == kMost) thin_out();
        points_.emplace_back(seconds, states);
        next_ = seconds + interval_;
    }
    void thin_out() {
        for (std::size_t i = 0; i < kMost / 2; ++i) points_[i] = points_[2 * i];
        points_.resize(kMost / 2);
        interval_ *= 2;
    }

    std::vector<Point> points_;
    double interval_ = 0.05;
    double next_ = 0;
};

}  // namespace raceproof::report
