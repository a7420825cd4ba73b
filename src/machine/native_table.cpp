#include "machine/native_table.h"

#include <algorithm>

#include "base/text.h"
#include "base/verify.h"
#include "machine/housekeeping.h"
#include "machine/natives/register_all.h"

namespace raceproof::machine {

namespace {

std::string key_of(std::string_view class_name, std::string_view method, std::string_view descriptor) {
    std::string key;
    key.reserve(class_name.size() + method.size() + descriptor.size() + 2);
    key.append(class_name).append(1, '.').append(method).append(1, ' ').append(descriptor);
    return key;
}

}  // namespace

NativeTable::NativeTable(int release) : release_(release) { natives::register_all(*this); }

void NativeTable::add(std::string_view class_name, std::string_view method, std::string_view descriptor, NativeFunction body,
                      Calls calls) {
    VERIFY(functions_.size() < 0xFFFF, "should have room for the native's number");
    program::NativeBinding binding{static_cast<program::NativeNumber>(functions_.size()), calls == Calls::MayDecline};
    bool is_new = bindings_.emplace(key_of(class_name, method, descriptor), binding).second;
    VERIFY(is_new, "should bind a method once");
    functions_.push_back(body);
    kinds_.emplace_back();
    classes_.emplace(class_name);
}

void NativeTable::native(std::string_view class_name, std::string_view method, std::string_view descriptor, NativeFunction body) {
    if (!leaves_out()) add(class_name, method, descriptor, body, Calls::TakesAll);
}

void NativeTable::override_body(std::string_view class_name, std::string_view method, std::string_view descriptor,
                                NativeFunction body, std::string_view why) {
    VERIFY(!why.empty(), "should say why it replaces a method of the JDK");
    if (leaves_out()) return;
    add(class_name, method, descriptor, body, Calls::TakesAll);
    overrides_.push_back({dotted(class_name) + "." + std::string(method) + std::string(descriptor), std::string(why)});
}

void NativeTable::override_sometimes(std::string_view class_name, std::string_view method, std::string_view descriptor,
                                     NativeFunction body, std::string_view why) {
    VERIFY(!why.empty(), "should say why it replaces a method of the JDK");
    if (leaves_out()) return;
    add(class_name, method, descriptor, body, Calls::MayDecline);
    overrides_.push_back({dotted(class_name) + "." + std::string(method) + std::string(descriptor), std::string(why)});
}

void NativeTable::skip_initialiser(std::string_view class_name, std::string_view why) {
    VERIFY(!why.empty(), "should say why it leaves out an initialiser of the JDK");
    if (leaves_out()) return;
    skipped_initialisers_.emplace(class_name);
    overrides_.push_back({dotted(class_name) + ".<clinit>()V", std::string(why)});
}

void NativeTable::visible(std::string_view class_name, std::string_view method, std::string_view descriptor, OperationKind kind,
                          OperationKind resumed) {
    if (leaves_out()) return;
    auto bound = bindings_.find(key_of(class_name, method, descriptor));
    VERIFY(bound != bindings_.end(), "should make visible what is bound");
    kinds_[bound->second.number] = {kind, resumed};
}

std::vector<std::string> NativeTable::bound_classes() const {
    std::vector<std::string> names(classes_.begin(), classes_.end());
    std::sort(names.begin(), names.end());
    return names;
}

bool NativeTable::binds_class(std::string_view class_name) const { return classes_.find(class_name) != classes_.end(); }

program::NativeBinding NativeTable::bind(std::string_view class_name, std::string_view method,
                                         std::string_view descriptor) const {
    std::string key = key_of(class_name, method, descriptor);
    auto exact = bindings_.find(key);
    if (exact != bindings_.end()) return exact->second;
    key.resize(key.size() - descriptor.size());
    auto any_overload = bindings_.find(key);
    return any_overload != bindings_.end() ? any_overload->second : program::NativeBinding{};
}

bool NativeTable::skips_initialiser(std::string_view class_name) const {
    return skipped_initialisers_.find(class_name) != skipped_initialisers_.end();
}

program::Housekeeping NativeTable::housekeeping_of(std::string_view class_name, std::string_view method) const {
    return machine::housekeeping_of(class_name, method);
}

}  // namespace raceproof::machine
