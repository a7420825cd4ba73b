// An interpreter of a small stack machine. Each thread runs the same shared code on a stack and variables of its own; the code
// calculates prime numbers. Every so many instructions a thread adds to the count of all, and does so without a lock: that is the
// race. The arguments are the number of threads and the bound of the primes; `4 6000` executes some 100 million bytecodes.
public class InterpreterLoop {
    static final int PUSH = 0, LOAD = 1, STORE = 2, ADD = 3, REMAINDER = 4, LESS = 5, JUMP_IF_ZERO = 6, JUMP = 7, HALT = 8, MULTIPLY = 9;
    // count = 0; for (n = 2; n < bound; n++) { d = 2; while (d * d < n + 1) { if (n % d == 0) goto next; d++; } count++; next: }
    static final int[] CODE = {
        PUSH, 0, STORE, 0, PUSH, 2, STORE, 1, // 0: count = 0, n = 2
        LOAD, 1, LOAD, 3, LESS, 0, JUMP_IF_ZERO, 72, // 8: while n < bound
        PUSH, 2, STORE, 2, // 16: d = 2
        LOAD, 2, LOAD, 2, MULTIPLY, 0, LOAD, 1, PUSH, 1, ADD, 0, LESS, 0, JUMP_IF_ZERO, 54, // 20: while d * d < n + 1
        LOAD, 1, LOAD, 2, REMAINDER, 0, JUMP_IF_ZERO, 62, // 36: if n % d == 0, it is no prime
        LOAD, 2, PUSH, 1, ADD, 0, STORE, 2, JUMP, 20, // 44: d++
        LOAD, 0, PUSH, 1, ADD, 0, STORE, 0, // 54: count++
        LOAD, 1, PUSH, 1, ADD, 0, STORE, 1, JUMP, 8, // 62: n++
        HALT, 0, // 72
    };
    static final int BATCH = 1000;
    static long executed; // by all threads

    static int interpret(int bound) {
        int[] code = CODE, stack = new int[16], variables = new int[4];
        variables[3] = bound;
        int top = 0, pc = 0, steps = 0;
        for (;;) {
            if (++steps == BATCH) {
                executed += steps;
                steps = 0;
            }
            int operand = code[pc + 1];
            switch (code[pc]) {
                case PUSH: stack[top++] = operand; break;
                case LOAD: stack[top++] = variables[operand]; break;
                case STORE: variables[operand] = stack[--top]; break;
                case ADD: top--; stack[top - 1] += stack[top]; break;
                case MULTIPLY: top--; stack[top - 1] *= stack[top]; break;
                case REMAINDER: top--; stack[top - 1] %= stack[top]; break;
                case LESS: top--; stack[top - 1] = stack[top - 1] < stack[top] ? 1 : 0; break;
                case JUMP_IF_ZERO: if (stack[--top] == 0) { pc = operand; continue; } break;
                case JUMP: pc = operand; continue;
                case HALT: return variables[0];
                default: throw new IllegalStateException("no such instruction: " + code[pc]);
            }
            pc += 2;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        int threads = Integer.parseInt(arguments[0]), bound = Integer.parseInt(arguments[1]);
        int[] counts = new int[threads];
        Thread[] workers = new Thread[threads];
        for (int t = 0; t < threads; t++) {
            int own = t;
            workers[t] = new Thread(() -> counts[own] = interpret(bound));
            workers[t].start();
        }
        for (Thread worker : workers) worker.join();
        System.out.println(counts[0] + " primes below " + bound + (executed > 0 ? ", by many instructions" : ""));
    }
}
