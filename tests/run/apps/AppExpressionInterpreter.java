// A small imperative language: lexer, recursive-descent parser, tree-walking interpreter with functions and closures.
import java.util.*;
import java.util.function.*;

public class AppExpressionInterpreter {
    // ---- lexer ----
    enum T { NUM, STR, ID, OP, EOF }

    record Tok(T type, String text, double num, int line) {
        @Override public String toString() { return type == T.EOF ? "end of input" : "'" + text + "'"; }
    }

    static final class SyntaxError extends RuntimeException {
        SyntaxError(String m, int line) { super("line " + line + ": " + m); }
    }

    static List<Tok> lex(String s) {
        List<Tok> out = new ArrayList<>();
        int i = 0, line = 1;
        while (i < s.length()) {
            char c = s.charAt(i);
            if (c == '\n') { line++; i++; continue; }
            if (Character.isWhitespace(c)) { i++; continue; }
            if (c == '#') { while (i < s.length() && s.charAt(i) != '\n') i++; continue; }
            int st = i;
            if (Character.isDigit(c)) {
                while (i < s.length() && (Character.isDigit(s.charAt(i)) || s.charAt(i) == '.')) i++;
                out.add(new Tok(T.NUM, s.substring(st, i), Double.parseDouble(s.substring(st, i)), line));
            } else if (Character.isLetter(c) || c == '_') {
                while (i < s.length() && (Character.isLetterOrDigit(s.charAt(i)) || s.charAt(i) == '_')) i++;
                out.add(new Tok(T.ID, s.substring(st, i), 0, line));
            } else if (c == '"') {
                StringBuilder sb = new StringBuilder();
                for (i++; ; i++) {
                    if (i >= s.length()) throw new SyntaxError("unterminated string", line);
                    if (s.charAt(i) == '"') break;
                    if (s.charAt(i) == '\\') i++;
                    sb.append(s.charAt(i));
                }
                i++;
                out.add(new Tok(T.STR, sb.toString(), 0, line));
            } else {
                String two = i + 1 < s.length() ? s.substring(i, i + 2) : "";
                String op = List.of("==", "!=", "<=", ">=", "&&", "||", "=>").contains(two) ? two : "" + c;
                if ("+-*/%^()[]{}<>=!,;:".indexOf(op.charAt(0)) < 0 && op.length() == 1) throw new SyntaxError("unexpected character '" + c + "'", line);
                i += op.length();
                out.add(new Tok(T.OP, op, 0, line));
            }
        }
        out.add(new Tok(T.EOF, "", 0, line));
        return out;
    }

    // ---- tree ----
    interface Expr { Object eval(Env e); }
    interface Stmt { void exec(Env e); }

    static final class Env {
        final Env up;
        final Map<String, Object> vars = new HashMap<>();
        Env(Env up) { this.up = up; }
        Env find(String n) {
            for (Env e = this; e != null; e = e.up) if (e.vars.containsKey(n)) return e;
            throw new IllegalStateException("undefined variable " + n);
        }
    }

    interface Fn { Object call(List<Object> args); }

    static final class Return extends RuntimeException {
        final Object value;
        Return(Object v) { super(null, null, false, false); value = v; }
    }

    static String str(Object o) {
        if (o instanceof Double d) return d == Math.rint(d) && Math.abs(d) < 1e15 ? String.valueOf((long) (double) d) : d.toString();
        if (o instanceof List<?> l) {
            StringJoiner j = new StringJoiner(", ", "[", "]");
            for (Object x : l) j.add(str(x));
            return j.toString();
        }
        return o instanceof Fn ? "<function>" : String.valueOf(o);
    }

    static double num(Object o) {
        if (o instanceof Double d) return d;
        throw new IllegalStateException("expected a number, got " + str(o));
    }

    static boolean truth(Object o) { return o instanceof Boolean b ? b : o instanceof Double d ? d != 0 : o != null; }

    // ---- parser ----
    static final class Parser {
        final List<Tok> toks;
        int p;
        Parser(List<Tok> t) { toks = t; }
        Tok peek() { return toks.get(p); }
        boolean at(String s) { return peek().type != T.STR && peek().text.equals(s); }
        boolean accept(String s) { if (at(s)) { p++; return true; } return false; }
        void expect(String s) { if (!accept(s)) throw new SyntaxError("expected '" + s + "' but found " + peek(), peek().line); }
        String name() {
            if (peek().type != T.ID) throw new SyntaxError("expected a name but found " + peek(), peek().line);
            return toks.get(p++).text;
        }
        List<Stmt> program() {
            List<Stmt> l = new ArrayList<>();
            while (peek().type != T.EOF) l.add(stmt());
            return l;
        }
        Stmt block() {
            expect("{");
            List<Stmt> l = new ArrayList<>();
            while (!at("}")) {
                if (peek().type == T.EOF) throw new SyntaxError("missing '}'", peek().line);
                l.add(stmt());
            }
            p++;
            return e -> { Env in = new Env(e); for (Stmt s : l) s.exec(in); };
        }
        Stmt stmt() {
            if (at("{")) return block();
            if (accept("let")) {
                String n = name();
                expect("=");
                Expr x = expr();
                expect(";");
                return e -> e.vars.put(n, x.eval(e));
            }
            if (accept("if")) {
                Expr c = expr();
                Stmt a = block(), b = accept("else") ? stmt() : e -> {};
                return e -> { if (truth(c.eval(e))) a.exec(e); else b.exec(e); };
            }
            if (accept("while")) {
                Expr c = expr();
                Stmt b = block();
                return e -> { while (truth(c.eval(e))) b.exec(e); };
            }
            if (accept("for")) {
                String n = name();
                expect(":");
                Expr l = expr();
                Stmt b = block();
                return e -> { for (Object x : (List<?>) l.eval(e)) { Env in = new Env(e); in.vars.put(n, x); b.exec(in); } };
            }
            if (accept("return")) {
                Expr x = at(";") ? e -> null : expr();
                expect(";");
                return e -> { throw new Return(x.eval(e)); };
            }
            if (accept("print")) {
                List<Expr> l = new ArrayList<>();
                do l.add(expr()); while (accept(","));
                expect(";");
                return e -> { StringJoiner j = new StringJoiner(" "); for (Expr x : l) j.add(str(x.eval(e))); System.out.println("  " + j); };
            }
            Expr x = expr();
            expect(";");
            return e -> x.eval(e);
        }
        Expr expr() {
            if (peek().type == T.ID && toks.get(p + 1).text.equals("=") && toks.get(p + 1).type == T.OP) {
                String n = name();
                p++;
                Expr v = expr();
                return e -> { Object o = v.eval(e); e.find(n).vars.put(n, o); return o; };
            }
            return or();
        }
        Expr or() {
            Expr a = and();
            while (accept("||")) { Expr l = a, r = and(); a = e -> truth(l.eval(e)) || truth(r.eval(e)); }
            return a;
        }
        Expr and() {
            Expr a = cmp();
            while (accept("&&")) { Expr l = a, r = cmp(); a = e -> truth(l.eval(e)) && truth(r.eval(e)); }
            return a;
        }
        Expr cmp() {
            Expr a = sum();
            for (String op : List.of("==", "!=", "<=", ">=", "<", ">")) {
                if (accept(op)) {
                    Expr l = a, r = sum();
                    return switch (op) {
                        case "==" -> e -> Objects.equals(l.eval(e), r.eval(e));
                        case "!=" -> e -> !Objects.equals(l.eval(e), r.eval(e));
                        case "<" -> e -> num(l.eval(e)) < num(r.eval(e));
                        case ">" -> e -> num(l.eval(e)) > num(r.eval(e));
                        case "<=" -> e -> num(l.eval(e)) <= num(r.eval(e));
                        default -> e -> num(l.eval(e)) >= num(r.eval(e));
                    };
                }
            }
            return a;
        }
        Expr sum() {
            Expr a = term();
            while (at("+") || at("-")) {
                boolean plus = accept("+") || !accept("-");
                Expr l = a, r = term();
                a = plus ? e -> { Object x = l.eval(e), y = r.eval(e); return x instanceof Double && y instanceof Double ? (Object) ((Double) x + (Double) y) : str(x) + str(y); } : e -> num(l.eval(e)) - num(r.eval(e));
            }
            return a;
        }
        Expr term() {
            Expr a = unary();
            while (at("*") || at("/") || at("%")) {
                String op = toks.get(p++).text;
                Expr l = a, r = unary();
                a = e -> { double x = num(l.eval(e)), y = num(r.eval(e)); return op.equals("*") ? x * y : op.equals("/") ? x / y : x % y; };
            }
            return a;
        }
        Expr unary() {
            if (accept("-")) { Expr x = unary(); return e -> -num(x.eval(e)); }
            if (accept("!")) { Expr x = unary(); return e -> !truth(x.eval(e)); }
            Expr b = postfix();
            if (accept("^")) { Expr x = unary(); return e -> StrictMath.pow(num(b.eval(e)), num(x.eval(e))); }
            return b;
        }
        Expr postfix() {
            Expr a = primary();
            while (true) {
                if (accept("(")) {
                    List<Expr> args = list(")");
                    Expr f = a;
                    a = e -> {
                        if (!(f.eval(e) instanceof Fn fn)) throw new IllegalStateException("not a function");
                        List<Object> v = new ArrayList<>();
                        for (Expr x : args) v.add(x.eval(e));
                        return fn.call(v);
                    };
                } else if (accept("[")) {
                    Expr l = a, i = expr();
                    expect("]");
                    a = e -> ((List<?>) l.eval(e)).get((int) num(i.eval(e)));
                } else return a;
            }
        }
        List<Expr> list(String end) {
            List<Expr> l = new ArrayList<>();
            if (accept(end)) return l;
            do l.add(expr()); while (accept(","));
            expect(end);
            return l;
        }
        Expr primary() {
            Tok t = peek();
            if (t.type == T.NUM) { p++; return e -> t.num; }
            if (t.type == T.STR) { p++; return e -> t.text; }
            if (accept("true")) return e -> true;
            if (accept("false")) return e -> false;
            if (accept("(")) { Expr x = expr(); expect(")"); return x; }
            if (accept("[")) { List<Expr> l = list("]"); return e -> { List<Object> v = new ArrayList<>(); for (Expr x : l) v.add(x.eval(e)); return v; }; }
            if (accept("fn")) {
                expect("(");
                List<String> ps = new ArrayList<>();
                if (!accept(")")) { do ps.add(name()); while (accept(",")); expect(")"); }
                Stmt body = accept("=>") ? ret(expr()) : block();
                return e -> (Fn) args -> {
                    if (args.size() != ps.size()) throw new IllegalStateException("expected " + ps.size() + " arguments, got " + args.size());
                    Env in = new Env(e);
                    for (int i = 0; i < ps.size(); i++) in.vars.put(ps.get(i), args.get(i));
                    try { body.exec(in); } catch (Return r) { return r.value; }
                    return null;
                };
            }
            if (t.type == T.ID) { p++; return e -> e.find(t.text).vars.get(t.text); }
            throw new SyntaxError("unexpected " + t, t.line);
        }
        static Stmt ret(Expr x) { return e -> { throw new Return(x.eval(e)); }; }
    }

    static void run(String title, String src) {
        System.out.println("== " + title);
        Env g = new Env(null);
        g.vars.put("len", (Fn) a -> (double) (a.get(0) instanceof List<?> l ? l.size() : str(a.get(0)).length()));
        g.vars.put("push", (Fn) a -> { @SuppressWarnings("unchecked") List<Object> l = (List<Object>) a.get(0); l.add(a.get(1)); return l; });
        g.vars.put("floor", (Fn) a -> Math.floor(num(a.get(0))));
        g.vars.put("range", (Fn) a -> { List<Object> l = new ArrayList<>(); for (double d = num(a.get(0)); d < num(a.get(1)); d++) l.add(d); return l; });
        try {
            for (Stmt s : new Parser(lex(src)).program()) s.exec(g);
        } catch (SyntaxError e) {
            System.out.println("  syntax: " + e.getMessage());
        } catch (IllegalStateException | IndexOutOfBoundsException e) {
            System.out.println("  runtime: " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        run("arithmetic", "print 1 + 2 * 3, (1 + 2) * 3, 2 ^ 3 ^ 2, -2 ^ 2, 7 % 4, 10 / 4, 1 / 3; print 1 < 2 && 2 < 3, !(1 == 1) || 5 >= 5, \"a\" + 1 + 2;");
        run("variables", "let x = 1; { let x = 2; x = x + 10; print x; } print x; x = \"text\"; print x, len(x);");
        run("loops", "let i = 0; let s = 0; while i < 100 { i = i + 1; if i % 3 == 0 || i % 5 == 0 { s = s + i; } } print s; for q : [1, \"two\", [3]] { print q; }");
        run("functions", "let fib = fn(n) { if n < 2 { return n; } return fib(n - 1) + fib(n - 2); }; print fib(15); let add = fn(a) => fn(b) => a + b; print add(3)(4), add;");
        run("closures", "let counter = fn() { let n = 0; return fn() { n = n + 1; return n; }; }; let a = counter(); let b = counter(); a(); a(); print a(), b();");
        run("lists", "let map = fn(f, l) { let r = []; for x : l { push(r, f(x)); } return r; }; print map(fn(x) => x * x, range(0, 8)); let l = [1, [2, 3]]; print l[1][0], len(l);");
        run("sort", "let sort = fn(l) { if len(l) < 2 { return l; } let lo = []; let hi = []; let eq = []; for x : l { if x < l[0] { push(lo, x); } else if x > l[0] { push(hi, x); } else { push(eq, x); } } let r = []; for x : sort(lo) { push(r, x); } for x : eq { push(r, x); } for x : sort(hi) { push(r, x); } return r; }; print sort([5, 3, 8, 1, 9, 2, 5, 7]);");
        run("primes", "let n = 2; let out = []; while len(out) < 15 { let p = true; for d : out { if n % d == 0 { p = false; } } if p { push(out, n); } n = n + 1; } print out;");
        run("recursion", "let h = fn(n, a, b, c) { if n == 0 { return 0; } return h(n - 1, a, c, b) + 1 + h(n - 1, c, b, a); }; print h(8, 1, 2, 3); let ack = fn(m, n) { if m == 0 { return n + 1; } if n == 0 { return ack(m - 1, 1); } return ack(m - 1, ack(m, n - 1)); }; print ack(2, 3);");
        run("undefined", "print 1; print nope;");
        run("bad call", "let f = fn(a, b) => a; print f(1);");
        run("not callable", "let x = 5; x();");
        run("bad type", "print \"a\" * 2;");
        run("bounds", "print [1, 2][5];");
        run("missing brace", "if true { print 1;");
        run("bad token", "let a = 1;\nlet b = @;");
        run("unterminated", "print \"abc");
        run("missing name", "let 5 = 3;");
        run("missing operator", "print 1 2;");
    }
}
