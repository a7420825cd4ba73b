// What can come before an access for a reason that every equivalent execution has: another access, or a thread that has taken a
// step by then. Each different one has a number, in the order in which they came.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "base/hash128.h"
#include "search/effects.h"

namespace raceproof::search {

// Either an access or a thread.
struct Cause {
    enum class Kind : std::uint8_t { Access, Thread } kind;
    std::uint64_t thread_name;
    Access access;
    friend bool operator==(const Cause&, const Cause&) = default;
};

class Causes {
  public:
    std::uint32_t number_of(const Access& access) { return number_of(Cause{Cause::Kind::Access, 0, access}); }
    std::uint32_t number_of_thread(std::uint64_t name) { return number_of(Cause{Cause::Kind::Thread, name, {}}); }
    const Cause& operator[](std::uint32_t number) const { return causes_[number]; }
    std::size_t size() const { return causes_.size(); }

    // *Traces*: a few bits for each access and thread, by which most of those that have nothing to do with each other are told
    // apart. If a later access depends on an earlier one, the traces of the two overlap; so do those of one thread.
    std::uint64_t traces_as_later(std::uint32_t number) const { return traces_[number].as_later; }
    std::uint64_t traces_as_earlier(std::uint32_t number) const { return traces_[number].as_earlier; }
    static std::uint64_t traces_as_later(const Access& access) {
        if (depends_on_nothing_earlier(access.mode)) return 0;
        return depends_on_all_earlier(access.mode) ? trace(access.location, 0) : trace(access.location, 1);
    }
    static std::uint64_t traces_as_earlier(const Access& access) {
        return trace(access.location, 0) | (access.mode == AccessMode::Read ? 0 : trace(access.location, 1));
    }
    static std::uint64_t traces_of_thread(std::uint64_t name) { return trace(name, 2); }

  private:
    struct HashOfCause {
        std::size_t operator()(const Cause& cause) const {
            return cause.kind == Cause::Kind::Thread
                       ? mix64(cause.thread_name, UINT64_MAX)
                       : mix64(cause.access.location, static_cast<std::uint64_t>(cause.access.mode));
        }
    };

    struct Traces {
        std::uint64_t as_earlier, as_later;
    };

    static std::uint64_t trace(std::uint64_t of, std::uint64_t salt) { return std::uint64_t{1} << mix64(of, salt) % 64; }
    std::uint32_t number_of(const Cause& cause) {
        auto [entry, is_new] = numbers_.try_emplace(cause, static_cast<std::uint32_t>(causes_.size()));
        if (!is_new) return entry->second;
        causes_.push_back(cause);
        if (std::uint64_t thread = traces_of_thread(cause.thread_name); cause.kind == Cause::Kind::Thread)
            traces_.push_back({thread, thread});
        else
            traces_.push_back({traces_as_earlier(cause.access), traces_as_later(cause.access)});
        return entry->second;
    }

    std::unordered_map<Cause, std::uint32_t, HashOfCause> numbers_;
    std::vector<Cause> causes_;
    std::vector<Traces> traces_;  // by cause
};

}  // namespace raceproof::search
