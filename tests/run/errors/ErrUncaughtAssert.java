// java: -ea
// An assertion fails in the middle of a computation: exit status 1, the error with its detail on standard error.
import java.util.Arrays;

public class ErrUncaughtAssert {
    static class Heap {
        private int[] a = new int[4];
        private int n;
        private final int breakAt;

        Heap(int breakAt) { this.breakAt = breakAt; }

        void add(int v) {
            if (n == a.length) a = Arrays.copyOf(a, n * 2);
            a[n++] = v;
            if (n == breakAt) a[0] = Integer.MAX_VALUE;
            else up(n - 1);
            assert valid() : "heap broken after " + n + " elements: " + Arrays.toString(Arrays.copyOf(a, n));
        }

        private void up(int i) {
            while (i > 0 && a[(i - 1) / 2] > a[i]) {
                int p = (i - 1) / 2, t = a[p];
                a[p] = a[i];
                a[i] = t;
                i = p;
            }
        }

        int poll() {
            assert n > 0;
            int r = a[0];
            a[0] = a[--n];
            int i = 0;
            while (true) {
                int c = 2 * i + 1;
                if (c >= n) break;
                if (c + 1 < n && a[c + 1] < a[c]) c++;
                if (a[i] <= a[c]) break;
                int t = a[i];
                a[i] = a[c];
                a[c] = t;
                i = c;
            }
            assert valid();
            return r;
        }

        private boolean valid() {
            for (int i = 1; i < n; i++) if (a[(i - 1) / 2] > a[i]) return false;
            return true;
        }
    }

    static void fill(Heap h, int count) {
        for (int i = 0, x = 17; i < count; i++, x = x * 31 % 101) {
            h.add(x);
            System.out.println("added " + x);
        }
    }

    public static void main(String[] args) {
        Heap ok = new Heap(-1);
        fill(ok, 8);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 8; i++) sb.append(ok.poll()).append(' ');
        System.out.println(sb);
        try {
            ok.poll();
        } catch (AssertionError e) {
            System.out.println("empty: " + e.getMessage());
        }
        fill(new Heap(6), 10);
        System.out.println("not reached");
    }
}
