#include "report/throwable_text.h"

#include <fmt/format.h>

namespace raceproof::report {

using findings::Throwable;
using Stack = std::vector<machine::StackFrame>;

namespace {

class Printer {
  public:
    // What follows the first line of a throwable that is printed below another's calls.
    void print(const Throwable& throwable, const Stack& enclosing, const std::string& margin) {
        const Stack& calls = throwable.stack;
        std::size_t common = 0;
        // The first call says where it was made, and is told although it may be the enclosing one's, too.
        while (common + 1 < calls.size() && common < enclosing.size() &&
               calls[calls.size() - 1 - common] == enclosing[enclosing.size() - 1 - common])
            ++common;
        for (std::size_t i = 0; i < calls.size() - common; ++i) text_ += margin + line_of(calls[i]);
        if (common > 0) text_ += fmt::format("{}\t... {} more\n", margin, common);
        for (const Throwable& suppressed : throwable.suppressed) print_below(suppressed, "Suppressed: ", calls, margin + "\t");
        for (const Throwable& cause : throwable.cause) print_below(cause, "Caused by: ", calls, margin);
    }

    std::string text() { return std::move(text_); }

  private:
    void print_below(const Throwable& throwable, std::string_view title, const Stack& enclosing, const std::string& margin) {
        std::string name = name_and_message(throwable);
        if (throwable.is_told_above) {
            text_ += fmt::format("{}{}[CIRCULAR REFERENCE: {}]\n", margin, title, name);
            return;
        }
        text_ += fmt::format("{}{}{}\n", margin, title, name);
        print(throwable, enclosing, margin);
    }

    std::string text_;
};

}  // namespace

std::string name_and_message(const Throwable& throwable) {
    return throwable.message.empty() ? throwable.class_name : fmt::format("{}: {}", throwable.class_name, throwable.message);
}

std::string line_of(const machine::StackFrame& frame) {
    const program::Place& place = frame.place;
    std::string where = "Native Method";
    if (!frame.is_native) {
        where = place.file.empty() ? "Unknown Source" : place.file;
        if (place.line > 0) where += fmt::format(":{}", place.line);
    }
    return fmt::format("\tat {}{}{}.{}({})\n", frame.module, frame.module.empty() ? "" : "/", place.class_name, place.method,
                       where);
}

std::string stack_trace_text(const Throwable& throwable) {
    Printer printer;
    printer.print(throwable, {}, "");
    return printer.text();
}

}  // namespace raceproof::report
