// Any bytes as a class file: reading them must end, in a ClassFile whose indices can be followed or in an error.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "base/verify.h"
#include "classfile/descriptor.h"
#include "classfile/reader.h"

namespace {

using namespace raceproof;
using namespace raceproof::classfile;

// Follows what the header of ClassFile promises: never fails on a file that the reader returned.
void follow_promises(const ClassFile& file) {
    VERIFY(!file.name().empty(), "should have a name");
    VERIFY(file.super_class == 0 || !file.class_name(file.super_class).empty(), "should name its superclass");
    for (std::uint16_t index : file.interfaces) VERIFY(file.has(index, Tag::Class), "interface should be a class");
    for (const FieldInfo& field : file.fields) VERIFY(is_field_descriptor(field.descriptor), "should be checked");
    for (const MethodInfo& method : file.methods) {
        VERIFY(parse_method_descriptor(method.descriptor).has_value(), "should be checked");
        for (std::uint16_t index : method.exceptions) VERIFY(!file.class_name(index).empty(), "should be a class");
        if (!method.code) continue;
        VERIFY(!method.code->code.empty(), "should have instructions");
        std::size_t previous = 0;
        for (const LineEntry& line : method.code->lines) {
            VERIFY(line.start_pc >= previous && line.start_pc < method.code->code.size(), "should be sorted and inside");
            previous = line.start_pc;
        }
        for (const LocalEntry& local : method.code->locals)
            VERIFY(is_field_descriptor(local.descriptor) && !local.name.empty(), "should be checked");
    }
    for (const BootstrapMethod& bootstrap : file.bootstrap_methods)
        VERIFY(file.has(bootstrap.method_handle, Tag::MethodHandle), "should be a method handle");
    for (const Constant& constant : file.constants) {
        if (constant.tag != Tag::Dynamic && constant.tag != Tag::InvokeDynamic) continue;
        VERIFY(constant.first < file.bootstrap_methods.size(), "should have its bootstrap method");
        VERIFY(!file.name_and_type(constant.second).name.empty(), "should have a name");
    }
    for (const InnerClass& inner : file.inner_classes) VERIFY(!file.class_name(inner.inner).empty(), "should be a class");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    auto contents = std::make_shared<std::vector<std::uint8_t>>(data, data + size);
    auto result = read_class({{contents->data(), contents->size()}, contents});
    if (result) {
        follow_promises(**result);
    } else {
        VERIFY(result.error().offset <= size && !result.error().reason.empty(), "should locate and name the error");
    }
    return 0;
}
