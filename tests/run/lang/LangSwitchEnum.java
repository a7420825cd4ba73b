// switch over enums: statement and expression forms, missing default, nested enum from another class, null, order map.
public class LangSwitchEnum {
    enum Color { RED, GREEN, BLUE, ALPHA }

    enum Op {
        ADD("+") { int apply(int a, int b) { return a + b; } },
        SUB("-") { int apply(int a, int b) { return a - b; } },
        DIV("/") { int apply(int a, int b) { return a / b; } };

        final String sym;

        Op(String s) {
            sym = s;
        }

        abstract int apply(int a, int b);

        String name2() {
            switch (this) {
                case ADD: return "plus";
                case SUB: return "minus";
                default: return "op" + ordinal();
            }
        }
    }

    static String stmt(Color c) {
        String r = "";
        switch (c) {
            case BLUE: r += "b";
            case RED: r += "r"; break;
            case GREEN: r += "g";
        }
        return r + c.ordinal();
    }

    static int total(Color c) { // exhaustive without a default
        return switch (c) {
            case RED -> 0xff0000;
            case GREEN -> 0x00ff00;
            case BLUE -> 0x0000ff;
            case ALPHA -> {
                int v = 0;
                for (Color o : Color.values()) if (o != Color.ALPHA) v |= total(o);
                yield ~v;
            }
        };
    }

    static Color next(Color c) {
        return switch (c) {
            case RED: yield Color.GREEN;
            case GREEN: yield Color.BLUE;
            default: yield Color.values()[(c.ordinal() + 1) % 4];
        };
    }

    static boolean isDay(java.util.concurrent.TimeUnit u) {
        switch (u) {
            case DAYS: return true;
            case HOURS:
            case MINUTES: return false;
            default: throw new IllegalArgumentException(u + "?");
        }
    }

    static String calc(Op op, int a, int b) {
        try {
            String how = switch (op) {
                case ADD, SUB -> "linear";
                case DIV -> {
                    if (b == 0) throw new ArithmeticException("guard");
                    yield "ratio";
                }
            };
            return a + op.sym + b + "=" + op.apply(a, b) + " " + how + " " + op.name2() + " " + op.getDeclaringClass().getSimpleName() + (op.getClass() == Op.class);
        } catch (ArithmeticException e) {
            return e.getMessage();
        }
    }

    static class Machine {
        private enum State { IDLE, RUN, WAIT, DONE }

        private State s = State.IDLE;

        String run(String input) {
            StringBuilder log = new StringBuilder();
            for (char c : input.toCharArray()) {
                State before = s;
                s = switch (s) {
                    case IDLE -> c == 's' ? State.RUN : State.IDLE;
                    case RUN -> switch (c) {
                        case 'w' -> State.WAIT;
                        case 'x' -> State.DONE;
                        default -> State.RUN;
                    };
                    case WAIT -> c == 'r' ? State.RUN : s;
                    case DONE -> throw new IllegalStateException("after " + log);
                };
                log.append(before).append('>').append(s).append(' ');
            }
            return log.toString();
        }
    }

    public static void main(String[] args) {
        for (Color c : Color.values()) System.out.println(c + " " + stmt(c) + " " + Integer.toHexString(total(c)) + " " + next(c));
        Color nul = null;
        try {
            stmt(nul);
        } catch (NullPointerException e) {
            System.out.println("null 1");
        }
        try {
            total(nul);
        } catch (NullPointerException e) {
            System.out.println("null 2");
        }
        for (Op o : Op.values()) System.out.println(calc(o, 7, 2) + ", " + calc(o, 1, 0));
        System.out.println(isDay(java.util.concurrent.TimeUnit.DAYS) + " " + isDay(java.util.concurrent.TimeUnit.HOURS));
        try {
            isDay(java.util.concurrent.TimeUnit.NANOSECONDS);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Machine().run("aswwrbx"));
        try {
            new Machine().run("sxq");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
