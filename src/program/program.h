// The program: all classes that were loaded, linked together. Grows on demand, is shared by all workers, and never depends on a
// schedule. Loading links a class completely: superclass and interfaces, layout, tables; method bodies are decoded on first call.
//
// One namespace: the JDK image first, then the class path (as the boot and application loaders do for distinct names).
#pragma once

#include <atomic>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "classfile/class_source.h"
#include "program/class.h"
#include "program/code.h"
#include "program/frame_map.h"
#include "program/link_error.h"
#include "program/native_binder.h"
#include "program/symbol.h"

namespace raceproof::program {

class Loader;
class MethodMaps;

struct ResolvedMethod {
    Method* method = nullptr;
    // The class named by the reference: what invokevirtual on an array's clone(), and super calls, need.
    Class* referenced_class = nullptr;
};

// What the constant pool says of a member reference, unresolved.
struct MemberReference {
    std::string_view class_name;
    Symbol name, descriptor;
    bool is_interface = false;
};

class Program {
  public:
    Program(std::unique_ptr<classfile::JdkImage> jdk, std::unique_ptr<classfile::ClassPath> class_path,
            const NativeBinder& natives);
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
    Class& by_id(ClassId id) const { return *classes_by_id_[static_cast<std::uint32_t>(id)].load(std::memory_order_acquire); }
    std::uint32_t class_count() const { return class_count_.load(std::memory_order_acquire); }

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

    // ── resolution from a class's constant pool (JVMS 5.4.3), with access checks ──
    Link<Class*> resolve_class(const Class& from, std::uint16_t index);
    // `writer`: the method that stores to the field, which decides whether it may if the field is final; nullptr for a load.
    Link<Field*> resolve_field(const Class& from, std::uint16_t index, bool is_static, const Method* writer = nullptr);
    // MethodRef or InterfaceMethodRef; static methods too.
    Link<ResolvedMethod> resolve_method(const Class& from, std::uint16_t index);
    // For invokevirtual: not static. May be private, or belong to an interface, which the itables dispatch.
    Link<ResolvedMethod> resolve_virtual(const Class& from, std::uint16_t index);
    // The method that invokespecial runs, after the superclass rule of 6.5.invokespecial.
    Link<Method*> resolve_special(const Class& from, std::uint16_t index);
    Link<ResolvedMethod> resolve_static(const Class& from, std::uint16_t index);
    Link<ResolvedMethod> resolve_interface(const Class& from, std::uint16_t index);
    MemberReference member_reference(const Class& from, std::uint16_t index);
    // The method that a virtual or interface call of the resolved `method` runs on this receiver (5.4.6), or why none can run:
    // AbstractMethodError, IncompatibleClassChangeError, IllegalAccessError. The tables of the class give the same answer faster;
    // ask here when they say nullptr or an abstract method. Only the errors depend on the kind of call.
    enum class Call { Virtual, Interface };
    Link<Method*> select(const Class& receiver, const Method& method, Call call) const;
    // Can `new` make an instance? InstantiationError for interfaces, abstract classes and arrays.
    Link<Done> check_instantiable(const Class& of) const;
    // Can code of `from` see the class, the member? (Nest mates, packages, protected.) For resolution and reflection.
    bool can_access(const Class& from, const Class& target) const;
    bool can_access(const Class& from, const Class& owner, std::uint16_t member_flags) const;
    Class& nest_host(Class& of);

    // The method that runs a call site of this class: an ordinary static synthetic method with the call site's descriptor.
    // Lambdas, string concatenation and record methods are desugared; other bootstraps are Unsupported here.
    Link<Method*> link_call_site(Class& from, std::uint16_t index);

    // ── code ──
    // Decoded (and for class-path code verified) on first use. The method must have a Code attribute.
    Link<const Code*> code_of(const Method& method);
    const FrameMap& frame_map(const Method& method, std::uint32_t pc);

    // ── literals: distinct strings of all constant pools, numbered ──
    std::uint32_t literal_number(std::string_view modified_utf8);
    std::string_view literal(std::uint32_t number) const;

    SymbolTable& symbols() { return symbols_; }
    const classfile::JdkImage& jdk() const { return *jdk_; }
    const classfile::ClassPath& class_path() const { return *class_path_; }
    const NativeBinder& natives() const { return natives_; }

  private:
    friend class Loader;

    // Numbers of classes are given out up to here; the table takes memory only as it fills.
    static constexpr std::uint32_t kMostClasses = 1u << 20;
    struct Free {
        void operator()(void* memory) const;
    };
    struct CallSite {
        const Class* from;
        std::uint16_t index;
        bool operator==(const CallSite&) const = default;
    };
    struct CallSiteHash {
        std::size_t operator()(const CallSite& site) const;
    };

    bool can_access_member(const Class& from, const Class& referenced, const Class& owner, std::uint16_t flags) const;
    bool are_nest_mates(const Class& left, const Class& right) const;
    // Which kind of method a reference must name: the one that its constant says, or the one that the class it names is of.
    enum class Dispatch { ByConstant, ByClass };
    Link<ResolvedMethod> resolve_method(const Class& from, std::uint16_t index, Dispatch dispatch);
    Link<Done> check_method_access(const Class& from, const ResolvedMethod& resolved) const;
    Link<Done> check_final_store(const Class& from, const Class& referenced, const Field& field, const Method& writer) const;
    Link<const Code*> decode_and_verify(const Method& method);

    std::unique_ptr<classfile::JdkImage> jdk_;
    std::unique_ptr<classfile::ClassPath> class_path_;
    const NativeBinder& natives_;
    SymbolTable symbols_;
    mutable std::recursive_mutex mutex_;  // guards growth; readers of published pointers take no lock
    std::atomic<std::uint32_t> class_count_{0};
    std::unique_ptr<std::atomic<Class*>[], Free> classes_by_id_;
    std::unique_ptr<Loader> loader_;
    std::vector<std::unique_ptr<const Code>> code_;
    std::vector<std::unique_ptr<const MethodMaps>> maps_;
    std::unordered_map<CallSite, Method*, CallSiteHash> call_sites_;
    std::deque<std::string> literals_;
    std::unordered_map<std::string_view, std::uint32_t> literal_numbers_;  // keys are in literals_
};

}  // namespace raceproof::program
