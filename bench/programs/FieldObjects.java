// Field-heavy objects: an n-body step with double fields, int counters in small objects, a linked ring of cells.
// The optional argument is the number of rounds.
public class FieldObjects {
    static final class Body {
        double x, y, z, vx, vy, vz;
        final double mass;
        int visits;
        Body(double x, double y, double z, double vx, double vy, double vz, double mass) {
            this.x = x; this.y = y; this.z = z;
            this.vx = vx; this.vy = vy; this.vz = vz;
            this.mass = mass;
        }
    }

    static final class Cell {
        int value, age;
        long total;
        boolean live;
        Cell next, prev;
    }

    static final class Counter {
        private int low, high;
        private long sum;
        void add(int v) {
            low += v & 0xFF;
            high += v >>> 8 & 0xFF;
            sum += low - high;
            if (low > 10000) low -= 10000;
            if (high > 10000) high -= 10000;
        }
        long get() { return sum + low * 31L + high; }
    }

    static int shared;
    static long sharedLong;

    static void advance(Body[] bs, double dt) {
        for (int i = 0; i < bs.length; i++) {
            Body a = bs[i];
            for (int j = i + 1; j < bs.length; j++) {
                Body b = bs[j];
                double dx = a.x - b.x, dy = a.y - b.y, dz = a.z - b.z;
                double d2 = dx * dx + dy * dy + dz * dz + 0.01;
                double mag = dt / (d2 * Math.sqrt(d2));
                a.vx -= dx * b.mass * mag;
                a.vy -= dy * b.mass * mag;
                a.vz -= dz * b.mass * mag;
                b.vx += dx * a.mass * mag;
                b.vy += dy * a.mass * mag;
                b.vz += dz * a.mass * mag;
                a.visits++;
                b.visits++;
            }
        }
        for (Body b : bs) {
            b.x += dt * b.vx;
            b.y += dt * b.vy;
            b.z += dt * b.vz;
        }
    }

    static double energy(Body[] bs) {
        double e = 0;
        for (int i = 0; i < bs.length; i++) {
            Body a = bs[i];
            e += 0.5 * a.mass * (a.vx * a.vx + a.vy * a.vy + a.vz * a.vz);
            for (int j = i + 1; j < bs.length; j++) {
                Body b = bs[j];
                double dx = a.x - b.x, dy = a.y - b.y, dz = a.z - b.z;
                e -= a.mass * b.mass / Math.sqrt(dx * dx + dy * dy + dz * dz + 0.01);
            }
        }
        return e;
    }

    static long ring(Cell c, int steps) {
        for (int i = 0; i < steps; i++) {
            c.value = c.value * 1103515245 + 12345 + c.prev.value;
            c.age++;
            c.total += c.value >> 16;
            c.live = (c.value & 4) != 0;
            shared += c.live ? 1 : -1;
            sharedLong ^= c.total;
            c = c.live ? c.next : c.prev;
        }
        return c.total + c.age;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 240;
        Body[] bs = new Body[8];
        for (int i = 0; i < bs.length; i++) bs[i] = new Body(i * 1.5, 3 - i * 0.7, i % 3, 0.1 * i, -0.05 * i, 0.02, 1.0 / (i + 1));
        Cell first = new Cell(), last = first;
        for (int i = 1; i < 64; i++) {
            Cell c = new Cell();
            c.value = i;
            c.prev = last;
            last.next = c;
            last = c;
        }
        last.next = first;
        first.prev = last;
        Counter counter = new Counter();
        long sum = 0;
        for (int r = 0; r < rounds; r++) {
            for (int s = 0; s < 600; s++) advance(bs, 0.001);
            sum = sum * 31 + Double.doubleToLongBits(energy(bs));
            sum = sum * 31 + ring(first, 60000);
            for (int i = 0; i < 60000; i++) counter.add(i * 2654435 + r);
            sum = sum * 31 + counter.get();
        }
        for (Body b : bs) sum = sum * 31 + b.visits;
        System.out.println("FieldObjects " + rounds + " " + Long.toHexString(sum + shared + sharedLong));
    }
}
