import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A bank account in one thread: records, streams and formatting from the real class library. */
public class Account {
    enum Kind { DEPOSIT, WITHDRAWAL, FEE }

    record Entry(Kind kind, long cents, String note) {
        Entry {
            if (cents <= 0) throw new IllegalArgumentException("not an amount: " + cents);
        }

        long effect() {
            return kind == Kind.DEPOSIT ? cents : -cents;
        }
    }

    static String money(long cents) {
        return String.format("%s%d.%02d", cents < 0 ? "-" : "", Math.abs(cents) / 100, Math.abs(cents) % 100);
    }

    public static void main(String[] arguments) {
        List<Entry> entries = List.of(
            new Entry(Kind.DEPOSIT, 125_000, "salary"),
            new Entry(Kind.WITHDRAWAL, 64_050, "rent"),
            new Entry(Kind.WITHDRAWAL, 8_215, "groceries"),
            new Entry(Kind.FEE, 150, "card"),
            new Entry(Kind.DEPOSIT, 2_500, "refund"));

        long balance = 0;
        for (Entry entry : entries) {
            balance += entry.effect();
            System.out.println(String.format("%-10s %10s %10s", entry.note(), money(entry.effect()), money(balance)));
        }

        Map<Kind, Long> totals = entries.stream()
            .collect(Collectors.groupingBy(Entry::kind, TreeMap::new, Collectors.summingLong(Entry::cents)));
        totals.forEach((kind, cents) -> System.out.println(kind + ": " + money(cents)));

        System.out.println(entries.stream().map(Entry::note).sorted().collect(Collectors.joining(", ", "[", "]")));
        try {
            System.out.println(new Entry(Kind.DEPOSIT, 0, "nothing"));
        } catch (IllegalArgumentException refused) {
            System.out.println("refused: " + refused.getMessage());
        }
        System.out.println(entries.get(0));
    }
}
