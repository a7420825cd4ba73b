package raceproof.patcher;

import com.sun.source.tree.StatementTree;
import com.sun.source.util.TreePath;
import java.util.List;

/**
 * Consecutive statements of one list: {@code from} to {@code to}, both included. The owner is the tree that holds the list: a
 * block, a case, or, for a body without braces, the statement around it.
 */
record StatementRange(TreePath owner, List<? extends StatementTree> list, int from, int to, Place place) {
    enum Place { BLOCK, CASE, WITHOUT_BRACES }

    StatementTree first() {
        return list.get(from);
    }

    StatementTree last() {
        return list.get(to);
    }

    List<? extends StatementTree> statements() {
        return list.subList(from, to + 1);
    }

    List<? extends StatementTree> following() {
        return list.subList(to + 1, list.size());
    }

    StatementRange grownToEnd() {
        return new StatementRange(owner, list, from, list.size() - 1, place);
    }
}
