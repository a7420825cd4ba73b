// Any bytes as a class of the class path, over the real JDK: linked, every method decoded and verified, every constant resolved,
// every call site desugared. Whatever comes out must be a class or a typed error.
//
// One Program serves many inputs, because loading what they all need takes longer than an input: each input is defined as a
// hidden class, which no later one can see. The Program is made anew from time to time, so that memory stays bounded.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <random>
#include <span>
#include <vector>

#include "classfile/class_source.h"
#include "classfile/reader.h"
#include "program/program.h"
#include "program/resolution.h"

namespace {

using namespace raceproof;
using program::Class;
using program::Method;
using program::Program;

class NoNatives final : public program::NativeBinder {
  public:
    bool binds_class(std::string_view) const override { return false; }
    program::NativeBinding bind(std::string_view, std::string_view, std::string_view) const override { return {}; }
    bool skips_initialiser(std::string_view) const override { return false; }
    program::Housekeeping housekeeping_of(std::string_view, std::string_view) const override { return {}; }
};

constexpr int kInputsPerProgram = 2000;

Program& current_program() {
    static const NoNatives natives;
    static const classfile::JdkHome home = classfile::find_jdk().take();
    static std::unique_ptr<Program> program;
    static int inputs = 0;
    if (inputs++ % kInputsPerProgram == 0) {
        program.reset();
        program = std::make_unique<Program>(program::Sources{classfile::open_jdk_image(home.path + "/lib/modules").take(),
                                                             classfile::ClassPath::open("", home.feature).take()},
                                            natives);
    }
    return *program;
}

void run_methods(Program& program, const Class& of) {
    for (const std::unique_ptr<Method>& method : of.methods) {
        auto code = program.code_of(*method);
        if (!code) continue;
        for (std::uint32_t pc = 0; pc < (*code)->instructions.size(); ++pc) {
            program.frame_map(*method, pc);
            (*code)->line_of(pc);
        }
    }
}

void resolve_constants(Program& program, Class& from) {
    for (std::uint16_t index = 1; index < from.file->constants.size(); ++index) {
        switch (from.file->constant(index).tag) {
            case classfile::Tag::Class: (void)resolve_class(program, from, index); break;
            case classfile::Tag::FieldRef:
                (void)resolve_field(program, from, index, program::FieldKind::Instance);
                if (!from.methods.empty())
                    (void)resolve_field(program, from, index, program::FieldKind::Static, from.methods[0].get());
                break;
            case classfile::Tag::MethodRef:
            case classfile::Tag::InterfaceMethodRef:
                (void)resolve_virtual(program, from, index);
                (void)resolve_static(program, from, index);
                (void)resolve_special(program, from, index);
                if (auto resolved = resolve_interface(program, from, index))
                    if (!from.is_interface() && from.is_subclass_of(*resolved->method->owner) &&
                        !resolved->method->is_constructor())
                        (void)select(from, *resolved->method, program::CallKind::Interface);
                break;
            case classfile::Tag::InvokeDynamic: (void)program.link_call_site(from, index); break;
            default: break;
        }
    }
}

// The method bodies of a well-formed class file, as parts of its bytes; none if it is malformed.
std::vector<std::span<std::uint8_t>> method_bodies(std::uint8_t* data, std::size_t size) {
    std::vector<std::span<std::uint8_t>> bodies;
    auto file = classfile::read_class({{data, size}, nullptr});
    if (!file) return bodies;
    for (const classfile::MethodInfo& method : (*file)->methods)
        if (method.code) bodies.emplace_back(data + (method.code->code.data() - data), method.code->code.size());
    return bodies;
}

// An opcode, a small number (a local, a constant, a distance), or anything.
std::uint8_t likely_byte(std::minstd_rand& random) {
    switch (random() % 3) {
        case 0: return static_cast<std::uint8_t>(random() % 202);
        case 1: return static_cast<std::uint8_t>(random() % 12);
        default: return static_cast<std::uint8_t>(random() >> 8);
    }
}

}  // namespace

// libFuzzer's own; absent where stored inputs are replayed.
extern "C" __attribute__((weak)) std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

// Changes anywhere mostly end in the reader, which has a fuzz target of its own: here most changes hit method bodies.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size, unsigned seed) {
    std::minstd_rand random(seed);
    random.discard(8);
    std::vector<std::span<std::uint8_t>> bodies = method_bodies(data, size);
    if (bodies.empty() || random() % 4 == 0) return LLVMFuzzerMutate(data, size, max_size);
    std::span<std::uint8_t> body = bodies[random() % bodies.size()];
    for (unsigned changes = 1 + random() % 3; changes > 0; --changes) body[random() % body.size()] = likely_byte(random);
    return size;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Program& program = current_program();
    auto owner = std::make_shared<const std::vector<std::uint8_t>>(data, data + size);
    auto defined = program.define({{owner->data(), owner->size()}, owner}, {.hidden = true});
    if (!defined) return 0;
    Class& of = **defined;
    program.nest_host(of);
    run_methods(program, of);
    resolve_constants(program, of);
    return 0;
}
