// A toy stack machine: two-pass assembler with labels and macros, verifier, interpreter with frames, disassembler, profiler.
import java.util.*;
import java.util.stream.*;

public class AppToyVm {
    enum Op {
        PUSH(1, 0, 1), POP(0, 1, 0), DUP(0, 1, 2), SWAP(0, 2, 2), OVER(0, 2, 3), ADD(0, 2, 1), SUB(0, 2, 1), MUL(0, 2, 1), DIV(0, 2, 1), MOD(0, 2, 1), NEG(0, 1, 1),
        EQ(0, 2, 1), LT(0, 2, 1), NOT(0, 1, 1), JMP(1, 0, 0), JZ(1, 1, 0), LOAD(1, 0, 1), STORE(1, 1, 0), GLOAD(0, 1, 1), GSTORE(0, 2, 0), CALL(2, 0, 1), RET(0, 1, 0), PRINT(0, 1, 0), PUTC(0, 1, 0), HALT(0, 0, 0);
        final int operands, pops, pushes;
        Op(int o, int pop, int push) { operands = o; pops = pop; pushes = push; }
    }

    static final class VmError extends RuntimeException {
        VmError(String m) { super(m); }
    }

    record Program(int[] code, Map<String, Integer> labels, int[] lines) {}

    static Program assemble(String src) {
        Map<String, Integer> labels = new TreeMap<>();
        Map<String, List<String>> macros = new HashMap<>();
        List<String[]> instrs = new ArrayList<>();
        List<Integer> lines = new ArrayList<>();
        int at = 0, no = 0;
        String macro = null;
        for (String raw : src.split("\n")) {
            no++;
            String l = raw.replaceAll(";.*", "").trim();
            if (l.isEmpty()) continue;
            if (l.startsWith(".macro")) { macro = l.split("\\s+")[1]; macros.put(macro, new ArrayList<>()); continue; }
            if (l.equals(".end")) { macro = null; continue; }
            if (macro != null) { macros.get(macro).add(l); continue; }
            for (String one : macros.getOrDefault(l, List.of(l))) {
                if (one.endsWith(":")) {
                    if (labels.put(one.substring(0, one.length() - 1), at) != null) throw new VmError("line " + no + ": duplicate label " + one);
                    continue;
                }
                String[] w = one.split("[\\s,]+");
                Op op;
                try {
                    op = Op.valueOf(w[0].toUpperCase(Locale.ROOT));
                } catch (IllegalArgumentException e) {
                    throw new VmError("line " + no + ": unknown instruction " + w[0]);
                }
                if (w.length - 1 != op.operands) throw new VmError("line " + no + ": " + op + " takes " + op.operands + " operands");
                instrs.add(w);
                lines.add(no);
                at += w.length;
            }
        }
        int[] code = new int[at];
        int[] map = new int[at];
        int p = 0;
        for (int i = 0; i < instrs.size(); i++) {
            String[] w = instrs.get(i);
            map[p] = lines.get(i);
            code[p++] = Op.valueOf(w[0].toUpperCase(Locale.ROOT)).ordinal();
            for (int k = 1; k < w.length; k++) {
                if (labels.containsKey(w[k])) code[p++] = labels.get(w[k]);
                else if (w[k].matches("'.'")) code[p++] = w[k].charAt(1);
                else {
                    try {
                        code[p++] = Integer.decode(w[k]);
                    } catch (NumberFormatException e) {
                        throw new VmError("line " + lines.get(i) + ": undefined " + w[k]);
                    }
                }
            }
        }
        return new Program(code, labels, map);
    }

    static String disassemble(Program p) {
        Map<Integer, String> names = new HashMap<>();
        p.labels().forEach((k, v) -> names.put(v, k));
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < p.code().length;) {
            Op op = Op.values()[p.code()[i]];
            if (names.containsKey(i)) sb.append(names.get(i)).append(": ");
            sb.append(op.name().toLowerCase(Locale.ROOT));
            for (int k = 1; k <= op.operands; k++) sb.append(' ').append(p.code()[i + k]);
            sb.append("; ");
            i += 1 + op.operands;
        }
        return sb.toString().trim();
    }

    /** Checks stack depths along every path of every function; returns the greatest depth. */
    static int verify(Program p) {
        Map<Integer, Integer> depth = new TreeMap<>();
        Deque<int[]> work = new ArrayDeque<>(List.of(new int[] {0, 0}));
        int max = 0;
        while (!work.isEmpty()) {
            int[] s = work.pop();
            int pc = s[0], d = s[1];
            while (true) {
                if (pc >= p.code().length) throw new VmError("runs off the end");
                Integer known = depth.putIfAbsent(pc, d);
                if (known != null) {
                    if (known != d) throw new VmError("depth " + known + " or " + d + " at " + pc);
                    break;
                }
                Op op = Op.values()[p.code()[pc]];
                int pops = op == Op.CALL ? p.code()[pc + 2] : op.pops;
                if (d < pops) throw new VmError("underflow at " + pc + " in " + op);
                d += op.pushes - pops;
                max = Math.max(max, d);
                if (op == Op.HALT || op == Op.RET) break;
                if (op == Op.CALL) work.push(new int[] {p.code()[pc + 1], 0});
                if (op == Op.JZ) work.push(new int[] {p.code()[pc + 1], d});
                pc = op == Op.JMP ? p.code()[pc + 1] : pc + 1 + op.operands;
            }
        }
        return max;
    }

    static final class Frame {
        final Frame caller;
        final int returnTo;
        final int base;
        final int[] locals = new int[8];
        Frame(Frame c, int r, int b) { caller = c; returnTo = r; base = b; }
    }

    static final class Vm {
        final Program prog;
        final int[] stack = new int[64];
        final int[] globals = new int[64];
        final long[] counts = new long[Op.values().length];
        final StringBuilder out = new StringBuilder();
        long steps;
        int deepest;

        Vm(Program p) { prog = p; }

        void run(long limit) {
            int[] code = prog.code();
            int pc = 0, sp = 0, level = 0;
            Frame f = new Frame(null, -1, 0);
            while (true) {
                if (++steps > limit) throw new VmError("step limit at line " + prog.lines()[pc]);
                Op op = Op.values()[code[pc]];
                counts[op.ordinal()]++;
                if (sp + 2 > stack.length) throw new VmError("stack overflow at line " + prog.lines()[pc]);
                int at = pc;
                pc += 1 + op.operands;
                try {
                    switch (op) {
                        case PUSH -> stack[sp++] = code[at + 1];
                        case POP -> sp--;
                        case DUP -> { stack[sp] = stack[sp - 1]; sp++; }
                        case SWAP -> { int t = stack[sp - 1]; stack[sp - 1] = stack[sp - 2]; stack[sp - 2] = t; }
                        case OVER -> { stack[sp] = stack[sp - 2]; sp++; }
                        case ADD -> { sp--; stack[sp - 1] += stack[sp]; }
                        case SUB -> { sp--; stack[sp - 1] -= stack[sp]; }
                        case MUL -> { sp--; stack[sp - 1] *= stack[sp]; }
                        case DIV -> { sp--; stack[sp - 1] /= stack[sp]; }
                        case MOD -> { sp--; stack[sp - 1] %= stack[sp]; }
                        case NEG -> stack[sp - 1] = -stack[sp - 1];
                        case EQ -> { sp--; stack[sp - 1] = stack[sp - 1] == stack[sp] ? 1 : 0; }
                        case LT -> { sp--; stack[sp - 1] = stack[sp - 1] < stack[sp] ? 1 : 0; }
                        case NOT -> stack[sp - 1] = stack[sp - 1] == 0 ? 1 : 0;
                        case JMP -> pc = code[at + 1];
                        case JZ -> { if (stack[--sp] == 0) pc = code[at + 1]; }
                        case LOAD -> stack[sp++] = f.locals[code[at + 1]];
                        case STORE -> f.locals[code[at + 1]] = stack[--sp];
                        case GLOAD -> stack[sp - 1] = globals[stack[sp - 1]];
                        case GSTORE -> { sp -= 2; globals[stack[sp + 1]] = stack[sp]; }
                        case CALL -> {
                            Frame n = new Frame(f, pc, sp - code[at + 2]);
                            for (int i = code[at + 2] - 1; i >= 0; i--) n.locals[i] = stack[--sp];
                            f = n;
                            pc = code[at + 1];
                            deepest = Math.max(deepest, ++level);
                        }
                        case RET -> {
                            int v = stack[--sp];
                            sp = f.base;
                            stack[sp++] = v;
                            pc = f.returnTo;
                            f = f.caller;
                            level--;
                            if (f == null) throw new VmError("return from main");
                        }
                        case PRINT -> out.append(stack[--sp]).append(' ');
                        case PUTC -> out.append((char) stack[--sp]);
                        case HALT -> { return; }
                    }
                } catch (ArithmeticException | ArrayIndexOutOfBoundsException e) {
                    throw new VmError(e.getMessage() + " at line " + prog.lines()[at]);
                }
            }
        }
    }

    static void go(String name, String src) {
        System.out.println("== " + name);
        Vm vm = null;
        try {
            Program p = assemble(src);
            System.out.println(p.code().length + " words, labels " + p.labels() + ", max stack " + verify(p));
            if (p.code().length < 40) System.out.println(disassemble(p));
            vm = new Vm(p);
            vm.run(200000);
        } catch (VmError e) {
            System.out.println("error: " + e.getMessage());
        }
        if (vm == null) return;
        System.out.println("output: " + vm.out);
        long[] c = vm.counts;
        System.out.println("steps " + vm.steps + " depth " + vm.deepest + " top " + Arrays.stream(Op.values()).sorted(Comparator.comparingLong((Op o) -> -c[o.ordinal()]).thenComparing(Comparator.naturalOrder())).limit(3).map(o -> o + "=" + c[o.ordinal()]).collect(Collectors.joining(" ")));
    }

    public static void main(String[] args) {
        go("countdown", "push 5\nloop: \ndup\nprint\npush 1\nsub\ndup\njz end\njmp loop\nend:\npop\nhalt");
        go("factorial", "push 10\ncall fact 1\nprint\nhalt\nfact:\nload 0\npush 2\nlt\njz rec\npush 1\nret\nrec:\nload 0\nload 0\npush 1\nsub\ncall fact 1\nmul\nret");
        go("fibonacci", "push 15\ncall fib 1\nprint\nhalt\nfib:\nload 0\npush 2\nlt\njz rec\nload 0\nret\nrec:\nload 0\npush 1\nsub\ncall fib 1\nload 0\npush 2\nsub\ncall fib 1\nadd\nret");
        go("sieve", """
            ; globals[i] = 1 marks a composite
            push 2
            store 0
            outer:
            load 0
            push 60
            lt
            jz done
            load 0
            gload
            jz prime
            jmp next
            prime:
            load 0
            print
            load 0
            load 0
            add
            store 1
            mark:
            load 1
            push 60
            lt
            jz next
            push 1
            load 1
            gstore
            load 1
            load 0
            add
            store 1
            jmp mark
            next:
            load 0
            push 1
            add
            store 0
            jmp outer
            done:
            halt
            """);
        go("gcd with macro", ".macro newline\npush 10\nputc\n.end\npush 1071\npush 462\ncall gcd 2\nprint\nnewline\npush 'o'\nputc\npush 'k'\nputc\nhalt\ngcd:\nload 1\njz out\nload 1\nload 0\nload 1\nmod\ncall gcd 2\nret\nout:\nload 0\nret");
        go("overflow wraps", "push 0x7fffffff\npush 1\nadd\nprint\npush -0x80000000\nneg\nprint\npush -7\npush 2\ndiv\nprint\npush -7\npush 2\nmod\nprint\npush 3\npush 4\nover\nswap\npop\nprint\nprint\nhalt");
        go("divide by zero", "push 1\npush 0\ndiv\nprint\nhalt");
        go("bad local", "push 1\nstore 9\nhalt");
        go("endless", "loop:\njmp loop");
        go("deep recursion", "push 0\ncall f 1\nhalt\nf:\nload 0\nload 0\nload 0\npush 1\nadd\ncall f 1\nret");
        go("underflow", "add\nhalt");
        go("uneven", "push 1\njz a\npush 2\na:\nhalt");
        go("off the end", "push 1\nprint");
        go("unknown", "push 1\nfrob\nhalt");
        go("operands", "push\nhalt");
        go("undefined label", "jmp nowhere");
        go("duplicate label", "a:\na:\nhalt");
    }
}
