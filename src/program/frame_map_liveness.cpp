#include "program/frame_map_liveness.h"

namespace raceproof::program {

namespace {

void step_row(const FlowInstruction& instruction, LiveRow live) {
    Bytecode code = instruction.code;
    if (code == Bytecode::IInc) return live.read(instruction.operand, SlotUse::Value);
    if (code >= Bytecode::ILoad && code <= Bytecode::ALoad3) {
        bool is_reference = code == Bytecode::ALoad || code >= Bytecode::ALoad0;
        live.read(instruction.operand, is_reference ? SlotUse::Reference : SlotUse::Value);
    } else if (code >= Bytecode::IStore && code <= Bytecode::AStore3) {
        live.write(instruction.operand);
        char letter = info_of(code).effect[0];
        if (letter == 'J' || letter == 'D') live.write(instruction.operand + 1u);
    }
}

}  // namespace

Liveness::Liveness(const Flow& flow, std::size_t locals)
    : flow_(flow), words_(locals / 64 * 2 + 2), live_in_(flow.blocks().size() * words_), predecessors_(flow.blocks().size()) {
    find_predecessors();
    std::vector<bool> is_waiting(flow.blocks().size(), true);
    std::vector<std::uint32_t> waiting(flow.blocks().size());
    for (std::uint32_t i = 0; i < waiting.size(); ++i) waiting[i] = i;  // the last block is taken first
    while (!waiting.empty()) {
        std::uint32_t number = waiting.back();
        waiting.pop_back();
        is_waiting[number] = false;
        const FlowBlock& block = flow_.blocks()[number];
        Walk walk(*this, block);
        for (std::uint32_t i = block.end; i-- > block.start;) walk.step_back(flow_.instructions()[i]);
        std::uint64_t added = 0;
        for (std::size_t i = 0; i < words_; ++i) {
            std::uint64_t& word = live_in_[number * words_ + i];
            added |= walk.live_[i] & ~word;
            word |= walk.live_[i];
        }
        if (added == 0) continue;
        for (std::uint32_t predecessor : predecessors_[number]) {
            if (is_waiting[predecessor]) continue;
            is_waiting[predecessor] = true;
            waiting.push_back(predecessor);
        }
    }
}

void Liveness::find_predecessors() {
    for (std::uint32_t number = 0; number < flow_.blocks().size(); ++number) {
        const FlowBlock& block = flow_.blocks()[number];
        flow_.for_each_successor(block, [&](std::uint32_t target) {
            if (target < flow_.instructions().size()) predecessors_[flow_.block_at(target)].push_back(number);
        });
        for (std::uint32_t handler : block.handlers)
            predecessors_[flow_.block_at(flow_.handlers()[handler].target)].push_back(number);
    }
}

void Liveness::add(std::vector<std::uint64_t>& into, std::uint32_t block) const {
    for (std::size_t i = 0; i < words_; ++i) into[i] |= row(block)[i];
}

Liveness::Walk::Walk(const Liveness& liveness, const FlowBlock& block) : live_(liveness.words_) {
    const Flow& flow = liveness.flow_;
    flow.for_each_successor(block, [&](std::uint32_t target) {
        if (target < flow.instructions().size()) liveness.add(live_, flow.block_at(target));
    });
    if (block.handlers.empty()) return;
    in_handlers_.resize(liveness.words_);
    for (std::uint32_t handler : block.handlers) liveness.add(in_handlers_, flow.block_at(flow.handlers()[handler].target));
}

void Liveness::Walk::step_back(const FlowInstruction& instruction) {
    step_row(instruction, live());
    for (std::size_t i = 0; i < in_handlers_.size(); ++i) live_[i] |= in_handlers_[i];
}

}  // namespace raceproof::program
