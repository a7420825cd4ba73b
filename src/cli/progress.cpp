#include "cli/progress.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>

#include "base/say.h"
#include "report/units.h"

namespace raceproof::cli {

using report::bytes_text;
using report::count_text;
using report::duration_text;

void ProgressMeter::observe(const search::Statistics& statistics, std::size_t findings, double now) {
    bool is_new_search = statistics.transitions < latest_.transitions;
    if (is_new_search) {
        samples_.clear();
        ++search_number_;
        search_start_ = now;
    }
    latest_ = statistics;
    findings_ = findings;
    now_ = now;
    if (samples_.empty() || now - samples_.back().time >= 0.1)
        samples_.push_back({now, statistics.states, statistics.explored_share});
    while (samples_.size() > 2 && now - samples_[1].time >= kWindow) samples_.pop_front();
}

double ProgressMeter::states_per_second() const {
    if (samples_.empty() || now_ <= samples_.front().time) return 0;
    return static_cast<double>(latest_.states - samples_.front().states) / (now_ - samples_.front().time);
}

std::optional<ShareRange> ProgressMeter::share() const {
    constexpr double kMargin = 1.5;
    double elapsed = now_ - search_start_, done = latest_.explored_share;
    if (elapsed < kFirstGuess || done <= 0 || samples_.empty() || now_ <= samples_.front().time) return std::nullopt;
    double recent = (done - samples_.front().share) / (now_ - samples_.front().time);
    double by_average = done;  // of the time, at the average pace
    double by_recent = recent <= 0 ? 0 : elapsed / (elapsed + (1 - done) / recent);
    return ShareRange{std::min(by_average, by_recent) / kMargin, std::min(std::max(by_average, by_recent) * kMargin, 1.0)};
}

// At the least and at the most; nothing where that could be anything.
std::string ProgressMeter::left_text(const ShareRange& range) const {
    constexpr double kLeastShare = 0.01;
    if (range.low < kLeastShare) return "";
    double elapsed = now_ - search_start_;
    auto left = [&](double done) { return duration_text(elapsed * (1 - done) / done); };
    return fmt::format(", {} to {} left", left(range.high), left(range.low));
}

std::string ProgressMeter::text() const {
    std::string text = fmt::format("{}, {} states/s, depth {}, {}, {}", count_text(latest_.states, "state"),
                                   count_text(static_cast<std::uint64_t>(states_per_second())), count_text(latest_.depth),
                                   bytes_text(latest_.memory_bytes), duration_text(now_));
    if (search_number_ > 1) text += fmt::format(", search {}", search_number_);
    if (std::optional<ShareRange> range = share()) {
        auto percent = [](double part) { return part < 0.01 ? std::string("<1 %") : fmt::format("{:.0f} %", part * 100); };
        std::string low = percent(range->low), high = percent(range->high);
        text += low == high ? fmt::format(", explored {} (rough)", low) : fmt::format(", explored {} to {} (rough)", low, high);
        text += left_text(*range);
    }
    if (findings_ != 0) text += fmt::format(", {} found", count_text(findings_, "violation"));
    return text;
}

ProgressDisplay::Mode ProgressDisplay::mode_of_standard_error(bool quiet) {
    if (quiet) return Mode::Off;
    return isatty(STDERR_FILENO) == 1 ? Mode::Live : Mode::Lines;
}

void ProgressDisplay::update(const search::Statistics& statistics, std::size_t findings, double now) {
    if (mode_ == Mode::Off) return;
    constexpr double kLiveInterval = 0.2, kLineInterval = 10;
    double interval = mode_ == Mode::Live ? kLiveInterval : kLineInterval;
    if (next_ == 0) next_ = interval;
    meter_.observe(statistics, findings, now);
    if (now < next_) return;
    next_ = now + interval;
    if (mode_ == Mode::Lines) {
        say("raceproof: {}\n", meter_.text());
        return;
    }
    // A line that does not fit would not be overwritten by the next one.
    winsize window = {};
    std::size_t columns = ioctl(STDERR_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 1 ? window.ws_col - 1u : 79u;
    say("\r\x1b[K{}", meter_.text().substr(0, columns));
    std::fflush(stderr);
    is_shown_ = true;
}

void ProgressDisplay::clear() {
    if (!is_shown_) return;
    say("\r\x1b[K");
    std::fflush(stderr);
    is_shown_ = false;
}

}  // namespace raceproof::cli
