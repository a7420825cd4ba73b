// Bank simulation: accounts with inheritance, exact money, transaction journal, interest, overdrafts, rollbacks, statements.
import java.math.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class AppBank {
    static class BankException extends Exception {
        BankException(String m) { super(m); }
        BankException(String m, Throwable c) { super(m, c); }
    }

    static final class InsufficientFunds extends BankException {
        final BigDecimal missing;
        InsufficientFunds(String id, BigDecimal missing) {
            super(id + " lacks " + missing.toPlainString());
            this.missing = missing;
        }
    }

    enum Kind { DEPOSIT, WITHDRAWAL, TRANSFER_IN, TRANSFER_OUT, INTEREST, FEE }

    record Entry(int seq, int day, Kind kind, BigDecimal amount, BigDecimal balance) {
        @Override public String toString() { return String.format("#%d d%d %-12s %10s -> %10s", seq, day, kind, amount, balance); }
    }

    static BigDecimal money(String s) { return new BigDecimal(s).setScale(2, RoundingMode.UNNECESSARY); }

    abstract static class Account implements Comparable<Account> {
        final String id, owner;
        BigDecimal balance = money("0");
        final List<Entry> journal = new ArrayList<>();
        private static int seq;
        Account(String id, String owner) { this.id = id; this.owner = owner; }
        abstract BigDecimal floor();
        abstract void monthEnd(int day);
        void post(int day, Kind k, BigDecimal delta) {
            balance = balance.add(delta);
            journal.add(new Entry(++seq, day, k, delta, balance));
        }
        void deposit(int day, BigDecimal a) throws BankException {
            if (a.signum() <= 0) throw new BankException("bad amount " + a);
            post(day, Kind.DEPOSIT, a);
        }
        void withdraw(int day, BigDecimal a) throws BankException {
            if (a.signum() <= 0) throw new BankException("bad amount " + a);
            check(a);
            post(day, Kind.WITHDRAWAL, a.negate());
        }
        void check(BigDecimal a) throws InsufficientFunds {
            BigDecimal after = balance.subtract(a);
            if (after.compareTo(floor()) < 0) throw new InsufficientFunds(id, floor().subtract(after));
        }
        @Override public int compareTo(Account o) { return id.compareTo(o.id); }
        @Override public String toString() { return getClass().getSimpleName() + "(" + id + ", " + owner + ", " + balance + ")"; }
    }

    static final class Checking extends Account {
        final BigDecimal limit;
        Checking(String id, String owner, BigDecimal limit) { super(id, owner); this.limit = limit; }
        @Override BigDecimal floor() { return limit.negate(); }
        @Override void monthEnd(int day) {
            if (balance.signum() < 0) post(day, Kind.FEE, balance.multiply(new BigDecimal("0.015")).setScale(2, RoundingMode.UP));
        }
    }

    static class Savings extends Account {
        final BigDecimal rate;
        int withdrawals;
        Savings(String id, String owner, String rate) { super(id, owner); this.rate = new BigDecimal(rate); }
        @Override BigDecimal floor() { return money("0"); }
        @Override void withdraw(int day, BigDecimal a) throws BankException {
            if (withdrawals >= 3) throw new BankException(id + " allows three withdrawals a month");
            super.withdraw(day, a);
            withdrawals++;
        }
        @Override void monthEnd(int day) {
            withdrawals = 0;
            BigDecimal i = balance.multiply(rate).divide(new BigDecimal("12"), 2, RoundingMode.HALF_EVEN);
            if (i.signum() > 0) post(day, Kind.INTEREST, i);
        }
    }

    static final class Bonus extends Savings {
        Bonus(String id, String owner, String rate) { super(id, owner, rate); }
        @Override void monthEnd(int day) {
            boolean quiet = withdrawals == 0;
            super.monthEnd(day);
            if (quiet) post(day, Kind.INTEREST, money("1.00"));
        }
    }

    static final class Bank {
        final Map<String, Account> accounts = new TreeMap<>();
        final Map<String, Integer> failures = new TreeMap<>();
        int day = 1;

        void open(Account a) throws BankException {
            if (accounts.putIfAbsent(a.id, a) != null) throw new BankException("account " + a.id + " exists");
        }
        Account get(String id) throws BankException {
            Account a = accounts.get(id);
            if (a == null) throw new BankException("no account " + id);
            return a;
        }
        void transfer(String from, String to, BigDecimal amount) throws BankException {
            Account a = get(from), b = get(to);
            if (a == b) throw new BankException("same account");
            a.check(amount);
            a.post(day, Kind.TRANSFER_OUT, amount.negate());
            b.post(day, Kind.TRANSFER_IN, amount);
        }
        /** All or nothing: on failure every touched account returns to its old state. */
        void batch(List<String[]> orders) throws BankException {
            Map<Account, BigDecimal> before = new LinkedHashMap<>();
            Map<Account, Integer> marks = new LinkedHashMap<>();
            accounts.values().forEach(a -> { before.put(a, a.balance); marks.put(a, a.journal.size()); });
            int n = 0;
            try {
                for (String[] o : orders) { transfer(o[0], o[1], money(o[2])); n++; }
            } catch (BankException e) {
                before.forEach((a, b) -> { a.balance = b; a.journal.subList(marks.get(a), a.journal.size()).clear(); });
                throw new BankException("batch rolled back after " + n, e);
            }
        }
        BigDecimal total() { return accounts.values().stream().map(a -> a.balance).reduce(money("0"), BigDecimal::add); }
        void attempt(String what, Order o) {
            try {
                o.run();
                System.out.println(what + ": done");
            } catch (InsufficientFunds e) {
                failures.merge("funds", 1, Integer::sum);
                System.out.println(what + ": " + e.getMessage() + " (" + e.missing.signum() + ")");
            } catch (BankException e) {
                failures.merge("other", 1, Integer::sum);
                System.out.println(what + ": " + e.getMessage() + (e.getCause() == null ? "" : " because " + e.getCause().getMessage()));
            }
        }
    }

    interface Order { void run() throws BankException; }

    public static void main(String[] args) throws BankException {
        Bank b = new Bank();
        b.open(new Checking("C1", "ann", money("200")));
        b.open(new Checking("C2", "bob", money("0")));
        b.open(new Savings("S1", "ann", "0.03"));
        b.open(new Bonus("S2", "cid", "0.0125"));
        b.attempt("open twice", () -> b.open(new Savings("S1", "eve", "0")));
        b.attempt("deposit", () -> b.get("C1").deposit(b.day, money("500.25")));
        b.attempt("deposit", () -> b.get("S2").deposit(b.day, money("9999.99")));
        b.attempt("bad deposit", () -> b.get("C1").deposit(b.day, money("-1")));
        b.attempt("no account", () -> b.get("X9").deposit(b.day, money("1")));
        b.attempt("overdraw", () -> b.get("C1").withdraw(b.day, money("650")));
        b.attempt("too much", () -> b.get("C1").withdraw(b.day, money("50.26")));
        b.attempt("exact limit", () -> b.get("C1").withdraw(b.day, money("50.25")));
        b.attempt("no overdraft", () -> b.get("C2").withdraw(b.day, money("0.01")));
        b.attempt("transfer", () -> b.transfer("S2", "C2", money("1000")));
        b.attempt("to itself", () -> b.transfer("C2", "C2", money("1")));
        for (int i = 0; i < 4; i++) b.attempt("savings out", () -> b.get("S2").withdraw(b.day, money("10")));
        b.attempt("batch", () -> b.batch(List.of(new String[] {"C2", "S1", "300"}, new String[] {"S1", "C1", "100.50"})));
        BigDecimal before = b.total();
        b.attempt("bad batch", () -> b.batch(List.of(new String[] {"C2", "S1", "100"}, new String[] {"S1", "C1", "1000"})));
        System.out.println("total unchanged " + before.equals(b.total()) + " " + b.total());
        for (int m = 1; m <= 3; m++) {
            b.day = m * 30;
            b.accounts.values().forEach(a -> a.monthEnd(b.day));
            System.out.println("month " + m + " " + b.accounts.values());
        }
        for (Account a : b.accounts.values()) {
            System.out.println("-- " + a);
            a.journal.forEach(System.out::println);
            BigDecimal sum = a.journal.stream().map(Entry::amount).reduce(BigDecimal.ZERO, BigDecimal::add);
            if (sum.compareTo(a.balance) != 0) throw new AssertionError(a.id);
        }
        Random r = new Random(1234);
        String[] ids = b.accounts.keySet().toArray(new String[0]);
        int ok = 0, bad = 0;
        BigDecimal start = b.total();
        for (int i = 0; i < 1000; i++) {
            try {
                b.transfer(ids[r.nextInt(4)], ids[r.nextInt(4)], BigDecimal.valueOf(1 + r.nextInt(200000), 2));
                ok++;
            } catch (BankException e) {
                bad++;
            }
        }
        System.out.println(ok + " transfers, " + bad + " refused, conserved " + start.equals(b.total()) + " " + b.accounts.values());
        System.out.println("failures " + b.failures);
        System.out.println("by owner " + b.accounts.values().stream().collect(Collectors.groupingBy(a -> a.owner, TreeMap::new, Collectors.reducing(BigDecimal.ZERO, a -> a.balance, BigDecimal::add))));
        Map<Kind, Long> kinds = b.accounts.values().stream().flatMap(a -> a.journal.stream()).collect(Collectors.groupingBy(Entry::kind, () -> new EnumMap<>(Kind.class), Collectors.counting()));
        System.out.println(kinds + " richest " + b.accounts.values().stream().max(Comparator.comparing((Account a) -> a.balance).thenComparing(Function.identity())).get().id);
    }
}
