// Who walks through a hash table meets its keys in the order of their hash codes. If these are identity hash codes, the order is
// another one in each run of `java`; so is that of Set.of and Map.of, which a salt decides. Finding and storing single keys shows
// nobody the order. The walks run as they are: all this does is to note them.
#include "machine/natives/iteration_order.h"
#include "machine/frames.h"

#include <algorithm>
#include <optional>

#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kTables[] = {"java/util/HashMap", "java/util/Hashtable", "java/util/IdentityHashMap",
                                        "java/util/WeakHashMap", "java/util/concurrent/ConcurrentHashMap"};
constexpr std::string_view kOneOrder = "one order";

bool is_table(const program::Class& klass) {
    return klass.is_trusted && std::ranges::find(kTables, klass.name.text()) != std::end(kTables);
}

// What the program calls walks through all keys, but what comes out does not depend on the order.
bool shows_no_order(NativeCall& call) {
    constexpr std::string_view kSymmetric[] = {"equals", "hashCode", "containsAll", "containsValue"};
    constexpr std::string_view kCopies[] = {"<init>", "addAll", "putAll", "clone"};
    const program::Method* called = place_of_use(call.thread, &call.method).called;
    if (called == nullptr || !called->owner->is_trusted) return false;
    std::string_view name = called->name.text(), owner = called->owner->name.text();
    if (std::ranges::find(kSymmetric, name) != std::end(kSymmetric)) return true;
    bool is_unordered = owner == "java/util/HashSet" || is_table(*called->owner);
    return is_unordered && std::ranges::find(kCopies, name) != std::end(kCopies);
}

Ref reference_in(const Object& object, std::string_view name, std::string_view descriptor) {
    return state::as_ref(field_value(object, name, descriptor));
}

bool is_hashed_by_identity(NativeCall& call, const Object& key) {
    const program::Method& hash_code = method_of(call.machine, "java/lang/Object", "hashCode", "()I");
    std::string_view owner = selected_method(hash_code, *key.klass)->owner->name.text();
    return owner == "java/lang/Object" || owner == "java/lang/Enum";
}

// Several keys, and one of them at least by its identity. `buckets` holds lists of nodes with the fields key and next.
bool depends_on_identity(NativeCall& call, Ref buckets) {
    if (buckets == kNull) return false;
    const Object& table = call.object(buckets);
    std::string descriptor = "L" + std::string(table.klass->element->name.text()) + ";";
    std::size_t keys = 0;
    bool by_identity = false;
    for (std::uint32_t i = 0; i < table.length; ++i) {
        for (Ref node = table.elements<Ref>()[i]; node != kNull; node = reference_in(call.object(node), "next", descriptor)) {
            Ref key = reference_in(call.object(node), "key", kObject);
            if (key == kNull) continue;
            ++keys;
            by_identity |= is_hashed_by_identity(call, call.object(key));
            if (keys > 1 && by_identity) return true;
        }
    }
    return false;
}

bool is_walk_of_interest(NativeCall& call, AssumptionKind kind) {
    if (call.machine.assumptions.first(kind)) return false;
    return place_of_use(call.thread, &call.method).method != nullptr && !shows_no_order(call);
}

NativeOutcome walk(NativeCall& call, Ref map, std::string_view buckets_type) {
    if (map != kNull && is_walk_of_interest(call, AssumptionKind::IdentityHash) &&
        depends_on_identity(call, reference_in(call.object(map), "table", buckets_type)))
        note_use(call, AssumptionKind::IdentityHash, kOneOrder);
    return NativeOutcome::Declined;
}

constexpr std::string_view kNodes = "[Ljava/util/HashMap$Node;";
NativeOutcome walk_map(NativeCall& call) { return walk(call, call.ref(0), kNodes); }
NativeOutcome walk_argument(NativeCall& call) { return walk(call, call.ref(1), kNodes); }
NativeOutcome walk_view(NativeCall& call) {
    return walk(call, reference_in(call.receiver(), "this$0", "Ljava/util/HashMap;"), kNodes);
}
NativeOutcome walk_hashtable(NativeCall& call) { return walk(call, call.ref(1), "[Ljava/util/Hashtable$Entry;"); }

NativeOutcome walk_buckets(NativeCall& call) {
    if (is_walk_of_interest(call, AssumptionKind::IdentityHash) && depends_on_identity(call, call.ref(1)))
        note_use(call, AssumptionKind::IdentityHash, kOneOrder);
    return NativeOutcome::Declined;
}

// An IdentityHashMap, or an unmodifiable set or map, by its number of keys.
NativeOutcome walk_sized(NativeCall& call, Ref collection, AssumptionKind kind) {
    if (collection != kNull && is_walk_of_interest(call, kind) &&
        state::as_int(field_value(call.object(collection), "size", "I")) > 1)
        note_use(call, kind, kOneOrder);
    return NativeOutcome::Declined;
}
NativeOutcome walk_identity_map(NativeCall& call) { return walk_sized(call, call.ref(1), AssumptionKind::IdentityHash); }
NativeOutcome walk_unmodifiable(NativeCall& call) { return walk_sized(call, call.ref(1), AssumptionKind::IterationOrder); }

NativeOutcome walk_pair(NativeCall& call) {
    if (!is_walk_of_interest(call, AssumptionKind::IterationOrder)) return NativeOutcome::Declined;
    const program::Field& none = field_of(call.machine, "java/util/ImmutableCollections", "EMPTY", kObject);
    if (reference_in(call.receiver(), "e1", kObject) != state::as_ref(call.machine.objects.get_static(none)))
        note_use(call, AssumptionKind::IterationOrder, kOneOrder);
    return NativeOutcome::Declined;
}

}  // namespace

void note_identity_hash(NativeCall& call) {
    if (call.machine.assumptions.first(AssumptionKind::IdentityHash)) return;
    std::uint32_t caller = call.thread.depth;
    auto is_enum = [&] { return call.thread.frames[caller - 1].method->owner->name.text() == "java/lang/Enum"; };
    while (caller > 0 && (call.thread.frames[caller - 1].code == nullptr || is_enum())) --caller;
    if (caller > 0 && is_table(*call.thread.frames[caller - 1].method->owner)) return;
    note_use(call, AssumptionKind::IdentityHash, "one for each object");
}

void register_iteration_order(NativeTable& table) {
    constexpr std::string_view kMap = "java/util/HashMap";
    table.watch("java/util/HashMap$HashIterator", "<init>", "", walk_argument);
    table.watch("java/util/HashMap$HashMapSpliterator", "<init>", "", walk_argument);
    for (std::string_view name : {"forEach", "keysToArray", "valuesToArray"}) table.watch(kMap, name, "", walk_map);
    for (std::string_view view : {"java/util/HashMap$KeySet", "java/util/HashMap$Values", "java/util/HashMap$EntrySet"})
        table.watch(view, "forEach", "", walk_view);
    table.watch("java/util/Hashtable$Enumerator", "<init>", "", walk_hashtable);
    table.watch("java/util/concurrent/ConcurrentHashMap$Traverser", "<init>", "", walk_buckets);
    table.watch("java/util/IdentityHashMap$IdentityHashMapIterator", "<init>", "", walk_identity_map);
    table.watch("java/util/IdentityHashMap$IdentityHashMapSpliterator", "<init>", "", walk_identity_map);

    table.watch("java/util/ImmutableCollections$SetN$SetNIterator", "<init>", "", walk_unmodifiable);
    table.watch("java/util/ImmutableCollections$MapN$MapNIterator", "<init>", "", walk_unmodifiable);
    for (std::string_view name : {"iterator", "toArray", "forEach"})
        table.watch("java/util/ImmutableCollections$Set12", name, "", walk_pair);
}

}  // namespace raceproof::machine::natives
