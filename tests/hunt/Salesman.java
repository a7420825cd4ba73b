// A travelling salesman by branch and bound, after the benchmark tsp. Workers take partial tours from a shared pool, split the
// short ones into longer ones, which go back into the pool, and search the rest on their own. The length of the shortest tour so
// far is written under a lock. The pruning test reads it without that lock, and that is the race: a stale length costs time, never
// the result.
// The arguments are the number of threads and the number of cities: `2` is the real thing, `2 4` a tiny one.
// check:
// args: 2
public class Salesman {
    static final Object MINIMUM_LOCK = new Object();
    static int minimumTourLength; // guarded by MINIMUM_LOCK, says the author
    static int[] minimumTour; // guarded by MINIMUM_LOCK

    /** A path from city 0 through the first cities of a tour. Never changes. */
    static final class PartialTour {
        final int[] cities;
        final int length;

        PartialTour(int[] cities, int length) {
            this.cities = cities;
            this.length = length;
        }

        int last() {
            return cities[cities.length - 1];
        }

        boolean visits(int city) {
            for (int visited : cities) {
                if (visited == city) return true;
            }
            return false;
        }

        PartialTour extended(int city, int distance) {
            int[] longer = new int[cities.length + 1];
            for (int i = 0; i < cities.length; i++) longer[i] = cities[i];
            longer[cities.length] = city;
            return new PartialTour(longer, length + distance);
        }
    }

    /** A stack of partial tours. It is done when it is empty and no worker can add to it any more. */
    static final class WorkPool {
        private PartialTour[] stack = new PartialTour[16];
        private int size;
        private int busy;

        synchronized void put(PartialTour tour) {
            if (size == stack.length) {
                PartialTour[] larger = new PartialTour[2 * size];
                for (int i = 0; i < size; i++) larger[i] = stack[i];
                stack = larger;
            }
            stack[size++] = tour;
            notifyAll();
        }

        /** Null if there will be no more work. A worker that got a tour must call finished(). */
        synchronized PartialTour take() throws InterruptedException {
            while (size == 0 && busy > 0) wait();
            if (size == 0) return null;
            busy++;
            PartialTour tour = stack[--size];
            stack[size] = null;
            return tour;
        }

        synchronized void finished() {
            busy--;
            if (busy == 0) notifyAll();
        }
    }

    /** Cities in a square, at places that a small generator with a fixed seed has chosen. */
    static final class Map {
        final int cities;
        final int[][] distance;
        final int[] cheapestRoad; // from this city

        Map(int cities) {
            this.cities = cities;
            int[] x = new int[cities];
            int[] y = new int[cities];
            int seed = 20050615;
            for (int city = 0; city < cities; city++) {
                seed = seed * 1103515245 + 12345;
                x[city] = (seed >>> 16) % 1000;
                seed = seed * 1103515245 + 12345;
                y[city] = (seed >>> 16) % 1000;
            }
            distance = new int[cities][cities];
            cheapestRoad = new int[cities];
            for (int from = 0; from < cities; from++) {
                cheapestRoad[from] = Integer.MAX_VALUE;
                for (int to = 0; to < cities; to++) {
                    int dx = x[from] - x[to];
                    int dy = y[from] - y[to];
                    distance[from][to] = (int) Math.sqrt(dx * dx + dy * dy);
                    if (to != from && distance[from][to] < cheapestRoad[from]) cheapestRoad[from] = distance[from][to];
                }
            }
        }
    }

    static final class Worker extends Thread {
        private final Map map;
        private final WorkPool pool;
        private final int splitDepth;
        private final int[] path;
        private final boolean[] visited;

        Worker(Map map, WorkPool pool) {
            this.map = map;
            this.pool = pool;
            splitDepth = Math.min(3, map.cities - 2);
            path = new int[map.cities];
            visited = new boolean[map.cities];
        }

        @Override
        public void run() {
            try {
                for (PartialTour tour = pool.take(); tour != null; tour = pool.take()) {
                    if (tour.cities.length < splitDepth) {
                        split(tour);
                    } else {
                        solve(tour);
                    }
                    pool.finished();
                }
            } catch (InterruptedException interrupted) {
                throw new IllegalStateException(interrupted);
            }
        }

        private void split(PartialTour tour) {
            for (int city = map.cities - 1; city > 0; city--) {
                if (!tour.visits(city)) pool.put(tour.extended(city, map.distance[tour.last()][city]));
            }
        }

        private void solve(PartialTour tour) {
            int open = 0;
            for (int city = 0; city < map.cities; city++) {
                visited[city] = false;
                open += map.cheapestRoad[city];
            }
            for (int i = 0; i < tour.cities.length; i++) {
                path[i] = tour.cities[i];
                visited[path[i]] = true;
                if (i + 1 < tour.cities.length) open -= map.cheapestRoad[path[i]];
            }
            search(tour.cities.length, tour.length, open);
        }

        /** Extends the path in all ways. A tour takes a road from each city not yet left: these cost `open` at least. */
        private void search(int depth, int length, int open) {
            if (length + open >= minimumTourLength) return; //~ RACE Salesman.minimumTourLength a
            int here = path[depth - 1];
            if (depth == map.cities) {
                record(length + map.distance[here][0]);
                return;
            }
            for (int city = 1; city < map.cities; city++) {
                if (visited[city]) continue;
                visited[city] = true;
                path[depth] = city;
                search(depth + 1, length + map.distance[here][city], open - map.cheapestRoad[here]);
                visited[city] = false;
            }
        }

        private void record(int length) {
            synchronized (MINIMUM_LOCK) {
                if (length >= minimumTourLength) return;
                minimumTourLength = length; //~ RACE Salesman.minimumTourLength a
                minimumTour = path.clone();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int threads = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        int cities = args.length > 1 ? Integer.parseInt(args[1]) : 11;
        Map map = new Map(cities);
        minimumTourLength = Integer.MAX_VALUE;
        WorkPool pool = new WorkPool();
        pool.put(new PartialTour(new int[] {0}, 0));
        Worker[] workers = new Worker[threads];
        for (int i = 0; i < threads; i++) workers[i] = new Worker(map, pool);
        for (Worker worker : workers) worker.start();
        for (Worker worker : workers) worker.join();
        int length = 0;
        for (int i = 0; i < cities; i++) length += map.distance[minimumTour[i]][minimumTour[(i + 1) % cities]];
        System.out.println("shortest tour of " + cities + " cities: " + minimumTourLength
                + (length == minimumTourLength ? "" : ", but the tour has " + length));
    }
}
