// Finds, reads and links classes: the part of Program that grows. Private to `program`.
//
// Every function is called with Program's mutex held. A class is built aside and enters the tables only when it is complete, so
// that a failure leaves nothing behind, and whoever finds a class finds it linked.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "classfile/class_file.h"
#include "program/class.h"
#include "program/link_error.h"
#include "program/program.h"

namespace raceproof::program {

class Loader {
  public:
    explicit Loader(Program& program);

    Class* find(std::string_view internal_name) const;
    const Method* method_by_identity(std::uint64_t identity) const;
    Link<Class*> load(std::string_view internal_name);
    Link<Class*> define(classfile::Bytes bytes, const Program::Definition& definition);
    std::vector<Class*> made_at_run_time(std::string_view internal_name) const;
    Class& array_of(Class& component);
    Class& primitive(BasicType type) { return *primitives_[static_cast<std::size_t>(type)]; }

  private:
    // Where the bytes of a class came from, and what follows from that.
    struct Origin {
        std::string_view module;
        bool is_trusted = false;
        bool is_synthetic = false;
        bool is_hidden = false;
        bool is_made_at_run_time = false;
        const Class* host = nullptr;
    };
    struct Found {
        classfile::Bytes bytes;
        Origin origin;
    };

    Link<Class*> load_array(std::string_view name);
    Link<Class*> load_instance(std::string_view name);
    Link<Found> find_bytes(std::string_view name);
    Link<classfile::Bytes> overlaid(std::string_view name, classfile::Bytes bytes) const;
    std::string_view module_of(std::string_view package);
    Link<std::unique_ptr<const classfile::ClassFile>> read(classfile::Bytes bytes, std::string_view name, const Origin& origin);

    Link<Class*> build(std::unique_ptr<const classfile::ClassFile> file, std::string_view name, const Origin& origin);
    Link<Done> load_supertypes(Class& of);
    void link(Class& of);
    void tag(Class& of);
    Link<Class*> known_definition(std::string_view name, const classfile::ClassFile& file, const Program::Definition& definition);
    Class& publish(std::unique_ptr<Class> complete);
    // States are told apart by these hashes: no two classes or methods may have the same.
    void check_identities(const Class& of);

    Program& program_;
    std::vector<std::unique_ptr<Class>> classes_;
    std::vector<std::unique_ptr<const classfile::ClassFile>> files_;
    std::unordered_map<std::string_view, Class*> by_name_;  // keys are the names of the classes
    std::array<Class*, 10> primitives_{};
    std::vector<std::string_view> in_progress_;                  // classes whose superclasses are being loaded, outermost first
    std::unordered_map<std::string, std::string_view> modules_;  // by package, with slashes
    struct Made {
        Program::Definition definition;
        Class* klass;
    };
    std::unordered_map<std::string, std::vector<Made>> made_;      // hidden, or made at run time: by name
    std::unordered_map<std::uint64_t, const Method*> identities_;  // of methods, and of classes (nullptr)
    std::uint16_t newest_major_version_ = 0;                       // that of java/lang/Object: what this JDK runs
};

}  // namespace raceproof::program
