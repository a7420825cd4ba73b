#include "cli/test_runner/run_tests.h"

#include <fmt/format.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <deque>
#include <new>

#include "base/stopwatch.h"
#include "cli/interrupts.h"

namespace raceproof::cli {

namespace {

constexpr double kPatience = 20;  // seconds that a process may take beyond twice its limit
constexpr int kPollMilliseconds = 100;

struct Job {
    std::size_t test = 0;  // index
    int number = 0;        // of an open-ended one
};

struct Running {
    Job job;
    pid_t process = 0;
    int pipe = -1;
    std::string text;
    Stopwatch watch;
};

// What is told of a test, by its place; an open-ended one has several results.
struct Slot {
    std::vector<ToldTest> results;
    bool is_complete = false;
};

class Runner {
  public:
    Runner(std::span<const frameworks::TestCase> tests, const CheckWords& words, const RunOptions& options,
           const RunEvents& events)
        : tests_(tests), words_(words), options_(options), events_(events), slots_(tests.size()) {}

    Result<std::vector<ToldTest>> run() {
        for (std::size_t i = 0; i < tests_.size(); ++i) plan(i);
        if (!waiting_.empty()) {
            auto booted = boot_tests(words_);
            if (!booted) return booted.error();
            first_ = booted.take();
            first_.guest->vm.reset();  // what was linked for it remains
        }
        tell();
        while (!waiting_.empty() || !running_.empty()) {
            while (!waiting_.empty() && running_.size() < options_.jobs && !is_over()) {
                Job job = waiting_.front();
                waiting_.pop_front();
                if (auto begun = begin(job); !begun) return begun.error();
            }
            if (is_over()) abandon();
            listen();
            tell();
        }
        tell();
        return std::move(told_);
    }

  private:
    bool is_over() const {
        return was_interrupted() || has_failed_ || (options_.max_total != 0 && watch_.seconds() >= options_.max_total);
    }

    void plan(std::size_t index) {
        frameworks::TestCase test = tests_[index];
        if (!seconds_of(test, 1)) test.unsupported = fmt::format("@Exhaustive(maxTime = \"{}\")", test.wishes.max_time);
        if (!test.disabled && test.unsupported.empty()) {
            waiting_.push_back({index, test.number});
            return;
        }
        TestResult result;
        result.verdict = test.disabled ? TestVerdict::Skipped : TestVerdict::Unsupported;
        result.reason = test.disabled ? (test.disabled->empty() ? "disabled" : "disabled: " + *test.disabled) : test.unsupported;
        slots_[index].results.push_back({test, std::move(result)});
        slots_[index].is_complete = true;
    }

    frameworks::TestCase test_of(const Job& job) const {
        frameworks::TestCase test = tests_[job.test];
        if (test.is_open_ended) test.choose(job.number);
        return test;
    }

    // The tests of a class use the same of the library: that is initialised once for all of them.
    Status<> prepare(const std::vector<std::string>& classes) {
        if (booted_.guest != nullptr && classes == prepared_) return Done{};
        booted_.guest.reset();
        auto booted = boot_beside(*first_.guest, words_, classes);
        if (!booted) return booted.error();
        booted_ = booted.take();
        prepared_ = classes;
        return Done{};
    }

    Status<> begin(const Job& job) {
        if (auto prepared = prepare(tests_[job.test].classes); !prepared) return prepared;
        int ends[2];
        if (pipe(ends) != 0) return Error{fmt::format("cannot make a pipe: {}", std::strerror(errno))};
        std::fflush(nullptr);
        pid_t process = fork();
        if (process < 0) {
            close(ends[0]);
            close(ends[1]);
            return Error{fmt::format("cannot start a process: {}", std::strerror(errno))};
        }
        if (process == 0) {
            close(ends[0]);
            explore(test_of(job), ends[1]);
        }
        close(ends[1]);
        running_.push_back({job, process, ends[0], {}, {}});
        return Done{};
    }

    // In the new process, which ends here.
    [[noreturn]] void explore(const frameworks::TestCase& test, int to) {
        TestResult result;
        CheckWords words = words_;
        words.check.limits.seconds = seconds_of(test, words.check.limits.seconds).value();
        if (options_.max_total != 0)
            words.check.limits.seconds =
                std::max(std::min(words.check.limits.seconds, options_.max_total - watch_.seconds()), 1e-3);
        try {
            result = explore_test(std::move(booted_), words, test);
        } catch (const std::bad_alloc&) {
            result.verdict = TestVerdict::Bounded;
            result.reason = "bounded by memory, of which there is no more";
        } catch (const LimitReached&) {
            result.verdict = TestVerdict::Bounded;
            result.reason = "bounded by a limit that was reached before the search could begin";
        }
        std::string text = written(result);
        for (std::size_t at = 0; at < text.size();) {
            ssize_t count = write(to, text.data() + at, text.size() - at);
            if (count < 0 && errno != EINTR) break;
            if (count > 0) at += static_cast<std::size_t>(count);
        }
        _exit(0);
    }

    // Waits for news of the processes.
    void listen() {
        std::vector<pollfd> ends;
        for (const Running& one : running_) ends.push_back({one.pipe, POLLIN, 0});
        if (ends.empty()) return;
        if (poll(ends.data(), ends.size(), kPollMilliseconds) < 0) return;
        for (std::size_t i = ends.size(); i-- > 0;) {
            double seconds = seconds_of(tests_[running_[i].job.test], words_.check.limits.seconds).value();
            if (running_[i].watch.seconds() > 2 * seconds + kPatience) kill(running_[i].process, SIGKILL);
            if (ends[i].revents == 0) continue;
            char buffer[1 << 16];
            ssize_t count = read(running_[i].pipe, buffer, sizeof buffer);
            if (count > 0) running_[i].text.append(buffer, static_cast<std::size_t>(count));
            if (count == 0 || (count < 0 && errno != EINTR)) end(i);
        }
        if (events_.progress) events_.progress(running_.size(), ended_);
    }

    void end(std::size_t index) {
        Running ended = std::move(running_[index]);
        running_.erase(running_.begin() + static_cast<std::ptrdiff_t>(index));
        close(ended.pipe);
        int status = 0;
        while (waitpid(ended.process, &status, 0) < 0 && errno == EINTR) {
        }
        ++ended_;
        std::optional<TestResult> result = read_result(ended.text);
        if (!result) {
            result.emplace();
            result->seconds = ended.watch.seconds();
            result->reason =
                WIFSIGNALED(status)
                    ? fmt::format("raceproof was ended by signal {} ({})", WTERMSIG(status), strsignal(WTERMSIG(status)))
                    : fmt::format("raceproof ended with status {} and no result", WEXITSTATUS(status));
        }
        keep(ended.job, result.value());
    }

    void keep(const Job& job, TestResult result) {
        Slot& slot = slots_[job.test];
        bool is_open = tests_[job.test].is_open_ended;
        bool is_last = !is_open || result.has_no_such_arguments;
        if (result.has_no_such_arguments && (!is_open || slot.results.empty())) {
            result.verdict = TestVerdict::Error;
            result.reason = is_open ? "its source gives no arguments" : "there are no such arguments";
            result.has_no_such_arguments = false;
        }
        if (!result.has_no_such_arguments) slot.results.push_back({test_of(job), std::move(result)});
        slot.is_complete = is_last;
        if (!is_last) waiting_.push_front({job.test, job.number + 1});
    }

    // What was not begun is bounded.
    void abandon() {
        for (const Job& job : waiting_) {
            TestResult result;
            result.verdict = TestVerdict::Bounded;
            result.reason = was_interrupted() ? "not begun: interrupted"
                            : has_failed_     ? "not begun: --fail-fast"
                                              : "not begun: --max-total";
            slots_[job.test].results.push_back({test_of(job), std::move(result)});
            slots_[job.test].is_complete = true;
        }
        waiting_.clear();
    }

    void tell() {
        for (; next_ < slots_.size(); ++next_, next_result_ = 0) {
            Slot& slot = slots_[next_];
            for (; next_result_ < slot.results.size(); ++next_result_) {
                if (has_failed_) return;
                told_.push_back(slot.results[next_result_]);
                events_.told(told_.back());
                has_failed_ = options_.fail_fast && told_.back().result.verdict == TestVerdict::Failed;
            }
            if (!slot.is_complete) return;
        }
    }

    std::span<const frameworks::TestCase> tests_;
    const CheckWords& words_;
    const RunOptions& options_;
    const RunEvents& events_;
    std::vector<Slot> slots_;
    std::deque<Job> waiting_;
    std::vector<Running> running_;
    Checked first_, booted_;
    std::vector<std::string> prepared_;  // the classes that `booted_` was made for
    std::vector<ToldTest> told_;
    std::size_t next_ = 0, next_result_ = 0, ended_ = 0;
    bool has_failed_ = false;
    Stopwatch watch_;
};

}  // namespace

Result<std::vector<ToldTest>> run_tests(std::span<const frameworks::TestCase> tests, const CheckWords& words,
                                        const RunOptions& options, const RunEvents& events) {
    return Runner(tests, words, options, events).run();
}

}  // namespace raceproof::cli
