// The whole logical state as text. One line per thing, sorted by name; nothing in it depends on addresses, thread numbers or
// the order in which things were made.
#include <algorithm>
#include <cstdio>

#include "base/text.h"
#include "state/state.h"

namespace raceproof::state {
namespace {

using SlotKind = Contribution::SlotKind;

std::string hexadecimal(std::uint64_t value) {
    char text[20];
    std::snprintf(text, sizeof text, "%llx", static_cast<unsigned long long>(value));
    return text;
}

const char* name_of(ThreadStatus status) {
    switch (status) {
        case ThreadStatus::New: return "new";
        case ThreadStatus::Runnable: return "runnable";
        case ThreadStatus::BlockedOnMonitor: return "blocked";
        case ThreadStatus::Waiting: return "waiting";
        case ThreadStatus::TimedWaiting: return "timed-waiting";
        case ThreadStatus::Parked: return "parked";
        case ThreadStatus::TimedParked: return "timed-parked";
        case ThreadStatus::Sleeping: return "sleeping";
        case ThreadStatus::WaitingForClass: return "waiting-for-class";
        case ThreadStatus::Terminated: return "terminated";
    }
    return "?";
}

class Dumper {
  public:
    Dumper(const Heap& heap, const Contribution& contribution, const FrameSlots& frame_slots,
           const std::vector<std::unique_ptr<Thread>>& threads)
        : heap_(heap), contribution_(contribution), frame_slots_(frame_slots), threads_(threads) {}

    // `kind`: what the line starts with.
    void add_object(const char* kind, const Object& object, const Span& span) {
        std::string line = std::string(kind) + ' ' + name(object) + ' ' + object.klass->readable_name();
        if (object.is_statics()) line += " statics";
        if (object.is_array()) line += '[' + std::to_string(object.length) + ']';
        if (object.lock != 0)
            line += " locked:" + thread_name((object.lock >> 16) - 1) + '*' + std::to_string((object.lock & 0xFFFF) + 1);
        add_contents(line, object, span);
        lines_.push_back(std::move(line));
    }

    void add_thread(const Thread& thread) {
        const Thread::Status& status = thread.status;
        std::string line = "thread " + hexadecimal(thread.name) + ' ' + name_of(status.status);
        if (status.status != ThreadStatus::Terminated) {
            if (status.park_permit) line += " permit";
            if (status.notified) line += " notified";
            if (status.interrupt_pending) line += " interrupted";
            line += " children:" + std::to_string(status.children) + " depth:" + std::to_string(status.saved_lock_depth) +
                    " on:" + name(status.waiting_on) + " object:" + name(status.java_thread) +
                    " clock:" + std::to_string(status.clock) + " since:" + std::to_string(status.measures_since) + '@' +
                    std::to_string(status.measures_at_depth) + '+' + std::to_string(status.measuring_looks) + " counts:";
            for (std::uint32_t count : status.counts) line += std::to_string(count) + ',';
            if (std::uint32_t told = status.told_time(); told != 0) line += " told:" + std::to_string(told);
        }
        for (std::uint32_t i = 0; i < thread.depth; ++i) add_frame(line, i, thread.frames[i]);
        lines_.push_back(std::move(line));
    }

    void add_interned(const std::u16string& text, Ref string) {
        lines_.push_back("interned " + name(string) + ' ' + modified_utf8_from_utf16(text));
    }

    std::string take() {
        std::sort(lines_.begin(), lines_.end());
        std::string text;
        for (const std::string& line : lines_) (text += line) += '\n';
        return text;
    }

  private:
    static std::string name(const Object& object) { return hexadecimal(object.origin) + ':' + std::to_string(object.number); }
    std::string name(Ref ref) const { return ref == kNull ? "null" : name(*heap_.at(ref)); }
    std::string thread_name(std::size_t number) const { return hexadecimal(threads_[number]->name); }

    // Zeros are left out, as in the hash.
    void add_contents(std::string& line, const Object& object, const Span& span) const {
        bool has_references = object.is_array() && object.klass->component_type == program::BasicType::Reference;
        for (std::uint32_t i = 0; i < span.words; ++i) {
            std::uint32_t position = span.first_word + i;
            std::uint64_t word = span.contents[i];
            if (has_references) {
                add_slot(line, position * 2, word & 0xFFFFFFFF, SlotKind::Reference);
                add_slot(line, position * 2 + 1, word >> 32, SlotKind::Reference);
            } else {
                add_slot(line, position, word, object.is_array() ? SlotKind::Value : contribution_.kinds(object)[i]);
            }
        }
    }

    void add_slot(std::string& line, std::uint32_t position, Slot slot, SlotKind kind) const {
        if (slot == 0 || kind == SlotKind::LeftOut) return;
        line += ' ' + std::to_string(position) + '=';
        if (kind == SlotKind::Reference) {
            line += name(as_ref(slot));
        } else if (kind == SlotKind::Value) {
            line += hexadecimal(slot);
        } else {
            InitialisationStatus status = initialisation_status(slot);
            line += "initialisation-" + std::to_string(static_cast<int>(status));
            if (is_defined_at_run_time(slot)) line += "-defined";
            if (status == InitialisationStatus::Preparing || status == InitialisationStatus::Running)
                line += "-by-" + thread_name(static_cast<std::size_t>(initialisation_owner(slot)));
        }
    }

    void add_frame(std::string& line, std::uint32_t index, const Frame& frame) const {
        line += "\n    " + std::to_string(index) + ' ' + frame.method->full_name() + " pc:" + std::to_string(frame.pc) +
                " flags:" + std::to_string(frame.flags) + " phase:" + std::to_string(frame.phase) + " lock:" + name(frame.lock);
        bool initialises = frame.flags & frame_flags::kClassInitialiser;
        if (initialises) line += " initialising:" + frame.initialising->readable_name();
        if (initialises) line += " requested:" + frame.requested->readable_name();
        frame_slots_.for_each_live(frame, [&](std::uint32_t position, Slot slot, bool is_reference) {
            add_slot(line, position, slot, is_reference ? SlotKind::Reference : SlotKind::Value);
        });
    }

    const Heap& heap_;
    const Contribution& contribution_;
    const FrameSlots& frame_slots_;
    const std::vector<std::unique_ptr<Thread>>& threads_;
    std::vector<std::string> lines_;
};

}  // namespace

std::string State::dump() const {
    VERIFY(is_between_steps(), "should dump a state between steps");
    Dumper dumper(objects_.heap(), contribution_, threads_.frame_slots(), threads_.all());
    objects_.heap().for_each([&](Object* object) {
        auto words = static_cast<std::uint32_t>((content_bytes(*object) + 7) / 8);
        dumper.add_object("object", *object, {0, words, object->elements<std::uint64_t>()});
    });
    // Permanent components count where they differ from what they were, like in the hash.
    for (const WriteBarrier::ChangedPermanent& component : barrier_.changed_permanents()) {
        const Object& object = at(component.ref);
        if (contribution_.of_component(object, component.chunk) != component.baseline)
            dumper.add_object("permanent", object, span_of(object, component.chunk));
    }
    for (const InternTable::Entry* entry : interned_.entries()) dumper.add_interned(entry->first, entry->second);
    for (const std::unique_ptr<Thread>& thread : threads_.all()) dumper.add_thread(*thread);
    return dumper.take();
}

}  // namespace raceproof::state
