// Workers that share code: under ThreadSanitizer (preset tsan) this shows that no read of an instruction races with its
// rewriting.
#include "program/code.h"

#include <gtest/gtest.h>

#include <barrier>
#include <thread>

namespace raceproof::program {
namespace {

constexpr std::size_t kInstructions = 2000;
constexpr int kWorkers = 3;

std::uint64_t operand_of(std::size_t i) { return i % 5; }  // 0, too: the number of the first literal

// As the interpreter does: resolving forms are taken from a snapshot, quick ones are read plainly behind their opcode. All
// workers have found all instructions unresolved before the first rewrites one, so that each rewrites each, and the others read
// meanwhile.
void run(const std::vector<Instruction>& code, std::barrier<>& all_have_looked, std::vector<Instruction>& executed) {
    std::vector<Instruction> seen;
    for (const Instruction& place : code) seen.push_back(snapshot(place));
    all_have_looked.arrive_and_wait();
    for (std::size_t i = 0; i < code.size(); ++i) {
        const Instruction& place = code[i];
        ASSERT_EQ(seen[i].op, Op::LdcString);
        quicken(place, Op::LdcStringQuick, 7, seen[i].b + 1, operand_of(i));
        ASSERT_EQ(op_of(place), Op::LdcStringQuick);
        executed.push_back({place.op, place.a, place.b, place.operand});
    }
}

TEST(SharedCode, IsRewrittenByManyWorkersAndReadWhole) {
    std::vector<Instruction> code;
    for (std::size_t i = 0; i < kInstructions; ++i) code.push_back({Op::LdcString, 0, static_cast<std::int32_t>(i)});
    std::vector<std::vector<Instruction>> executed(kWorkers);
    {
        std::barrier<> all_have_looked(kWorkers);
        std::vector<std::jthread> workers;
        for (std::vector<Instruction>& mine : executed) workers.emplace_back([&] { run(code, all_have_looked, mine); });
    }
    for (const std::vector<Instruction>& of_worker : executed) {
        ASSERT_EQ(of_worker.size(), kInstructions);
        for (std::size_t i = 0; i < kInstructions; ++i) {
            EXPECT_EQ(of_worker[i].op, Op::LdcStringQuick);
            EXPECT_EQ(of_worker[i].a, 7);
            EXPECT_EQ(of_worker[i].b, static_cast<std::int32_t>(i) + 1);
            EXPECT_EQ(of_worker[i].operand, operand_of(i));
        }
    }
}

TEST(SharedCode, TheFirstRewriteStands) {
    Instruction instruction{Op::New, 0, 17, 0};
    quicken(instruction, Op::NewQuick, 1, 2, 3);
    quicken(instruction, Op::NewQuick, 1, 2, 3);
    Instruction copy = snapshot(instruction);
    EXPECT_EQ(copy.op, Op::NewQuick);
    EXPECT_EQ(copy.a, 1);
    EXPECT_EQ(copy.b, 2);
    EXPECT_EQ(copy.operand, 3u);
}

}  // namespace
}  // namespace raceproof::program
