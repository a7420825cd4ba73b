// Which natives are visible operations: the table.
#include <string>

#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

using enum OperationKind;

constexpr std::string_view kUnsafe = "jdk/internal/misc/Unsafe";

struct Row {
    std::string_view class_name, method, descriptor;
    OperationKind kind, resumed;
    Releases releases{};
};

constexpr Row kRows[] = {
    {"java/lang/Object", "wait", "(J)V", Wait, WaitResume},
    {"java/lang/Object", "notify", "()V", Notify, None},
    {"java/lang/Object", "clone", "()Ljava/lang/Object;", BulkAccess, None},
    {"java/lang/System", "arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V", BulkAccess, None},
    {"java/lang/Object", "notifyAll", "()V", NotifyAll, None},
    {"java/lang/Thread", "start0", "()V", ThreadStart, None},
    {"java/lang/Thread", "sleep", "(J)V", Sleep, None},
    {"java/lang/Thread", "yield", "()V", Yield, None},
    {"java/lang/System", "nanoTime", "()J", LookAtClock, None},
    {"java/lang/System", "currentTimeMillis", "()J", LookAtClock, None},
    {"jdk/internal/misc/VM", "getNanoTimeAdjustment", "(J)J", LookAtClock, None},
    {"java/lang/Thread", "interrupt0", "()V", Interrupt, None},
    {"java/lang/Thread", "getState", "()Ljava/lang/Thread$State;", ObserveThread, None},
    {"java/lang/Thread", "getThreads", "()[Ljava/lang/Thread;", ObserveThread, None},
    {"java/lang/Thread", "dumpThreads", "([Ljava/lang/Thread;)[[Ljava/lang/StackTraceElement;", ObserveThread, None},
    {"java/lang/String", "intern", "()Ljava/lang/String;", Intern, None},
    {"java/lang/ThreadGroup", "activeCount", "()I", ObserveThread, None, {.last = 18}},
    {"java/lang/ThreadGroup", "enumerate", "([Ljava/lang/Thread;IZ)I", ObserveThread, None, {.last = 18}},
    {"java/lang/ThreadGroup", "interrupt", "()V", ObserveThread, None, {.last = 18}},
    {"java/lang/ThreadGroup", "list", "(Ljava/io/PrintStream;I)V", ObserveThread, None, {.last = 18}},
    {"java/lang/ThreadGroup", "destroy", "()V", ObserveThread, None, {.last = 18}},
    {"java/lang/ThreadGroup", "stopOrSuspend", "(Z)Z", ObserveThread, None, {.last = 18}},
    {"java/lang/ThreadGroup", "resume", "()V", ObserveThread, None, {.last = 18}},
    {kUnsafe, "park", "(ZJ)V", Park, None},
    {kUnsafe, "unpark", "(Ljava/lang/Object;)V", Unpark, None},
    {kUnsafe, "fullFence", "()V", Fence, None},
    {"java/lang/Shutdown", "halt0", "(I)V", ProgramEnd, None},
    {"java/lang/Class", "forName0", "(Ljava/lang/String;ZLjava/lang/ClassLoader;Ljava/lang/Class;)Ljava/lang/Class;", FindClass,
     None},
    {"java/lang/ClassLoader", "findLoadedClass0", "(Ljava/lang/String;)Ljava/lang/Class;", FindClass, None},
    {"java/lang/ClassLoader", "defineClass0",
     "(Ljava/lang/ClassLoader;Ljava/lang/Class;Ljava/lang/String;[BIILjava/security/ProtectionDomain;ZILjava/lang/"
     "Object;)Ljava/lang/Class;",
     DefineClass, None},
    {"java/lang/ClassLoader", "defineClass1",
     "(Ljava/lang/ClassLoader;Ljava/lang/String;[BIILjava/security/ProtectionDomain;Ljava/lang/String;)Ljava/lang/Class;",
     DefineClass, None},
    {kUnsafe, "defineClass0", "(Ljava/lang/String;[BIILjava/lang/ClassLoader;Ljava/security/ProtectionDomain;)Ljava/lang/Class;",
     DefineClass, None},
};

struct Type {
    std::string_view name, descriptor;
    bool adds, has_bits;
};

constexpr Type kTypes[] = {
    {"Boolean", "Z", false, true}, {"Byte", "B", true, true},    {"Char", "C", true, true},
    {"Short", "S", true, true},    {"Int", "I", true, true},     {"Long", "J", true, true},
    {"Float", "F", true, false},   {"Double", "D", true, false}, {"Reference", "Ljava/lang/Object;", false, false},
};

void add_type(NativeTable& table, const Type& type) {
    std::string name(type.name), value(type.descriptor), place = "(Ljava/lang/Object;J";
    std::string getter = place + ")" + value, setter = place + value + ")V";
    table.visible(kUnsafe, "get" + name, getter, PlainRead);
    table.visible(kUnsafe, "put" + name, setter, PlainWrite);
    table.visible(kUnsafe, "get" + name + "Volatile", getter, VolatileRead);
    table.visible(kUnsafe, "put" + name + "Volatile", setter, VolatileWrite);
    table.visible(kUnsafe, "get" + name + "Opaque", getter, OpaqueRead);
    table.visible(kUnsafe, "put" + name + "Opaque", setter, OpaqueWrite);
    table.visible(kUnsafe, "get" + name + "Acquire", getter, AcquireRead);
    table.visible(kUnsafe, "put" + name + "Release", setter, ReleaseWrite);
    for (std::string mode : {"", "Plain", "Acquire", "Release"}) {
        table.visible(kUnsafe, "weakCompareAndSet" + name + mode, place + value + value + ")Z", AtomicUpdate);
        if (mode == "Plain") continue;
        table.visible(kUnsafe, "compareAndExchange" + name + mode, place + value + value + ")" + value, AtomicUpdate);
        table.visible(kUnsafe, "getAndSet" + name + mode, place + value + ")" + value, AtomicUpdate);
        if (type.adds) table.visible(kUnsafe, "getAndAdd" + name + mode, place + value + ")" + value, AtomicUpdate);
        if (!type.has_bits) continue;
        for (std::string operation : {"Or", "And", "Xor"})
            table.visible(kUnsafe, "getAndBitwise" + operation + name + mode, place + value + ")" + value, AtomicUpdate);
    }
    table.visible(kUnsafe, "compareAndSet" + name, place + value + value + ")Z", AtomicUpdate);
}

}  // namespace

void register_visible_operations(NativeTable& table) {
    for (const Row& row : kRows)
        table.only_in(row.releases).visible(row.class_name, row.method, row.descriptor, row.kind, row.resumed);
    for (const Type& type : kTypes) add_type(table, type);
}

}  // namespace raceproof::machine::natives
