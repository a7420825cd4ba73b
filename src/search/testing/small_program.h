// Small concurrent programs as systems that say exactly what each step does: to hold reductions against the search without.
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "search/system.h"

namespace raceproof::search::testing {

enum class SmallOp : std::uint8_t {
    Read,     // register = variable[a]
    Write,    // variable[a] = b
    Swap,     // if variable[a] == b: variable[a] = c, register = 1; else register = 0
    Await,    // goes on when variable[a] == b
    JumpIf,   // to c, if register == b; reads variable[a] before if a >= 0
    Lock,     // a
    Unlock,   // a
    Take,     // a permit of semaphore a, waiting for one
    Resume,   // takes lock a and a permit of semaphore b at once, waiting for both
    Give,     // a permit to semaphore a, of which there is at most one
    Start,    // thread a
    Join,     // thread a
    Sleep,    // until no other thread can go on, but those that sleep too
    Observe,  // register = how many threads have ended
    Choose,   // register = 0 or 1
    Assert,   // register != b
    Exit,     // the whole program
};

struct SmallInstruction {
    SmallOp op;
    int a = 0, b = 0, c = 0;
};

using SmallCode = std::vector<SmallInstruction>;

// The first `running` threads run from the beginning, the others when they are started.
struct SmallProgram {
    std::vector<SmallCode> threads;
    std::uint32_t running = 0;
    std::string text() const;
};

SmallProgram random_small_program(std::mt19937_64& random);

class SmallSystem final : public System {
  public:
    explicit SmallSystem(const SmallProgram& program);

    void enabled(std::vector<Step>& steps) override;
    Outcome take(const Step& step) override;
    Hash128 fingerprint() override;
    std::string contents() override;
    // Parts of it.
    std::string shared() const;
    std::string local(std::uint32_t thread) const;
    void effects(Effects& effects) override;
    void blocked(std::vector<Blocked>& blocked) override;
    std::uint32_t thread_count() override { return static_cast<std::uint32_t>(program_.threads.size()); }
    void push_mark() override { marks_.push_back(state_); }
    void undo() override { state_ = marks_.back(); }
    void pop_mark() override { marks_.pop_back(); }

  private:
    struct Thread {
        bool is_running = false;
        std::uint32_t position = 0;
        int value = 0;
    };
    struct State {
        std::vector<Thread> threads;
        std::vector<int> variables, owners, permits;
    };

    bool has_ended(std::uint32_t thread) const { return state_.threads[thread].position >= program_.threads[thread].size(); }
    enum class Threads : std::uint8_t { Awake, Sleeping };
    void add_enabled(std::vector<Step>& steps, Threads which);
    bool can_happen(std::uint32_t thread, const SmallInstruction& instruction) const;
    void change(std::uint64_t location, AccessMode mode) { effects_.accesses.push_back({location, mode}); }
    void release(std::uint32_t thread);
    std::vector<std::uint64_t> words() const;

    SmallProgram program_;
    State state_;
    std::vector<State> marks_;
    Effects effects_;  // of the last step
};

}  // namespace raceproof::search::testing
