// How many tasks each worker of a ThreadPoolExecutor has done. The pool only counts them to answer when it is asked. As long as
// the program does not ask, who has done how many makes no difference, and must not tell states apart.
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kPool = "java/util/concurrent/ThreadPoolExecutor";
constexpr std::string_view kWorker = "java/util/concurrent/ThreadPoolExecutor$Worker";

// After a task, a worker counts it and then unlocks itself: in one step, if operations are.
NativeOutcome unlock_worker(NativeCall& call) {
    if (call.method.grain == program::Grain::Operation && !call.machine.visibility.inspected.queues)
        set_field(call, call.receiver(), "completedTasks", "J", state::slot_of(std::int64_t{0}));
    return NativeOutcome::Declined;
}

NativeOutcome notice_question(NativeCall& call) {
    if (call.method.grain != program::Grain::Steps) call.machine.visibility.inspections_seen.queues = true;
    return NativeOutcome::Declined;
}

}  // namespace

void register_task_counts(NativeTable& table) {
    table.override_sometimes(
        kWorker, "unlock", "()V", unlock_worker,
        "At the grain of operations, how many tasks a worker has done is forgotten unless the program asks.");
    table.watch(kPool, "getCompletedTaskCount", "()J", notice_question);
    table.watch(kPool, "getTaskCount", "()J", notice_question);
    table.watch(kPool, "toString", "()Ljava/lang/String;", notice_question);
}

}  // namespace raceproof::machine::natives
