// Changes of a program as words, for tests. Statements are lines of the source, in whatever method they are; LINE:METHOD picks
// one if there are several, such as that of a lambda.
//
//     volatile-field CLASS.FIELD          also volatile-elements, atomic-updates, atomic-elements
//     synchronized-method LINE
//     lock-statements FIRST LAST LOCK
//     acquire-before LINE LOCK            or: acquire-before LINE read CLASS.FIELD, which joins if the field holds a thread
//     move-statements FIRST LAST TARGET
//
// LOCK is one of: this, class CLASS, field CLASS.FIELD, concurrent CLASS.FIELD, variable NAME.
#pragma once

#include <fmt/format.h>

#include <charconv>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "advice/change.h"
#include "base/text.h"
#include "fixes/program_classes.h"

namespace raceproof::cli {

class ChangeReader {
  public:
    // Lines are of this file: "Counter.java".
    ChangeReader(fixes::ProgramClasses& classes, std::string source_file)
        : classes_(classes), source_file_(std::move(source_file)) {}

    // Several, with semicolons between them.
    Result<advice::Fix> read_all(const std::string& text) {
        advice::Fix fix;
        std::istringstream stream(text);
        for (std::string part; std::getline(stream, part, ';');) {
            fix.push_back(read(part));
            if (!problem_.empty()) return Error{fmt::format("{}: {}", part, problem_)};
        }
        return fix;
    }

  private:
    advice::Change read(const std::string& text) {
        words_ = std::istringstream(text);
        advice::Change change;
        std::string kind = word();
        bool is_known = false;
        for (int i = 0; i <= static_cast<int>(advice::ChangeKind::MoveStatements); ++i)
            if (name_of(static_cast<advice::ChangeKind>(i)) == kind) {
                change.kind = static_cast<advice::ChangeKind>(i);
                is_known = true;
            }
        if (!is_known) problem_ = "unknown kind of change";
        if (change.kind <= advice::ChangeKind::AtomicElements) {
            change.field = field();
            return change;
        }
        change.first = change.last = statement();
        bool has_last = change.kind == advice::ChangeKind::LockStatements || change.kind == advice::ChangeKind::MoveStatements;
        if (has_last) change.last = statement();
        if (change.kind == advice::ChangeKind::MoveStatements) change.target = statement();
        if (change.kind == advice::ChangeKind::LockStatements || change.kind == advice::ChangeKind::AcquireBefore) lock(change);
        return change;
    }

    std::string word() {
        std::string text;
        words_ >> text;
        return text;
    }

    advice::FieldName field() {
        std::string text = word();
        std::size_t dot = text.rfind('.');
        auto loaded = classes_.program().load(slashed(text.substr(0, dot)));
        if (loaded && dot != std::string::npos)
            for (const program::Field& field : (*loaded)->fields)
                if (field.name.text() == text.substr(dot + 1))
                    return {field.owner->name.string(), field.name.string(), field.descriptor.string(), field.is_static()};
        problem_ = fmt::format("there is no field {}", text);
        return {};
    }

    advice::Statement statement() {
        std::string text = word();
        std::size_t colon = text.find(':');
        std::string method_name = colon == std::string::npos ? "" : text.substr(colon + 1);
        int line = 0;
        std::from_chars(text.data(), text.data() + text.size(), line);
        for (program::Class* klass : classes_.all()) {
            if (klass->file->source_file != source_file_) continue;
            for (const auto& method : klass->methods) {
                if (!method->info->code || !(method_name.empty() || method->name.text().starts_with(method_name))) continue;
                for (const classfile::LineEntry& entry : method->info->code->lines)
                    if (entry.line == line)
                        return {klass->name.string(),
                                method->name.string(),
                                method->descriptor.string(),
                                std::string(source_file_),
                                line,
                                entry.start_pc};
            }
        }
        problem_ = fmt::format("there is no code at line {}", text);
        return {};
    }

    void lock(advice::Change& change) {
        using Kind = advice::LockExpression::Kind;
        std::string kind = word();
        if (kind == "read") {
            change.field = field();
        } else if (kind == "this") {
            change.lock.kind = Kind::This;
        } else if (kind == "class") {
            change.lock.kind = Kind::Class;
            change.lock.field.class_name = slashed(word());
        } else if (kind == "field" || kind == "concurrent") {
            change.lock.kind = Kind::Field;
            change.lock.is_concurrent_lock = kind == "concurrent";
            change.lock.field = field();
        } else if (kind == "variable") {
            change.lock.kind = Kind::Variable;
            change.lock.variable = word();
            change.lock.slot = slot_of(change);
        } else {
            problem_ = "unknown kind of lock";
        }
    }
    int slot_of(const advice::Change& change) {
        Result<program::Method*> method = classes_.method_of(change.first);
        if (method)
            for (const classfile::LocalEntry& local : (*method)->info->code->locals)
                if (local.name == change.lock.variable) return local.index;
        problem_ = fmt::format("there is no variable {}", change.lock.variable);
        return -1;
    }

    fixes::ProgramClasses& classes_;
    std::string source_file_;
    std::istringstream words_;
    std::string problem_;
};

}  // namespace raceproof::cli
