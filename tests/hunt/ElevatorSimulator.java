// Simulates the elevators of a building, after the benchmark Elevsim. Every elevator is a thread. It asks the control, a monitor,
// where to go next, moves floor by floor, and at each floor lets passengers out and in, under the lock of that floor. Who carries
// whom depends on the schedule. After a number of stops, a different one for each elevator, it is serviced, and the services of
// all elevators are counted. The race is on this counter: every elevator holds its own lock for it, not a common one. But it talks
// to the control before and after each move, so the services of two elevators are ordered unless both are serviced during
// the same move.
// The arguments are the number of threads and the number of passengers: `2` is the real thing, `2 4` a tiny one.
// check:
// args: 2
public class ElevatorSimulator {
    static int services; // guarded by the lock of the elevator that is serviced, so by nothing

    static final class Passenger {
        final int from;
        final int to;

        Passenger(int from, int to) {
            this.from = from;
            this.to = to;
        }
    }

    /** Who waits here, and how many have arrived. All methods lock the floor. */
    static final class Floor {
        private Passenger[] waiting = new Passenger[4];
        private int waitingCount;
        private int arrived;

        synchronized void add(Passenger passenger) {
            if (waitingCount == waiting.length) {
                Passenger[] larger = new Passenger[2 * waitingCount];
                for (int i = 0; i < waitingCount; i++) larger[i] = waiting[i];
                waiting = larger;
            }
            waiting[waitingCount++] = passenger;
        }

        /** Fills the free places of the cabin. Returns how many passengers have entered. */
        synchronized int enter(Passenger[] cabin) {
            int entered = 0;
            for (int i = 0; i < cabin.length && waitingCount > 0; i++) {
                if (cabin[i] != null) continue;
                cabin[i] = waiting[--waitingCount];
                waiting[waitingCount] = null;
                entered++;
            }
            return entered;
        }

        /** Empties the places of those who want to this floor. Returns how many passengers have left. */
        synchronized int leave(Passenger[] cabin, int floor) {
            int left = 0;
            for (int i = 0; i < cabin.length; i++) {
                if (cabin[i] == null || cabin[i].to != floor) continue;
                cabin[i] = null;
                left++;
            }
            arrived += left;
            return left;
        }

        synchronized int arrived() {
            return arrived;
        }
    }

    /** Knows how many passengers wait on each floor and where the elevators are. All methods lock it. */
    static final class Control {
        private final int[] waiting;
        private final int[] position;
        private final int[] claims; // how many elevators are on their way to this floor
        private int moves;

        Control(int floors, int elevators) {
            waiting = new int[floors];
            position = new int[elevators];
            claims = new int[floors];
        }

        synchronized void call(int floor) {
            waiting[floor]++;
        }

        /** Where an empty elevator should go: the nearest floor that most passengers wait on; -1 if nobody waits. */
        synchronized int target(int elevator) {
            int best = -1;
            int bestValue = Integer.MIN_VALUE;
            for (int floor = 0; floor < waiting.length; floor++) {
                if (waiting[floor] == 0) continue;
                int value = 3 * waiting[floor] - Math.abs(floor - position[elevator]) - 8 * claims[floor];
                if (value > bestValue) {
                    best = floor;
                    bestValue = value;
                }
            }
            if (best >= 0) claims[best]++;
            return best;
        }

        synchronized void reached(int floor) {
            claims[floor]--;
        }

        synchronized void moved(int elevator, int floor) {
            position[elevator] = floor;
            moves++;
        }

        synchronized void entered(int floor, int passengers) {
            waiting[floor] -= passengers;
        }

        synchronized int moves() {
            return moves;
        }
    }

    static final class Elevator extends Thread {
        private final int number;
        private final Control control;
        private final Floor[] floors;
        private final int stopsBetweenServices;
        private final Passenger[] cabin = new Passenger[6];
        private int passengers;
        private int here;
        private int stops;

        Elevator(int number, Control control, Floor[] floors, int stopsBetweenServices) {
            this.number = number;
            this.control = control;
            this.floors = floors;
            this.stopsBetweenServices = stopsBetweenServices;
        }

        @Override
        public void run() {
            for (int target = control.target(number); target >= 0; target = control.target(number)) {
                go(target);
                control.reached(target);
                while (passengers > 0) go(nearestGoal());
            }
        }

        /** Moves floor by floor. Whoever waits on the way may enter, whoever is at his goal leaves. */
        private void go(int target) {
            halt();
            while (here != target) {
                here += here < target ? 1 : -1;
                control.moved(number, here);
                halt();
            }
        }

        private void halt() {
            int left = floors[here].leave(cabin, here);
            int entered = floors[here].enter(cabin);
            passengers += entered - left;
            if (left + entered > 0) {
                stops++;
                if (stops % stopsBetweenServices == 0) service();
            }
            control.entered(here, entered);
        }

        private synchronized void service() {
            services++; //~ RACE ElevatorSimulator.services a a
        }

        private int nearestGoal() {
            int nearest = -1;
            for (Passenger passenger : cabin) {
                if (passenger == null) continue;
                if (nearest < 0 || Math.abs(passenger.to - here) < Math.abs(nearest - here)) nearest = passenger.to;
            }
            return nearest;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int threads = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        int passengers = args.length > 1 ? Integer.parseInt(args[1]) : 4000;
        int storeys = Math.max(2, Math.min(20, passengers));
        Floor[] floors = new Floor[storeys];
        for (int i = 0; i < storeys; i++) floors[i] = new Floor();
        Control control = new Control(storeys, threads);
        int seed = 1852;
        for (int i = 0; i < passengers; i++) {
            seed = seed * 1103515245 + 12345;
            int from = (seed >>> 16) % storeys;
            seed = seed * 1103515245 + 12345;
            int to = (from + 1 + (seed >>> 16) % (storeys - 1)) % storeys;
            floors[from].add(new Passenger(from, to));
            control.call(from);
        }
        Elevator[] elevators = new Elevator[threads];
        for (int i = 0; i < threads; i++) {
            elevators[i] = new Elevator(i, control, floors, 1 + passengers / 10 + i * (passengers / 40));
        }
        for (Elevator elevator : elevators) elevator.start();
        for (Elevator elevator : elevators) elevator.join();
        int arrived = 0;
        for (Floor floor : floors) arrived += floor.arrived();
        System.out.println(arrived + " of " + passengers + " passengers have arrived"
                + (control.moves() > 0 ? "" : " without a move") + (services > 0 ? ", elevators were serviced" : ""));
    }
}
