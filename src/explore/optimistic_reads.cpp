#include "explore/optimistic_reads.h"

#include <algorithm>
#include <string_view>

namespace raceproof::explore {

using machine::MemoryEvent;
using machine::MemoryEventKind;
using state::Ref;
using state::ThreadId;

namespace {

// Of StampedLock: the readers' count, and that and the writer's bit. The rest of a stamp is the version.
constexpr std::uint64_t kReaders = 127, kHolders = 255;

bool is_of_stamped_lock(const program::Method& method) {
    return method.owner->is_trusted && method.owner->name.text() == "java/util/concurrent/locks/StampedLock";
}

bool synchronises(MemoryEventKind kind) {
    using enum MemoryEventKind;
    return kind != PlainRead && kind != PlainWrite && kind != New && kind != Freeze && kind != ClassSeenInitialised;
}

}  // namespace

OptimisticReads::Turn OptimisticReads::turn(const MemoryEvent& event) const {
    if (!synchronises(event.kind)) return Turn::None;
    const OptimisticSection* open = section(event.thread);
    if (is_of_stamped_lock(*event.method)) return turn_of_lock(event, open);
    if (open == nullptr) return Turn::None;
    return open->was_valid || event.kind == MemoryEventKind::End ? Turn::Over : Turn::None;
}

OptimisticReads::Turn OptimisticReads::turn_of_lock(const MemoryEvent& event, const OptimisticSection* open) const {
    std::string_view method = event.method->name.text();
    bool reads_state = event.kind == MemoryEventKind::VolatileRead;
    if (method == "tryOptimisticRead" && reads_state) return Turn::Begins;
    if (open == nullptr || (reads_state && open->lock != event.object)) return Turn::None;
    bool validates = method == "validate" || method == "tryConvertToOptimisticRead";
    bool locks = method == "tryConvertToReadLock" || method == "tryConvertToWriteLock";
    if (!reads_state || !(validates || locks)) return validates ? Turn::None : Turn::Over;
    std::uint64_t stamp = stamp_of(event.thread), state = machine_.state().at(event.object).slots()[event.position];
    bool is_optimistic = (stamp & kHolders) == 0;
    if (!is_optimistic) return validates ? Turn::None : Turn::Over;
    if ((stamp & ~kReaders) != (state & ~kReaders)) return Turn::Invalid;
    return locks ? Turn::Locked : Turn::Valid;
}

// The only parameter of the lock's method that is being executed.
std::uint64_t OptimisticReads::stamp_of(ThreadId id) const {
    const state::Thread& thread = machine_.state().thread(id);
    return static_cast<std::uint64_t>(state::as_long(thread.frames[thread.depth - 1].locals[1]));
}

void OptimisticReads::set(ThreadId thread, Section section) {
    Section& place = sections_[thread];
    log_.push_back({thread, std::move(place)});
    place = std::move(section);
    if (place == nullptr) sections_.erase(thread);
}

void OptimisticReads::begin(const MemoryEvent& event) {
    auto section = std::make_shared<OptimisticSection>();
    section->lock = event.object;
    section->state_slot = static_cast<std::uint32_t>(event.position);
    set(event.thread, std::move(section));
}

void OptimisticReads::add(OptimisticRead read) {
    auto section = std::make_shared<OptimisticSection>(*sections_.at(read.event.thread));
    ThreadId thread = read.event.thread;
    section->reads.push_back(std::move(read));
    set(thread, std::move(section));
}

void OptimisticReads::continue_valid(ThreadId thread) {
    auto section = std::make_shared<OptimisticSection>(*sections_.at(thread));
    section->was_valid = true;
    section->reads.clear();
    set(thread, std::move(section));
}

void OptimisticReads::on_freed(Ref ref) {
    if (sections_.empty()) return;
    auto is_of_it = [&](const OptimisticRead& read) { return read.event.object == ref && !read.is_gone; };
    std::vector<ThreadId> changed;
    for (const auto& [thread, section] : sections_)
        if (std::any_of(section->reads.begin(), section->reads.end(), is_of_it)) changed.push_back(thread);
    for (ThreadId thread : changed) {
        auto section = std::make_shared<OptimisticSection>(*sections_.at(thread));
        for (OptimisticRead& read : section->reads) read.is_gone |= is_of_it(read);
        set(thread, std::move(section));
    }
}

void OptimisticReads::undo_to(Mark mark) {
    while (log_.size() > mark) {
        Saved& last = log_.back();
        if (last.section == nullptr)
            sections_.erase(last.thread);
        else
            sections_[last.thread] = std::move(last.section);
        log_.pop_back();
    }
}

Hash128 OptimisticReads::label() const {
    Hash128 sum;
    for (const auto& [thread, section] : sections_) {
        std::uint64_t name = mix64(machine_.state().thread(thread).name, machine_.state().at(section->lock).name_hash());
        auto add = [&](std::uint64_t one, std::uint64_t other) {
            std::uint64_t item = mix64(mix64(name, one), other);
            sum += {mix64(item, 0x737461u), mix64(item, 0x6d7065u)};
        };
        add(section->was_valid, 0);
        for (const OptimisticRead& read : section->reads) {
            if (!read.is_gone)
                add(machine_.state().at(read.event.object).name_hash(),
                    std::uint64_t{read.locations.from} << 32 | read.locations.to);
            for (const Finding& race : read.races) {
                Hasher id(0x72616365u);
                std::string text = race.id();
                id.add_bytes(text.data(), text.size());
                add(id.finish().low, 1);
            }
        }
    }
    return sum;
}

}  // namespace raceproof::explore
