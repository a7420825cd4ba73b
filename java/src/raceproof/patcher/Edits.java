package raceproof.patcher;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The edits of all sources for one fix. They are small, and each speaks of positions in the original text, so that several
 * changes can be made to one statement. Insertions at one position nest: what closes something comes first, the innermost before
 * the others, then what stands alone, then what opens something, the outermost first.
 */
final class Edits {
    enum Side { CLOSING, ALONE, OPENING }

    /** {@code extent} is the length of what an insertion encloses. */
    record Edit(int start, int end, String text, Side side, int extent) {
        boolean isInsertion() {
            return start == end;
        }

        /** Where what it changes or encloses starts. */
        int first() {
            return side == Side.CLOSING ? end - extent : start;
        }

        int last() {
            return side == Side.OPENING ? start + extent : end;
        }
    }

    private record Move(int start, int end, int target, UnaryOperator<String> layout) {}

    private final Map<SourceText, List<Edit>> edits = new LinkedHashMap<>();
    private final Map<SourceText, List<Move>> moves = new LinkedHashMap<>();

    void replace(SourceText source, int start, int end, String text) {
        if (!source.slice(start, end).equals(text)) add(source, new Edit(start, end, text, Side.ALONE, 0));
    }

    void insert(SourceText source, int position, String text) {
        add(source, new Edit(position, position, text, Side.ALONE, 0));
    }

    /** Opens something at {@code start} that {@link #close} closes at {@code end}. */
    void open(SourceText source, int start, int end, String text) {
        add(source, new Edit(start, start, text, Side.OPENING, end - start));
    }

    void close(SourceText source, int start, int end, String text) {
        add(source, new Edit(end, end, text, Side.CLOSING, end - start));
    }

    /** Cuts the range with the edits inside it, and inserts it at the target as {@code layout} returns it. */
    void move(SourceText source, int start, int end, int target, UnaryOperator<String> layout) {
        moves.computeIfAbsent(source, unused -> new ArrayList<>()).add(new Move(start, end, target, layout));
        edits.computeIfAbsent(source, unused -> new ArrayList<>());
    }

    private void add(SourceText source, Edit edit) {
        edits.computeIfAbsent(source, unused -> new ArrayList<>()).add(edit);
    }

    Set<SourceText> sources() {
        return edits.keySet();
    }

    /** The edits of a source in the order of the text; none overlaps another. */
    List<Edit> of(SourceText source) throws Refusal {
        List<Edit> remaining = new ArrayList<>(edits.getOrDefault(source, List.of()));
        for (Move move : moves.getOrDefault(source, List.of())) {
            List<Edit> inside = new ArrayList<>();
            for (Edit edit : remaining) {
                if (edit.first() < move.end && edit.last() > move.start && !belongsTo(edit, move.start, move.end))
                    throw Refusal.at(source, move.start, "two changes touch the same code");
                if (belongsTo(edit, move.start, move.end)) inside.add(edit);
            }
            remaining.removeAll(inside);
            String moved = apply(source, move.start, move.end, ordered(source, inside));
            remaining.add(new Edit(move.start, move.end, "", Side.ALONE, 0));
            remaining.add(new Edit(move.target, move.target, move.layout.apply(moved), Side.ALONE, 0));
        }
        return ordered(source, remaining);
    }

    /** Whether the edit, with what it encloses, is a part of the range. */
    private static boolean belongsTo(Edit edit, int start, int end) {
        boolean isAtEdge =
            edit.isInsertion() && edit.extent == 0 && (edit.start == end || edit.start == start && edit.side != Side.OPENING);
        return !isAtEdge && edit.first() >= start && edit.last() <= end;
    }

    private static List<Edit> ordered(SourceText source, List<Edit> unordered) throws Refusal {
        List<Edit> sorted = new ArrayList<>();
        // What was opened first is closed last, if both enclose the same.
        for (Edit edit : unordered) sorted.add(edit.side == Side.CLOSING ? 0 : sorted.size(), edit);
        sorted.sort(Comparator.comparingInt(Edit::start)
                        .thenComparing(edit -> edit.isInsertion() ? 0 : 1)
                        .thenComparing(Edit::side)
                        .thenComparing(edit -> edit.side == Side.OPENING ? -edit.extent : edit.extent));
        for (int i = 1; i < sorted.size(); i++)
            if (sorted.get(i).start < sorted.get(i - 1).end || cross(sorted, i))
                throw Refusal.at(source, sorted.get(i).start, "two changes touch the same code");
        return sorted;
    }

    /** Whether what an edit opens ends after something that was opened before and encloses its start. */
    private static boolean cross(List<Edit> sorted, int index) {
        Edit inner = sorted.get(index);
        for (Edit outer : sorted.subList(0, inner.side == Side.OPENING ? index : 0))
            if (outer.side == Side.OPENING && inner.start < outer.last() && outer.last() < inner.last()) return true;
        return false;
    }

    private static String apply(SourceText source, int start, int end, List<Edit> inside) {
        StringBuilder result = new StringBuilder();
        int at = start;
        for (Edit edit : inside) {
            result.append(source.text(), at, edit.start).append(edit.text);
            at = edit.end;
        }
        return result.append(source.text(), at, end).toString();
    }
}
