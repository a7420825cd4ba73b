#include "findings/throwables.h"

#include <algorithm>
#include <vector>

#include "base/text.h"
#include "machine/natives/helpful_npe.h"

namespace raceproof::findings {

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
                return as_ref(machine.objects.get(object, one));
    return kNull;
}

// As NullPointerException.getMessage: computed when it is first asked for.
std::string message_of_null_pointer(Machine& machine, Object& exception) {
    constexpr std::int32_t kNotComputed = 1;
    if (state::as_int(machine.objects.get(exception, *machine.known().null_pointer_message_state)) == kNotComputed)
        return machine::natives::helpful_message(machine, exception);
    Ref computed = reference_in(machine, exception, "extendedMessage", "Ljava/lang/String;");
    return computed == kNull ? "" : machine.strings.utf8_of(computed);
}

std::string message_of(Machine& machine, Object& throwable) {
    Ref message = as_ref(machine.objects.get(throwable, *machine.known().throwable_fields.message));
    if (message != kNull) return machine.strings.utf8_of(message);
    bool is_null_pointer = throwable.klass->is_subclass_of(*machine.known().null_pointer_exception);
    return is_null_pointer ? message_of_null_pointer(machine, throwable) : "";
}

Ref cause_of(Machine& machine, Ref throwable) {
    Ref cause = as_ref(machine.objects.get(machine.state().at(throwable), *machine.known().throwable_fields.cause));
    return cause == throwable ? kNull : cause;  // itself: not set
}

// They are in an ArrayList as soon as there is one.
std::vector<Ref> suppressed_by(Machine& machine, Ref throwable) {
    Ref list = as_ref(machine.objects.get(machine.state().at(throwable), *machine.known().throwable_fields.suppressed));
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

class Recorder {
  public:
    explicit Recorder(Machine& machine)
        : machine_(machine), assertion_error_(machine.program().required("java/lang/AssertionError")) {}

    Throwable record(Ref throwable) {
        Object& object = machine_.state().at(throwable);
        Throwable recorded;
        recorded.class_name = printable(object.klass->dotted_name());
        recorded.message = printable(message_of(machine_, object));
        recorded.is_assertion = object.klass->is_subclass_of(assertion_error_);
        recorded.is_told_above = std::find(told_.begin(), told_.end(), throwable) != told_.end();
        if (recorded.is_told_above || told_.size() >= kMaximumThrowables) return recorded;
        told_.push_back(throwable);
        recorded.stack = machine::backtrace_of(machine_, object);
        for (Ref suppressed : suppressed_by(machine_, throwable)) recorded.suppressed.push_back(record(suppressed));
        if (Ref cause = cause_of(machine_, throwable); cause != kNull) recorded.cause.push_back(record(cause));
        return recorded;
    }

  private:
    Machine& machine_;
    const program::Class& assertion_error_;
    std::vector<Ref> told_;
};

}  // namespace

const Throwable& Throwable::telling() const {
    return class_name == "java.lang.ExceptionInInitializerError" && !cause.empty() ? cause.front() : *this;
}

const machine::StackFrame* Throwable::frame_of_program() const {
    auto found = std::find_if(stack.begin(), stack.end(), [](const machine::StackFrame& frame) { return frame.is_of_program; });
    return found == stack.end() ? nullptr : &*found;
}

Throwable record_throwable(Machine& machine, Ref throwable) { return Recorder(machine).record(throwable); }

}  // namespace raceproof::findings
