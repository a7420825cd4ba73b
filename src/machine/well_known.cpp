#include "machine/well_known.h"

#include <fmt/format.h>

#include <string_view>

namespace raceproof::machine {

namespace {

// Looks members up and remembers the first that is missing.
class Finder {
  public:
    explicit Finder(program::Program& program) : program_(program) {}

    program::Class* find_class(std::string_view name) {
        auto loaded = program_.load(name);
        if (!loaded) {
            missing(name);
            return nullptr;
        }
        return *loaded;
    }
    program::Field* field(program::Class* owner, std::string_view name, std::string_view descriptor) {
        program::Field* found = owner == nullptr ? nullptr : owner->find_field(name, descriptor);
        if (found == nullptr) missing(name);
        return found;
    }
    program::Method* method(program::Class* owner, std::string_view name, std::string_view descriptor) {
        program::Method* found = owner == nullptr ? nullptr : owner->find_declared_method(name, descriptor);
        if (found == nullptr) missing(name);
        return found;
    }
    Result<Done> result() const {
        if (missing_.empty()) return Done{};
        return Error{fmt::format("this JDK's class library lacks {}: OpenJDK 17 and 25 are supported", missing_)};
    }

  private:
    void missing(std::string_view name) {
        if (missing_.empty()) missing_ = name;
    }
    program::Program& program_;
    std::string missing_;
};

}  // namespace

Result<Done> WellKnown::look_up(program::Program& program) {
    Finder find(program);
    object = find.find_class("java/lang/Object");
    klass = find.find_class("java/lang/Class");
    string = find.find_class("java/lang/String");
    throwable = find.find_class("java/lang/Throwable");
    thread = find.find_class("java/lang/Thread");
    thread_group = find.find_class("java/lang/ThreadGroup");
    system = find.find_class("java/lang/System");
    cloneable = find.find_class("java/lang/Cloneable");
    serializable = find.find_class("java/io/Serializable");
    error = find.find_class("java/lang/Error");
    byte_array = find.find_class("[B");
    char_array = find.find_class("[C");
    int_array = find.find_class("[I");
    long_array = find.find_class("[J");
    object_array = find.find_class("[Ljava/lang/Object;");
    string_array = find.find_class("[Ljava/lang/String;");
    class_array = find.find_class("[Ljava/lang/Class;");

    string_fields.value = find.field(string, "value", "[B");
    string_fields.coder = find.field(string, "coder", "B");
    string_fields.hash = find.field(string, "hash", "I");
    string_fields.hash_is_zero = find.field(string, "hashIsZero", "Z");

    throwable_fields.backtrace = find.field(throwable, "backtrace", "Ljava/lang/Object;");
    throwable_fields.message = find.field(throwable, "detailMessage", "Ljava/lang/String;");
    throwable_fields.cause = find.field(throwable, "cause", "Ljava/lang/Throwable;");
    throwable_fields.stack_trace = find.field(throwable, "stackTrace", "[Ljava/lang/StackTraceElement;");
    throwable_fields.depth = find.field(throwable, "depth", "I");
    throwable_fields.suppressed = find.field(throwable, "suppressedExceptions", "Ljava/util/List;");
    throwable_fields.unassigned_stack = find.field(throwable, "UNASSIGNED_STACK", "[Ljava/lang/StackTraceElement;");
    throwable_fields.suppressed_sentinel = find.field(throwable, "SUPPRESSED_SENTINEL", "Ljava/util/List;");

    null_pointer_exception = find.find_class("java/lang/NullPointerException");
    null_pointer_message_state = find.field(null_pointer_exception, "extendedMessageState", "I");

    class_fields.component_type = find.field(klass, "componentType", "Ljava/lang/Class;");
    class_fields.name = find.field(klass, "name", "Ljava/lang/String;");
    class_fields.module = find.field(klass, "module", "Ljava/lang/Module;");
    class_fields.loader = find.field(klass, "classLoader", "Ljava/lang/ClassLoader;");

    thread_members.eetop = find.field(thread, "eetop", "J");
    thread_members.holder = thread == nullptr ? nullptr : thread->find_field("holder", "Ljava/lang/Thread$FieldHolder;");
    Class* holding = thread_members.holder == nullptr ? thread : find.find_class("java/lang/Thread$FieldHolder");
    thread_members.priority = find.field(holding, "priority", "I");
    thread_members.group = find.field(holding, "group", "Ljava/lang/ThreadGroup;");
    thread_members.status = find.field(holding, "threadStatus", "I");
    thread_members.handler = find.field(thread, "uncaughtExceptionHandler", "Ljava/lang/Thread$UncaughtExceptionHandler;");
    thread_members.default_handler =
        find.field(thread, "defaultUncaughtExceptionHandler", "Ljava/lang/Thread$UncaughtExceptionHandler;");
    thread_members.daemon = find.field(holding, "daemon", "Z");
    thread_members.name = find.field(thread, "name", "Ljava/lang/String;");
    thread_members.interrupted = find.field(thread, "interrupted", "Z");
    thread_members.start0 = find.method(thread, "start0", "()V");
    thread_members.join = find.method(thread, "join", "(J)V");
    thread_members.run = find.method(thread, "run", "()V");
    thread_members.id = find.field(thread, "tid", "J");
    thread_members.locals = find.field(thread, "threadLocals", "Ljava/lang/ThreadLocal$ThreadLocalMap;");
    thread_members.cleared_at_end = {thread_members.locals,
                                     find.field(thread, "inheritableThreadLocals", "Ljava/lang/ThreadLocal$ThreadLocalMap;"),
                                     thread_members.handler};
    if (thread_members.holder == nullptr) {
        for (program::Field* field : {thread_members.group, find.field(thread, "target", "Ljava/lang/Runnable;"),
                                      find.field(thread, "inheritedAccessControlContext", "Ljava/security/AccessControlContext;"),
                                      find.field(thread, "blocker", "Lsun/nio/ch/Interruptible;")})
            thread_members.cleared_at_end.push_back(field);
    } else {
        thread_members.cleared_at_end.push_back(find.field(thread, "nioBlocker", "Lsun/nio/ch/Interruptible;"));
    }
    thread_members.dispatch_uncaught = find.method(thread, "dispatchUncaughtException", "(Ljava/lang/Throwable;)V");
    return find.result();
}

}  // namespace raceproof::machine
