// Finds all primes in an interval, after the benchmark of that name. Threads take the next numbers from a shared interval, under
// its lock, and test them by trial division by the small primes, which were found before the threads started. Found primes go into
// a list under its lock. The race was added: every thread also keeps the widest gap between two neighbouring primes that it has
// seen up to date in a shared field, which it reads and writes without any lock.
// The arguments are the number of threads and the last number of the interval, which starts at half of that: `2` is the real thing,
// `2 22 6` a tiny one, in which a thread takes six numbers at a time.
// check:
// args: 2
public class PrimeFinder {
    static int widestGap; // guarded by nothing

    /** The numbers that are not yet taken. */
    static final class Interval {
        private final int last;
        private final int chunk;
        private int next;

        Interval(int first, int last, int chunk) {
            this.last = last;
            this.chunk = chunk;
            next = first;
        }

        /** The first of the next `chunk` numbers, or 0 if all are taken. */
        synchronized int take() {
            if (next > last) return 0;
            int first = next;
            next += chunk;
            return first;
        }

        int end(int first) {
            return Math.min(first + chunk - 1, last);
        }
    }

    /** A list of numbers that grows. */
    static final class Primes {
        private int[] numbers = new int[8];
        private int size;

        synchronized void add(int prime) {
            if (size == numbers.length) {
                int[] larger = new int[2 * size];
                for (int i = 0; i < size; i++) larger[i] = numbers[i];
                numbers = larger;
            }
            numbers[size++] = prime;
        }

        synchronized int size() {
            return size;
        }

        synchronized int get(int i) {
            return numbers[i];
        }

        synchronized long sum() {
            long sum = 0;
            for (int i = 0; i < size; i++) sum += numbers[i];
            return sum;
        }
    }

    static final class Finder extends Thread {
        private final Interval interval;
        private final int[] divisors;
        private final Primes found;

        Finder(Interval interval, int[] divisors, Primes found) {
            this.interval = interval;
            this.divisors = divisors;
            this.found = found;
        }

        @Override
        public void run() {
            for (int first = interval.take(); first != 0; first = interval.take()) {
                search(first, interval.end(first));
            }
        }

        private void search(int first, int last) {
            int previous = 0;
            for (int number = first; number <= last; number++) {
                if (!isPrime(number, divisors)) continue;
                found.add(number);
                if (previous != 0) noteGap(number - previous);
                previous = number;
            }
        }

        private static void noteGap(int gap) {
            if (gap > widestGap) //~ RACE PrimeFinder.widestGap a
                widestGap = gap; //~ RACE PrimeFinder.widestGap a b b
        }
    }

    /** By trial division; `divisors` has all primes up to the root of `number`, in order. */
    static boolean isPrime(int number, int[] divisors) {
        for (int divisor : divisors) {
            if (divisor * divisor > number) return true;
            if (number % divisor == 0) return false;
        }
        return true;
    }

    /** All primes p with p * p <= last, by the sieve of Eratosthenes. */
    static int[] smallPrimes(int last) {
        int root = 1;
        while ((root + 1) * (root + 1) <= last) root++;
        boolean[] composite = new boolean[root + 1];
        int count = 0;
        for (int number = 2; number <= root; number++) {
            if (composite[number]) continue;
            count++;
            for (int multiple = number * number; multiple <= root; multiple += number) composite[multiple] = true;
        }
        int[] primes = new int[count];
        for (int number = root; number >= 2; number--) {
            if (!composite[number]) primes[--count] = number;
        }
        return primes;
    }

    public static void main(String[] args) throws InterruptedException {
        int threads = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        int last = args.length > 1 ? Integer.parseInt(args[1]) : 40000;
        int chunk = args.length > 2 ? Integer.parseInt(args[2]) : 100;
        Interval interval = new Interval(Math.max(2, last / 2), last, chunk);
        int[] divisors = smallPrimes(last);
        Primes found = new Primes();
        Finder[] finders = new Finder[threads];
        for (int i = 0; i < threads; i++) finders[i] = new Finder(interval, divisors, found);
        for (Finder finder : finders) finder.start();
        for (Finder finder : finders) finder.join();
        System.out.println(found.size() + " primes up to " + last + ", sum " + found.sum() + ", widest gap " + widestGap);
    }
}
