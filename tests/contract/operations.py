"""Operations of the class library, each on an object of its own.

An operation is Java: a declaration that makes the object `o`, and statements that use it. Whatever the operation is, no two of
them on separate objects order anything: what the library does behind them (initialising classes, linking handles, filling
caches, counting) is housekeeping. So `x = 1; A` in one thread and `B; r = x` in another race on x, and on nothing else.

Not here: operations that share something by their documentation, such as System.out, the common pool, loggers, interned strings.
"""

from dataclasses import dataclass
from enum import Enum


class Made(Enum):
    """When the object is made."""
    IN_THREAD = "by the thread that uses it: everything about it is a first use"
    BEFORE = "before the threads start: it takes long to make, or the point is the use alone"


@dataclass(frozen=True)
class Operation:
    name: str  # "Semaphore.release", unique
    package: str
    declaration: str  # may be empty
    use: str
    made: Made = Made.IN_THREAD

    @property
    def identifier(self):
        return "".join(c if c.isalnum() else "_" for c in self.name)


def in_package(package, *rows):
    """Rows are (name, declaration, use) and, if the object is made before, Made.BEFORE."""
    return tuple(Operation(name, package, *rest) for name, *rest in rows)


CONCURRENT = in_package(
    "java.util.concurrent",
    ("Semaphore.release", "Semaphore o = new Semaphore(0);", "o.release();"),
    ("Semaphore.acquire", "Semaphore o = new Semaphore(1);", "o.acquire();"),
    ("Semaphore.tryAcquire", "Semaphore o = new Semaphore(1, true);", "o.tryAcquire();"),
    ("CountDownLatch.countDown", "CountDownLatch o = new CountDownLatch(1);", "o.countDown();"),
    ("CountDownLatch.await", "CountDownLatch o = new CountDownLatch(0);", "o.await();"),
    ("CyclicBarrier.await", "CyclicBarrier o = new CyclicBarrier(1);", "o.await();"),
    ("Phaser.arrive", "Phaser o = new Phaser(1);", "o.arrive();"),
    ("Exchanger.exchange", "Exchanger<String> o = new Exchanger<>();",
     "try { o.exchange(\"a\", 1, TimeUnit.NANOSECONDS); } catch (TimeoutException alone) { }"),
    ("ConcurrentHashMap.put", "ConcurrentHashMap<String, Integer> o = new ConcurrentHashMap<>();", "o.put(\"key\", 1);"),
    ("ConcurrentHashMap.get", "ConcurrentHashMap<String, Integer> o = new ConcurrentHashMap<>();", "o.get(\"key\");"),
    ("ConcurrentHashMap.computeIfAbsent", "ConcurrentHashMap<String, Integer> o = new ConcurrentHashMap<>();",
     "o.computeIfAbsent(\"key\", String::length);"),
    ("ConcurrentHashMap.newKeySet", "Set<Integer> o = ConcurrentHashMap.newKeySet();", "o.add(7); o.contains(7);"),
    ("ConcurrentSkipListMap.put", "ConcurrentSkipListMap<Integer, Integer> o = new ConcurrentSkipListMap<>();",
     "o.put(3, 1); o.firstKey();"),
    ("ConcurrentSkipListSet.add", "ConcurrentSkipListSet<String> o = new ConcurrentSkipListSet<>();", "o.add(\"a\");"),
    ("ConcurrentLinkedQueue.add", "ConcurrentLinkedQueue<Integer> o = new ConcurrentLinkedQueue<>();", "o.add(1);"),
    ("ConcurrentLinkedQueue.poll", "ConcurrentLinkedQueue<Integer> o = new ConcurrentLinkedQueue<>(List.of(1));",
     "o.poll();", Made.BEFORE),
    ("ConcurrentLinkedDeque.addFirst", "ConcurrentLinkedDeque<Integer> o = new ConcurrentLinkedDeque<>();", "o.addFirst(1);"),
    ("ArrayBlockingQueue.put", "ArrayBlockingQueue<Integer> o = new ArrayBlockingQueue<>(1);", "o.put(1);"),
    ("LinkedBlockingQueue.take", "LinkedBlockingQueue<Integer> o = new LinkedBlockingQueue<>();", "o.put(1); o.take();"),
    ("LinkedBlockingDeque.offer", "LinkedBlockingDeque<Integer> o = new LinkedBlockingDeque<>();", "o.offerLast(1);"),
    ("PriorityBlockingQueue.offer", "PriorityBlockingQueue<Integer> o = new PriorityBlockingQueue<>();", "o.offer(1);"),
    ("SynchronousQueue.offer", "SynchronousQueue<Integer> o = new SynchronousQueue<>();", "o.offer(1);"),
    ("LinkedTransferQueue.add", "LinkedTransferQueue<Integer> o = new LinkedTransferQueue<>();", "o.add(1);"),
    ("DelayQueue.poll", "DelayQueue<Delayed> o = new DelayQueue<>();", "o.poll();"),
    ("CopyOnWriteArrayList.add", "CopyOnWriteArrayList<String> o = new CopyOnWriteArrayList<>();", "o.add(\"a\");"),
    ("CopyOnWriteArraySet.add", "CopyOnWriteArraySet<String> o = new CopyOnWriteArraySet<>();", "o.add(\"a\");"),
    ("FutureTask.run", "FutureTask<Integer> o = new FutureTask<>(() -> 1);", "o.run(); o.get();"),
    ("CompletableFuture.complete", "CompletableFuture<Integer> o = new CompletableFuture<>();", "o.complete(1);"),
    ("CompletableFuture.thenApply", "CompletableFuture<Integer> o = CompletableFuture.completedFuture(1);",
     "o.thenApply(i -> i + 1).join();"),
    ("RecursiveTask.invoke", "RecursiveTask<Integer> o = new Twice();", "o.invoke();"),
    ("ThreadPoolExecutor.shutdown",
     "ThreadPoolExecutor o = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());", "o.shutdown();"),
    ("Executors.newSingleThreadExecutor", "ExecutorService o = Executors.newSingleThreadExecutor();", "o.isShutdown();"),
    ("ThreadLocalRandom.nextInt", "", "ThreadLocalRandom.current().nextInt(10);"),
    ("TimeUnit.convert", "", "TimeUnit.DAYS.toMillis(3);"),
)

LOCKS = in_package(
    "java.util.concurrent.locks",
    ("ReentrantLock.lock", "ReentrantLock o = new ReentrantLock();", "o.lock(); o.unlock();"),
    ("ReentrantLock.tryLock", "ReentrantLock o = new ReentrantLock(true);", "if (o.tryLock()) o.unlock();"),
    ("ReentrantReadWriteLock.readLock", "ReadWriteLock o = new ReentrantReadWriteLock();",
     "o.readLock().lock(); o.readLock().unlock();"),
    ("ReentrantReadWriteLock.writeLock", "ReadWriteLock o = new ReentrantReadWriteLock();",
     "o.writeLock().lock(); o.writeLock().unlock();"),
    ("StampedLock.writeLock", "StampedLock o = new StampedLock();", "o.unlockWrite(o.writeLock());"),
    ("StampedLock.readLock", "StampedLock o = new StampedLock();", "o.unlockRead(o.readLock());"),
    ("Condition.signal", "ReentrantLock o = new ReentrantLock();", "o.lock(); o.newCondition().signal(); o.unlock();"),
    ("LockSupport.park", "", "LockSupport.unpark(Thread.currentThread()); LockSupport.park();"),
)

ATOMIC = in_package(
    "java.util.concurrent.atomic",
    ("AtomicInteger.incrementAndGet", "AtomicInteger o = new AtomicInteger();", "o.incrementAndGet();"),
    ("AtomicInteger.getAndUpdate", "AtomicInteger o = new AtomicInteger();", "o.getAndUpdate(i -> i + 1);"),
    ("AtomicLong.compareAndSet", "AtomicLong o = new AtomicLong();", "o.compareAndSet(0, 1);"),
    ("AtomicBoolean.set", "AtomicBoolean o = new AtomicBoolean();", "o.set(true);"),
    ("AtomicBoolean.getAndSet", "AtomicBoolean o = new AtomicBoolean();", "o.getAndSet(true);"),
    ("AtomicReference.compareAndSet", "AtomicReference<String> o = new AtomicReference<>(\"\");", "o.compareAndSet(\"\", \"a\");"),
    ("AtomicReference.lazySet", "AtomicReference<String> o = new AtomicReference<>();", "o.lazySet(\"a\");"),
    ("AtomicIntegerArray.getAndAdd", "AtomicIntegerArray o = new AtomicIntegerArray(2);", "o.getAndAdd(1, 1);"),
    ("AtomicReferenceArray.set", "AtomicReferenceArray<String> o = new AtomicReferenceArray<>(2);", "o.set(1, \"a\");"),
    ("AtomicIntegerFieldUpdater.addAndGet",
     "AtomicIntegerFieldUpdater<Cell> o = AtomicIntegerFieldUpdater.newUpdater(Cell.class, \"number\");",
     "o.addAndGet(new Cell(), 1);"),
    ("AtomicReferenceFieldUpdater.getAndSet",
     "AtomicReferenceFieldUpdater<Cell, String> o = AtomicReferenceFieldUpdater.newUpdater(Cell.class, String.class, \"text\");",
     "o.getAndSet(new Cell(), \"a\");"),
    ("AtomicStampedReference.compareAndSet", "AtomicStampedReference<String> o = new AtomicStampedReference<>(\"\", 0);",
     "o.compareAndSet(\"\", \"a\", 0, 1);"),
    ("AtomicMarkableReference.set", "AtomicMarkableReference<String> o = new AtomicMarkableReference<>(\"\", false);",
     "o.set(\"\", true);"),
    ("LongAdder.increment", "LongAdder o = new LongAdder();", "o.increment(); o.sum();"),
    ("LongAccumulator.accumulate", "LongAccumulator o = new LongAccumulator(Long::max, 0);", "o.accumulate(3);"),
    ("DoubleAdder.add", "DoubleAdder o = new DoubleAdder();", "o.add(1.5);"),
)

FIND = "VarHandle o = MethodHandles.lookup().findVarHandle(Cell.class, \"number\", int.class);"


def handle(mode, use):
    """An access mode of a VarHandle; the handle is made before, so that what is linked is the call alone."""
    return f"VarHandle.{mode}", f"{FIND} Cell c = new Cell();", use, Made.BEFORE


INVOKE = in_package(
    "java.lang.invoke",
    handle("get", "int i = (int) o.get(c);"),
    handle("set", "o.set(c, 1);"),
    handle("getOpaque", "int i = (int) o.getOpaque(c);"),
    handle("setOpaque", "o.setOpaque(c, 1);"),
    handle("getAcquire", "int i = (int) o.getAcquire(c);"),
    handle("setRelease", "o.setRelease(c, 1);"),
    handle("getVolatile", "int i = (int) o.getVolatile(c);"),
    handle("setVolatile", "o.setVolatile(c, 1);"),
    handle("compareAndSet", "boolean done = o.compareAndSet(c, 0, 1);"),
    handle("compareAndExchange", "int i = (int) o.compareAndExchange(c, 0, 1);"),
    handle("compareAndExchangeAcquire", "int i = (int) o.compareAndExchangeAcquire(c, 0, 1);"),
    handle("compareAndExchangeRelease", "int i = (int) o.compareAndExchangeRelease(c, 0, 1);"),
    handle("weakCompareAndSet", "boolean done = o.weakCompareAndSet(c, 0, 1);"),
    handle("weakCompareAndSetPlain", "boolean done = o.weakCompareAndSetPlain(c, 0, 1);"),
    handle("getAndSet", "int i = (int) o.getAndSet(c, 1);"),
    handle("getAndAdd", "int i = (int) o.getAndAdd(c, 1);"),
    handle("getAndBitwiseOr", "int i = (int) o.getAndBitwiseOr(c, 1);"),
    ("VarHandle.first", f"{FIND} Cell c = new Cell();", "o.setVolatile(c, 1);"),
    ("VarHandle.static", "VarHandle o = MethodHandles.lookup().findVarHandle(Cell.class, \"text\", String.class);",
     "String s = (String) o.getVolatile(new Cell());"),
    ("VarHandle.arrayElement", "VarHandle o = MethodHandles.arrayElementVarHandle(int[].class); int[] a = new int[2];",
     "o.setVolatile(a, 1, 7);"),
    ("VarHandle.byteArrayView",
     "VarHandle o = MethodHandles.byteArrayViewVarHandle(int[].class, java.nio.ByteOrder.BIG_ENDIAN);",
     "o.set(new byte[8], 0, 7);"),
    ("VarHandle.fullFence", "", "VarHandle.fullFence();"),
    ("VarHandle.acquireFence", "", "VarHandle.acquireFence();"),
    ("VarHandle.releaseFence", "", "VarHandle.releaseFence();"),
    ("MethodHandle.invokeExact",
     "MethodHandle o = MethodHandles.lookup().findVirtual(String.class, \"length\", MethodType.methodType(int.class));",
     "int i = (int) o.invokeExact(\"abc\");"),
    ("MethodHandle.invoke",
     "MethodHandle o = MethodHandles.lookup().findStatic(Math.class, \"abs\", MethodType.methodType(int.class, int.class));",
     "int i = (int) o.invoke(-3);", Made.BEFORE),
    ("MethodHandle.asType",
     "MethodHandle o = MethodHandles.lookup().findStatic(Math.class, \"abs\", MethodType.methodType(int.class, int.class)) "
     ".asType(MethodType.methodType(long.class, short.class));",
     "long i = (long) o.invokeExact((short) -3);", Made.BEFORE),
    ("MethodHandles.insertArguments",
     "MethodHandle o = MethodHandles.insertArguments(MethodHandles.lookup().findStatic(Math.class, \"max\", "
     "MethodType.methodType(int.class, int.class, int.class)), 0, 4);",
     "int i = (int) o.invokeExact(3);", Made.BEFORE),
    ("MethodHandle.bindTo",
     "MethodHandle o = MethodHandles.lookup().findVirtual(String.class, \"concat\", "
     "MethodType.methodType(String.class, String.class)).bindTo(\"a\");",
     "String s = (String) o.invokeExact(\"b\");", Made.BEFORE),
    ("MethodType.methodType", "", "MethodType.methodType(long.class, String.class, int.class).toMethodDescriptorString();"),
    ("MutableCallSite.setTarget", "MutableCallSite o = new MutableCallSite(MethodHandles.constant(int.class, 1));",
     "o.setTarget(o.getTarget()); int i = (int) o.getTarget().invokeExact();", Made.BEFORE),
    ("lambda", "IntSupplier o = () -> 1;", "o.getAsInt();"),
    ("capturingLambda", "int[] a = {1}; IntUnaryOperator o = i -> i + a[0];", "o.applyAsInt(1);"),
    ("methodReference", "Function<String, Integer> o = Integer::valueOf;", "o.apply(\"12\");"),
    ("stringConcatenation", "int o = 3;", "String s = \"a\" + o + 'c' + 1L;"),
)

LANG = in_package(
    "java.lang",
    ("Thread.start", "Thread o = new Thread(() -> { });", "o.start(); o.join();"),
    ("Thread.interrupt", "", "Thread.currentThread().interrupt(); Thread.interrupted();"),
    ("Thread.sleep", "", "Thread.sleep(1);"),
    ("Thread.setName", "Thread o = Thread.currentThread();", "o.setName(\"name\"); o.getName();"),
    ("Thread.getStackTrace", "", "int n = Thread.currentThread().getStackTrace().length;"),
    ("Thread.setContextClassLoader", "Thread o = Thread.currentThread();", "o.setContextClassLoader(o.getContextClassLoader());"),
    ("ThreadLocal.set", "ThreadLocal<String> o = new ThreadLocal<>();", "o.set(\"a\"); o.get(); o.remove();"),
    ("ThreadLocal.withInitial", "ThreadLocal<String> o = ThreadLocal.withInitial(() -> \"a\");", "o.get();"),
    ("InheritableThreadLocal.set", "InheritableThreadLocal<String> o = new InheritableThreadLocal<>();", "o.set(\"a\");"),
    ("String.format", "", "String s = String.format(\"%d %s %x\", 1, \"a\", 255);"),
    ("String.split", "", "int n = \"a,b,c\".split(\",\").length;"),
    ("String.join", "", "String s = String.join(\",\", List.of(\"a\", \"b\"));"),
    ("String.toUpperCase", "", "String s = \"abc\".toUpperCase();"),
    ("String.getBytes", "", "int n = \"abc\".getBytes(java.nio.charset.StandardCharsets.UTF_8).length;"),
    ("String.hashCode", "", "int n = \"hash\".hashCode();"),
    ("StringBuilder.append", "StringBuilder o = new StringBuilder();", "o.append(1).append('a').append(2.5).toString();"),
    ("StringBuffer.append", "StringBuffer o = new StringBuffer();", "o.append(1).reverse().toString();"),
    ("Integer.valueOf", "", "Integer i = Integer.valueOf(100); Integer j = Integer.parseInt(\"12\") + i;"),
    ("Double.toString", "", "String s = Double.toString(1.5); double d = Double.parseDouble(s);"),
    ("Character.isLetter", "", "boolean b = Character.isLetter('\\u00e4');"),
    ("Enum.valueOf", "", "TimeUnit u = TimeUnit.valueOf(\"DAYS\"); int n = TimeUnit.values().length;"),
    ("Object.notify", "Object o = new Object();", "synchronized (o) { o.notifyAll(); }"),
    ("Object.wait", "Object o = new Object();", "synchronized (o) { o.wait(1); }"),
    ("Object.hashCode", "Object o = new Object();", "o.hashCode(); o.toString();"),
    ("Object.clone", "int[] o = {1, 2};", "int n = o.clone().length;"),
    ("Class.forName", "", "Class.forName(\"java.util.BitSet\");"),
    ("Class.getMethod", "Class<?> o = Cell.class;", "o.getMethod(\"getNumber\").invoke(new Cell());"),
    ("Class.getDeclaredFields", "Class<?> o = Cell.class;", "int n = o.getDeclaredFields().length; o.getDeclaredField(\"text\").get(new Cell());"),
    ("Constructor.newInstance", "Class<?> o = Cell.class;", "o.getDeclaredConstructor().newInstance();"),
    ("Class.getSimpleName", "Class<?> o = Cell.class;", "String s = o.getSimpleName() + o.getName() + o.getPackageName();"),
    ("Class.getInterfaces", "Class<?> o = Twice.class;", "o.getGenericSuperclass().getTypeName();"),
    ("reflect.Array.newInstance", "", "java.lang.reflect.Array.newInstance(String.class, 2);"),
    ("ClassValue.get", "ClassValue<String> o = new Named();", "o.get(Cell.class);"),
    ("Throwable.getStackTrace", "", "StackTraceElement[] e = new IllegalStateException(\"a\").getStackTrace();"),
    ("StackWalker.walk", "", "long n = StackWalker.getInstance().walk(s -> s.count());"),
    ("Record.toString", "Pair o = new Pair(1, \"a\");", "o.toString(); o.hashCode(); o.equals(new Pair(2, \"b\"));"),
    ("System.getProperty", "", "String s = System.getProperty(\"java.version\");"),
    ("System.nanoTime", "", "long n = System.nanoTime() + System.currentTimeMillis();"),
    ("System.getenv", "", "String s = System.getenv(\"HOME\");"),
    ("Runtime.availableProcessors", "", "int n = Runtime.getRuntime().availableProcessors();"),
    ("Math.floorMod", "", "double d = Math.floorMod(7, 3) + Math.sqrt(2) + StrictMath.sin(1);"),
    ("WeakReference.get", "java.lang.ref.WeakReference<String> o = new java.lang.ref.WeakReference<>(\"a\");", "o.get();"),
)

UTIL = in_package(
    "java.util",
    ("HashMap.put", "HashMap<String, Integer> o = new HashMap<>();", "o.put(\"key\", 1); o.keySet().size();"),
    ("HashMap.merge", "HashMap<String, Integer> o = new HashMap<>();", "o.merge(\"key\", 1, Integer::sum); o.values().iterator().next();"),
    ("LinkedHashMap.put", "LinkedHashMap<String, Integer> o = new LinkedHashMap<>();", "o.put(\"key\", 1); o.entrySet().iterator().next();"),
    ("TreeMap.put", "TreeMap<String, Integer> o = new TreeMap<>();", "o.put(\"key\", 1); o.headMap(\"z\").size(); o.descendingMap().firstKey();"),
    ("EnumMap.put", "EnumMap<TimeUnit, Integer> o = new EnumMap<>(TimeUnit.class);", "o.put(TimeUnit.DAYS, 1); o.keySet().size();"),
    ("EnumSet.of", "EnumSet<TimeUnit> o = EnumSet.of(TimeUnit.DAYS);", "o.add(TimeUnit.HOURS);"),
    ("IdentityHashMap.put", "IdentityHashMap<String, Integer> o = new IdentityHashMap<>();", "o.put(\"key\", 1); o.values().size();"),
    ("WeakHashMap.put", "WeakHashMap<String, Integer> o = new WeakHashMap<>();", "o.put(\"key\", 1); o.get(\"key\");"),
    ("Hashtable.put", "Hashtable<String, Integer> o = new Hashtable<>();", "o.put(\"key\", 1);"),
    ("Properties.setProperty", "Properties o = new Properties();", "o.setProperty(\"key\", \"a\"); o.getProperty(\"key\");"),
    ("ArrayList.add", "ArrayList<Integer> o = new ArrayList<>();", "o.add(1); o.sort(null); o.forEach(i -> { });"),
    ("LinkedList.add", "LinkedList<Integer> o = new LinkedList<>();", "o.add(1); o.removeFirst();"),
    ("Vector.add", "Vector<Integer> o = new Vector<>();", "o.add(1); o.get(0);"),
    ("ArrayDeque.push", "ArrayDeque<Integer> o = new ArrayDeque<>();", "o.push(1); o.pop();"),
    ("PriorityQueue.add", "PriorityQueue<Integer> o = new PriorityQueue<>(Comparator.reverseOrder());", "o.add(1); o.add(2); o.poll();"),
    ("BitSet.set", "BitSet o = new BitSet();", "o.set(70); o.cardinality();"),
    ("List.of", "List<String> o = List.of(\"a\", \"b\", \"c\");", "o.contains(\"b\"); o.hashCode();"),
    ("Set.of", "Set<String> o = Set.of(\"a\", \"b\", \"c\");", "o.contains(\"b\");"),
    ("Map.of", "Map<String, Integer> o = Map.of(\"a\", 1, \"b\", 2);", "o.get(\"b\");"),
    ("Collections.synchronizedList", "List<Integer> o = Collections.synchronizedList(new ArrayList<>());", "o.add(1);"),
    ("Collections.synchronizedMap", "Map<String, Integer> o = Collections.synchronizedMap(new HashMap<>());", "o.put(\"key\", 1); o.keySet();"),
    ("Collections.unmodifiableMap", "Map<String, Integer> o = Collections.unmodifiableMap(new HashMap<>());", "o.get(\"key\"); o.entrySet();"),
    ("Collections.sort", "List<Integer> o = new ArrayList<>(List.of(3, 1, 2));", "Collections.sort(o); Collections.reverse(o);"),
    ("Collections.shuffle", "List<Integer> o = new ArrayList<>(List.of(3, 1, 2));", "Collections.shuffle(o, new Random(1));"),
    ("Arrays.sort", "int[] o = {3, 1, 2};", "Arrays.sort(o); Arrays.toString(o); Arrays.hashCode(o);"),
    ("Random.nextInt", "Random o = new Random(42);", "o.nextInt(10);"),
    ("Random.seedless", "Random o = new Random();", "o.nextBoolean();"),
    ("UUID.fromString", "UUID o = UUID.fromString(\"123e4567-e89b-12d3-a456-426614174000\");", "o.toString(); o.hashCode();"),
    ("Optional.map", "Optional<String> o = Optional.of(\"a\");", "o.map(String::length).orElse(0);"),
    ("Stream.collect", "Stream<Integer> o = Stream.of(1, 2, 3);", "o.filter(i -> i > 1).map(i -> i * 2).collect(Collectors.toList());"),
    ("Stream.sorted", "Stream<Integer> o = List.of(3, 1, 2).stream();", "o.sorted().distinct().forEach(i -> { });"),
    ("Collectors.groupingBy", "Stream<String> o = Stream.of(\"a\", \"bb\", \"cc\");", "o.collect(Collectors.groupingBy(String::length, Collectors.joining()));"),
    ("IntStream.sum", "", "IntStream.range(0, 4).map(i -> i * i).sum();"),
    ("StringTokenizer.nextToken", "StringTokenizer o = new StringTokenizer(\"a b\");", "o.nextToken();"),
    ("StringJoiner.add", "StringJoiner o = new StringJoiner(\",\");", "o.add(\"a\").toString();"),
    ("Formatter.format", "Formatter o = new Formatter();", "o.format(\"%5d|%-3s\", 1, \"a\").toString();"),
    ("Base64.encode", "", "String s = Base64.getEncoder().encodeToString(new byte[] {1, 2, 3}); Base64.getDecoder().decode(s);"),
    ("Objects.hash", "", "int n = Objects.hash(1, \"a\", 2L);"),
    ("Date.getTime", "Date o = new Date(0);", "o.getTime(); o.hashCode();"),
    ("Calendar.get", "Calendar o = new GregorianCalendar(2020, 1, 29);", "o.add(Calendar.DATE, 1); o.get(Calendar.MONTH);", Made.BEFORE),
    ("Locale.getDefault", "", "Locale.getDefault().getLanguage(); Locale.forLanguageTag(\"de-AT\").getCountry();"),
    ("Iterator.remove", "List<Integer> o = new ArrayList<>(List.of(1, 2));", "o.removeIf(i -> i == 1); o.subList(0, 1).clear();"),
    ("CRC32.update", "java.util.zip.CRC32 o = new java.util.zip.CRC32();", "o.update(new byte[] {1, 2}); o.getValue();"),
)

TEXT = in_package(
    "java.text",
    ("SimpleDateFormat.format", "SimpleDateFormat o = new SimpleDateFormat(\"yyyy-MM-dd HH:mm\");", "o.format(new Date(0));", Made.BEFORE),
    ("SimpleDateFormat.parse", "SimpleDateFormat o = new SimpleDateFormat(\"yyyy-MM-dd\");", "o.parse(\"2020-02-29\");", Made.BEFORE),
    ("DecimalFormat.format", "DecimalFormat o = new DecimalFormat(\"#,##0.00\");", "o.format(1234.5);", Made.BEFORE),
    ("DecimalFormat.parse", "DecimalFormat o = new DecimalFormat(\"0.0\");", "o.parse(\"2.5\");", Made.BEFORE),
    ("NumberFormat.format", "NumberFormat o = NumberFormat.getInstance(Locale.US);", "o.format(1234567L);", Made.BEFORE),
    ("MessageFormat.format", "MessageFormat o = new MessageFormat(\"{0} of {1}\");", "o.format(new Object[] {\"a\", \"b\"});", Made.BEFORE),
    ("ChoiceFormat.format", "ChoiceFormat o = new ChoiceFormat(new double[] {0, 1}, new String[] {\"none\", \"one\"});", "o.format(1);", Made.BEFORE),
    ("StringCharacterIterator.next", "StringCharacterIterator o = new StringCharacterIterator(\"ab\");", "o.next();"),
    ("BreakIterator.next", "BreakIterator o = BreakIterator.getCharacterInstance();", "o.setText(\"ab\"); o.next();", Made.BEFORE),
)

TIME = in_package(
    "java.time",
    ("Instant.now", "", "Instant.now().plusSeconds(1).isAfter(Instant.EPOCH);"),
    ("Instant.parse", "", "Instant.parse(\"2020-02-29T12:00:00Z\").toEpochMilli();", Made.BEFORE),
    ("LocalDate.plusMonths", "LocalDate o = LocalDate.of(2020, 1, 31);", "o.plusMonths(1).getDayOfWeek(); o.toString();"),
    ("LocalTime.toString", "LocalTime o = LocalTime.of(12, 30);", "o.plusMinutes(40).toString();"),
    ("DateTimeFormatter.format", "DateTimeFormatter o = DateTimeFormatter.ofPattern(\"yyyy/MM/dd\");", "o.format(LocalDate.of(2020, 2, 29));", Made.BEFORE),
    ("DateTimeFormatter.parse", "DateTimeFormatter o = DateTimeFormatter.ISO_LOCAL_DATE;", "LocalDate.parse(\"2020-02-29\", o);", Made.BEFORE),
    ("ZoneId.of", "ZoneId o = ZoneId.of(\"Europe/Paris\");", "o.getRules().getOffset(Instant.EPOCH);", Made.BEFORE),
    ("ZonedDateTime.toInstant", "ZonedDateTime o = ZonedDateTime.of(2020, 2, 29, 12, 0, 0, 0, ZoneOffset.UTC);", "o.plusDays(1).toInstant(); o.toString();"),
    ("Duration.between", "", "Duration.between(Instant.EPOCH, Instant.ofEpochSecond(90)).toString();"),
    ("Period.parse", "", "Period.parse(\"P1Y2M\").toTotalMonths();"),
    ("Clock.fixed", "Clock o = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);", "o.instant(); LocalDateTime.now(o).toString();"),
)

IO = in_package(
    "java.io",
    ("ByteArrayOutputStream.write", "ByteArrayOutputStream o = new ByteArrayOutputStream();", "o.write(1); o.toByteArray();"),
    ("ByteArrayInputStream.read", "ByteArrayInputStream o = new ByteArrayInputStream(new byte[] {1, 2});", "o.read();"),
    ("StringReader.read", "StringReader o = new StringReader(\"ab\");", "o.read();"),
    ("BufferedReader.readLine", "BufferedReader o = new BufferedReader(new StringReader(\"a\\nb\"));", "o.readLine(); o.lines().count();"),
    ("PrintWriter.println", "PrintWriter o = new PrintWriter(new StringWriter());", "o.println(\"a\"); o.flush();"),
    ("PrintWriter.printf", "PrintWriter o = new PrintWriter(new StringWriter());", "o.printf(\"%d%n\", 1);"),
    ("PrintStream.println", "PrintStream o = new PrintStream(new ByteArrayOutputStream());", "o.println(12);"),
    ("InputStreamReader.read", "InputStreamReader o = new InputStreamReader(new ByteArrayInputStream(new byte[] {65}));", "o.read();"),
    ("DataOutputStream.writeUTF", "DataOutputStream o = new DataOutputStream(new ByteArrayOutputStream());", "o.writeUTF(\"a\"); o.writeLong(1);"),
    ("ObjectOutputStream.writeObject", "ObjectOutputStream o = new ObjectOutputStream(new ByteArrayOutputStream());", "o.writeObject(\"a\"); o.writeObject(7);"),
    ("ObjectInputStream.readObject", "ObjectInputStream o = new ObjectInputStream(new ByteArrayInputStream(Bytes.of(\"a\", 7)));", "o.readObject(); o.readObject();", Made.BEFORE),
    ("StringWriter.write", "StringWriter o = new StringWriter();", "o.write(\"a\"); o.toString();"),
    ("File.getName", "File o = new File(\"a\", \"b.txt\");", "o.getName(); o.getParent(); o.toPath().getFileName();"),
    ("ByteBuffer.putInt", "java.nio.ByteBuffer o = java.nio.ByteBuffer.allocate(8);", "o.putInt(1).flip(); o.getInt();"),
    ("Charset.encode", "", "java.nio.charset.StandardCharsets.UTF_16.encode(\"ab\");"),
)

REGEX = in_package(
    "java.util.regex",
    ("Pattern.compile", "Pattern o = Pattern.compile(\"(a|b)+[0-9]\");", "Matcher m = o.matcher(\"ab1\"); m.matches(); m.group(1);"),
    ("String.replaceAll", "", "String s = \"a1b2\".replaceAll(\"[0-9]\", \"x\");"),
    ("Pattern.asPredicate", "Pattern o = Pattern.compile(\"\\\\p{Alpha}\", Pattern.CASE_INSENSITIVE);", "o.asPredicate().test(\"a\");"),
)

MATH = in_package(
    "java.math",
    ("BigInteger.modPow", "BigInteger o = new BigInteger(\"123456789\");", "o.modPow(BigInteger.TEN, BigInteger.valueOf(97)).bitLength(); o.toString();"),
    ("BigDecimal.divide", "BigDecimal o = new BigDecimal(\"12.50\");", "o.divide(new BigDecimal(\"3\"), MathContext.DECIMAL32).toString(); o.hashCode();"),
    ("BigDecimal.setScale", "BigDecimal o = BigDecimal.valueOf(2.345);", "o.setScale(2, RoundingMode.HALF_UP).precision();"),
)

FUNCTION = in_package(
    "java.util.function",
    ("Function.andThen", "Function<Integer, Integer> o = i -> i + 1;", "o.andThen(i -> i * 2).compose((Integer i) -> i - 1).apply(3);"),
    ("Predicate.and", "Predicate<String> o = String::isEmpty;", "o.negate().and(s -> s.length() > 1).test(\"ab\");"),
    ("BinaryOperator.minBy", "BinaryOperator<Integer> o = BinaryOperator.minBy(Comparator.naturalOrder());", "o.apply(1, 2);"),
    ("Comparator.comparing", "Comparator<String> o = Comparator.comparing(String::length);", "o.thenComparing(Comparator.reverseOrder()).compare(\"a\", \"b\");"),
)

OPERATIONS = (CONCURRENT + LOCKS + ATOMIC + INVOKE + LANG + UTIL + TEXT + TIME + IO + REGEX + MATH + FUNCTION)
