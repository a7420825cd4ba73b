package raceproof.patcher;

import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Fields that become volatile. */
final class Volatiles {
    private final Program program;
    private final Declarations declarations;

    Volatiles(Program program, Declarations declarations) {
        this.program = program;
        this.declarations = declarations;
    }

    void change(Request.Field field) throws Refusal {
        TreePath path = program.declarationOf(field);
        Set<Modifier> flags = program.elementOf(path).getModifiers();
        String name = ((VariableTree) path.getLeaf()).getName().toString();
        if (flags.contains(Modifier.FINAL)) throw program.refusal(path, name + " is final");
        if (flags.contains(Modifier.VOLATILE)) throw program.refusal(path, name + " is volatile already");
        declarations.change(path, new Declarations.Header("volatile", null));
    }
}
