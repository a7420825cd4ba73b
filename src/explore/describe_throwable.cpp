#include "explore/describe_throwable.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "base/text.h"
#include "machine/natives/helpful_npe.h"

namespace raceproof::explore {

using machine::Machine;
using state::as_ref;
using state::kNull;
using state::Object;
using state::Ref;

namespace {

// More are no help.
constexpr std::size_t kMaximumThrowables = 32;

Ref reference_in(Machine& machine, Object& object, std::string_view field, std::string_view descriptor) {
    for (const program::Class* klass = object.klass; klass != nullptr; klass = klass->super)
        for (const program::Field& one : klass->fields)
            if (!one.is_static() && one.name.text() == field && one.descriptor.text() == descriptor)
                return as_ref(machine.get(object, one));
    return kNull;
}

// As NullPointerException.getMessage: computed when it is first asked for.
std::string message_of_null_pointer(Machine& machine, Object& exception) {
    constexpr std::int32_t kNotComputed = 1;
    if (state::as_int(machine.get(exception, *machine.known().null_pointer_message_state)) == kNotComputed)
        return machine::natives::helpful_message(machine, exception);
    Ref computed = reference_in(machine, exception, "extendedMessage", "Ljava/lang/String;");
    return computed == kNull ? "" : machine.utf8_of(computed);
}

std::string message_of(Machine& machine, Object& throwable) {
    Ref message = as_ref(machine.get(throwable, *machine.known().throwable_message));
    if (message != kNull) return machine.utf8_of(message);
    bool is_null_pointer = throwable.klass->is_subclass_of(*machine.known().null_pointer_exception);
    return is_null_pointer ? message_of_null_pointer(machine, throwable) : "";
}

Ref cause_of(Machine& machine, Ref throwable) {
    Ref cause = as_ref(machine.get(machine.state().at(throwable), *machine.known().throwable_cause));
    return cause == throwable ? kNull : cause;  // itself: not set
}

// They are in an ArrayList as soon as there is one.
std::vector<Ref> suppressed_by(Machine& machine, Ref throwable) {
    Ref list = as_ref(machine.get(machine.state().at(throwable), *machine.known().throwable_suppressed));
    if (list == kNull) return {};
    Object& object = machine.state().at(list);
    Ref elements = object.klass->name.text() == "java/util/ArrayList"
                       ? reference_in(machine, object, "elementData", "[Ljava/lang/Object;")
                       : kNull;
    if (elements == kNull) return {};
    std::vector<Ref> suppressed;
    const Object& array = machine.state().at(elements);
    for (std::uint32_t i = 0; i < array.length; ++i)
        if (Ref one = array.elements<Ref>()[i]; one != kNull) suppressed.push_back(one);
    return suppressed;
}

using Calls = std::vector<std::string>;

class Printer {
  public:
    explicit Printer(Machine& machine) : machine_(machine) {}

    // What follows the first line of a throwable that is printed below another's calls.
    void print(Ref throwable, const Calls& enclosing, const std::string& margin) {
        told_.push_back(throwable);
        Calls calls = calls_of(throwable);
        std::size_t common = 0;
        // The first call says where it was made, and is told although it may be the enclosing one's, too.
        while (common + 1 < calls.size() && common < enclosing.size() &&
               calls[calls.size() - 1 - common] == enclosing[enclosing.size() - 1 - common])
            ++common;
        for (std::size_t i = 0; i < calls.size() - common; ++i) text_ += margin + calls[i];
        if (common > 0) text_ += fmt::format("{}\t... {} more\n", margin, common);
        for (Ref suppressed : suppressed_by(machine_, throwable)) print_below(suppressed, "Suppressed: ", calls, margin + "\t");
        if (Ref cause = cause_of(machine_, throwable); cause != kNull) print_below(cause, "Caused by: ", calls, margin);
    }

    std::string text() { return std::move(text_); }

  private:
    Calls calls_of(Ref throwable) {
        Calls calls;
        std::string text = machine_.backtrace_text(machine_.state().at(throwable));
        for (std::size_t start = 0; start < text.size();) {
            std::size_t end = text.find('\n', start) + 1;
            calls.push_back(text.substr(start, end - start));
            start = end;
        }
        return calls;
    }

    void print_below(Ref throwable, std::string_view title, const Calls& enclosing, const std::string& margin) {
        std::string name = describe_throwable(machine_, throwable);
        bool is_told = std::find(told_.begin(), told_.end(), throwable) != told_.end();
        text_ += is_told ? fmt::format("{}{}[CIRCULAR REFERENCE: {}]\n", margin, title, name)
                         : fmt::format("{}{}{}\n", margin, title, name);
        if (!is_told && told_.size() < kMaximumThrowables) print(throwable, enclosing, margin);
    }

    Machine& machine_;
    std::vector<Ref> told_;
    std::string text_;
};

}  // namespace

std::string describe_throwable(Machine& machine, Ref throwable) {
    Object& object = machine.state().at(throwable);
    std::string name = printable(object.klass->dotted_name()), message = message_of(machine, object);
    return message.empty() ? name : fmt::format("{}: {}", name, printable(message));
}

std::string stack_trace_text(Machine& machine, Ref throwable) {
    Printer printer(machine);
    printer.print(throwable, {}, "");
    return printer.text();
}

}  // namespace raceproof::explore
