// Discrete event simulation on a priority queue: a bank with tellers, a lift, and a packet network, all deterministic.
import java.util.*;
import java.util.stream.*;

public class AppEventSimulation {
    static final class Simulator {
        private record Event(long time, int seq, String name, Runnable action) implements Comparable<Event> {
            @Override public int compareTo(Event o) { return time != o.time ? Long.compare(time, o.time) : Integer.compare(seq, o.seq); }
        }

        private final PriorityQueue<Event> queue = new PriorityQueue<>();
        private final Set<Integer> cancelled = new HashSet<>();
        private int seq;
        long now;
        int executed;
        boolean trace;

        int at(long delay, String name, Runnable r) {
            if (delay < 0) throw new IllegalArgumentException("event in the past: " + name);
            queue.add(new Event(now + delay, ++seq, name, r));
            return seq;
        }

        void cancel(int id) { cancelled.add(id); }

        void run(long until) {
            while (!queue.isEmpty() && queue.peek().time <= until) {
                Event e = queue.poll();
                if (cancelled.remove(e.seq)) continue;
                now = e.time;
                executed++;
                if (trace) System.out.println("  t=" + now + " " + e.name);
                e.action.run();
            }
            now = Math.max(now, until);
        }
    }

    // ---- a bank with several tellers and one queue ----
    static final class Bank {
        final Simulator sim = new Simulator();
        final Random rnd;
        final Deque<Long> waiting = new ArrayDeque<>();
        final int tellers;
        int free, served, balked, maxQueue;
        long totalWait, maxWait, busy;

        Bank(int tellers, long seed) { this.tellers = tellers; free = tellers; rnd = new Random(seed); }

        long exp(double mean) { return 1 + (long) (-mean * StrictMath.log(1 - rnd.nextDouble())); }

        void arrive() {
            sim.at(exp(10), "arrival", this::arrive);
            if (waiting.size() >= 15) { balked++; return; }
            waiting.add(sim.now);
            maxQueue = Math.max(maxQueue, waiting.size());
            serve();
        }

        void serve() {
            while (free > 0 && !waiting.isEmpty()) {
                long w = sim.now - waiting.poll();
                totalWait += w;
                maxWait = Math.max(maxWait, w);
                free--;
                long service = exp(28);
                busy += service;
                sim.at(service, "departure", () -> { free++; served++; serve(); });
            }
        }

        String run(long time) {
            sim.at(0, "open", this::arrive);
            sim.run(time);
            return String.format(Locale.ROOT, "tellers %d served %d balked %d max queue %d avg wait %.2f max wait %d utilisation %.3f events %d", tellers, served, balked, maxQueue, served == 0 ? 0 : totalWait / (double) served, maxWait, busy / (double) (tellers * time), sim.executed);
        }
    }

    // ---- a lift ----
    static final class Lift {
        enum State { IDLE, UP, DOWN, DOORS }
        record Rider(int id, int from, int to) {}
        final Simulator sim = new Simulator();
        final List<List<Rider>> floors = new ArrayList<>();
        final List<Rider> inside = new ArrayList<>();
        State state = State.IDLE, heading = State.UP;
        int floor, delivered;
        final StringBuilder log = new StringBuilder();

        Lift(int n) { for (int i = 0; i < n; i++) floors.add(new ArrayList<>()); }

        void call(Rider r) {
            floors.get(r.from).add(r);
            if (state == State.IDLE) decide();
        }

        boolean wanted(int f) { return inside.size() < 4 && !floors.get(f).isEmpty() || inside.stream().anyMatch(r -> r.to == f); }

        void decide() {
            if (wanted(floor)) {
                state = State.DOORS;
                sim.at(3, "doors", this::exchange);
                return;
            }
            boolean up = IntStream.range(floor + 1, floors.size()).anyMatch(this::wanted), down = IntStream.range(0, floor).anyMatch(this::wanted);
            if (!up && !down) { state = State.IDLE; return; }
            if (heading == State.UP && !up) heading = State.DOWN;
            else if (heading == State.DOWN && !down) heading = State.UP;
            state = heading;
            sim.at(2, "move", () -> { floor += heading == State.UP ? 1 : -1; decide(); });
        }

        void exchange() {
            for (Iterator<Rider> it = inside.iterator(); it.hasNext();) {
                Rider r = it.next();
                if (r.to == floor) { it.remove(); delivered++; log.append(r.id).append('@').append(sim.now).append(' '); }
            }
            while (!floors.get(floor).isEmpty() && inside.size() < 4) inside.add(floors.get(floor).remove(0));
            decide();
        }
    }

    // ---- packets over links with loss, acknowledgement and retransmission ----
    static final class Sender {
        final Simulator sim = new Simulator();
        final Random rnd = new Random(99);
        final Map<Integer, Integer> timers = new HashMap<>();
        final SortedSet<Integer> received = new TreeSet<>();
        final int total, window;
        int next, base, sent, lost, duplicates;
        final boolean[] acked;

        Sender(int total, int window) { this.total = total; this.window = window; acked = new boolean[total]; }

        void pump() { while (next < total && next < base + window) transmit(next++); }

        void transmit(int n) {
            sent++;
            if (rnd.nextInt(100) < 20) lost++;
            else sim.at(10 + rnd.nextInt(5), "arrive " + n, () -> arrive(n));
            timers.put(n, sim.at(40, "timeout " + n, () -> transmit(n)));
        }

        void arrive(int n) {
            if (!received.add(n)) duplicates++;
            if (rnd.nextInt(100) < 10) { lost++; return; }
            sim.at(10, "ack " + n, () -> {
                if (acked[n]) return;
                acked[n] = true;
                sim.cancel(timers.remove(n));
                while (base < total && acked[base]) base++;
                pump();
            });
        }
    }

    public static void main(String[] args) {
        Simulator s = new Simulator();
        s.trace = true;
        s.at(5, "five", () -> s.at(0, "nested now", () -> {}));
        s.at(3, "three", () -> s.at(2, "three+two", () -> {}));
        int id = s.at(4, "cancelled", () -> {});
        s.at(3, "three again", () -> s.cancel(id));
        s.at(9, "too late", () -> {});
        s.run(7);
        System.out.println("stopped at " + s.now + " after " + s.executed + ", pending " + s.queue.size());
        try {
            s.at(-1, "past", () -> {});
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (int t = 1; t <= 5; t++) System.out.println(new Bank(t, 7).run(5000));
        Lift l = new Lift(10);
        Random r = new Random(3);
        for (int i = 0; i < 25; i++) {
            int from = r.nextInt(10), to = (from + 1 + r.nextInt(9)) % 10, n = i;
            l.sim.at(r.nextInt(120), "call", () -> l.call(new Lift.Rider(n, from, to)));
        }
        l.sim.run(2000);
        System.out.println("lift delivered " + l.delivered + " at floor " + l.floor + " " + l.state + " events " + l.sim.executed);
        System.out.println(l.log.toString().trim());
        for (int w : new int[] {1, 4, 16}) {
            Sender n = new Sender(60, w);
            n.sim.at(0, "start", n::pump);
            long t = 0;
            while (n.base < 60) n.sim.run(t += 10);
            System.out.println("window " + w + " time " + n.sim.now + " sent " + n.sent + " lost " + n.lost + " duplicates " + n.duplicates + " received " + n.received.size() + " events " + n.sim.executed);
        }
    }
}
