// Exit statuses are taken modulo 256 by the system: -1 becomes 255. Leaving from a stream pipeline inside a comparator.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

public class ErrExitNegative {
    static int compared;

    enum Item {
        PEN(3), INK(9), CUP(4), MAP(1), KEY(12), BOX(7);

        final int weight;

        Item(int w) { weight = w; }
    }

    static class ByWeight implements Comparator<Item> {
        private final int budget;

        ByWeight(int budget) { this.budget = budget; }

        @Override public int compare(Item a, Item b) {
            compared++;
            if (compared > budget) finish("budget of " + budget + " used comparing " + a + " with " + b);
            return Integer.compare(a.weight, b.weight);
        }
    }

    static int finish(String why) {
        System.out.println(why);
        int status = -1;
        for (int i = 0; i < 3; i++) status = status * 2 + 1;
        System.out.println("status " + status);
        Runtime.getRuntime().exit(status);
        throw new AssertionError("exit returned");
    }

    public static void main(String[] args) {
        List<Item> items = new ArrayList<>(List.of(Item.values()));
        items.sort(new ByWeight(100));
        System.out.println(items + " " + (compared > 4));
        compared = 0;
        TreeSet<Item> set = new TreeSet<>(new ByWeight(100).reversed());
        set.addAll(items);
        System.out.println(set + " " + set.first() + " " + set.floor(Item.CUP) + " " + set.headSet(Item.BOX));
        compared = 0;
        try {
            Item max = items.stream().filter(i -> i.weight % 2 == 1 || i == Item.KEY).max(new ByWeight(2)).get();
            System.out.println("max " + max);
            compared = 0;
            items.stream().sorted(new ByWeight(2)).forEach(i -> System.out.println("item " + i));
        } catch (RuntimeException e) {
            System.out.println("no exception from exit");
        } finally {
            System.out.println("no finally after exit");
        }
        System.out.println("not reached");
    }
}
