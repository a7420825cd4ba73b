// Switch expressions: yield, values of every type, exceptions out of arms, side effects with a non-empty operand stack.
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;

public class LangSwitchExpr {
    static List<String> log = new ArrayList<>();

    static int n(int v) {
        log.add("n" + v);
        return v;
    }

    static long asLong(int k) {
        return switch (k) {
            case 0 -> 1;
            case 1 -> 'c';
            case 2 -> 5_000_000_000L;
            default -> (short) k;
        };
    }

    static Object poly(int k) {
        return switch (k) {
            case 0 -> 1;
            case 1 -> "s";
            case 2 -> 'c';
            case 3 -> null;
            default -> new int[] {k};
        };
    }

    static double numeric(int k) { // unified to double
        var v = switch (k) {
            case 0 -> 1;
            case 1 -> 2.5f;
            case 2 -> 3L;
            default -> 4.5;
        };
        return v;
    }

    // the operand stack is not empty when the switch with a try inside begins
    static String stacked(int k) {
        return "a" + n(1) + switch (k) {
            case 0 -> {
                try {
                    yield n(2) / (k - 0);
                } catch (ArithmeticException e) {
                    yield n(3);
                } finally {
                    log.add("fin");
                }
            }
            case 1 -> {
                int s = 0;
                for (int i = 0; i < 5; i++) {
                    if (i == 3) break;
                    s += n(i);
                }
                yield s;
            }
            default -> n(k);
        } + "z" + n(9);
    }

    static int args(int a, long b, int c, double d) {
        return (int) (a * 1000 + b * 100 + c * 10 + d);
    }

    static boolean cond(int k) {
        if (switch (k) { case 0, 2, 4 -> true; case 1 -> k > 0 && n(k) == 1; default -> false; } && n(50) == 50) return true;
        return !switch (k) { case 5 -> true; default -> false; };
    }

    static String nestedYield(int a, int b) {
        return switch (a) {
            case 0:
                yield "z";
            case 1:
                String inner = switch (b) {
                    case 0:
                        System.out.println("inner falls");
                    case 1:
                        yield "in";
                    default:
                        yield switch (b * 2) { case 4 -> "four"; default -> "many"; };
                };
                yield inner + inner;
            default:
                while (true) {
                    if (b++ > 10) yield "w" + b;
                }
        };
    }

    public static void main(String[] args) {
        for (int k = 0; k < 4; k++) System.out.println(k + " " + asLong(k) + " " + numeric(k) + " " + poly(k));
        System.out.println(((int[]) poly(7))[0]);
        for (int k = 0; k < 3; k++) {
            log.clear();
            System.out.println(stacked(k) + " " + log);
        }
        for (int k = 0; k < 7; k++) {
            log.clear();
            System.out.println(k + " " + cond(k) + " " + log);
        }
        for (int k = 0; k < 3; k++) {
            int r = args(k, switch (k) { case 1 -> 2; default -> 3L; }, switch (k) { case 0 -> 4; default -> n(5); }, switch (k) { case 2 -> 6; default -> 7.9; });
            System.out.println(r);
        }
        for (int k = 0; k < 3; k++) {
            int r = k * 7 - switch (k) {
                case 0 -> {
                    try {
                        yield Integer.parseInt("x");
                    } catch (NumberFormatException e) {
                        yield 4;
                    }
                }
                default -> 5;
            };
            System.out.println(r);
        }
        for (int a = 0; a < 3; a++) for (int b = 0; b < 3; b++) System.out.println(nestedYield(a, b));
        int[] arr = {1, 2, 3};
        int i = 0;
        arr[i++] += switch (i) { case 1 -> { i++; yield 10; } default -> 20; };
        System.out.println(arr[0] + " " + arr[1] + " " + i);
        long l = 5;
        l *= switch ((int) l) { case 5 -> l++; default -> 0; };
        System.out.println(l);
        IntSupplier[] sups = new IntSupplier[3];
        for (int k = 0; k < 3; k++) {
            int kk = k;
            sups[k] = switch (k) { case 0 -> () -> kk; case 1 -> () -> switch (kk) { case 1 -> 11; default -> 0; }; default -> "four"::length; };
        }
        for (IntSupplier s : sups) System.out.print(s.getAsInt() + " ");
        System.out.println();
        try {
            int v = switch (arr.length) { case 3 -> throw new IllegalStateException("arm"); default -> 1; };
            System.out.println(v);
        } catch (IllegalStateException e) {
            System.out.println("caught " + e.getMessage());
        }
    }
}
