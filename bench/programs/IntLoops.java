// Integer arithmetic in loops over locals: additions, multiplications, shifts, divisions, long mixing, nested loops.
// The optional argument is the number of rounds.
public class IntLoops {
    static int collatz(int limit) {
        int best = 0;
        for (int i = 1; i < limit; i++) {
            int n = i, steps = 0;
            while (n != 1) {
                n = (n & 1) == 0 ? n >> 1 : 3 * n + 1;
                steps++;
            }
            if (steps > best) best = steps;
        }
        return best;
    }

    static int mix(int rounds) {
        int a = 0x12345678, b = 0x9ABCDEF0, c = 1;
        for (int i = 0; i < rounds; i++) {
            a += b ^ (c << 3);
            b = b * 31 + (a >>> 5);
            c ^= a - b + i;
            c = (c << 7) | (c >>> 25);
        }
        return a ^ b ^ c;
    }

    static long longs(int rounds) {
        long x = 88172645463325252L, sum = 0;
        for (int i = 0; i < rounds; i++) {
            x ^= x << 13;
            x ^= x >>> 7;
            x ^= x << 17;
            sum += x & 0xFFFF;
        }
        return sum;
    }

    static int gcds(int limit) {
        int sum = 0;
        for (int a = 1; a < limit; a++) {
            for (int b = a; b < limit; b += 7) {
                int x = a, y = b;
                while (y != 0) {
                    int t = x % y;
                    x = y;
                    y = t;
                }
                sum += x;
            }
        }
        return sum;
    }

    static int nested(int n) {
        int s = 0;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                for (int k = 0; k < n; k++)
                    s += (i * j + k) & 15;
        return s;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 100;
        long sum = 0;
        for (int r = 0; r < rounds; r++) {
            sum = sum * 31 + collatz(4000 + r);
            sum = sum * 31 + mix(300000 + r);
            sum = sum * 31 + longs(300000 + r);
            sum = sum * 31 + gcds(450 + r % 8);
            sum = sum * 31 + nested(70 + r % 8);
        }
        System.out.println("IntLoops " + rounds + " " + Long.toHexString(sum));
    }
}
