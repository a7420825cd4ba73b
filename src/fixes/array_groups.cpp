#include "fixes/array_groups.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/text.h"
#include "classfile/descriptor.h"
#include "fixes/method_arrays.h"

namespace raceproof::fixes {

ArrayGroups::ArrayGroups(ProgramClasses& classes) : classes_(classes) {
    for (program::Class* klass : classes.all())
        for (const std::unique_ptr<program::Method>& method : klass->methods) {
            if (!method->info->code) continue;
            if (auto view = MethodView::of(*method)) MethodArrays(*this, classes_, (*view)->flow()).run();
        }
}

ArrayGroups::Node ArrayGroups::new_node() {
    parents_.push_back(static_cast<Node>(parents_.size()));
    leaving_.emplace_back();
    return parents_.back();
}

ArrayGroups::Node ArrayGroups::node_of(const std::string& name) {
    if (auto known = names_.find(name); known != names_.end()) return known->second;
    return names_.emplace(name, new_node()).first->second;
}

ArrayGroups::Node ArrayGroups::root_of(Node node) const {
    while (parents_[node] != node) node = parents_[node] = parents_[parents_[node]];
    return node;
}

void ArrayGroups::unite(Node left, Node right) {
    left = root_of(left), right = root_of(right);
    if (left == right) return;
    parents_[right] = left;
    if (leaving_[left].empty()) leaving_[left] = leaving_[right];
}

void ArrayGroups::mark_leaving(Node node, const std::string& why) {
    std::string& reason = leaving_[root_of(node)];
    if (reason.empty()) reason = why;
}

bool ArrayGroups::knows(const advice::FieldName& field) const {
    return names_.contains(name_of_field(field.class_name, field.name));
}

std::string ArrayGroups::captured_variable(const advice::FieldName& field) const {
    auto known = captured_.find(name_of_field(field.class_name, field.name));
    return known == captured_.end() ? std::string() : known->second;
}

Result<std::vector<ElementAccess>> ArrayGroups::accesses_of(const advice::FieldName& field) const {
    std::vector<ElementAccess> found;
    auto known = names_.find(name_of_field(field.class_name, field.name));
    if (known == names_.end()) return found;
    Node group = root_of(known->second);
    if (!leaving_[group].empty())
        return Error{fmt::format("the arrays in {}.{} cannot be changed alone: {}", dotted(field.class_name), field.name,
                                 leaving_[group])};
    for (const Access& access : accesses_) {
        if (root_of(access.array) != group) continue;
        if (access.access.array_type.empty())
            return Error{fmt::format("the type of an array in {}.{} is not known in {}", dotted(field.class_name), field.name,
                                     access.access.method->full_name())};
        found.push_back(access.access);
    }
    return found;
}

}  // namespace raceproof::fixes
