#include "machine/library_initialisation.h"
#include "machine/run_now.h"

#include <algorithm>
#include <deque>
#include <string>
#include <unordered_set>

namespace raceproof::machine {

using classfile::Tag;
using program::Class;

namespace {

constexpr std::size_t kMostClasses = 600;

// Methods after which an initialiser may find other values than before the program.
constexpr std::pair<std::string_view, std::string_view> kChangesDefaults[] = {
    {"java/lang/System", "setProperty"},        {"java/lang/System", "setProperties"},     {"java/lang/System", "clearProperty"},
    {"java/lang/System", "getProperties"},      {"java/util/Locale", "setDefault"},        {"java/util/TimeZone", "setDefault"},
    {"java/lang/System", "setSecurityManager"}, {"java/security/Security", "setProperty"},
};

class LibrarySearch {
  public:
    explicit LibrarySearch(Machine& machine) : machine_(machine) {}

    // False: the program changes what initialisers read.
    bool find(std::span<Class* const> roots) {
        for (Class* root : roots) add(*root, Reach::Program);
        while (!queue_.empty()) {
            auto [klass, reach] = queue_.front();
            queue_.pop_front();
            if (klass->file == nullptr) continue;
            if (reach == Reach::Program && changes_defaults(*klass)) return false;
            follow(*klass, reach);
        }
        return true;
    }
    const std::vector<Class*>& library() const { return library_; }

  private:
    // A class of the program is followed, a class that it names too. From there on only the concurrency utilities are, and only
    // among themselves: the whole library hangs together.
    enum class Reach { Program, Named, Further };

    static bool is_concurrency_utility(std::string_view name) { return name.starts_with("java/util/concurrent/"); }

    void add(Class& klass, Reach reach) {
        if (!seen_.insert(&klass).second) return;
        if (klass.is_trusted) library_.push_back(&klass);
        queue_.emplace_back(&klass, klass.is_trusted ? reach : Reach::Program);
    }

    void follow(const Class& klass, Reach reach) {
        bool among_utilities = reach == Reach::Further;
        if (among_utilities && !is_concurrency_utility(klass.name.text())) return;
        const classfile::ClassFile& file = *klass.file;
        for (std::size_t i = 1; i < file.constants.size() && library_.size() < kMostClasses; ++i) {
            if (file.constants[i].tag != Tag::Class) continue;
            std::string_view name = file.class_name(static_cast<std::uint16_t>(i));
            if (name.starts_with('[') || (among_utilities && !is_concurrency_utility(name))) continue;
            if (auto loaded = machine_.program().load(name))
                add(**loaded, reach == Reach::Program ? Reach::Named : Reach::Further);
        }
    }

    static bool changes_defaults(const Class& klass) {
        const classfile::ClassFile& file = *klass.file;
        return std::any_of(file.constants.begin(), file.constants.end(), [&](const classfile::Constant& constant) {
            if (constant.tag != Tag::MethodRef) return false;
            std::pair called{file.class_name(constant.first), file.name_and_type(constant.second).name};
            return std::find(std::begin(kChangesDefaults), std::end(kChangesDefaults), called) != std::end(kChangesDefaults);
        });
    }

    Machine& machine_;
    std::unordered_set<const Class*> seen_;
    std::deque<std::pair<Class*, Reach>> queue_;
    std::vector<Class*> library_;
};

}  // namespace

LibraryInitialisation initialise_library(Machine& machine, std::span<Class* const> roots) {
    state::State& state = machine.state();
    VERIFY(state.is_journalled() && machine.main_thread().depth == 0, "should initialise the library before the program begins");
    LibraryInitialisation result;
    LibrarySearch search(machine);
    if (!search.find(roots)) return result;
    result.looked_at = search.library().size();
    for (Class* klass : search.library()) {
        if (klass->has_trivial_initialisation || state.permanents().is_initialised(*klass)) continue;
        state.commit_step(state::Collect::No);
        state::Mark mark = state.mark();
        std::size_t threads = state.thread_count();
        state.threads().begin_running(machine.main_thread());
        bool is_done = false, goes_on = true;
        try {
            Stop stop = initialise_now(machine, machine.main_thread(), *klass);
            is_done = stop.kind == StopKind::Ended && stop.uncaught == kNull && state.thread_count() == threads;
        } catch (const LimitReached&) {
            goes_on = false;  // whatever comes next is going to say so
        }
        if (!is_done) state.undo_to(mark);
        ++(is_done ? result.initialised : result.left);
        if (!goes_on) break;
    }
    // Initialisers look at the clock for seeds only. The program has not seen it yet: it may still be set back.
    state.threads().before_status_write(machine.main_thread());
    machine.main_thread().status.has_read_clock = false;
    state.commit_step(state::Collect::Yes);
    return result;
}

}  // namespace raceproof::machine
