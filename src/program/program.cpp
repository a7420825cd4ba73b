#include "program/program.h"

#include <fmt/format.h>

#include "base/hash128.h"
#include "program/broken_jdk.h"
#include "program/decoder.h"
#include "program/desugar/call_site.h"
#include "program/loader.h"
#include "program/member_text.h"
#include "program/verifier.h"

namespace raceproof::program {
namespace {

// Only what lies in the JDK image is taken as it is. What is made at link time or at run time, for the library or by it, may have
// been made of what the program gave.
bool is_from_jdk_image(const Class& klass) { return klass.is_trusted && !klass.is_synthetic && !klass.is_made_at_run_time; }

Link<std::unique_ptr<const Code>> decode_and_verify(Program& program, const Method& method) {
    Link<std::unique_ptr<const Code>> decoded = decode(program, method);
    if (!decoded || is_from_jdk_image(*method.owner)) return decoded;
    if (Link<Done> verified = verify(program, method, **decoded); !verified) return verified.error();
    return decoded;
}

}  // namespace

std::size_t Program::CallSiteHash::operator()(const CallSite& site) const {
    return mix64(reinterpret_cast<std::uintptr_t>(site.from), site.index);
}

Program::Program(Sources sources, const NativeBinder& natives, std::shared_ptr<const Overlay> overlay,
                 std::shared_ptr<const GrainPolicy> grains)
    : sources_(std::move(sources)),
      modules_(*sources_.jdk, sources_.modules),
      overlay_(std::move(overlay)),
      grains_(std::move(grains)),
      natives_(natives),
      loader_(std::make_unique<Loader>(*this)) {}

Program::~Program() = default;

Link<Class*> Program::load(std::string_view internal_name) {
    std::lock_guard lock(mutex_);
    return loader_->load(internal_name);
}

Class* Program::find_loaded(std::string_view internal_name) const {
    std::lock_guard lock(mutex_);
    return loader_->find(internal_name);
}

const Method* Program::method_by_identity(std::uint64_t identity) const {
    std::lock_guard lock(mutex_);
    return loader_->method_by_identity(identity);
}

bool Program::is_exported(std::string_view module, std::string_view package) {
    std::lock_guard lock(mutex_);
    return modules_.is_exported(module, package);
}

bool Program::is_open(std::string_view module, std::string_view package) {
    std::lock_guard lock(mutex_);
    return modules_.is_open(module, package);
}

Class& Program::primitive(BasicType type) { return loader_->primitive(type); }

Class& Program::array_of(Class& component) {
    if (Class* known = component.array_class.load(std::memory_order_acquire)) return *known;
    std::lock_guard lock(mutex_);
    return loader_->array_of(component);
}

Link<Class*> Program::class_of_descriptor(std::string_view field_descriptor) {
    BasicType type = classfile::basic_type(field_descriptor.at(0));
    if (type != BasicType::Reference) return &primitive(type);
    return load(classfile::class_name_of_descriptor(field_descriptor));
}

Class& Program::required(std::string_view internal_name) {
    Link<Class*> loaded = load(internal_name);
    if (!loaded) {
        bool is_our_own = internal_name.starts_with("raceproof/");
        std::string_view damage = is_our_own ? "raceproof.jar is missing beside raceproof, or damaged" : "the JDK is damaged";
        throw BrokenJdk(fmt::format("{}: {}: {}", damage, internal_name, loaded.error().message));
    }
    return **loaded;
}

Link<Class*> Program::define(classfile::Bytes bytes, const Definition& definition) {
    std::lock_guard lock(mutex_);
    return loader_->define(std::move(bytes), definition);
}

std::vector<Class*> Program::made_at_run_time(std::string_view internal_name) const {
    std::lock_guard lock(mutex_);
    return loader_->made_at_run_time(internal_name);
}

std::string Program::hidden_name(std::string_view name_in_file, std::uint64_t place) {
    return fmt::format("{}{}{:016x}", name_in_file, kHiddenMark, place);
}

Link<Method*> Program::link_call_site(Class& from, std::uint16_t index) {
    std::lock_guard lock(mutex_);
    CallSite site{&from, index};
    if (auto known = call_sites_.find(site); known != call_sites_.end()) return known->second;
    Link<Method*> method = desugar::link(*this, from, index);
    if (method) call_sites_.emplace(site, *method);
    return method;
}

Link<const Code*> Program::code_of(const Method& method) {
    if (const Code* known = method.code.load(std::memory_order_acquire)) return known;
    if (method.is_abstract()) return LinkError{LinkErrorKind::AbstractMethod, "'" + external_method(method) + "'"};
    if (!method.info || !method.info->code) {
        if (method.owner->is_trusted) return LinkError{LinkErrorKind::Unsupported, "native method " + method.full_name()};
        return LinkError{LinkErrorKind::UnsatisfiedLink, "'" + external_method(method) + "'"};
    }
    std::lock_guard lock(mutex_);
    if (const Code* known = method.code.load(std::memory_order_acquire)) return known;
    Link<std::unique_ptr<const Code>> decoded = decode_and_verify(*this, method);
    if (!decoded) return decoded.error();
    code_.push_back(decoded.take());
    method.code.store(code_.back().get(), std::memory_order_release);
    return code_.back().get();
}

const MethodMaps& Program::maps_of(const Method& method) {
    std::lock_guard lock(mutex_);
    if (!method.maps.load(std::memory_order_acquire)) {
        Link<const Code*> code = code_of(method);
        VERIFY(code.ok(), "should ask for frame maps only of methods that run");
        maps_.push_back(MethodMaps::analyse(*this, method, **code));
        method.maps.store(maps_.back().get(), std::memory_order_release);
    }
    return *method.maps.load(std::memory_order_acquire);
}

}  // namespace raceproof::program
