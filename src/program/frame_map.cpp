#include "program/frame_map.h"

#include <algorithm>
#include <span>
#include <utility>

#include "base/hash128.h"
#include "program/frame_map_liveness.h"
#include "program/frame_map_stack.h"
#include "program/program.h"
#include "program/verifier.h"
#include "program/verifier_flow.h"

namespace raceproof::program {

FrameMap::FrameMap(std::vector<SlotUse> uses_of_locals, std::vector<SlotUse> uses_of_stack)
    : locals(std::move(uses_of_locals)), stack(std::move(uses_of_stack)) {
    constexpr std::size_t kBits = 64;
    has_bits = locals.size() + stack.size() <= kBits;
    if (!has_bits) return;
    std::size_t position = 0;
    for (const std::vector<SlotUse>* uses : {&locals, &stack})
        for (SlotUse use : *uses) {
            live |= std::uint64_t{use != SlotUse::Dead} << position;
            references |= std::uint64_t{use == SlotUse::Reference} << position++;
        }
}

namespace {

using Slots = std::span<const SlotUse>;

// Gives equal maps one number. Open addressing; number 0 is the empty map and marks a free bucket.
class MapTable {
  public:
    explicit MapTable(std::vector<FrameMap>& maps) : maps_(maps), hashes_(1), buckets_(64) { maps_.emplace_back(); }

    std::uint32_t number_of(Slots locals, Slots stack) {
        if (hashes_.size() * 2 > buckets_.size()) grow();
        Hasher hasher(locals.size());
        hasher.add_bytes(locals.data(), locals.size());
        hasher.add_bytes(stack.data(), stack.size());
        std::uint64_t hash = hasher.finish().low;
        std::size_t bucket = hash & (buckets_.size() - 1);
        while (buckets_[bucket] != 0 && !is_equal(maps_[buckets_[bucket]], locals, stack))
            bucket = (bucket + 1) & (buckets_.size() - 1);
        if (buckets_[bucket] == 0) {
            buckets_[bucket] = static_cast<std::uint32_t>(maps_.size());
            maps_.emplace_back(std::vector(locals.begin(), locals.end()), std::vector(stack.begin(), stack.end()));
            hashes_.push_back(hash);
        }
        return buckets_[bucket];
    }

  private:
    static bool is_equal(const FrameMap& map, Slots locals, Slots stack) {
        return std::equal(locals.begin(), locals.end(), map.locals.begin(), map.locals.end()) &&
               std::equal(stack.begin(), stack.end(), map.stack.begin(), map.stack.end());
    }

    void grow() {
        buckets_.assign(buckets_.size() * 2, 0);
        for (std::uint32_t number = 1; number < hashes_.size(); ++number) {
            std::size_t bucket = hashes_[number] & (buckets_.size() - 1);
            while (buckets_[bucket] != 0) bucket = (bucket + 1) & (buckets_.size() - 1);
            buckets_[bucket] = number;
        }
    }

    std::vector<FrameMap>& maps_;
    std::vector<std::uint64_t> hashes_;   // by map number
    std::vector<std::uint32_t> buckets_;  // map numbers
};

// The stacks before each instruction of a block, one after another.
class BlockStacks {
  public:
    void fill(const Flow& flow, const FlowBlock& block, StackUses& stack) {
        slots_.clear();
        ends_.assign(1, 0);
        for (std::uint32_t i = block.start; i < block.end; ++i) {
            slots_.insert(slots_.end(), stack.slots().begin(), stack.slots().end());
            ends_.push_back(slots_.size());
            stack.step(flow.instructions()[i]);
        }
    }
    Slots at(std::uint32_t position) const {
        return Slots(slots_).subspan(ends_[position], ends_[position + 1] - ends_[position]);
    }

  private:
    std::vector<SlotUse> slots_;
    std::vector<std::size_t> ends_;
};

}  // namespace

std::unique_ptr<MethodMaps> MethodMaps::analyse(Program&, const Method& method, const Code& code) {
    const classfile::CodeAttribute& attribute = *method.info->code;
    Result<Flow, Flow::Problem> read = Flow::read(attribute);
    VERIFY(read, "should have decoded the method before");
    const Flow& flow = *read;
    Liveness liveness(flow, attribute.max_locals);
    StackShapes shapes(flow, *method.owner->file);

    auto result = std::make_unique<MethodMaps>();
    result->index_.assign(code.instructions.size(), 0);
    MapTable table(result->maps_);
    StackUses stack(*method.owner->file);
    BlockStacks stacks;
    std::vector<SlotUse> locals(attribute.max_locals);
    for (std::uint32_t number = 0; number < flow.blocks().size(); ++number) {
        if (!shapes.is_reached(number)) continue;
        const FlowBlock& block = flow.blocks()[number];
        stack.reset(shapes.at(number));
        stacks.fill(flow, block, stack);
        Liveness::Walk walk(liveness, block);
        for (std::uint32_t i = block.end; i-- > block.start;) {
            walk.step_back(flow.instructions()[i]);
            for (std::size_t local = 0; local < locals.size(); ++local) locals[local] = walk.live().use(local);
            if (code.freezes) locals[0] = SlotUse::Reference;
            std::uint32_t pc = code.index_of(flow.instructions()[i].offset);
            if (pc != Code::kNoInstruction) result->index_[pc] = table.number_of(locals, stacks.at(i - block.start));
        }
    }
    return result;
}

}  // namespace raceproof::program
