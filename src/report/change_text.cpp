#include "report/change_text.h"

#include <fmt/format.h>

#include <vector>

#include "base/text.h"

namespace raceproof::report {

using advice::AdviceKind;
using advice::Change;
using advice::ChangeKind;
using advice::FieldName;
using advice::LocationKind;
using advice::LockExpression;
using advice::Statement;

namespace {

// "Account.this" for a class bank.Branch$Account.
std::string this_of(std::string_view descriptor) {
    std::string name = descriptor.size() > 2 ? dotted(descriptor.substr(1, descriptor.size() - 2)) : std::string(descriptor);
    return name.substr(name.find_last_of(".$") + 1) + ".this";
}

// As the source has it: the compiler keeps the object around an object, and captured variables, in fields of its own.
std::string name_of(const FieldName& field) {
    if (field.name.starts_with("this$")) return printable(this_of(field.descriptor));
    if (field.name.starts_with("val$")) return printable(field.name.substr(4));
    std::size_t lambda = field.class_name.find("$$Lambda");
    if (lambda != std::string::npos && field.name.starts_with("arg$"))
        return printable(fmt::format("a variable that a lambda of {} has captured", dotted(field.class_name.substr(0, lambda))));
    return printable(fmt::format("{}.{}", dotted(field.class_name), field.name));
}

std::string name_of_method(const Statement& statement) {
    if (statement.method.starts_with("lambda$")) return printable(fmt::format("a lambda of {}", dotted(statement.class_name)));
    if (statement.method == "<init>") return printable(fmt::format("the constructor of {}", dotted(statement.class_name)));
    if (statement.method == "<clinit>") return printable(fmt::format("the initialiser of {}", dotted(statement.class_name)));
    return printable(fmt::format("{}.{}", dotted(statement.class_name), statement.method));
}

std::string lines_of(const Statement& first, const Statement& last) {
    if (first.line == last.line || last.line == 0) return place_of(first);
    return fmt::format("{}-{}", place_of(first), last.line);
}

std::string name_of(const LockExpression& lock) {
    switch (lock.kind) {
        case LockExpression::Kind::None: return "";
        case LockExpression::Kind::This: return "this";
        case LockExpression::Kind::Class: return printable(dotted(lock.field.class_name)) + ".class";
        case LockExpression::Kind::Field:
            if (lock.through.is_known()) return printable(fmt::format("{}.{}", name_of(lock.through), lock.field.name));
            if (lock.variable.empty()) return name_of(lock.field);
            return printable(fmt::format("{}.{}", lock.variable, lock.field.name));
        case LockExpression::Kind::Variable: return printable(lock.variable);
    }
    return "";
}

std::string text_of_location(const advice::Advice& advice) {
    if (advice.field.is_known()) return name_of(advice.field);
    return "an object of class " + printable(advice.class_name);
}

std::string opening_of_lock(const Change& change) {
    return fmt::format("{} {}", change.lock.is_concurrent_lock ? "lock" : "synchronize on", name_of(change.lock));
}

bool is_array(const FieldName& field) { return field.descriptor.starts_with("["); }

}  // namespace

std::string variable_text(const Change& change) {
    return change.variable.empty() ? name_of(change.field) : printable(change.variable);
}

std::string place_of(const Statement& statement) {
    if (statement.line == 0) return name_of_method(statement);
    return printable(
        fmt::format("{}:{}", statement.file.empty() ? dotted(statement.class_name) : statement.file, statement.line));
}

std::string text_of(const Change& change) {
    switch (change.kind) {
        case ChangeKind::VolatileField: return fmt::format("make {} volatile", variable_text(change));
        case ChangeKind::VolatileElements:
            return fmt::format("give the elements of {} volatile semantics (an atomic array)", variable_text(change));
        case ChangeKind::AtomicUpdates:
            return fmt::format("make {} an atomic variable, and its updates atomic", variable_text(change));
        case ChangeKind::AtomicElements:
            return fmt::format("make {} an atomic array, and updates of its elements atomic", variable_text(change));
        case ChangeKind::SynchronizedMethod: return fmt::format("make {} synchronized", name_of_method(change.first));
        case ChangeKind::LockStatements:
            return fmt::format("{} around {}", opening_of_lock(change), lines_of(change.first, change.last));
        case ChangeKind::AcquireBefore:
            if (change.lock.kind != LockExpression::Kind::None)
                return fmt::format("lock and unlock {} before {}", name_of(change.lock), place_of(change.first));
            return fmt::format("{} {} before {}", change.field.descriptor == "Ljava/lang/Thread;" ? "join" : "read",
                               name_of(change.field), place_of(change.first));
        case ChangeKind::MoveStatements:
            return fmt::format("move {} to before {}", lines_of(change.first, change.last), place_of(change.target));
    }
    return "";
}

std::string text_of(const advice::Fix& fix) {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < fix.size(); ++i) {
        texts.push_back(text_of(fix[i]));
        // "synchronize on M.map around M.java:3, and around M.java:7": the lock once.
        std::string opening = fix[i].kind == ChangeKind::LockStatements ? opening_of_lock(fix[i]) : "";
        if (i > 0 && !opening.empty() && fix[i - 1].kind == ChangeKind::LockStatements && opening_of_lock(fix[i - 1]) == opening)
            texts.back().erase(0, opening.size() + 1);
    }
    std::string text;
    for (std::size_t i = 0; i < texts.size(); ++i)
        text += fmt::format("{}{}", i == 0 ? "" : i + 1 == texts.size() ? ", and " : ", ", texts[i]);
    return text;
}

std::string text_of(const advice::Advice& advice) {
    switch (advice.kind) {
        case AdviceKind::Volatile:
        case AdviceKind::OtherVolatile: return fmt::format("make {} volatile, or atomic", text_of_location(advice));
        case AdviceKind::AtomicArray:
        case AdviceKind::OtherAtomicArray:
            return fmt::format("use an atomic array for {}",
                               is_array(advice.field) ? name_of(advice.field) : text_of_location(advice));
        case AdviceKind::MoveSource:
            return fmt::format("move {} to before {}", place_of(advice.statement), place_of(advice.model));
        case AdviceKind::SynchronizeManifest:
        case AdviceKind::SynchronizeSource:
            return fmt::format("put {} into a block that locks {}, as at {}", place_of(advice.statement),
                               text_of_location(advice), place_of(advice.model));
        case AdviceKind::CommonLock:
            return fmt::format("put {} and {} into blocks on one lock", place_of(advice.statement), place_of(advice.model));
        case AdviceKind::Acquire: {
            std::string_view verb = advice.location_kind == LocationKind::Thread ? "join"
                                    : advice.location_kind == LocationKind::Monitor || advice.location_kind == LocationKind::Lock
                                        ? "lock"
                                        : "read";
            return fmt::format("{} {} before {}, as at {}", verb, text_of_location(advice), place_of(advice.statement),
                               place_of(advice.model));
        }
    }
    return "";
}

}  // namespace raceproof::report
