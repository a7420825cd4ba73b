// try-with-resources: order of closing, suppressed exceptions, null resources, existing variables, initialisation failures, nesting, returns.
import java.util.ArrayList;
import java.util.List;

public class ExcTwr {
    static List<String> log = new ArrayList<>();

    static class R implements AutoCloseable {
        final String n;
        final String failClose;

        R(String n) { this(n, null); }

        R(String n, String failClose) {
            this.n = n;
            this.failClose = failClose;
            log.add("open " + n);
        }

        @Override public void close() {
            log.add("close " + n);
            if (failClose != null) throw new IllegalStateException(failClose);
        }
    }

    static R fail(String n) {
        log.add("fail " + n);
        throw new IllegalArgumentException("cannot open " + n);
    }

    interface Act { Object run() throws Exception; }

    static void t(String label, Act a) {
        log.clear();
        String r;
        try {
            r = String.valueOf(a.run());
        } catch (Throwable e) {
            r = "! " + describe(e);
        }
        System.out.println(label + " " + r + " " + log);
    }

    static String describe(Throwable e) {
        StringBuilder sb = new StringBuilder(e.getClass().getSimpleName()).append(":").append(e.getMessage());
        if (e.getCause() != null) sb.append(" cause(").append(describe(e.getCause())).append(')');
        for (Throwable s : e.getSuppressed()) sb.append(" supp(").append(describe(s)).append(')');
        return sb.toString();
    }

    static class Checked implements AutoCloseable {
        @Override public void close() throws Exception { throw new Exception("checked close"); }
    }

    static class Same implements AutoCloseable {
        static RuntimeException shared = new RuntimeException("shared");

        @Override public void close() { throw shared; }
    }

    static int ret() {
        try (R a = new R("a")) {
            return log.size();
        } finally {
            log.add("finally");
        }
    }

    static String loop() {
        StringBuilder sb = new StringBuilder();
        outer:
        for (int i = 0; i < 4; i++) {
            try (R a = new R("i" + i); R b = i % 2 == 0 ? null : new R("odd")) {
                if (i == 1) continue;
                if (i == 3) break outer;
                sb.append(i).append(b);
            }
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        t("plain", () -> { try (R a = new R("a"); R b = new R("b"); R c = new R("c")) { log.add("body"); return "done"; } });
        t("body throws", () -> { try (R a = new R("a"); R b = new R("b")) { throw new Exception("body"); } });
        t("close throws", () -> { try (R a = new R("a", "ca"); R b = new R("b")) { return "value lost"; } });
        t("both close throw", () -> { try (R a = new R("a", "ca"); R b = new R("b", "cb")) { return "value lost"; } });
        t("all throw", () -> { try (R a = new R("a", "ca"); R b = new R("b", "cb"); R c = new R("c", "cc")) { throw new Exception("body"); } });
        t("second open fails", () -> { try (R a = new R("a"); R b = fail("b"); R c = new R("c")) { return "never"; } });
        t("second open fails, first close too", () -> { try (R a = new R("a", "ca"); R b = fail("b")) { return "never"; } });
        t("null resource", () -> { try (R a = null; R b = new R("b")) { return "fine with " + a; } });
        t("null resource and throw", () -> { try (R a = null) { throw new Exception("body"); } });
        t("catch sees it after closing", () -> { try (R a = new R("a", "ca")) { throw new IllegalArgumentException("body"); } catch (IllegalArgumentException e) { log.add("catch"); return describe(e); } finally { log.add("finally"); } });
        t("catch of open failure", () -> { try (R a = fail("a")) { return 0; } catch (IllegalArgumentException e) { log.add("catch"); return describe(e); } finally { log.add("finally"); } });
        t("catch of close failure", () -> { try (R a = new R("a", "ca")) { log.add("body"); } catch (IllegalStateException e) { log.add("catch"); return describe(e); } return "no"; });
        t("catch throws", () -> { try (R a = new R("a", "ca")) { throw new IllegalArgumentException("body"); } catch (IllegalArgumentException e) { throw new RuntimeException("from catch", e); } finally { log.add("finally"); } });
        t("finally throws", () -> { try (R a = new R("a", "ca")) { throw new IllegalArgumentException("body"); } finally { if (log.size() > 0) throw new Error("finally"); } });
        R outer = new R("outer"), second = new R("second", "cs");
        t("existing variables", () -> { try (outer; second) { return "used " + outer.n; } });
        t("existing again", () -> { try (outer; R in = new R("in")) { throw new Exception("x"); } });
        t("checked close", () -> { try (Checked c = new Checked()) { return 1; } });
        t("checked close suppressed", () -> { try (Checked c = new Checked()) { throw new Error("body"); } });
        t("same exception twice", () -> { try (Same a = new Same(); Same b = new Same()) { return 1; } });
        t("same as body", () -> { try (Same a = new Same()) { throw Same.shared; } });
        t("nested", () -> { try (R a = new R("a", "ca")) { try (R b = new R("b", "cb")) { throw new Exception("inner"); } finally { log.add("inner finally"); } } });
        t("nested rethrow", () -> { try (R a = new R("a", "ca")) { try (R b = new R("b", "cb")) { throw new Exception("inner"); } catch (Exception e) { throw new RuntimeException("wrapped", e); } } });
        t("return", () -> ret());
        t("loop", () -> loop());
        t("lambda resource", () -> { try (AutoCloseable c = () -> log.add("lambda closed")) { return "l"; } });
        t("method ref resource", () -> { try (AutoCloseable c = new R("m", "cm")::close) { return "m"; } });
        t("error in body", () -> { try (R a = new R("a", "ca")) { Object o = "s"; return (Integer) o + 1; } catch (ClassCastException e) { return "CCE " + e.getSuppressed()[0].getMessage(); } });
        t("stack overflow in body", () -> { try (R a = new R("a")) { return deep(0); } catch (StackOverflowError e) { return "SOE"; } });
        Throwable none = new Throwable("no suppression", null, false, true) { };
        none.addSuppressed(new Exception("ignored"));
        System.out.println(describe(none));
        try {
            none = new Exception("self");
            none.addSuppressed(none);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + e.getCause().getMessage());
        }
        try {
            none.addSuppressed(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    static int deep(int n) { return deep(n + 1) + 1; }
}
