#include "search/testing/small_program.h"

#include <algorithm>

namespace raceproof::search::testing {

namespace {

constexpr int kVariables = 3, kLocks = 2, kSemaphores = 2;

std::uint64_t variable(int number) { return 100 + static_cast<std::uint64_t>(number); }
std::uint64_t monitor(int number) { return 200 + static_cast<std::uint64_t>(number); }
std::uint64_t semaphore(int number) { return 300 + static_cast<std::uint64_t>(number); }
std::uint64_t life(std::uint32_t thread) { return 400 + thread; }

// What a waiting instruction would access.
std::vector<Access> accesses_of(const SmallInstruction& instruction) {
    switch (instruction.op) {
        case SmallOp::Lock: return {{monitor(instruction.a), AccessMode::Lock}};
        case SmallOp::Take: return {{semaphore(instruction.a), AccessMode::Write}};
        case SmallOp::Resume: return {{monitor(instruction.a), AccessMode::Lock}, {semaphore(instruction.b), AccessMode::Write}};
        default: return {{life(static_cast<std::uint32_t>(instruction.a)), AccessMode::Read}};
    }
}

}  // namespace

SmallSystem::SmallSystem(const SmallProgram& program) : program_(program) {
    state_.threads.resize(program.threads.size());
    for (std::uint32_t i = 0; i < program.running; ++i) state_.threads[i].is_running = true;
    state_.variables.resize(kVariables);
    state_.owners.assign(kLocks, -1);
    state_.permits.resize(kSemaphores);
}

bool SmallSystem::can_happen(std::uint32_t thread, const SmallInstruction& instruction) const {
    auto number = static_cast<std::size_t>(std::max(instruction.a, 0));
    switch (instruction.op) {
        case SmallOp::Lock: return state_.owners[number] < 0 || state_.owners[number] == static_cast<int>(thread);
        case SmallOp::Take: return state_.permits[number] > 0;
        case SmallOp::Resume: return state_.owners[number] < 0 && state_.permits[static_cast<std::size_t>(instruction.b)] > 0;
        case SmallOp::Join: return has_ended(static_cast<std::uint32_t>(instruction.a));
        default: return true;
    }
}

void SmallSystem::enabled(std::vector<Step>& steps) {
    steps.clear();
    add_enabled(steps, Threads::Awake);
    if (steps.empty()) add_enabled(steps, Threads::Sleeping);
}

void SmallSystem::add_enabled(std::vector<Step>& steps, Threads which) {
    for (std::uint32_t thread = 0; thread < thread_count(); ++thread) {
        if (!state_.threads[thread].is_running || has_ended(thread)) continue;
        const SmallInstruction& instruction = program_.threads[thread][state_.threads[thread].position];
        if (!can_happen(thread, instruction) || (instruction.op == SmallOp::Sleep) != (which == Threads::Sleeping)) continue;
        steps.push_back({thread, 0});
        if (instruction.op == SmallOp::Choose) steps.push_back({thread, 1});
    }
}

Outcome SmallSystem::take(const Step& step) {
    effects_.clear();
    Thread& thread = state_.threads[step.thread];
    const SmallInstruction& instruction = program_.threads[step.thread][thread.position];
    auto number = static_cast<std::size_t>(std::max(instruction.a, 0));
    std::uint32_t next = thread.position + 1;
    switch (instruction.op) {
        case SmallOp::Read:
            thread.value = state_.variables[number];
            change(variable(instruction.a), AccessMode::Read);
            break;
        case SmallOp::Write:
            state_.variables[number] = instruction.b;
            change(variable(instruction.a), AccessMode::Write);
            break;
        case SmallOp::Swap:
            thread.value = state_.variables[number] == instruction.b;
            if (thread.value != 0) state_.variables[number] = instruction.c;
            change(variable(instruction.a), thread.value != 0 ? AccessMode::Write : AccessMode::Read);
            break;
        case SmallOp::Await:
            if (state_.variables[number] != instruction.b) next = thread.position;
            change(variable(instruction.a), AccessMode::Read);
            break;
        case SmallOp::JumpIf:
            if (instruction.a >= 0) {
                thread.value = state_.variables[number];
                change(variable(instruction.a), AccessMode::Read);
            }
            if (thread.value == instruction.b) next = static_cast<std::uint32_t>(instruction.c);
            break;
        case SmallOp::Lock:
            if (state_.owners[number] >= 0) break;  // its own already
            state_.owners[number] = static_cast<int>(step.thread);
            change(monitor(instruction.a), AccessMode::Lock);
            break;
        case SmallOp::Unlock: break;  // done with the step before
        case SmallOp::Take:
            state_.permits[number] = 0;
            change(semaphore(instruction.a), AccessMode::Write);
            effects_.at_once = 1;
            break;
        case SmallOp::Resume:
            state_.owners[number] = static_cast<int>(step.thread);
            state_.permits[static_cast<std::size_t>(instruction.b)] = 0;
            effects_.accesses = accesses_of(instruction);
            effects_.at_once = effects_.accesses.size();
            break;
        case SmallOp::Give:
            state_.permits[number] = 1;
            change(semaphore(instruction.a), AccessMode::Write);
            break;
        case SmallOp::Start:
            if (!state_.threads[number].is_running) effects_.started.push_back(static_cast<std::uint32_t>(number));
            change(life(static_cast<std::uint32_t>(number)), AccessMode::Write);
            state_.threads[number].is_running = true;
            break;
        case SmallOp::Join:
            change(life(static_cast<std::uint32_t>(number)), AccessMode::Read);
            effects_.at_once = 1;
            break;
        case SmallOp::Sleep: effects_.waited_for_all = true; break;
        case SmallOp::Observe:
            thread.value = 0;
            for (std::uint32_t i = 0; i < thread_count(); ++i) thread.value += has_ended(i);
            change(kEverything, AccessMode::Write);
            break;
        case SmallOp::Choose: thread.value = static_cast<int>(step.alternative); break;
        case SmallOp::Assert:
            if (thread.value == instruction.b) return Outcome::Violation;
            break;
        case SmallOp::Exit: return Outcome::Ended;
    }
    thread.position = next;
    release(step.thread);
    if (has_ended(step.thread)) change(life(step.thread), AccessMode::Write);
    for (std::uint32_t i = 0; i < thread_count(); ++i)
        if (state_.threads[i].is_running && !has_ended(i)) return Outcome::Running;
    return Outcome::Ended;
}

// Unlocking is no step of its own: it belongs to the one before.
void SmallSystem::release(std::uint32_t thread) {
    std::uint32_t& position = state_.threads[thread].position;
    const SmallCode& code = program_.threads[thread];
    for (; position < code.size() && code[position].op == SmallOp::Unlock; ++position) {
        int& owner = state_.owners[static_cast<std::size_t>(code[position].a)];
        if (owner != static_cast<int>(thread)) continue;
        owner = -1;
        change(monitor(code[position].a), AccessMode::Unlock);
    }
}

void SmallSystem::effects(Effects& effects) { effects = effects_; }

void SmallSystem::blocked(std::vector<Blocked>& blocked) {
    for (std::uint32_t thread = 0; thread < thread_count(); ++thread) {
        if (!state_.threads[thread].is_running || has_ended(thread)) continue;
        const SmallInstruction& instruction = program_.threads[thread][state_.threads[thread].position];
        if (instruction.op == SmallOp::Sleep)
            blocked.push_back({thread, {}});
        else if (!can_happen(thread, instruction))
            blocked.push_back({thread, accesses_of(instruction)});
    }
}

std::vector<std::uint64_t> SmallSystem::words() const {
    std::vector<std::uint64_t> words;
    for (const Thread& thread : state_.threads) {
        words.push_back(thread.is_running);
        words.push_back(thread.position);
        words.push_back(static_cast<std::uint64_t>(thread.value));
    }
    for (const std::vector<int>* numbers : {&state_.variables, &state_.owners, &state_.permits})
        for (int number : *numbers) words.push_back(static_cast<std::uint64_t>(number));
    return words;
}

Hash128 SmallSystem::fingerprint() {
    Hasher hasher(1);
    for (std::uint64_t word : words()) hasher.add(word);
    return hasher.finish();
}

std::string SmallSystem::contents() {
    std::string text;
    for (std::uint64_t word : words()) text += std::to_string(static_cast<std::int64_t>(word)) + ' ';
    return text;
}

std::string SmallSystem::shared() const {
    std::string text;
    for (int number : state_.variables) text += std::to_string(number) + ' ';
    return text;
}

std::string SmallSystem::local(std::uint32_t thread) const {
    const Thread& known = state_.threads[thread];
    return std::to_string(thread) + ' ' + std::to_string(known.position) + ' ' + std::to_string(known.value);
}

namespace {

// Draws with the shapes that reductions get wrong: waiting loops of one and of several reads, locks in all orders, permits that
// come too early, threads that are started late, ends of the program in the midst of it.
class Generator {
  public:
    explicit Generator(std::mt19937_64& random) : random_(random) {}

    SmallProgram program() {
        SmallProgram program;
        auto threads = static_cast<std::uint32_t>(between(2, 4));
        program.running = static_cast<std::uint32_t>(between(1, static_cast<int>(threads)));
        for (std::uint32_t i = 0; i < threads; ++i) program.threads.push_back(code(i, threads, program.running));
        return program;
    }

  private:
    int between(int low, int high) { return std::uniform_int_distribution<int>(low, high)(random_); }

    SmallCode code(std::uint32_t self, std::uint32_t threads, std::uint32_t running) {
        SmallCode code;
        for (std::uint32_t i = running; self == 0 && i < threads; ++i)
            if (between(0, 9) > 0) code.push_back({SmallOp::Start, static_cast<int>(i)});
        int length = between(1, 5);
        for (int i = 0; i < length; ++i) add(code, self, static_cast<int>(threads));
        return code;
    }

    void add(SmallCode& code, std::uint32_t self, int threads) {
        auto here = static_cast<int>(code.size());
        int shared = between(0, kVariables - 1), value = between(0, 2);
        switch (between(0, 19)) {
            case 0:
            case 1:
            case 2: code.push_back({SmallOp::Read, shared}); break;
            case 3:
            case 4:
            case 5:
            case 6: code.push_back({SmallOp::Write, shared, value}); break;
            case 7: code.push_back({SmallOp::Swap, shared, value, between(0, 2)}); break;
            case 8: code.push_back({SmallOp::Await, shared, value}); break;
            case 9:
                // A loop of two reads: repeats until the first or the second has the value.
                code.push_back({SmallOp::JumpIf, shared, value, here + 3});
                code.push_back({SmallOp::JumpIf, between(0, kVariables - 1), value, here + 3});
                code.push_back({SmallOp::JumpIf, -1, 1 - value, here});
                break;
            case 10:
                // A retry loop.
                code.push_back({SmallOp::Swap, shared, value, between(0, 2)});
                code.push_back({SmallOp::JumpIf, -1, 0, here});
                break;
            case 11:
            case 12:
            case 13: {
                int lock = between(0, kLocks - 1);
                code.push_back({SmallOp::Lock, lock});
                add(code, self, threads);
                if (between(0, 7) > 0) code.push_back({SmallOp::Unlock, lock});
                break;
            }
            case 14:
                if (between(0, 1) == 0)
                    code.push_back({SmallOp::Take, between(0, kSemaphores - 1)});
                else
                    code.push_back({SmallOp::Resume, between(0, kLocks - 1), between(0, kSemaphores - 1)});
                break;
            case 15: code.push_back({SmallOp::Give, between(0, kSemaphores - 1)}); break;
            case 16:
                if (int other = between(0, threads - 1); other != static_cast<int>(self))
                    code.push_back({between(0, 1) == 0 ? SmallOp::Join : SmallOp::Start, other});
                break;
            case 17: code.push_back({between(0, 1) == 0 ? SmallOp::Choose : SmallOp::Sleep}); break;
            case 18: code.push_back({between(0, 2) == 0 ? SmallOp::Observe : SmallOp::Assert, 0, value}); break;
            case 19:
                if (between(0, 2) == 0)
                    code.push_back({SmallOp::Exit});
                else
                    code.push_back({SmallOp::JumpIf, shared, value, between(0, here)});
                break;
        }
    }

    std::mt19937_64& random_;
};

}  // namespace

SmallProgram random_small_program(std::mt19937_64& random) { return Generator(random).program(); }

std::string SmallProgram::text() const {
    static constexpr const char* kNames[] = {"read", "write", "swap", "await", "jump-if", "lock",   "unlock", "take", "resume",
                                             "give", "start", "join", "sleep", "observe", "choose", "assert", "exit"};
    std::string text = "running: " + std::to_string(running) + "\n";
    for (std::size_t i = 0; i < threads.size(); ++i) {
        text += "thread " + std::to_string(i) + "\n";
        for (std::size_t k = 0; k < threads[i].size(); ++k) {
            const SmallInstruction& instruction = threads[i][k];
            text += "  " + std::to_string(k) + ": " + kNames[static_cast<std::size_t>(instruction.op)] + " " +
                    std::to_string(instruction.a) + " " + std::to_string(instruction.b) + " " + std::to_string(instruction.c) +
                    "\n";
        }
    }
    return text;
}

}  // namespace raceproof::search::testing
