public class Elements {
    private final int[] slots = new int[4];
    static long[] sums = {1, 2, 3};
    boolean[] seen = new boolean[3];
    boolean[] known = {true, false};
    String[] names;
    int[][] grid = new int[2][2];
    int[] shared = new int[2];
    double[] rates = new double[2];
    Runnable[] tasks = new Runnable[] {() -> { }, null};
    volatile int[] current = new int[1];

    Elements(int size) {
        names = new String[size + 1];
    }

    void use(int i) {
        slots[i]++;
        --slots[i + 1];
        slots[i] = 3;
        slots[i] += slots[i + 1];
        slots[i] = slots[i] + 1;
        slots[i] = slots[0] ^ slots[i];
        slots[ i ] %= 7;
        int last = slots[slots.length - 1];
        sums[0] -= last;
        sums[i] = sums[i] > 5 ? 0 : sums[i];
        seen[i] = true;
        seen[i] = last > 2;
        if (!seen[i] || seen[0]) seen[1] = !known[0];
        while (!seen[2]) seen[2] = (last == 0);
        names[i] = "name";
        names[i] += i;
        System.out.println(names[i].length() + names.length);
        if (tasks[0] != null) tasks[0].run();
        if (current != null) current[0] = 1;
        current = new int[i];
        synchronized (slots) {
            rates[0] = 1.5;
        }
    }

    int[] give() {
        for (int value : shared) System.out.println(value);
        grid[0] = shared;
        return shared;
    }

    int cell(int x, int y) {
        return grid[x][y] + grid.length;
    }
}
