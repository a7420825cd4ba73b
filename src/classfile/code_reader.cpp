// The Code attribute and the tables in it (JVMS 4.7.3, 4.7.12 to 4.7.14).
#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <vector>

#include "classfile/attributes.h"
#include "classfile/descriptor.h"
#include "classfile/names.h"

namespace raceproof::classfile {
namespace {

// What identifies a local variable: the rows of LocalVariableTable must differ in it, and each row of
// LocalVariableTypeTable must have it in common with one of them.
using LocalKey = std::tuple<std::uint16_t, std::uint16_t, std::uint16_t, std::string_view>;

LocalKey key_of(const LocalEntry& entry) { return {entry.start_pc, entry.length, entry.index, entry.name}; }

class CodeReader {
  public:
    CodeReader(ReadContext context, CodeAttribute& code) : context_(context), code_(code) {}

    void read(ByteCursor& body, int argument_slots) {
        std::size_t start = body.offset();
        code_.max_stack = body.u2();
        code_.max_locals = body.u2();
        std::uint32_t code_length = body.u4();
        if (context_.failed()) return;
        if (code_length == 0 || code_length > 65535)
            context_.error.fail(start, fmt::format("method body of {} bytes: should be 1 to 65535", code_length));
        if (argument_slots > code_.max_locals)
            context_.error.fail(start,
                                fmt::format("{} argument slots do not fit into {} locals", argument_slots, code_.max_locals));
        code_.code = body.take(code_length);
        read_exception_table(body);
        read_attributes(context_, body, AttributePlace::Code,
                        [&](AttributeKind kind, ByteCursor& attribute) { read_attribute(kind, attribute); });
        if (context_.failed()) return;
        sort_lines();
        check_locals(start);
    }

  private:
    void read_exception_table(ByteCursor& body) {
        unsigned count = body.u2();
        code_.exception_table.reserve(std::min<std::size_t>(count, body.remaining() / 8));
        for (; count > 0 && !context_.failed(); --count) {
            std::size_t offset = body.offset();
            ExceptionRange range{};
            range.start_pc = body.u2();
            range.end_pc = body.u2();
            range.handler_pc = body.u2();
            range.catch_type = read_index_or_zero(context_, body, Tag::Class, "type of a handler");
            if (range.start_pc >= range.end_pc || range.end_pc > code_.code.size() || range.handler_pc >= code_.code.size())
                context_.error.fail(offset, fmt::format("exception range {} to {} with handler {} in {} bytes of code",
                                                        range.start_pc, range.end_pc, range.handler_pc, code_.code.size()));
            code_.exception_table.push_back(range);
        }
    }

    void read_attribute(AttributeKind kind, ByteCursor& body) {
        switch (kind) {
            case AttributeKind::LineNumberTable: read_lines(body); break;
            case AttributeKind::LocalVariableTable: read_locals(body); break;
            case AttributeKind::LocalVariableTypeTable: read_local_types(body); break;
            case AttributeKind::StackMapTable: code_.stack_map_table = body.take_rest(); break;
            default: body.take_rest(); break;
        }
    }

    void read_lines(ByteCursor& body) {
        std::size_t offset = body.offset();
        unsigned count = body.u2();
        code_.lines.reserve(code_.lines.size() + std::min<std::size_t>(count, body.remaining() / 4));
        for (; count > 0 && !context_.failed(); --count) {
            std::uint16_t start_pc = body.u2();
            std::uint16_t line = body.u2();
            if (start_pc >= code_.code.size())
                context_.error.fail(offset, fmt::format("line {} at {} is outside the code", line, start_pc));
            code_.lines.push_back({start_pc, line});
        }
    }

    LocalEntry read_local(ByteCursor& body, std::string_view what) {
        std::size_t offset = body.offset();
        LocalEntry entry{};
        entry.start_pc = body.u2();
        entry.length = body.u2();
        entry.name = read_utf8(context_, body, what);
        entry.descriptor = read_utf8(context_, body, what);
        entry.index = body.u2();
        if (context_.failed()) return entry;
        if (entry.start_pc >= code_.code.size() || std::size_t{entry.start_pc} + entry.length > code_.code.size()) {
            context_.error.fail(offset, fmt::format("{} \"{}\" is valid outside the code", what, entry.name));
        } else if (entry.index >= code_.max_locals) {
            context_.error.fail(
                offset, fmt::format("{} \"{}\" has index {} of {} locals", what, entry.name, entry.index, code_.max_locals));
        } else if (!is_unqualified_name(entry.name)) {
            context_.error.fail(offset, fmt::format("illegal name of a {} \"{}\"", what, entry.name));
        }
        return entry;
    }

    void read_locals(ByteCursor& body) {
        unsigned count = body.u2();
        code_.locals.reserve(code_.locals.size() + std::min<std::size_t>(count, body.remaining() / 10));
        for (; count > 0 && !context_.failed(); --count) {
            std::size_t offset = body.offset();
            LocalEntry entry = read_local(body, "local variable");
            if (context_.failed()) return;
            if (!is_field_descriptor(entry.descriptor)) {
                context_.error.fail(offset,
                                    fmt::format("illegal descriptor \"{}\" of local variable {}", entry.descriptor, entry.name));
            } else if (entry.index + slot_count(basic_type(entry.descriptor[0])) > code_.max_locals) {
                context_.error.fail(offset,
                                    fmt::format("local variable {} does not fit into {} locals", entry.name, code_.max_locals));
            }
            code_.locals.push_back(entry);
        }
    }

    void read_local_types(ByteCursor& body) {
        for (unsigned count = body.u2(); count > 0 && !context_.failed(); --count)
            local_types_.push_back(key_of(read_local(body, "generic local variable")));
    }

    void sort_lines() {
        auto before = [](const LineEntry& left, const LineEntry& right) { return left.start_pc < right.start_pc; };
        if (!std::is_sorted(code_.lines.begin(), code_.lines.end(), before))
            std::stable_sort(code_.lines.begin(), code_.lines.end(), before);
    }

    void check_locals(std::size_t offset) {
        // Without the first table the second has nothing to belong to and is ignored, as HotSpot does.
        if (code_.locals.empty()) return;
        std::vector<LocalKey> keys;
        keys.reserve(code_.locals.size());
        for (const LocalEntry& entry : code_.locals) keys.push_back(key_of(entry));
        std::sort(keys.begin(), keys.end());
        if (auto twin = std::adjacent_find(keys.begin(), keys.end()); twin != keys.end())
            context_.error.fail(offset, fmt::format("local variable {} occurs twice in LocalVariableTable", std::get<3>(*twin)));
        std::sort(local_types_.begin(), local_types_.end());
        if (auto twin = std::adjacent_find(local_types_.begin(), local_types_.end()); twin != local_types_.end())
            context_.error.fail(offset,
                                fmt::format("local variable {} occurs twice in LocalVariableTypeTable", std::get<3>(*twin)));
        for (const LocalKey& type : local_types_) {
            if (!std::binary_search(keys.begin(), keys.end(), type))
                context_.error.fail(offset,
                                    fmt::format("local variable {} is in LocalVariableTypeTable only", std::get<3>(type)));
        }
    }

    ReadContext context_;
    CodeAttribute& code_;
    std::vector<LocalKey> local_types_;
};

}  // namespace

void read_code(ReadContext context, ByteCursor& body, int argument_slots, CodeAttribute& code) {
    CodeReader(context, code).read(body, argument_slots);
}

}  // namespace raceproof::classfile
