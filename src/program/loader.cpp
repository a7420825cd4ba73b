#include "program/loader.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/hash128.h"
#include "base/text.h"
#include "classfile/names.h"
#include "classfile/reader.h"
#include "program/dispatch_tables.h"
#include "program/hierarchy_checks.h"
#include "program/layout.h"
#include "program/members.h"
#include "program/overlay.h"

namespace raceproof::program {
namespace {

using classfile::ClassFile;
namespace access = classfile::access;

// Superclasses are loaded by recursion; java ends such chains with a StackOverflowError.
constexpr std::size_t kDeepestChain = 1000;
constexpr std::size_t kMostDimensions = 255;

std::string_view package_of(std::string_view name) {
    std::size_t slash = name.rfind('/');
    return slash == std::string_view::npos ? std::string_view{} : name.substr(0, slash);
}

LinkError not_found(std::string_view name) { return {LinkErrorKind::ClassNotFound, std::string(name), std::string(name)}; }

LinkError wrong_name(std::string_view expected, std::string_view actual) {
    return {LinkErrorKind::NoClassDefFound, fmt::format("{} (wrong name: {})", expected, actual)};
}

SpecialClass special_class(std::string_view name) {
    struct Row {
        std::string_view name;
        SpecialClass special;
    };
    static constexpr Row kRows[] = {
        {"java/lang/Object", SpecialClass::Object},
        {"java/lang/Class", SpecialClass::Class},
        {"java/lang/String", SpecialClass::String},
        {"java/lang/Thread", SpecialClass::Thread},
        {"java/lang/Throwable", SpecialClass::Throwable},
        {"java/lang/ref/Reference", SpecialClass::Reference},
        {"java/lang/invoke/MethodHandle", SpecialClass::MethodHandle},
        {"java/lang/invoke/VarHandle", SpecialClass::VarHandle},
    };
    for (const Row& row : kRows)
        if (row.name == name) return row.special;
    return SpecialClass::None;
}

}  // namespace

Loader::Loader(Program& program) : program_(program) {
    for (int i = 0; i <= static_cast<int>(BasicType::Void); ++i) {
        auto type = static_cast<BasicType>(i);
        if (type == BasicType::Reference) continue;
        auto primitive = std::make_unique<Class>();
        primitive->kind = ClassKind::Primitive;
        primitive->name = program_.symbols_.intern(classfile::primitive_name(type));
        primitive->flags = access::kPublic | access::kFinal | access::kAbstract;
        primitive->primitive = type;
        primitive->is_trusted = true;
        primitive->module = "java.base";
        primitive->has_trivial_initialisation = true;
        primitive->identity = hash_text(primitive->name.text());
        primitives_[static_cast<std::size_t>(i)] = &publish(std::move(primitive));
    }
}

Class* Loader::find(std::string_view internal_name) const {
    auto found = by_name_.find(internal_name);
    return found == by_name_.end() ? nullptr : found->second;
}

Link<Class*> Loader::load(std::string_view internal_name) {
    if (Class* loaded = find(internal_name)) return loaded;
    if (internal_name.starts_with('[')) return load_array(internal_name);
    std::vector<Class*> made = made_at_run_time(internal_name);
    if (made.empty()) return load_instance(internal_name);
    if (made.size() == 1 && !made.front()->is_hidden) return made.front();
    return LinkError{LinkErrorKind::Unsupported,
                     fmt::format("a reference by name to {}, which schedules define differently", dotted(internal_name))};
}

Link<Class*> Loader::load_array(std::string_view name) {
    if (!classfile::is_field_descriptor(name)) return not_found(name);
    std::size_t dimensions = name.find_first_not_of('[');
    Class* type = nullptr;
    if (name[dimensions] == 'L') {
        Link<Class*> element = load(classfile::class_name_of_descriptor(name.substr(dimensions)));
        if (!element) return element;
        type = *element;
    } else {
        type = &primitive(classfile::basic_type(name[dimensions]));
    }
    for (std::size_t i = 0; i < dimensions; ++i) type = &array_of(*type);
    return type;
}

Link<Class*> Loader::load_instance(std::string_view name) {
    if (!classfile::is_class_name(name)) return not_found(name);
    if (std::find(in_progress_.begin(), in_progress_.end(), name) != in_progress_.end())
        return LinkError{LinkErrorKind::ClassCircularity, std::string(name)};
    if (in_progress_.size() >= kDeepestChain)
        return LinkError{LinkErrorKind::Unsupported, fmt::format("class {} with more than {} superclasses", name, kDeepestChain)};
    Link<Found> found = find_bytes(name);
    if (!found) return found.error();
    Link<classfile::Bytes> bytes = overlaid(name, std::move(found->bytes));
    if (!bytes) return bytes.error();
    Link<std::unique_ptr<const ClassFile>> file = read(bytes.take(), name, found->origin);
    if (!file) return file.error();
    return build(file.take(), name, found->origin);
}

// A package belongs to one module or to the class path as a whole, as for java's own class loaders.
Link<Loader::Found> Loader::find_bytes(std::string_view name) {
    std::string_view module = module_of(package_of(name));
    if (module.empty() && name.starts_with("java/")) return not_found(name);
    std::string path = std::string(name) + ".class";
    const classfile::ClassSource& source =
        module.empty() ? static_cast<const classfile::ClassSource&>(program_.class_path()) : program_.jdk();
    Result<std::optional<classfile::Bytes>> bytes = source.find(path);
    if (!bytes) return LinkError{LinkErrorKind::ClassFormat, fmt::format("{}: {}", name, bytes.error().message)};
    if (!*bytes) return not_found(name);
    return Found{std::move(**bytes), Origin{.module = module, .is_trusted = !module.empty()}};
}

Link<classfile::Bytes> Loader::overlaid(std::string_view name, classfile::Bytes bytes) const {
    if (program_.overlay_ == nullptr) return bytes;
    return program_.overlay_->over(name, std::move(bytes));
}

std::string_view Loader::module_of(std::string_view package) {
    if (package.empty()) return {};
    auto known = modules_.find(std::string(package));
    if (known == modules_.end()) known = modules_.emplace(package, program_.jdk().module_of_package(dotted(package))).first;
    return known->second;
}

Link<std::unique_ptr<const ClassFile>> Loader::read(classfile::Bytes bytes, std::string_view name, const Origin& origin) {
    auto file = classfile::read_class(std::move(bytes));
    if (!file) {
        const classfile::FormatError& error = file.error();
        if (error.kind == classfile::FormatError::Kind::UnsupportedVersion)
            return LinkError{LinkErrorKind::UnsupportedVersion, fmt::format("{}: {}", name, error.reason)};
        return LinkError{LinkErrorKind::ClassFormat, fmt::format("{} in class file {}", error.reason, name)};
    }
    std::uint16_t version = (*file)->major_version;
    if (!origin.is_trusted && version > newest_major_version_) {
        if (newest_major_version_ == 0) program_.required("java/lang/Object");
        if (version > newest_major_version_)
            return LinkError{LinkErrorKind::UnsupportedVersion,
                             fmt::format("{} has been compiled by a more recent version of the Java Runtime (class file version "
                                         "{}.{}), this version of "
                                         "the Java Runtime only recognizes class file versions up to {}.0",
                                         name, version, (*file)->minor_version, newest_major_version_)};
    }
    return file.take();
}

Link<Class*> Loader::define(classfile::Bytes bytes, const Program::Definition& definition) {
    Origin origin{.module = definition.host      ? definition.host->module
                            : definition.trusted ? std::string_view("java.base")
                                                 : std::string_view{},
                  .is_trusted = definition.synthetic || definition.trusted || (definition.host && definition.host->is_trusted),
                  .is_synthetic = definition.synthetic,
                  .is_hidden = definition.hidden,
                  .is_made_at_run_time = definition.at_run_time,
                  .host = definition.host};
    Link<std::unique_ptr<const ClassFile>> file = read(std::move(bytes), "Unknown", origin);
    if (!file) return file.error();
    std::string name((*file)->name());
    if (definition.hidden) {
        name = Program::hidden_name(name, definition.place);
    } else if (!definition.synthetic) {
        Link<classfile::Bytes> changed = overlaid(name, (*file)->bytes);
        if (!changed) return changed.error();
        if (changed->data.data() != (*file)->bytes.data.data()) file = read(changed.take(), name, origin);
        if (!file) return file.error();
    }
    Link<Class*> known = known_definition(name, **file, definition);
    if (!known || *known != nullptr) return known;
    Link<Class*> built = build(file.take(), name, origin);
    if (built && (definition.hidden || definition.at_run_time)) made_[name].push_back({definition, *built});
    return built;
}

// nullptr: it is new.
Link<Class*> Loader::known_definition(std::string_view name, const ClassFile& file, const Program::Definition& definition) {
    auto has_bytes = [&](const Class& candidate) { return std::ranges::equal(candidate.file->bytes.data, file.bytes.data); };
    if (auto made = made_.find(std::string(name)); made != made_.end())
        for (const Made& candidate : made->second)
            if (candidate.definition == definition && has_bytes(*candidate.klass)) return candidate.klass;
    if (definition.hidden) return nullptr;
    Class* open = find(name);
    if (definition.at_run_time) {
        // A class of the class path, too, is defined once; which of the two ways comes first must make no difference.
        Link<Class*> on_class_path = open != nullptr ? Link<Class*>(open) : load_instance(name);
        if (!on_class_path) return nullptr;
        if (has_bytes(**on_class_path)) return on_class_path;
        return LinkError{LinkErrorKind::Unsupported,
                         fmt::format("a definition of {} that differs from the one on the class path", dotted(name))};
    }
    if (open == nullptr) return nullptr;
    return LinkError{LinkErrorKind::Linkage,
                     fmt::format("loader 'app' attempted duplicate class definition for {}.", dotted(name))};
}

std::vector<Class*> Loader::made_at_run_time(std::string_view internal_name) const {
    std::vector<Class*> classes;
    if (made_.empty()) return classes;
    if (auto made = made_.find(std::string(internal_name)); made != made_.end())
        for (const Made& candidate : made->second) classes.push_back(candidate.klass);
    return classes;
}

Link<Class*> Loader::build(std::unique_ptr<const ClassFile> file, std::string_view name, const Origin& origin) {
    if (!origin.is_hidden && file->name() != name) return wrong_name(name, file->name());
    auto fresh = std::make_unique<Class>();
    Class& of = *fresh;
    of.name = program_.symbols_.intern(name);
    of.flags = file->flags;
    of.file = file.get();
    of.is_trusted = origin.is_trusted;
    of.is_synthetic = origin.is_synthetic;
    of.is_hidden = origin.is_hidden;
    of.is_made_at_run_time = origin.is_made_at_run_time;
    of.host = origin.host;
    of.module = origin.module;
    of.is_exported = program_.is_exported(of.module, of.package());
    of.identity = hash_text(name);
    // Two states may have different classes of this name.
    if (origin.is_hidden || origin.is_made_at_run_time) {
        auto bytes = file->bytes.data;
        of.identity = mix64(of.identity, hash_text({reinterpret_cast<const char*>(bytes.data()), bytes.size()}));
        of.identity = mix64(of.identity, origin.host != nullptr ? origin.host->identity : origin.is_trusted);
    }

    in_progress_.push_back(of.name.text());
    Link<Done> supertypes = load_supertypes(of);
    in_progress_.pop_back();
    if (!supertypes) return supertypes.error();

    make_members(program_.symbols_, program_.natives_, program_.grains_.get(), of);
    if (!of.is_trusted)
        if (Link<Done> checked = check_final_methods(of); !checked) return checked.error();
    link(of);
    files_.push_back(std::move(file));
    return &publish(std::move(fresh));
}

Link<Done> Loader::load_supertypes(Class& of) {
    if (of.file->super_class != 0) {
        Link<Class*> super = load(of.file->class_name(of.file->super_class));
        if (!super) return super.error();
        of.super = *super;
    } else if (of.name.text() != "java/lang/Object") {
        return LinkError{LinkErrorKind::ClassFormat, fmt::format("Invalid superclass index 0 in class file {}", of.name.text())};
    }
    for (std::uint16_t index : of.file->interfaces) {
        Link<Class*> interface = load(of.file->class_name(index));
        if (!interface) return interface.error();
        of.interfaces.push_back(*interface);
    }
    return of.is_trusted ? Link<Done>(Done{}) : check_supertypes(of);
}

void Loader::link(Class& of) {
    if (of.super) of.display = of.super->display;
    of.display.push_back(&of);
    collect_interfaces(of);
    lay_out(of);
    fill_dispatch_tables(of);
    tag(of);
}

void Loader::tag(Class& of) {
    if (of.is_trusted && of.module == "java.base") of.special = special_class(of.name.text());
    if (of.special == SpecialClass::None && of.super && of.super->special != SpecialClass::Object) of.special = of.super->special;
    if (of.special == SpecialClass::Object) newest_major_version_ = of.file->major_version;
    // Its first use finds out whether it is defined at all: see machine/class_initialisation.h.
    of.has_trivial_initialisation = initialises_trivially(of) && !of.can_be_undefined();
}

Class& Loader::array_of(Class& component) {
    if (Class* known = component.array_class.load(std::memory_order_acquire)) return *known;
    VERIFY(component.primitive != BasicType::Void || component.kind != ClassKind::Primitive, "should not be an array of void");
    VERIFY(component.dimensions < kMostDimensions, "should not have more dimensions than a class file can name");
    Class& object = program_.required("java/lang/Object");
    auto fresh = std::make_unique<Class>();
    Class& array = *fresh;
    array.kind = ClassKind::Array;
    array.component = &component;
    array.element = component.is_array() ? component.element : &component;
    array.dimensions = static_cast<std::uint8_t>(component.dimensions + 1);
    array.component_type = component.is_primitive() ? component.primitive : BasicType::Reference;
    std::string name = "[";
    if (component.is_array()) {
        name += component.name.text();
    } else if (component.is_primitive()) {
        name += classfile::descriptor_character(component.primitive);
    } else {
        name += "L" + component.name.string() + ";";
    }
    array.name = program_.symbols_.intern(name);
    array.flags = (array.element->flags & access::kPublic) | access::kFinal | access::kAbstract;
    array.super = &object;
    array.interfaces = {&program_.required("java/lang/Cloneable"), &program_.required("java/io/Serializable")};
    array.all_interfaces = array.interfaces;
    array.display = {&object, &array};
    array.is_trusted = array.element->is_trusted;
    array.is_hidden = array.element->is_hidden;
    array.is_made_at_run_time = array.element->is_made_at_run_time;
    array.host = array.element->host;
    array.module = array.element->module;
    array.is_exported = array.element->is_exported;
    array.identity = hash_text(name);
    if (array.is_hidden || array.is_made_at_run_time) array.identity = mix64(array.identity, array.element->identity);
    array.vtable = object.vtable;
    for (Class* interface : array.interfaces) array.itables.push_back({interface, {}});
    array.has_trivial_initialisation = true;
    Class& published = publish(std::move(fresh));
    component.array_class.store(&published, std::memory_order_release);
    return published;
}

const Method* Loader::method_by_identity(std::uint64_t identity) const {
    auto found = identities_.find(identity);
    return found == identities_.end() ? nullptr : found->second;
}

void Loader::check_identities(const Class& of) {
    bool differ = identities_.emplace(of.identity, nullptr).second;
    for (const std::unique_ptr<Method>& method : of.methods) differ &= identities_.emplace(method->identity, method.get()).second;
    VERIFY(differ, "should give different classes and methods different identities");
}

// Primitives cannot be found by name (a class may be called "int"), hidden classes neither. What was made at run time is found by
// those who know in which state.
Class& Loader::publish(std::unique_ptr<Class> complete) {
    Class& of = *complete;
    check_identities(of);
    classes_.push_back(std::move(complete));
    if (!of.is_primitive() && !of.is_hidden && !of.is_made_at_run_time) by_name_.emplace(of.name.text(), &of);
    program_.numbers_.publish(of);
    return of;
}

}  // namespace raceproof::program
