#include "session/guest.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <vector>

#include "base/suggestion.h"
#include "base/text.h"
#include "classfile/class_source.h"
#include "machine/library_initialisation.h"
#include "machine/run_now.h"
#include "session/class_names.h"

namespace raceproof::session {

namespace {

constexpr int kSupportedFeatures[] = {17, 25};
constexpr std::uint64_t kLeastHeap = 32 << 10;  // with less the class library does not start

Result<const program::Method*> find_main(Guest& guest, const GuestOptions& options) {
    const std::string& name = guest.target.main_class;
    auto loaded = guest.program->load(name);
    if (!loaded) {
        const program::LinkError& error = loaded.error();
        if (error.kind == program::LinkErrorKind::ClassNotFound && error.message == name)
            return Error{fmt::format("cannot find the class {} (class path: {}){}", dotted(name),
                                     options.class_path.empty() ? "." : options.class_path,
                                     did_you_mean(dotted(name), class_names(guest.target.class_path)))};
        return Error{fmt::format("cannot load {}: {}", dotted(name), error.message)};
    }
    const program::Method* method = (*loaded)->find_method("main", "([Ljava/lang/String;)V");
    constexpr std::uint16_t kPublicStatic = classfile::access::kPublic | classfile::access::kStatic;
    if (method == nullptr || (method->flags & kPublicStatic) != kPublicStatic)
        return Error{fmt::format("{} has no public static void main(String[])", (*loaded)->dotted_name())};
    return method;
}

// Booting takes a few hundredths of a second. Who asks for less time, or less memory, is told so by the search.
Result<Done> boot_without_limits(machine::Machine& vm, Budget* budget) {
    if (budget == nullptr || !budget->has_begun()) return vm.boot();
    Budget::Phase phase = budget->phase();
    budget->begin_phase({.heeds_interrupts = phase.heeds_interrupts});
    auto booted = vm.boot();
    budget->begin_phase(phase);
    return booted;
}

// Of a guest that has its classes.
Result<std::unique_ptr<Guest>> boot(std::unique_ptr<Guest> guest, const GuestOptions& options, machine::Console& console) {
    if (options.state.heap_bytes < kLeastHeap) return Error{"--heap needs at least 32k: the class library takes so much"};
    guest->vm = std::make_unique<machine::Machine>(*guest->program, *guest->natives, options.state, options.machine, console);
    if (auto booted = boot_without_limits(*guest->vm, options.machine.budget); !booted) return booted.error();
    auto main_method = find_main(*guest, options);
    if (!main_method) return main_method.error();
    guest->main_method = *main_method;
    if (options.initialises_library) initialise_library(*guest, {});
    return guest;
}

}  // namespace

Result<std::unique_ptr<Guest>> open_guest(const GuestOptions& options, machine::Console& console) {
    auto jdk = classfile::find_jdk();
    if (!jdk) return jdk.error();
    if (std::ranges::find(kSupportedFeatures, jdk->feature) == std::end(kSupportedFeatures))
        return Error{fmt::format("the JDK in {} is version {}; raceproof needs 17 or 25 (set JAVA_HOME, or --jdk)", jdk->path,
                                 jdk->version)};
    if (jdk->feature != 17 && (options.initialises_library || options.state.journal))
        return Error{fmt::format("JDK {} can only be run on so far (raceproof run): a check needs JDK 17", jdk->feature)};
    auto image = classfile::open_jdk_image(jdk->path + "/lib/modules");
    if (!image) return image.error();
    auto target = resolve_target(options.target, options.class_path, *jdk, options.modules.exports);
    if (!target) return target.error();
    auto class_path = classfile::ClassPath::open(target->class_path, jdk->feature);
    if (!class_path) return class_path.error();

    auto guest = std::make_unique<Guest>();
    guest->target = target.take();
    guest->natives = std::make_shared<const machine::NativeTable>(jdk->feature);
    std::shared_ptr<const program::GrainPolicy> grains;
    if (!options.grains.are_steps()) grains = std::make_shared<machine::LibraryOperations>(options.grains);
    guest->program = std::make_shared<program::Program>(program::Sources{image.take(), class_path.take(), options.modules},
                                                        *guest->natives, options.overlay, std::move(grains));
    return boot(std::move(guest), options, console);
}

Result<std::unique_ptr<Guest>> open_beside(const Guest& first, const GuestOptions& options, machine::Console& console) {
    auto guest = std::make_unique<Guest>();
    guest->target.main_class = slashed(options.target);
    guest->natives = first.natives;
    guest->program = options.overlay ? std::make_shared<program::Program>(first.program->sources(), *first.natives,
                                                                          options.overlay, first.program->grains())
                                     : first.program;
    return boot(std::move(guest), options, console);
}

void initialise_library(Guest& guest, std::span<const std::string> classes) {
    std::vector<program::Class*> roots = {guest.main_method->owner};
    for (const std::string& name : classes)
        if (auto loaded = guest.program->load(name)) roots.push_back(*loaded);
    machine::initialise_library(*guest.vm, roots);
}

namespace {

machine::Ref array_of(machine::Machine& vm, std::span<const std::string> arguments) {
    state::Thread& thread = vm.main_thread();
    machine::Ref array = vm.objects.new_array(thread, *vm.known().string_array, static_cast<std::uint32_t>(arguments.size()));
    for (std::size_t i = 0; array != machine::kNull && i < arguments.size(); ++i) {
        machine::Ref text = vm.strings.make(thread, arguments[i]);
        state::Object& object = vm.state().at(array);
        vm.state().before_element_write(object, i * 4, 4);
        object.elements<machine::Ref>()[i] = text;
    }
    return array;
}

// True if the class is initialised now.
bool initialise_alone(machine::Machine& vm, const program::Class& klass) {
    constexpr std::int64_t kSlice = 1 << 20;
    for (;;) {
        machine::Stop stop;
        machine::InitialisationStep step = vm.initialisation.initialise(vm.main_thread(), klass);
        if (step.kind != machine::InitialisationStep::Kind::FramePushed) return step.is_ready();
        do {
            stop = vm.run(vm.main_thread(), kSlice);
        } while (stop.kind == machine::StopKind::Budget);
        if (stop.kind != machine::StopKind::Ended || stop.uncaught != machine::kNull) return false;
    }
}

}  // namespace

machine::Stop prepare_main(Guest& guest, std::span<const std::string> arguments) {
    machine::Machine& vm = *guest.vm;
    machine::Stop stop = machine::initialise_now(vm, vm.main_thread(), *guest.main_method->owner);
    if (stop.kind != machine::StopKind::Ended || stop.uncaught != machine::kNull) return stop;
    vm.start_main(*guest.main_method, array_of(vm, arguments));
    return stop;
}

void prepare_exploration(Guest& guest, std::span<const std::string> arguments) {
    machine::Machine& vm = *guest.vm;
    vm.state().commit_step(state::Collect::Yes);
    state::Mark before = vm.state().mark();
    vm.visibility.points = machine::SchedulingPoints::Blocking;
    vm.state().threads().begin_running(vm.main_thread());
    bool is_initialised = false;
    try {
        is_initialised = initialise_alone(vm, *guest.main_method->owner);
    } catch (const LimitReached&) {  // the search will come to that, and say so
    }
    if (!is_initialised) vm.state().undo_to(before);
    machine::Ref array = array_of(vm, arguments);
    vm.start_main(*guest.main_method, array);
    vm.state().freeze();
}

}  // namespace raceproof::session
