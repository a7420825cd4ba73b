#include "program/program.h"

#include <fmt/format.h>

#include <cstdlib>
#include <new>

#include "base/hash128.h"
#include "program/decoder.h"
#include "program/desugar/call_site.h"
#include "program/loader.h"
#include "program/member_text.h"
#include "program/verifier.h"

namespace raceproof::program {
namespace {

std::atomic<Class*>* allocate_table(std::size_t entries) {
    void* memory = std::calloc(entries, sizeof(std::atomic<Class*>));
    if (!memory) throw std::bad_alloc();
    return static_cast<std::atomic<Class*>*>(memory);
}

}  // namespace

void Program::Free::operator()(void* memory) const { std::free(memory); }

std::size_t Program::CallSiteHash::operator()(const CallSite& site) const {
    return mix64(reinterpret_cast<std::uintptr_t>(site.from), site.index);
}

Program::Program(std::unique_ptr<classfile::JdkImage> jdk, std::unique_ptr<classfile::ClassPath> class_path,
                 const NativeBinder& natives)
    : jdk_(std::move(jdk)),
      class_path_(std::move(class_path)),
      natives_(natives),
      classes_by_id_(allocate_table(kMostClasses)),
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
    VERIFY(loaded.ok(), "should find every class of the JDK that booting needs");
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
    return decode_and_verify(method);
}

Link<const Code*> Program::decode_and_verify(const Method& method) {
    Link<std::unique_ptr<const Code>> decoded = decode(*this, method);
    if (!decoded) return decoded.error();
    if (!method.owner->is_trusted)
        if (Link<Done> verified = verify(*this, method, **decoded); !verified) return verified.error();
    code_.push_back(decoded.take());
    method.code.store(code_.back().get(), std::memory_order_release);
    return code_.back().get();
}

const FrameMap& Program::frame_map(const Method& method, std::uint32_t pc) {
    if (const MethodMaps* known = method.maps.load(std::memory_order_acquire)) return known->at(pc);
    std::lock_guard lock(mutex_);
    if (!method.maps.load(std::memory_order_acquire)) {
        Link<const Code*> code = code_of(method);
        VERIFY(code.ok(), "should ask for frame maps only of methods that run");
        maps_.push_back(MethodMaps::analyse(*this, method, **code));
        method.maps.store(maps_.back().get(), std::memory_order_release);
    }
    return method.maps.load(std::memory_order_acquire)->at(pc);
}

std::uint32_t Program::literal_number(std::string_view modified_utf8) {
    std::lock_guard lock(mutex_);
    if (auto known = literal_numbers_.find(modified_utf8); known != literal_numbers_.end()) return known->second;
    auto number = static_cast<std::uint32_t>(literals_.size());
    literals_.emplace_back(modified_utf8);
    literal_numbers_.emplace(literals_.back(), number);
    return number;
}

std::string_view Program::literal(std::uint32_t number) const {
    std::lock_guard lock(mutex_);
    VERIFY(number < literals_.size(), "should be a number that literal_number gave");
    return literals_[number];
}

}  // namespace raceproof::program
