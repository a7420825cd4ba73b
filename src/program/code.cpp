#include "program/code.h"

#include <algorithm>
#include <array>
#include <bit>
#include <mutex>

namespace raceproof::program {
namespace {

using Word __attribute__((may_alias)) = std::uint64_t;

Word* first_word(const Instruction& place) { return reinterpret_cast<Word*>(const_cast<Instruction*>(&place)); }

// Workers rewrite one after the other: an instruction that is quick is never written again, because others read it plainly by
// then. Each instruction is rewritten once in the life of a program, so that one lock for all is enough.
constinit std::mutex rewriting;

}  // namespace

const char* name_of(Op op) {
    static constexpr const char* kNames[] = {
#define OPCODE(name) #name,
#include "program/opcodes.def"
#undef OPCODE
    };
    return kNames[static_cast<std::size_t>(op)];
}

void quicken(const Instruction& place, Op op, std::uint16_t a, std::int32_t b, std::uint64_t operand) {
    const auto words = std::bit_cast<std::array<std::uint64_t, 2>>(Instruction{op, a, b, operand});
    Word* word = first_word(place);
    std::lock_guard lock(rewriting);
    if (op_of(place) == op) return;
    __atomic_store_n(word + 1, words[1], __ATOMIC_RELAXED);
    __atomic_store_n(word, words[0], __ATOMIC_RELEASE);
}

Instruction snapshot(const Instruction& place) {
    const Word* word = first_word(place);
    std::array<std::uint64_t, 2> words{};
    words[0] = __atomic_load_n(word, __ATOMIC_ACQUIRE);
    words[1] = __atomic_load_n(word + 1, __ATOMIC_RELAXED);
    return std::bit_cast<Instruction>(words);
}

// As HotSpot: an entry that starts exactly here (the first of several), else the last one before.
int Code::line_of(std::uint32_t pc) const {
    if (!method->info || !method->info->code || pc >= byte_offsets.size()) return 0;
    const std::vector<classfile::LineEntry>& lines = method->info->code->lines;
    std::uint32_t offset = byte_offsets[pc];
    auto entry = std::lower_bound(lines.begin(), lines.end(), offset,
                                  [](const classfile::LineEntry& line, std::uint32_t value) { return line.start_pc < value; });
    if (entry != lines.end() && entry->start_pc == offset) return entry->line;
    return entry == lines.begin() ? 0 : (entry - 1)->line;
}

std::uint32_t Code::index_of(std::uint32_t byte_offset) const {
    if (byte_offsets.empty()) return kNoInstruction;
    auto end = byte_offsets.end() - 1;  // FellOffTheEnd starts nowhere
    auto found = std::lower_bound(byte_offsets.begin(), end, byte_offset);
    if (found == end || *found != byte_offset) return kNoInstruction;
    return static_cast<std::uint32_t>(found - byte_offsets.begin());
}

}  // namespace raceproof::program
