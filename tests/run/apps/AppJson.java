// JSON: parser with positions in errors, compact and indented printers, paths, merging, round trips.
import java.util.*;
import java.util.stream.*;

public class AppJson {
    static final class JsonException extends RuntimeException {
        JsonException(String m, int at) { super(m + " at " + at); }
    }

    sealed interface Json permits Obj, Arr, Str, Num, Bool, Nul {}
    record Obj(Map<String, Json> m) implements Json {}
    record Arr(List<Json> l) implements Json {}
    record Str(String s) implements Json {}
    record Num(double d) implements Json {}
    record Bool(boolean b) implements Json {}
    enum Nul implements Json { NULL }

    static final class Parser {
        final String s;
        int i;
        int depth;
        Parser(String s) { this.s = s; }

        Json parse() {
            Json j = value();
            ws();
            if (i < s.length()) throw new JsonException("trailing '" + s.charAt(i) + "'", i);
            return j;
        }

        void ws() { while (i < s.length() && " \t\r\n".indexOf(s.charAt(i)) >= 0) i++; }

        char peek() {
            ws();
            if (i >= s.length()) throw new JsonException("unexpected end", i);
            return s.charAt(i);
        }

        void expect(char c) {
            if (peek() != c) throw new JsonException("expected '" + c + "' but found '" + peek() + "'", i);
            i++;
        }

        Json value() {
            if (++depth > 50) throw new JsonException("too deep", i);
            try {
                char c = peek();
                switch (c) {
                    case '{': return object();
                    case '[': return array();
                    case '"': return new Str(string());
                    case 't': return word("true", new Bool(true));
                    case 'f': return word("false", new Bool(false));
                    case 'n': return word("null", Nul.NULL);
                    default:
                        if (c == '-' || c >= '0' && c <= '9') return number();
                        throw new JsonException("unexpected '" + c + "'", i);
                }
            } finally {
                depth--;
            }
        }

        Json word(String w, Json j) {
            if (!s.startsWith(w, i)) throw new JsonException("bad literal", i);
            i += w.length();
            return j;
        }

        Json object() {
            Map<String, Json> m = new LinkedHashMap<>();
            expect('{');
            if (peek() == '}') { i++; return new Obj(m); }
            do {
                if (peek() != '"') throw new JsonException("expected a key", i);
                int at = i;
                String k = string();
                expect(':');
                if (m.put(k, value()) != null) throw new JsonException("duplicate key " + k, at);
            } while (comma('}'));
            return new Obj(m);
        }

        Json array() {
            List<Json> l = new ArrayList<>();
            expect('[');
            if (peek() == ']') { i++; return new Arr(l); }
            do l.add(value()); while (comma(']'));
            return new Arr(l);
        }

        boolean comma(char end) {
            char c = peek();
            i++;
            if (c == ',') return true;
            if (c == end) return false;
            throw new JsonException("expected ',' or '" + end + "'", i - 1);
        }

        Json number() {
            int st = i;
            if (s.charAt(i) == '-') i++;
            digits(true);
            if (i < s.length() && s.charAt(i) == '.') { i++; digits(false); }
            if (i < s.length() && (s.charAt(i) == 'e' || s.charAt(i) == 'E')) {
                i++;
                if (i < s.length() && (s.charAt(i) == '+' || s.charAt(i) == '-')) i++;
                digits(false);
            }
            return new Num(Double.parseDouble(s.substring(st, i)));
        }

        void digits(boolean lead) {
            int st = i;
            while (i < s.length() && Character.isDigit(s.charAt(i))) i++;
            if (i == st) throw new JsonException("expected a digit", i);
            if (lead && i - st > 1 && s.charAt(st) == '0') throw new JsonException("leading zero", st);
        }

        String string() {
            expect('"');
            StringBuilder sb = new StringBuilder();
            while (true) {
                if (i >= s.length()) throw new JsonException("unterminated string", i);
                char c = s.charAt(i++);
                if (c == '"') return sb.toString();
                if (c < 32) throw new JsonException("control character", i - 1);
                if (c != '\\') { sb.append(c); continue; }
                if (i >= s.length()) throw new JsonException("unterminated escape", i);
                c = s.charAt(i++);
                int k = "\"\\/bfnrt".indexOf(c);
                if (k >= 0) sb.append("\"\\/\b\f\n\r\t".charAt(k));
                else if (c == 'u') {
                    if (i + 4 > s.length()) throw new JsonException("short escape", i);
                    try {
                        sb.append((char) Integer.parseInt(s.substring(i, i + 4), 16));
                    } catch (NumberFormatException e) {
                        throw new JsonException("bad escape", i);
                    }
                    i += 4;
                } else throw new JsonException("bad escape '" + c + "'", i - 1);
            }
        }
    }

    static String quote(String s) {
        StringBuilder sb = new StringBuilder("\"");
        for (char c : s.toCharArray()) {
            int k = "\"\\\b\f\n\r\t".indexOf(c);
            if (k >= 0) sb.append('\\').append("\"\\bfnrt".charAt(k));
            else if (c < 32 || c > 126) sb.append(String.format("\\u%04x", (int) c));
            else sb.append(c);
        }
        return sb.append('"').toString();
    }

    static String compact(Json j) {
        if (j instanceof Obj o) return o.m().entrySet().stream().map(e -> quote(e.getKey()) + ":" + compact(e.getValue())).collect(Collectors.joining(",", "{", "}"));
        if (j instanceof Arr a) return a.l().stream().map(AppJson::compact).collect(Collectors.joining(",", "[", "]"));
        if (j instanceof Str s) return quote(s.s());
        if (j instanceof Num n) return n.d() == Math.rint(n.d()) && Math.abs(n.d()) < 1e15 ? Long.toString((long) n.d()) : Double.toString(n.d());
        if (j instanceof Bool b) return Boolean.toString(b.b());
        return "null";
    }

    static void pretty(Json j, String ind, StringBuilder out) {
        if (j instanceof Obj o && !o.m().isEmpty()) {
            out.append("{\n");
            int n = 0;
            for (Map.Entry<String, Json> e : o.m().entrySet()) {
                out.append(ind).append("  ").append(quote(e.getKey())).append(": ");
                pretty(e.getValue(), ind + "  ", out);
                out.append(++n < o.m().size() ? ",\n" : "\n");
            }
            out.append(ind).append('}');
        } else if (j instanceof Arr a && a.l().stream().anyMatch(x -> x instanceof Obj || x instanceof Arr)) {
            out.append("[\n");
            int n = 0;
            for (Json x : a.l()) {
                out.append(ind).append("  ");
                pretty(x, ind + "  ", out);
                out.append(++n < a.l().size() ? ",\n" : "\n");
            }
            out.append(ind).append(']');
        } else out.append(compact(j));
    }

    static Json at(Json j, String path) {
        for (String p : path.split("/")) {
            if (p.isEmpty()) continue;
            if (j instanceof Obj o) j = o.m().get(p);
            else if (j instanceof Arr a) j = a.l().get(Integer.parseInt(p));
            else throw new NoSuchElementException("nothing at " + p);
            if (j == null) throw new NoSuchElementException("no member " + p);
        }
        return j;
    }

    static Json merge(Json a, Json b) {
        if (!(a instanceof Obj x) || !(b instanceof Obj y)) return b;
        Map<String, Json> m = new LinkedHashMap<>(x.m());
        y.m().forEach((k, v) -> { if (v == Nul.NULL) m.remove(k); else m.merge(k, v, AppJson::merge); });
        return new Obj(m);
    }

    static int count(Json j) {
        if (j instanceof Obj o) return 1 + o.m().values().stream().mapToInt(AppJson::count).sum();
        if (j instanceof Arr a) return 1 + a.l().stream().mapToInt(AppJson::count).sum();
        return 1;
    }

    static Json random(Random r, int depth) {
        switch (r.nextInt(depth > 3 ? 4 : 6)) {
            case 0: return new Num(r.nextInt(2000) - 1000);
            case 1: return new Num(r.nextGaussian() * 1e3);
            case 2: return new Str(r.ints(r.nextInt(6), 30, 260).mapToObj(c -> "" + (char) c).collect(Collectors.joining()));
            case 3: return r.nextInt(3) == 0 ? Nul.NULL : new Bool(r.nextBoolean());
            case 4: return new Arr(IntStream.range(0, r.nextInt(4)).mapToObj(i -> random(r, depth + 1)).collect(Collectors.toList()));
            default:
                Map<String, Json> m = new LinkedHashMap<>();
                for (int i = r.nextInt(4); i > 0; i--) m.put("k" + r.nextInt(9), random(r, depth + 1));
                return new Obj(m);
        }
    }

    public static void main(String[] args) {
        String doc = "{\"name\": \"Widget\", \"price\": 12.50, \"tags\": [\"a\", \"b\\n\", \"\\u20ac\"], \"dims\": {\"w\": 3, \"h\": -4e2, \"deep\": [[1, 2], [], {}]}, \"ok\": true, \"none\": null}";
        Json j = new Parser(doc).parse();
        System.out.println(compact(j));
        StringBuilder sb = new StringBuilder();
        pretty(j, "", sb);
        System.out.println(sb);
        System.out.println(new Parser(sb.toString()).parse().equals(j) + " nodes " + count(j));
        for (String p : new String[] {"name", "tags/2", "dims/deep/0/1", "dims/h", "nope", "name/x", "tags/9"}) {
            try {
                System.out.println(p + " = " + compact(at(j, p)));
            } catch (NoSuchElementException | IndexOutOfBoundsException e) {
                System.out.println(p + ": " + e.getMessage());
            }
        }
        System.out.println(compact(merge(j, new Parser("{\"price\": 1, \"dims\": {\"w\": null, \"d\": 9}, \"ok\": null, \"new\": [1]}").parse())));
        for (String bad : new String[] {"", "{", "[1,", "[1 2]", "{\"a\" 1}", "{a: 1}", "tru", "01", "-", "1.", "1e", "\"abc", "\"\\x\"", "\"\\u12g4\"", "[1]]", "{\"a\":1,\"a\":2}", "\"tab\there\"", "nul", "+1", "[,]", "[1,]", "{\"a\":}", "'x'", "[".repeat(60)}) {
            try {
                System.out.println(bad + " parsed " + compact(new Parser(bad).parse()));
            } catch (JsonException e) {
                System.out.println((bad.length() > 30 ? "deep" : bad) + " -> " + e.getMessage());
            }
        }
        for (String n : new String[] {"0", "-0", "1.0", "1e3", "123456789012345678", "0.1", "1E-7", "-2.5e+10"}) System.out.print(compact(new Parser(n).parse()) + " ");
        System.out.println();
        Random r = new Random(321);
        int total = 0;
        long hash = 0;
        for (int i = 0; i < 150; i++) {
            Json x = random(r, 0);
            String c = compact(x);
            StringBuilder q = new StringBuilder();
            pretty(x, "", q);
            if (!new Parser(c).parse().equals(x) || !compact(new Parser(q.toString()).parse()).equals(c)) throw new AssertionError(c);
            total += count(x);
            hash = hash * 31 + c.hashCode();
        }
        System.out.println(total + " random nodes " + Long.toHexString(hash));
    }
}
