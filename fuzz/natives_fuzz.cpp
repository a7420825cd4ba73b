// Native methods called by a hostile program: any native of any class of the JDK, with any arguments that have the declared
// types, after any field of any object was set to any value of its type. That is what a program can bring about that has got at
// the library's private members. Whatever comes out must be a result, an exception or a refusal, and no object may lie about its
// class.
//
// An input is a list of actions of a few bytes each. One machine serves all inputs: each is undone.

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/verify.h"
#include "classfile/class_source.h"
#include "classfile/descriptor.h"
#include "machine/call_types.h"
#include "machine/frames.h"
#include "machine/machine.h"
#include "machine/native_table.h"
#include "machine/run_now.h"
#include "machine/silent_console.h"
#include "program/desugar/class_writer.h"
#include "state/object_contents.h"

namespace {

using namespace raceproof;
using program::BasicType;
using program::Class;
using program::Field;
using program::Method;
using state::kNull;
using state::Object;
using state::Ref;
using state::Slot;

// Numbers from the input; zero when it is used up.
class Input {
  public:
    Input(const std::uint8_t* data, std::size_t size) : bytes_(data, size) {}
    bool is_empty() const { return bytes_.empty(); }
    std::uint8_t byte() {
        if (bytes_.empty()) return 0;
        std::uint8_t first = bytes_.front();
        bytes_ = bytes_.subspan(1);
        return first;
    }
    std::size_t below(std::size_t limit) {
        std::size_t value = byte();
        if (limit > 256) value = value << 8 | byte();
        return limit == 0 ? 0 : value % limit;
    }
    // Often at an edge, or near an offset that means something.
    std::uint64_t number() {
        std::uint8_t kind = byte();
        if (kind < 96) return kind;
        if (kind < 128) return 16 + 8 * std::uint64_t{byte()};
        if (kind < 144) return (std::uint64_t{1} << 40) + 8 * std::uint64_t{byte()};
        if (kind < 160) return ~std::uint64_t{byte()};
        constexpr std::array<std::uint64_t, 8> kEdges = {0x7FFFFFFF,         0x80000000, 0xFFFFFFFF, 0x7FFFFFFFFFFFFFFF,
                                                         0x8000000000000000, 0xFFFF,     0x10000,    0xFFFFFFFFFFFFFFFF};
        if (kind < 192) return kEdges[kind % kEdges.size()] - byte() % 4;
        std::uint64_t value = 0;
        for (int i = 0; i < 8; ++i) value = value << 8 | byte();
        return value;
    }

  private:
    std::span<const std::uint8_t> bytes_;
};

class World {
  public:
    World() {
        classfile::JdkHome home = classfile::find_jdk().take();
        program_ =
            std::make_unique<program::Program>(program::Sources{classfile::open_jdk_image(home.path + "/lib/modules").take(),
                                                                classfile::ClassPath::open("", home.feature).take()},
                                               natives_);
        vm_ = std::make_unique<machine::Machine>(*program_, natives_,
                                                 state::StateOptions{.heap_bytes = 128u << 20, .journal = true, .hash = true},
                                                 machine::MachineOptions{}, console_);
        VERIFY(vm_->boot().ok(), "should boot");
        define_caller();
        collect_natives();
        make_pool();
        vm_->state().freeze();
    }

    void run(Input input) {
        state::Mark mark = vm_->state().mark();
        constexpr int kMostActions = 24;
        for (int i = 0; i < kMostActions && !input.is_empty(); ++i) {
            std::uint8_t action = input.byte() % 4;
            if (action == 0)
                set_field(input);
            else if (action == 1)
                set_element(input);
            else if (!call(input))
                break;
        }
        check_pool();
        vm_->state().undo_to(mark);
    }

  private:
    // A class of the program, whose code calls the natives.
    void define_caller() {
        program::desugar::ClassWriter writer("Caller", classfile::access::kPublic | classfile::access::kSuper, {});
        writer.add_field(classfile::access::kPublic | classfile::access::kStatic, "kept", "[Ljava/lang/Object;");
        writer.add_method(classfile::access::kPublic | classfile::access::kStatic, "run", "()V",
                          {300, 2, std::string("\0\0\xb1", 3)});
        auto defined = program_->define(writer.finish(), {.hidden = true});
        VERIFY(defined.ok(), "should define the calling class");
        caller_ = (*defined)->find_method("run", "()V");
    }

    void collect_natives() {
        for (const std::string& name : natives_.bound_classes()) {
            auto loaded = program_->load(name);
            if (!loaded) continue;
            classes_.push_back(*loaded);
            for (const auto& method : (*loaded)->methods)
                if (method->native != 0 && !method->is_abstract()) methods_.push_back(method.get());
        }
    }

    void add(Ref ref) {
        if (ref != kNull) pool_.push_back(ref);
    }

    void make_pool() {
        state::Thread& thread = vm_->main_thread();
        machine::push_call(*vm_, thread, *caller_, {});
        for (const char* name : {"[Z", "[B", "[C", "[S", "[I", "[J", "[F", "[D", "[Ljava/lang/Object;", "[Ljava/lang/String;",
                                 "[Ljava/lang/Class;", "[Ljava/lang/StackTraceElement;", "[[I"})
            for (std::uint32_t length : {0u, 1u, 9u, 200u}) add(vm_->objects.new_array(thread, program_->required(name), length));
        for (const char* text : {"", "a", "value", "java.lang.Object", "I", "()V", "/", "\xc3\xa9"})
            add(vm_->strings.make(thread, std::string_view(text)));
        for (const char* name : {"java/lang/Object",
                                 "java/lang/Integer",
                                 "java/lang/Long",
                                 "java/lang/Boolean",
                                 "java/lang/invoke/MemberName",
                                 "java/lang/invoke/DirectMethodHandle",
                                 "java/lang/invoke/MethodType",
                                 "java/lang/invoke/ResolvedMethodName",
                                 "java/lang/invoke/LambdaForm",
                                 "java/lang/reflect/Method",
                                 "java/lang/reflect/Field",
                                 "java/lang/reflect/Constructor",
                                 "java/lang/Module",
                                 "java/lang/StackTraceElement",
                                 "java/lang/ThreadGroup",
                                 "java/lang/NullPointerException",
                                 "java/lang/ref/WeakReference",
                                 "java/io/FileDescriptor",
                                 "java/util/concurrent/locks/ReentrantLock",
                                 "java/lang/StackStreamFactory$StackFrameTraverser"})
            classes_.push_back(&program_->required(name));
        for (Class* klass : classes_) {
            add(vm_->classes.mirror(*klass));
            bool is_made = klass->kind == program::ClassKind::Instance && !klass->is_abstract() &&
                           klass->special != program::SpecialClass::Class;
            if (is_made) add(vm_->objects.new_instance(thread, *klass));
        }
        add_members(thread);
        keep_pool(thread);
        thread.depth = 0;
    }

    // The collector does not know the pool: a static field of the calling class refers to all of it.
    void keep_pool(state::Thread& thread) {
        Ref kept =
            vm_->objects.new_array(thread, program_->required("[Ljava/lang/Object;"), static_cast<std::uint32_t>(pool_.size()));
        VERIFY(kept != kNull, "should have memory for the pool");
        Object& array = vm_->state().at(kept);
        vm_->state().before_element_write(array, 0, pool_.size() * sizeof(Ref));
        for (std::size_t i = 0; i < pool_.size(); ++i) {
            array.elements<Ref>()[i] = pool_[i];
            vm_->state().sharing().on_stored(array, pool_[i]);
        }
        vm_->objects.set_static(*caller_->owner->find_field("kept", "[Ljava/lang/Object;"), state::slot_of(kept));
    }

    // Methods, fields and constructors as reflection makes them.
    void add_members(state::Thread& thread) {
        const Class& klass = program_->required("java/lang/Class");
        for (const char* of : {"java/lang/Object", "java/lang/Thread", "java/lang/String"})
            for (auto [name, type] : {std::pair{"getDeclaredMethods0", "(Z)[Ljava/lang/reflect/Method;"},
                                      std::pair{"getDeclaredFields0", "(Z)[Ljava/lang/reflect/Field;"},
                                      std::pair{"getDeclaredConstructors0", "(Z)[Ljava/lang/reflect/Constructor;"}}) {
                const Method* method = klass.find_method(name, type);
                if (method == nullptr || method->native == 0) continue;
                std::array<Slot, 4> arguments{state::slot_of(vm_->classes.mirror(program_->required(of))), 0, 0, 0};
                machine::NativeCall call(*vm_, thread, *method, arguments.data());
                if (natives_.function(method->native)(call) != machine::NativeOutcome::Done) continue;
                Ref made = state::as_ref(call.result);
                add(made);
                const Object& array = vm_->state().at(made);
                for (std::uint32_t i = 0; i < array.length && i < 8; ++i) add(array.elements<Ref>()[i]);
            }
    }

    // A value of the type, or null.
    Ref reference(Input& input, std::string_view descriptor) {
        if (input.byte() % 16 == 0) return kNull;
        std::size_t start = input.below(pool_.size());
        for (std::size_t i = 0; i < pool_.size(); ++i) {
            Ref candidate = pool_[(start + i) % pool_.size()];
            if (machine::has_type(*program_, *vm_->state().at(candidate).klass, descriptor)) return candidate;
        }
        return kNull;
    }

    Slot value(Input& input, std::string_view descriptor) {
        switch (classfile::basic_type(descriptor.front())) {
            case BasicType::Reference: return state::slot_of(reference(input, descriptor));
            case BasicType::Boolean: return input.byte() & 1;
            case BasicType::Byte: return state::slot_of(static_cast<std::int32_t>(static_cast<std::int8_t>(input.number())));
            case BasicType::Char: return static_cast<std::uint16_t>(input.number());
            case BasicType::Short: return state::slot_of(static_cast<std::int32_t>(static_cast<std::int16_t>(input.number())));
            case BasicType::Long:
            case BasicType::Double: return input.number();
            default: return static_cast<std::uint32_t>(input.number());
        }
    }

    void set_field(Input& input) {
        Object& object = vm_->state().at(pool_[input.below(pool_.size())]);
        if (object.is_array() || object.length == 0 || object.klass->special == program::SpecialClass::Class) return;
        const Field* field = state::field_at(object, input.below(object.length));
        if (field != nullptr) vm_->objects.set(object, *field, value(input, field->descriptor.text()));
    }

    void set_element(Input& input) {
        Object& array = vm_->state().at(pool_[input.below(pool_.size())]);
        if (!array.is_array() || array.length == 0) return;
        std::size_t size = std::size_t{1} << state::element_shift(array.klass->component_type);
        std::size_t offset = input.below(array.length) * size;
        vm_->state().before_element_write(array, offset, size);
        if (array.klass->component_type == BasicType::Reference) {
            std::string name = array.klass->name.string().substr(1);
            Ref stored = reference(input, name);
            std::memcpy(array.elements<std::byte>() + offset, &stored, sizeof stored);
            vm_->state().sharing().on_stored(array, stored);
        } else {
            std::uint64_t number = input.number();
            std::memcpy(array.elements<std::byte>() + offset, &number, size);
        }
    }

    // False if the thread cannot go on afterwards.
    bool call(Input& input) {
        const Method& method = *methods_[input.below(methods_.size())];
        state::Thread& thread = vm_->main_thread();
        machine::push_call(*vm_, thread, *caller_, {});
        Slot* base = thread.top().stack_pointer;
        Slot* next = base;
        if (!method.is_static()) {
            Ref receiver = kNull;
            for (int i = 0; i < 4 && receiver == kNull; ++i) receiver = reference(input, "L" + method.owner->name.string() + ";");
            if (receiver == kNull) return false;
            *next++ = state::slot_of(receiver);
        }
        auto type = classfile::parse_method_descriptor(method.descriptor.text());
        for (std::string_view parameter : type->parameters) {
            *next = value(input, parameter);
            next += classfile::slot_count(classfile::basic_type(parameter.front()));
        }
        machine::push_frame(thread, method, nullptr, base);
        constexpr std::int64_t kBudget = 2000;
        machine::Stop stop = vm_->run(thread, kBudget);
        return stop.kind == machine::StopKind::Ended;
    }

    // Every reference that the program could have stored leads to an object of the type that its field has.
    void check_pool() {
        for (Ref ref : pool_) {
            const Object& object = vm_->state().at(ref);
            VERIFY(object.klass != nullptr, "should keep the headers of objects");
            if (object.is_array() || object.klass->special == program::SpecialClass::Class) continue;
            for (std::uint32_t slot : state::reference_slots(object)) {
                Ref held = state::as_ref(object.slots()[slot]);
                const Field* field = state::field_at(object, slot);
                if (held == kNull || field == nullptr || field->descriptor.text() == kResolvedMethod) continue;
                VERIFY(machine::has_type(*program_, *vm_->state().at(held).klass, field->descriptor.text()),
                       "should have references of their declared types only");
            }
        }
    }

    // The machine keeps a long[] there (machine/member_names.h).
    static constexpr std::string_view kResolvedMethod = "Ljava/lang/invoke/ResolvedMethodName;";

    machine::NativeTable natives_;
    machine::SilentConsole console_;
    std::unique_ptr<program::Program> program_;
    std::unique_ptr<machine::Machine> vm_;
    const Method* caller_ = nullptr;
    std::vector<Class*> classes_;
    std::vector<const Method*> methods_;
    std::vector<Ref> pool_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static World world;
    world.run(Input(data, size));
    return 0;
}
