#include "program/access.h"

#include <algorithm>

#include "program/program.h"

namespace raceproof::program {
namespace {

namespace access = classfile::access;

bool lists_member(const Class& host, const Class& member) {
    const std::vector<std::uint16_t>& members = host.file->nest_members;
    return std::any_of(members.begin(), members.end(),
                       [&](std::uint16_t index) { return host.file->class_name(index) == member.name.text(); });
}

// Finding the host may load it, which only grows the program.
bool are_nest_mates(Program& program, const Class& left, const Class& right) {
    if (!left.file || !right.file) return false;
    return &program.nest_host(const_cast<Class&>(left)) == &program.nest_host(const_cast<Class&>(right));
}

}  // namespace

bool is_accessible_everywhere(const Class& target) {
    const Class& element = target.is_array() ? *target.element : target;
    return element.flags & access::kPublic;
}

bool can_access_class(const Class& from, const Class& target) {
    const Class& element = target.is_array() ? *target.element : target;
    if (&from == &element) return true;
    if (is_accessible_everywhere(element)) return !is_encapsulated_from(from, element);
    const Class& subject = acting_for(from);
    // What we generate for the library casts to classes that need not be visible from there.
    if (from.is_synthetic && subject.is_trusted) return true;
    return same_package(subject, element) || same_package(from, element);
}

bool is_encapsulated_from(const Class& from, const Class& target) {
    const Class& element = target.is_array() ? *target.element : target;
    return !element.is_exported && !acting_for(from).is_trusted;
}

const Class& acting_for(const Class& from) {
    const Class* subject = &from;
    while (subject->host) subject = subject->host;
    return *subject;
}

bool can_access_member(Program& program, const Class& from, const Class& owner, std::uint16_t member_flags) {
    return can_access_member(program, from, {&owner, &owner, member_flags});
}

bool can_access_member(Program& program, const Class& from, const ReferencedMember& member) {
    const Class& subject = acting_for(from);
    const Class &owner = *member.owner, &referenced = *member.referenced;
    std::uint16_t flags = member.flags;
    if (&from == &owner || &subject == &owner || (flags & access::kPublic)) return true;
    if (flags & access::kPrivate) return are_nest_mates(program, subject, owner);
    if (same_package(subject, owner)) return true;
    if (!(flags & access::kProtected) || !subject.is_subclass_of(owner)) return false;
    return (flags & access::kStatic) || subject.is_subclass_of(referenced) || referenced.is_subclass_of(subject);
}

// A host that cannot be loaded, is elsewhere, or does not know the class leaves the class alone in its nest (JVMS 5.4.4).
Class& Program::nest_host(Class& of) {
    if (Class* known = of.nest_host.load(std::memory_order_acquire)) return *known;
    Class* host = &of;
    if (of.host) {
        host = &nest_host(const_cast<Class&>(*of.host));
    } else if (of.file && of.file->nest_host != 0) {
        Link<Class*> named = load(of.file->class_name(of.file->nest_host));
        if (named && (*named)->file && same_package(**named, of) && lists_member(**named, of)) host = *named;
    }
    of.nest_host.store(host, std::memory_order_release);
    return *host;
}

}  // namespace raceproof::program
