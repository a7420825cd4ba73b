// What the outside decides is named where the program uses it, and only then.
// check:
// args: uuid
// expect: none
// assumes: random-numbers
// states: 3  transitions: 3
// check:
// args: shuffle
// expect: none
// assumes: random-numbers
// states: 3  transitions: 3
// check:
// args: local
// expect: none
// assumes: random-numbers trusted-library
// states: 3  transitions: 3
// check:
// args: secure
// expect: none
// assumes: random-numbers
// states: 3  transitions: 3
// check:
// args: splittable
// expect: none
// assumes: random-numbers
// states: 3  transitions: 3
// check:
// args: seeded
// expect: none
// assumes: none
// states: 3  transitions: 3
// check:
// args: striping
// expect: none
// assumes: none
// states: 3  transitions: 3
// check:
// args: identity
// expect: none
// assumes: identity-hash-codes
// states: 3  transitions: 3
// check:
// args: hash
// expect: none
// assumes: identity-hash-codes
// states: 3  transitions: 3
// check:
// args: text
// expect: none
// assumes: identity-hash-codes
// states: 3  transitions: 3
// check:
// args: value
// expect: none
// assumes: identity-hash-codes
// states: 3  transitions: 3
// check:
// args: enumwalk
// expect: none
// assumes: identity-hash-codes
// states: 3  transitions: 3
// check:
// args: identitywalk
// expect: none
// assumes: identity-hash-codes
// states: 3  transitions: 3
// check:
// args: lookup
// expect: none
// assumes: none
// states: 3  transitions: 3
// check:
// args: strings
// expect: none
// assumes: none
// states: 3  transitions: 3
// check:
// args: set
// expect: none
// assumes: iteration-order
// states: 3  transitions: 3
// check:
// args: pair
// expect: none
// assumes: iteration-order
// states: 3  transitions: 3
// check:
// args: map
// expect: none
// assumes: iteration-order
// states: 3  transitions: 3
// check:
// args: one
// expect: none
// assumes: none
// states: 3  transitions: 3
// check:
// args: millis
// expect: none
// assumes: clock
// states: 5  transitions: 6
// check:
// args: nanos
// expect: none
// assumes: clock
// states: 5  transitions: 6
// check:
// args: instant
// expect: none
// assumes: clock
// states: 5  transitions: 6
// check:
// args: date
// expect: none
// assumes: clock
// states: 5  transitions: 6
// check:
// args: timed
// expect: none
// assumes: none
// states: 3  transitions: 3
// check:
// args: getenv
// expect: none
// assumes: environment
// states: 3  transitions: 3
// check:
// args: property
// expect: none
// assumes: system-properties
// states: 3  transitions: 3
// check:
// args: properties
// expect: none
// assumes: system-properties
// states: 3  transitions: 3
// check: -Dgiven=1
// args: ownproperty
// expect: none
// assumes: none
// states: 3  transitions: 3
// check:
// args: file
// expect: none
// assumes: files
// states: 3  transitions: 3
// check:
// args: stream
// expect: none
// assumes: files
// states: 3  transitions: 3
// check:
// args: path
// expect: none
// assumes: files
// states: 3  transitions: 3
// check:
// args: input
// expect: none
// assumes: standard-input
// states: 3  transitions: 3
// check:
// args: processors
// expect: none
// assumes: processors
// states: 3  transitions: 3
// check:
// args: async
// expect: none
// assumes: processors trusted-library
// states: 123  transitions: 140
// check:
// args: memory
// expect: none
// assumes: memory
// states: 3  transitions: 3
// check:
// args: weak
// expect: none
// assumes: references
// states: 3  transitions: 3
// check:
// args: soft
// expect: none
// assumes: references
// states: 3  transitions: 3
// check:
// args: queue
// expect: none
// assumes: references
// states: 3  transitions: 3
// check:
// args: cleaner
// expect: none
// assumes: references
// states: 3  transitions: 3
// check:
// args: weakmap
// expect: none
// assumes: references
// states: 3  transitions: 3
// check:
// args: threadlocal
// expect: none
// assumes: none
// states: 3  transitions: 3
// check:
// args: wait
// expect: none
// assumes: spurious-wake-ups
// states: 15  transitions: 16
// check:
// args: park
// expect: none
// assumes: spurious-wake-ups
// states: 5  transitions: 5
// check:
// args: compare
// expect: none
// assumes: spurious-wake-ups
// states: 3  transitions: 3
// check:
// args: join
// expect: none
// assumes: none
// states: 7  transitions: 7
// check:
// args: queueing
// expect: none
// assumes: trusted-library
// states: 3  transitions: 3
// check:
// args: nothing
// expect: none
// assumes: none
// states: 3  transitions: 3
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.InputStream;
import java.lang.ref.Cleaner;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class OutsideUses {
    static final Object LOCK = new Object();
    static final BlockingQueue<Integer> QUEUE = new ArrayBlockingQueue<>(1);
    static boolean isWoken;

    static void use(String what) throws Exception {
        switch (what) {
            case "uuid": {
                UUID.randomUUID(); //~ USES random-numbers
                break;
            }
            case "shuffle": {
                Collections.shuffle(new ArrayList<>(List.of(1, 2, 3))); //~ USES random-numbers
                break;
            }
            case "local": {
                ThreadLocalRandom.current().nextLong(); //~ USES random-numbers
                break;
            }
            case "secure": {
                new SecureRandom().nextBytes(new byte[4]); //~ USES random-numbers
                break;
            }
            case "splittable": {
                new SplittableRandom().nextInt(); //~ USES random-numbers
                break;
            }
            case "seeded": {
                new Random(1).nextInt();
                new SplittableRandom(1).nextInt();
                Collections.shuffle(new ArrayList<>(List.of(1, 2)), new Random(1));
                break;
            }
            case "striping": {
                new ConcurrentHashMap<String, Integer>().merge("a", 1, Integer::sum);
                new ConcurrentSkipListMap<Integer, Integer>().put(1, 1);
                new LongAdder().increment();
                break;
            }
            case "identity": {
                System.identityHashCode(new Object()); //~ USES identity-hash-codes
                break;
            }
            case "hash": {
                new OutsideUses().hashCode(); //~ USES identity-hash-codes
                break;
            }
            case "text": {
                String text = "a" + new OutsideUses(); //~ USES identity-hash-codes
                break;
            }
            case "value": {
                String.valueOf(new OutsideUses()); //~ USES identity-hash-codes
                break;
            }
            case "enumwalk": {
                Map<Thread.State, Integer> states = new HashMap<>(Map.of(Thread.State.NEW, 1));
                states.put(Thread.State.BLOCKED, 2);
                for (Thread.State state : states.keySet()) state.name(); //~ USES identity-hash-codes
                break;
            }
            case "identitywalk": {
                Map<Object, Integer> objects = new ConcurrentHashMap<>();
                objects.put(new Object(), 1);
                objects.put("a", 2);
                objects.forEach((key, number) -> {}); //~ USES identity-hash-codes
                break;
            }
            case "lookup": {
                Map<Object, Integer> found = new HashMap<>();
                found.put(Thread.State.NEW, 1);
                found.put(new Object(), 2);
                found.get(Thread.State.NEW);
                new HashSet<>(found.keySet()).equals(found.keySet());
                break;
            }
            case "strings": {
                Map<String, Integer> names = new HashMap<>();
                names.put("a", 1);
                names.put("b", 2);
                for (String name : names.keySet()) name.length();
                Runnable lambda = () -> {};
                lambda.run();
                break;
            }
            case "set": {
                for (int number : Set.of(1, 2, 3)) number++; //~ USES iteration-order
                break;
            }
            case "pair": {
                Set.of(1, 2).stream().findFirst(); //~ USES iteration-order
                break;
            }
            case "map": {
                Map.of(1, 2, 3, 4).keySet().toArray(); //~ USES iteration-order
                break;
            }
            case "one": {
                for (int number : Set.of(1)) number++;
                Map.of(1, 2).keySet().iterator().next();
                Set.of(1, 2, 3).contains(2);
                Set.of(1, 2).equals(Set.of(2, 1));
                for (int number : List.of(1, 2, 3)) number++;
                break;
            }
            case "millis": {
                System.currentTimeMillis(); //~ USES clock
                break;
            }
            case "nanos": {
                System.nanoTime(); //~ USES clock
                break;
            }
            case "instant": {
                Instant.now(); //~ USES clock
                break;
            }
            case "date": {
                new Date(); //~ USES clock
                break;
            }
            case "timed": {
                new CountDownLatch(0).await(1, TimeUnit.SECONDS);
                new ReentrantLock().tryLock(1, TimeUnit.SECONDS);
                break;
            }
            case "getenv": {
                System.getenv("HOME"); //~ USES environment
                break;
            }
            case "property": {
                System.getProperty("user.home"); //~ USES system-properties
                break;
            }
            case "properties": {
                System.getProperties(); //~ USES system-properties
                break;
            }
            case "ownproperty": {
                System.getProperty("com.example.mode");
                System.getProperty("given");
                Integer.getInteger("com.example.size", 1);
                String.format("%n%d", 1);
                break;
            }
            case "file": {
                new File("data.txt").exists(); //~ USES files
                break;
            }
            case "stream": {
                try (InputStream data = new FileInputStream("data.txt")) { //~ USES files
                    data.read();
                } catch (FileNotFoundException error) {
                    error.getMessage();
                }
                break;
            }
            case "path": {
                Files.exists(Path.of("data.txt")); //~ USES files
                break;
            }
            case "input": {
                System.in.read(); //~ USES standard-input
                break;
            }
            case "processors": {
                Runtime.getRuntime().availableProcessors(); //~ USES processors
                break;
            }
            case "async": {
                CompletableFuture.supplyAsync(() -> 1).join(); //~ USES processors
                break;
            }
            case "memory": {
                Runtime.getRuntime().freeMemory(); //~ USES memory
                break;
            }
            case "weak": {
                new WeakReference<>("a").get(); //~ USES references
                break;
            }
            case "soft": {
                new SoftReference<>("a").get(); //~ USES references
                break;
            }
            case "queue": {
                new ReferenceQueue<>().poll(); //~ USES references
                break;
            }
            case "cleaner": {
                Cleaner.create().register(new Object(), () -> {}); //~ USES references
                break;
            }
            case "weakmap": {
                new WeakHashMap<String, Integer>().put("a", 1); //~ USES references
                break;
            }
            case "threadlocal": {
                ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 1);
                local.get();
                break;
            }
            case "wait": {
                new Thread(OutsideUses::wakeUp).start();
                synchronized (LOCK) {
                    while (!isWoken) LOCK.wait(); //~ USES spurious-wake-ups
                }
                break;
            }
            case "park": {
                LockSupport.unpark(Thread.currentThread());
                LockSupport.park(); //~ USES spurious-wake-ups
                break;
            }
            case "compare": {
                new AtomicInteger().weakCompareAndSetVolatile(0, 1); //~ USES spurious-wake-ups
                break;
            }
            case "join": {
                Thread joined = new Thread(() -> {});
                joined.start();
                joined.join();
                new AtomicInteger().updateAndGet(n -> n + 1);
                break;
            }
            case "queueing": {
                QUEUE.add(1);
                break;
            }
            case "nothing": {
                synchronized (LOCK) {
                    LOCK.notifyAll();
                }
                break;
            }
            default: throw new IllegalArgumentException(what);
        }
    }

    static void wakeUp() {
        synchronized (LOCK) {
            isWoken = true;
            LOCK.notifyAll();
        }
    }

    public static void main(String[] arguments) throws Exception {
        use(arguments[0]);
    }
}
