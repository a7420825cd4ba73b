// Tokenizer and Pratt parser for expressions: precedence, associativity, ternary, calls, simplifier, derivative, stack code.
import java.util.*;
import java.util.function.*;

public class AppPrattParser {
    sealed interface Ex permits Num, Var, Un, Bin, Tern, Call {}
    record Num(long v) implements Ex { @Override public String toString() { return "" + v; } }
    record Var(String n) implements Ex { @Override public String toString() { return n; } }
    record Un(String op, Ex a) implements Ex { @Override public String toString() { return op.equals("!post") ? "(" + a + "!)" : "(" + op + a + ")"; } }
    record Bin(String op, Ex a, Ex b) implements Ex { @Override public String toString() { return "(" + a + " " + op + " " + b + ")"; } }
    record Tern(Ex c, Ex a, Ex b) implements Ex { @Override public String toString() { return "(" + c + " ? " + a + " : " + b + ")"; } }
    record Call(String f, List<Ex> args) implements Ex { @Override public String toString() { return f + args; } }

    record Token(String text, int at) {}

    static List<Token> tokens(String s) {
        List<Token> l = new ArrayList<>();
        for (int i = 0; i < s.length();) {
            char c = s.charAt(i);
            int st = i++;
            if (c == ' ') continue;
            if (Character.isDigit(c)) while (i < s.length() && Character.isDigit(s.charAt(i))) i++;
            else if (Character.isLetter(c)) while (i < s.length() && Character.isLetterOrDigit(s.charAt(i))) i++;
            else if (i < s.length() && Set.of("==", "<=", ">=", "&&", "||", "**").contains(s.substring(st, i + 1))) i++;
            else if ("+-*/%^()<>?:,!=".indexOf(c) < 0) throw new IllegalArgumentException("bad character '" + c + "' at " + st);
            l.add(new Token(s.substring(st, i), st));
        }
        l.add(new Token("", s.length()));
        return l;
    }

    static final Map<String, Integer> LEFT = new HashMap<>();
    static {
        int p = 10;
        for (String level : new String[] {"?", "||", "&&", "==", "< > <= >=", "+ -", "* / %", "neg", "** ^", "!", "("}) {
            for (String op : level.split(" ")) LEFT.put(op, p);
            p += 10;
        }
    }

    static final class Parser {
        final List<Token> t;
        int i;
        Parser(String s) { t = tokens(s); }
        Token next() { return t.get(i++); }
        void expect(String s) {
            Token k = next();
            if (!k.text().equals(s)) throw new IllegalArgumentException("expected '" + s + "' at " + k.at() + (k.text().isEmpty() ? ", found the end" : ", found '" + k.text() + "'"));
        }
        Ex parse() {
            Ex e = expr(0);
            if (!t.get(i).text().isEmpty()) throw new IllegalArgumentException("unexpected '" + t.get(i).text() + "' at " + t.get(i).at());
            return e;
        }
        Ex expr(int min) {
            Token k = next();
            Ex a;
            if (k.text().isEmpty()) throw new IllegalArgumentException("unexpected end");
            char c = k.text().charAt(0);
            if (Character.isDigit(c)) a = new Num(Long.parseLong(k.text()));
            else if (Character.isLetter(c)) a = new Var(k.text());
            else if (c == '(') { a = expr(0); expect(")"); }
            else if (c == '-' || c == '!' || c == '+') { Ex x = expr(LEFT.get("neg")); a = c == '+' ? x : new Un("" + c, x); }
            else throw new IllegalArgumentException("unexpected '" + k.text() + "' at " + k.at());
            while (true) {
                String op = t.get(i).text();
                int bp = LEFT.getOrDefault(op, -1);
                if (bp < 0 || bp <= min) return a;
                i++;
                switch (op) {
                    case "!" -> a = new Un("!post", a);
                    case "?" -> { Ex x = expr(0); expect(":"); a = new Tern(a, x, expr(bp - 1)); }
                    case "(" -> {
                        if (!(a instanceof Var f)) throw new IllegalArgumentException("cannot call " + a);
                        List<Ex> args = new ArrayList<>();
                        if (!t.get(i).text().equals(")")) { do args.add(expr(0)); while (t.get(i).text().equals(",") && i++ >= 0); }
                        expect(")");
                        a = new Call(f.n(), args);
                    }
                    case "**", "^" -> a = new Bin("^", a, expr(bp - 1));
                    default -> a = new Bin(op, a, expr(bp));
                }
            }
        }
    }

    static long eval(Ex e, Map<String, Long> env) {
        if (e instanceof Num n) return n.v();
        if (e instanceof Var v) return Optional.ofNullable(env.get(v.n())).orElseThrow(() -> new NoSuchElementException("unbound " + v.n()));
        if (e instanceof Un u) {
            long x = eval(u.a(), env);
            switch (u.op()) { case "-": return -x; case "!": return x == 0 ? 1 : 0; default: long f = 1; for (long k = 2; k <= x; k++) f = Math.multiplyExact(f, k); return f; }
        }
        if (e instanceof Tern t) return eval(eval(t.c(), env) != 0 ? t.a() : t.b(), env);
        if (e instanceof Call c) {
            long[] a = c.args().stream().mapToLong(x -> eval(x, env)).toArray();
            return switch (c.f()) { case "max" -> Arrays.stream(a).max().orElseThrow(); case "sum" -> Arrays.stream(a).sum(); case "abs" -> Math.abs(a[0]); default -> throw new NoSuchElementException("no function " + c.f()); };
        }
        Bin b = (Bin) e;
        long x = eval(b.a(), env);
        if (b.op().equals("&&")) return x != 0 && eval(b.b(), env) != 0 ? 1 : 0;
        if (b.op().equals("||")) return x != 0 || eval(b.b(), env) != 0 ? 1 : 0;
        long y = eval(b.b(), env);
        return switch (b.op()) {
            case "+" -> Math.addExact(x, y);
            case "-" -> Math.subtractExact(x, y);
            case "*" -> Math.multiplyExact(x, y);
            case "/" -> x / y;
            case "%" -> x % y;
            case "^" -> { long r = 1; for (long k = 0; k < y; k++) r = Math.multiplyExact(r, x); yield r; }
            case "==" -> x == y ? 1 : 0;
            case "<" -> x < y ? 1 : 0;
            case ">" -> x > y ? 1 : 0;
            case "<=" -> x <= y ? 1 : 0;
            case ">=" -> x >= y ? 1 : 0;
            default -> throw new IllegalStateException(b.op());
        };
    }

    static Ex simplify(Ex e) {
        if (e instanceof Un u && u.op().equals("-")) { Ex a = simplify(u.a()); return a instanceof Num n ? new Num(-n.v()) : a instanceof Un v && v.op().equals("-") ? v.a() : new Un("-", a); }
        if (!(e instanceof Bin b)) return e;
        Ex x = simplify(b.a()), y = simplify(b.b());
        Num zero = new Num(0), one = new Num(1);
        if (x instanceof Num && y instanceof Num && !(b.op().equals("/") || b.op().equals("%"))) return new Num(eval(new Bin(b.op(), x, y), Map.of()));
        return switch (b.op()) {
            case "+" -> x.equals(zero) ? y : y.equals(zero) ? x : new Bin("+", x, y);
            case "-" -> y.equals(zero) ? x : x.equals(y) ? zero : new Bin("-", x, y);
            case "*" -> x.equals(zero) || y.equals(zero) ? zero : x.equals(one) ? y : y.equals(one) ? x : new Bin("*", x, y);
            case "^" -> y.equals(one) ? x : y.equals(zero) ? one : new Bin("^", x, y);
            default -> new Bin(b.op(), x, y);
        };
    }

    static Ex derive(Ex e, String v) {
        if (e instanceof Num) return new Num(0);
        if (e instanceof Var x) return new Num(x.n().equals(v) ? 1 : 0);
        if (e instanceof Un u && u.op().equals("-")) return new Un("-", derive(u.a(), v));
        if (e instanceof Bin b) {
            Ex da = derive(b.a(), v), db = derive(b.b(), v);
            switch (b.op()) {
                case "+": case "-": return new Bin(b.op(), da, db);
                case "*": return new Bin("+", new Bin("*", da, b.b()), new Bin("*", b.a(), db));
                case "^": if (b.b() instanceof Num n) return new Bin("*", new Bin("*", n, new Bin("^", b.a(), new Num(n.v() - 1))), da);
                default:
            }
        }
        throw new UnsupportedOperationException("cannot derive " + e);
    }

    static void code(Ex e, Consumer<String> out) {
        if (e instanceof Num n) out.accept("push " + n.v());
        else if (e instanceof Var v) out.accept("load " + v.n());
        else if (e instanceof Un u) { code(u.a(), out); out.accept(u.op().equals("-") ? "neg" : u.op().equals("!") ? "not" : "fact"); }
        else if (e instanceof Bin b) { code(b.a(), out); code(b.b(), out); out.accept("op" + b.op()); }
        else if (e instanceof Call c) { c.args().forEach(a -> code(a, out)); out.accept("call " + c.f() + "/" + c.args().size()); }
        else if (e instanceof Tern t) { code(t.c(), out); out.accept("jz"); code(t.a(), out); out.accept("else"); code(t.b(), out); out.accept("end"); }
    }

    public static void main(String[] args) {
        Map<String, Long> env = Map.of("x", 5L, "y", -3L, "zero", 0L);
        for (String s : new String[] {"1+2*3", "(1+2)*3", "2^3^2", "2**3**2", "-2^2", "-x*y", "10-4-3", "100/10/5", "7%4*2", "1<2==1", "x>3&&y<0||zero", "x ? y ? 1 : 2 : 3", "zero ? 1 : zero ? 2 : 3", "max(1, x, 2+6)", "sum()", "3!!", "-3!", "!zero + 1", "--x", "+x", "abs(y)^2", "2*(3+4)*(5-(6-7))", "x<=5==1", "1-(-1)", "20!", "((((x))))"}) {
            Ex e = new Parser(s).parse();
            List<String> c = new ArrayList<>();
            code(e, c::add);
            System.out.println(s + "  ->  " + e + " = " + eval(e, env) + "  " + c);
        }
        for (String s : new String[] {"", "1+", "(1", "1)", "1 2", "*3", "a b", "f(1,", "f(1,)", "3(4)", "x ? 1", "1 $ 2", "99999999999999999999", "1/zero", "21!", "q+1", "nope(1)", "2^99", "max()"}) {
            try {
                System.out.println("'" + s + "' = " + eval(new Parser(s).parse(), env));
            } catch (IllegalArgumentException | ArithmeticException | NoSuchElementException e) {
                System.out.println("'" + s + "' " + e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        for (String s : new String[] {"x^3 + 2*x^2 - 5*x + 7", "(x+1)*(x-1)", "x*y", "-(x^2)", "3", "x/2"}) {
            Ex e = new Parser(s).parse();
            try {
                Ex d = simplify(derive(e, "x"));
                System.out.println(s + "  d/dx  " + d + " at 5 = " + eval(d, env));
            } catch (UnsupportedOperationException u) {
                System.out.println(s + "  " + u.getMessage());
            }
        }
        System.out.println(simplify(new Parser("0*x + 1*y + (2+3)*z^1 - (q-q) + w^0").parse()) + " " + new Parser("a+b").parse().equals(new Parser("(a + b)").parse()) + " " + new Parser("a+b").parse().hashCode());
    }
}
