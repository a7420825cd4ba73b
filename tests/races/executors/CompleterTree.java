// A CountedCompleter: what its two children did comes before its completion.
// check: --all
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;

public class CompleterTree extends CountedCompleter<Integer> {
    private static final long serialVersionUID = 1;
    final CompleterTree[] children = new CompleterTree[2];
    final boolean isRoot;
    int result;

    CompleterTree(CountedCompleter<?> parent, boolean isRoot) {
        super(parent);
        this.isRoot = isRoot;
    }

    @Override
    public void compute() {
        if (isRoot) {
            setPendingCount(2);
            for (int i = 0; i < 2; i++) (children[i] = new CompleterTree(this, false)).fork();
        } else {
            result = 1;
        }
        tryComplete();
    }

    @Override
    public void onCompletion(CountedCompleter<?> caller) {
        if (isRoot) result = children[0].result + children[1].result;
    }

    @Override
    public Integer getRawResult() {
        return result;
    }

    public static void main(String[] args) {
        assert new ForkJoinPool(1).invoke(new CompleterTree(null, true)) == 2;
    }
}
