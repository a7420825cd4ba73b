#include "prediction/closure.h"

#include <algorithm>

#include "base/verify.h"

namespace raceproof::prediction {

// In the order of the trace. What the closure of an event contains is before the event in the trace: the rules add nothing that
// is later than what they add it for. So all timestamps that are needed are there already.
Closure::Closure(const TraceIndex& index, Patience& patience) : index_(index), clock_(index.size()), clocks_(index.threads()) {
    Prefixes prefixes;
    for (std::uint32_t event = 0; event < index.size() && !patience.is_over(); ++event) {
        std::uint32_t thread = index.event(event).thread, previous = index.previous(event), writer = index.writer(event);
        std::size_t known = previous == no_event ? 0 : clock_[previous];
        prefixes.assign(clocks_.begin() + static_cast<std::ptrdiff_t>(known),
                        clocks_.begin() + static_cast<std::ptrdiff_t>(known + index.threads()));
        prefixes[thread] = index.position(event);
        // Without news, and without a lock that may be held at the end of another prefix, the set stays closed.
        bool is_closed = !index.opens_section(event);
        auto learn = [&](std::uint32_t from) {
            if (index.contains(prefixes, from)) return;  // and then all that it depends on
            add(prefixes, from);
            is_closed = false;
        };
        for (std::uint32_t needed : index.needs(event)) learn(needed);
        if (writer != no_event) learn(writer);
        if (!is_closed) close(prefixes, {});
        clock_[event] = known;
        prefixes[thread] = clocks_[known + thread];
        if (std::equal(prefixes.begin(), prefixes.end(), clocks_.begin() + static_cast<std::ptrdiff_t>(known))) continue;
        clock_[event] = clocks_.size();
        clocks_.insert(clocks_.end(), prefixes.begin(), prefixes.end());
    }
}

void Closure::add(Prefixes& prefixes, std::uint32_t event) const {
    const std::uint32_t* clock = clocks_.data() + clock_[event];
    std::uint32_t thread = index_.event(event).thread;
    std::uint32_t own = std::max(prefixes[thread], index_.position(event));
    for (std::size_t other = 0; other < prefixes.size(); ++other) prefixes[other] = std::max(prefixes[other], clock[other]);
    prefixes[thread] = own;
}

void Closure::add_enabling(Prefixes& prefixes, std::uint32_t event) const {
    if (std::uint32_t previous = index_.previous(event); previous != no_event) add(prefixes, previous);
    for (std::uint32_t needed : index_.needs(event)) add(prefixes, needed);
}

bool Closure::close(Prefixes& prefixes, std::span<const std::uint32_t> outside) const {
    auto has_one_of_outside = [&] {
        return std::any_of(outside.begin(), outside.end(), [&](std::uint32_t event) { return index_.contains(prefixes, event); });
    };
    if (has_one_of_outside()) return false;
    const std::uint32_t threads = index_.threads();
    // Around all threads until a whole round has found nothing.
    for (std::uint32_t thread = 0, quiet = 0; quiet < threads;) {
        std::span<const std::uint32_t> open = index_.open_sections(thread, prefixes[thread]);
        auto broken = std::find_if(open.begin(), open.end(),
                                   [&](std::uint32_t section) { return index_.is_acquired_later(section, prefixes); });
        if (broken == open.end()) {
            thread = thread + 1 == threads ? 0 : thread + 1;
            ++quiet;
            continue;
        }
        std::uint32_t release = index_.section(*broken).release;
        VERIFY(release != no_event, "should have released a lock that was acquired later");
        add(prefixes, release);
        if (has_one_of_outside()) return false;
        quiet = 0;
    }
    return true;
}

}  // namespace raceproof::prediction
