// The end of a step, and going back.
#include "base/verify.h"
#include "state/state.h"

namespace raceproof::state {

// The order of the parts is what makes it right:
//
// 1. Frames that were left are saved. From here on the journal has all that the step has changed of the last state: whatever
//    asks what was dropped or what was there before finds it.
// 2. Garbage goes, while nothing is named or counted yet. So its numbers are free for survivors, and the state that the step
//    leads to does not depend on what was garbage in it.
// 3. Survivors get their names and are old. Every live object has a name now.
// 4. The hash follows: contributions need the names of all that they refer to, of retained objects too, and what is dirty, young
//    and newly retained, which the next epoch forgets.
// 5. The counts are the last record, so that going back finds all objects in their places when it undoes them.
void State::commit_step(Collect collect) {
    if (!is_journalled()) {
        if (collect == Collect::Yes) collector_.collect();
        return;
    }
    threads_.save_left_frames();
    if (collect == Collect::Yes) {
        collector_.collect_all();
    } else {
        collector_.collect_young_only();
    }
    objects_.commit();
    hash_.update();
    collector_.journal_counts();
    threads_.commit();
    end_epoch();
    VERIFY(is_between_steps(), "should leave nothing of a step behind");
}

Mark State::mark() {
    VERIFY(is_journalled() && is_between_steps(), "should mark a journalled state between steps");
    return {journal_.mark(), hash_.value(), collector_.may_have_old_garbage()};
}

// Young objects first: no record speaks of them. After them the records are undone in reverse order, so that each finds the state
// as it was when it was written. What is no sum of changes, the hash above all, the mark knows.
void State::undo_to(const Mark& mark) {
    objects_.drop_young();
    journal_.undo_to(mark.position);
    hash_.set(mark.hash);
    collector_.set_may_have_old_garbage(mark.may_have_old_garbage);
    end_epoch();
}

void State::forget() {
    VERIFY(is_between_steps(), "should forget the past of a state between steps");
    objects_.forget_retained();
    journal_.forget();
}

// Whatever was saved in this epoch must be saved again in the next. When the numbers of epochs come again, nothing may seem to
// have been saved already.
void State::end_epoch() {
    barrier_.end_epoch();
    threads_.end_epoch();
    interned_.end_epoch();
    objects_.end_epoch();
    if (epoch_.advance()) return;
    objects_.heap().for_each_taken([](Object* object) {
        object->epoch = 0;
        if (!(object->flags & object_flags::kLarge)) return;
        Chunk* chunks = chunk_table(*object);
        for (std::uint64_t i = 0; i < chunk_count(content_bytes(*object)); ++i) chunks[i].epoch = 0;
    });
    threads_.reset_epochs();
    epoch_.restart();
}

}  // namespace raceproof::state
