public class ElementOperators {
    private int[] counts = new int[3];
    static long[] sums = {1L, -2, 3};
    final boolean[] seen = {true, false, true};
    String[] words = {"a", "b", null};
    String text = "";

    public static void main(String[] args) {
        ElementOperators all = new ElementOperators();
        all.use(1);
        all.use(2);
        System.out.println(all.lengths() + all.text);
    }

    private int next = 0;

    int next() {
        return next++ % 3;
    }

    void use(int i) {
        counts[next()]++;
        counts[next()] += 5;
        counts[i] = 4;
    }

    int lengths() {
        int total = 0;
        for (String word : new String[] {"x", "yy"}) total += word.length();
        String shown = "shown";
        for (int i = 0; i < counts.length; i++) {
            counts[i] -= sums[i] > 0 ? 2 : -2;
            counts[i] = (counts[i] + i) * (counts[i] - i);
            counts[counts[0] == 0 ? 1 : 2] ^= counts[i];
            sums[i] *= counts[i];
            sums[i] = 3 - sums[i];
            sums[i] -= counts[i];
            seen[i] = !seen[i] | seen[(i + 1) % seen.length] & i > 0;
            words[i] += seen[i] ? "yes" : "no";
            words[i] = words[i].trim() + i;
            text += words[i] + counts[i]-- + --counts[i] + sums[i] + seen[i] + !seen[i];
            text += i;
            total += words[i].length() + (words[i] == null ? 1 : 2) + counts[i];
        }
        return total + shown.length();
    }
}
