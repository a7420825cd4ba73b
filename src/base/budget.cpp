#include "base/budget.h"

#include <signal.h>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <system_error>
#include <thread>

#include "base/process_memory.h"

namespace raceproof {

namespace {

// In one tick a program can touch about 10 MB of fresh memory.
constexpr std::chrono::milliseconds kTick{4};

}  // namespace

class Budget::Metronome {
  public:
    explicit Metronome(std::atomic<bool>& is_due) : is_due_(is_due) {
        // Signals are for the thread that works.
        sigset_t all, before;
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &before);
        try {
            thread_ = std::thread([this] { run(); });
        } catch (const std::system_error&) {
            is_due_ = true;  // no thread to be had: then every question is a look
        }
        pthread_sigmask(SIG_SETMASK, &before, nullptr);
    }
    ~Metronome() {
        if (!is_ticking()) return;
        {
            std::lock_guard guard(mutex_);
            has_ended_ = true;
        }
        ended_.notify_one();
        thread_.join();
    }
    bool is_ticking() const { return thread_.joinable(); }

  private:
    void run() {
        std::unique_lock lock(mutex_);
        while (!ended_.wait_for(lock, kTick, [this] { return has_ended_; })) is_due_.store(true, std::memory_order_relaxed);
    }

    std::atomic<bool>& is_due_;
    std::mutex mutex_;
    std::condition_variable ended_;
    bool has_ended_ = false;
    std::thread thread_;
};

Budget::Budget() = default;
Budget::~Budget() = default;

void Budget::begin_phase(const Phase& phase) {
    phase_ = phase;
    reached_ = Limit::None;
    if (metronome_ == nullptr) metronome_ = std::make_unique<Metronome>(is_due_);
}

void Budget::hold_back(double seconds) {
    if (phase_.end != 0) phase_.end -= seconds;
}

void Budget::look() {
    if (metronome_ != nullptr && metronome_->is_ticking()) is_due_.store(false, std::memory_order_relaxed);
    Limit limit = reached();
    if (limit != Limit::None) {
        is_due_ = true;  // whoever asks next has to end, too
        throw LimitReached{limit};
    }
    at_look();
}

Limit Budget::reached() {
    if (reached_ != Limit::None) return reached_;
    if (phase_.heeds_interrupts && is_interrupted())
        reached_ = Limit::Interrupted;
    else if (phase_.end != 0 && seconds() >= phase_.end)
        reached_ = Limit::Time;
    else if (phase_.bytes != 0 && resident_bytes() >= phase_.bytes)
        reached_ = Limit::Memory;
    return reached_;
}

}  // namespace raceproof
