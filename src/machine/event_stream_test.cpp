#include "machine/event_stream.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "machine/testing/guest.h"

namespace raceproof::machine {
namespace {

// Writes its name and the kind of each event into a text that several share.
class Scribe final : public MemoryListener {
  public:
    Scribe(char name, std::string& text) : name_(name), text_(text) {}
    void on_event(const MemoryEvent& event) override {
        text_ += name_;
        text_ += name_of(event.kind)[0];
    }

  private:
    char name_;
    std::string& text_;
};

class EventStreamTest : public ::testing::Test {
  protected:
    void tell(MemoryEventKind kind) { vm().events.emit(kind, vm().main_thread(), vm().main_thread().status.java_thread); }
    Machine& vm() { return guest_.vm(); }

    std::unique_ptr<program::testing::CompiledJava> classes_ =
        testing::compiled("Main", "public class Main { public static void main(String[] a) { } }");
    testing::Guest guest_{*classes_, "classes", "Main", state::Journalling::Off};
    std::string text_;
    Scribe first_{'1', text_}, second_{'2', text_};
};

TEST_F(EventStreamTest, TellsEveryListenerInTheOrderInWhichTheyCame) {
    Listening first(vm().events, first_), second(vm().events, second_);
    tell(MemoryEventKind::Lock);
    tell(MemoryEventKind::Unlock);
    EXPECT_EQ(text_, "1L2L1U2U");
}

TEST_F(EventStreamTest, ListeningEndsWithItsObjectWhoeverElseListens) {
    auto first = std::make_unique<Listening>(vm().events, first_);
    auto second = std::make_unique<Listening>(vm().events, second_);
    first.reset();
    tell(MemoryEventKind::Lock);
    EXPECT_EQ(text_, "2L");
    EXPECT_TRUE(vm().events.has_listeners());
    second.reset();
    tell(MemoryEventKind::Lock);
    EXPECT_EQ(text_, "2L");
    EXPECT_FALSE(vm().events.has_listeners());
}

TEST_F(EventStreamTest, PrivateAccessesAreHeardIfOneNeedsThem) {
    struct Selective final : MemoryListener {
        void on_event(const MemoryEvent&) override {}
        bool hears_private_accesses() const override { return false; }
    } selective;
    // Nothing is shared in this state.
    const state::Object& object = vm().state().at(vm().main_thread().status.java_thread);
    Listening listening(vm().events, selective);
    EXPECT_FALSE(vm().events.is_heard(MemoryEventKind::PlainRead, object));
    EXPECT_TRUE(vm().events.is_heard(MemoryEventKind::PlainWrite, object)) << "it may be a lock that gets an owner";
    auto first = std::make_unique<Listening>(vm().events, first_);
    EXPECT_TRUE(vm().events.is_heard(MemoryEventKind::PlainRead, object));
    first.reset();
    EXPECT_FALSE(vm().events.is_heard(MemoryEventKind::PlainRead, object));
}

TEST_F(EventStreamTest, SaysWhoDoesItAndWhere) {
    struct Last final : MemoryListener {
        void on_event(const MemoryEvent& event) override { seen = event; }
        MemoryEvent seen{};
    } last;
    Listening listening(vm().events, last);
    const program::Method& main_method = *vm().main_method();
    push_call(vm(), vm().main_thread(), main_method, {});
    tell(MemoryEventKind::Lock);
    EXPECT_EQ(last.seen.thread, vm().main_thread().id);
    EXPECT_EQ(last.seen.method, &main_method);
    EXPECT_EQ(last.seen.object, vm().main_thread().status.java_thread);
}

}  // namespace
}  // namespace raceproof::machine
