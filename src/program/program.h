// The program: all classes that were loaded, linked together. Grows on demand, is shared by all workers, and never depends on a
// schedule. Loading links a class completely: superclass and interfaces, layout, tables; method bodies are decoded on first call.
//
// One namespace: the JDK image first, then the class path (as the boot and application loaders do for distinct names).
// References between classes are resolved by program/resolution.h.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "classfile/class_source.h"
#include "program/class.h"
#include "program/class_numbers.h"
#include "program/code.h"
#include "program/frame_map.h"
#include "program/link_error.h"
#include "program/literals.h"
#include "program/modules.h"
#include "program/native_binder.h"
#include "program/symbol.h"

namespace raceproof::program {

class Loader;
class MethodMaps;
class Overlay;

// Where classes come from. Shared: several programs, such as one and its changed variants, read the same open files.
struct Sources {
    std::shared_ptr<const classfile::JdkImage> jdk;
    std::shared_ptr<const classfile::ClassPath> class_path;
    ModuleOptions modules = {};
};

class Program {
  public:
    // With an overlay this is the program that the sources hold, changed as the overlay says.
    Program(Sources sources, const NativeBinder& natives, std::shared_ptr<const Overlay> overlay = nullptr,
            std::shared_ptr<const GrainPolicy> grains = nullptr);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    // ── classes ──
    // "java/lang/String", "[I", "[Ljava/lang/String;". Not primitives.
    Link<Class*> load(std::string_view internal_name);
    Class* find_loaded(std::string_view internal_name) const;
    Class& primitive(BasicType type);  // Void included
    Class& array_of(Class& component);
    Link<Class*> class_of_descriptor(std::string_view field_descriptor);  // "I", "[J", "Ljava/lang/String;"
    // Loads a class that boot cannot do without; VERIFY-fails if it is missing.
    Class& required(std::string_view internal_name);
    Class& by_id(ClassId id) const { return numbers_.by_id(id); }
    std::uint32_t class_count() const { return numbers_.count(); }
    Class& nest_host(Class& of);
    // What the state knows methods by: the same in every run, whatever the order in which classes were loaded. There must be one.
    const Method* method_by_identity(std::uint64_t identity) const;

    // Defines a class from bytes. Idempotent: the same bytes in the same way give the same class, because a program knows no
    // schedule, and the same class may be made on many. Who makes classes at run time notes in the state that they are defined.
    struct Definition {
        const Class* host = nullptr;  // whose access rights and module it gets
        bool hidden = false;
        bool synthetic = false;    // ours, or of the JDK's code generators: trusted, its frames hidden
        bool trusted = false;      // defined by the boot loader: a class of java.base made at run time
        bool at_run_time = false;  // by the checked program. Different schedules may give one name to different bytes
        std::uint64_t place = 0;   // hidden: where and by whom, which makes its name unique
        bool operator==(const Definition&) const = default;
    };
    Link<Class*> define(classfile::Bytes bytes, const Definition& definition);
    // All classes that were ever made at run time with this name, hidden ones by their full name, in no state in particular.
    std::vector<Class*> made_at_run_time(std::string_view internal_name) const;
    // What a hidden class with this name in its class file is called.
    static std::string hidden_name(std::string_view name_in_file, std::uint64_t place);

    // ── code ──
    // The method that runs a call site of this class: an ordinary static synthetic method with the call site's descriptor.
    // Lambdas, string concatenation and record methods are desugared; other bootstraps are Unsupported here.
    Link<Method*> link_call_site(Class& from, std::uint16_t index);
    // Decoded (and for class-path code verified) on first use. The method must have a Code attribute.
    Link<const Code*> code_of(const Method& method);
    const FrameMap& frame_map(const Method& method, std::uint32_t pc) {
        const MethodMaps* known = method.maps.load(std::memory_order_acquire);
        return (known != nullptr ? *known : maps_of(method)).at(pc);
    }

    // ── literals: distinct strings of all constant pools, numbered ──
    std::uint32_t literal_number(std::string_view modified_utf8) { return literals_.number_of(modified_utf8); }
    std::string_view literal(std::uint32_t number) const { return literals_.text(number); }

    SymbolTable& symbols() { return symbols_; }
    const Sources& sources() const { return sources_; }
    // Does a module of the JDK show a package ("jdk/internal/misc") to the class path (program/modules.h)?
    bool is_exported(std::string_view module, std::string_view package);
    bool is_open(std::string_view module, std::string_view package);
    const classfile::JdkImage& jdk() const { return *sources_.jdk; }
    const classfile::ClassPath& class_path() const { return *sources_.class_path; }
    const NativeBinder& natives() const { return natives_; }
    // nullptr: all code is interleaved step by step.
    const std::shared_ptr<const GrainPolicy>& grains() const { return grains_; }

  private:
    const MethodMaps& maps_of(const Method& method);  // computed if they are not
    friend class Loader;

    struct CallSite {
        const Class* from;
        std::uint16_t index;
        bool operator==(const CallSite&) const = default;
    };
    struct CallSiteHash {
        std::size_t operator()(const CallSite& site) const;
    };

    Sources sources_;
    Modules modules_;                         // under mutex_
    std::shared_ptr<const Overlay> overlay_;  // nullptr: none
    std::shared_ptr<const GrainPolicy> grains_;
    const NativeBinder& natives_;
    SymbolTable symbols_;
    mutable std::recursive_mutex mutex_;  // guards growth; readers of published pointers take no lock
    ClassNumbers numbers_;
    std::unique_ptr<Loader> loader_;
    std::vector<std::unique_ptr<const Code>> code_;
    std::vector<std::unique_ptr<const MethodMaps>> maps_;
    std::unordered_map<CallSite, Method*, CallSiteHash> call_sites_;
    LiteralTable literals_;
};

}  // namespace raceproof::program
