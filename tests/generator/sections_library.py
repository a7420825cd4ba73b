"""Sections of the class library: collections and big numbers."""

from .core import section
from .template import template

ELEMENTS = (("int", "Integer"), ("String", "String"), ("long", "Long"), ("char", "Character"), ("double", "Double"))


@section(weight=3)
def lists(g):
    """ArrayList and LinkedList: insert, remove, sublists, sorting, iterators that notice changes."""
    kind, box = g.pick(ELEMENTS)
    return template(g, r"""
        List<BOX> list = new `ArrayList|ArrayList|LinkedList|Vector`<>(Arrays.asList($KIND, $KIND, $KIND, $#KIND));
        //repeat 3
        //pick 3 try RuntimeException
        list.add($KIND);
        list.add($digit, $KIND);
        list.remove(list.size() / 2);
        list.set($digit, list.get(0));
        list.addAll(1, Arrays.asList($KIND, $KIND));
        list.sort(Comparator.reverseOrder());
        list.removeIf(x -> x.equals($KIND));
        list.replaceAll(x -> list.get(0));
        list.subList(1, 2).clear();
        list.retainAll(Set.of(list.get(0), $KIND));
        for (Iterator<BOX> it = list.iterator(); it.hasNext();) if (it.next().hashCode() % 2 == 0) it.remove();
        for (ListIterator<BOX> it = list.listIterator(list.size()); it.hasPrevious();) it.set(it.previous());
        Collections.reverse(list);
        Collections.sort(list);
        Collections.swap(list, 0, $digit);
        Collections.rotate(list, $digit);
        mix(Collections.frequency(list, $KIND));
        mix(Collections.max(list));
        mix(list.subList(0, list.size() / 2));
        mix(list.indexOf($KIND));
        mix(list.get($digit));
        //end
        note("list", list);
        //end
        try {
            for (BOX x : list) {
                if (list.size() < 9) list.`add(x)|remove(0)|add(0, x)`;
                mix(x);
            }
        } catch (ConcurrentModificationException e) {
            note("modified", e);
        }
        note("list", list + " " + list.hashCode() + list.equals(new ArrayList<>(list)));
        """, KIND=kind, BOX=box)


@section(weight=3)
def hash_maps(g):
    """HashMap and its like with keys of fixed hash codes: iteration order, merging, resizing, removal."""
    kind, box, make = g.pick((("int", "Integer", "i * `1..99999`"), ("long", "Long", "i * `1..99999`L << 30"),
                              ("char", "Character", "(char) ('a' + i * `1..70` % 600)"),
                              ("String", "String", '"k" + i * `1..999`')))
    return template(g, r"""
        static BOX key_(int i) { return MAKE; }
        //body
        Map<BOX, Integer> map = new `HashMap|HashMap|LinkedHashMap|TreeMap|Hashtable`<>();
        for (int i = 0; i < `3..30`; i++) map.put(key_(i), i ^ `0..9`);
        //pick 6 try RuntimeException
        map.merge($KIND, $int, Integer::sum);
        map.put($KIND, $int);
        map.putIfAbsent($KIND, $int);
        map.computeIfAbsent($KIND, k -> $^int);
        map.computeIfPresent(key_(2), (k, v) -> v > $small ? null : v + 1);
        map.compute($KIND, (k, v) -> v == null ? 1 : v + 1);
        map.remove(key_(1));
        map.replaceAll((k, v) -> v * 3);
        map.values().removeIf(v -> v % 2 == 0);
        map.entrySet().iterator().next().setValue($int);
        map.put(null, $int); map.remove(null);
        mix(map.getOrDefault($KIND, $int));
        mix(map.keySet().iterator().next());
        mix(map.containsKey($KIND) ? 1 : map.containsValue($int) ? 2 : 3);
        //end
        note("map", map);
        note("hash", map.hashCode() + map.size());
        StringBuilder order = new StringBuilder();
        for (Map.Entry<BOX, Integer> e : map.entrySet()) order.append(e.getKey()).append('=').append(e.getValue());
        note("order", order);
        try {
            for (BOX k : map.keySet()) {
                map.put(key_(77), 1);
                map.remove(k);
                mix(map.size());
            }
        } catch (ConcurrentModificationException e) {
            note("modified", e);
        }
        """, KIND=kind, BOX=box, MAKE=make)


@section(weight=2)
def sorted_maps(g):
    """TreeMap and TreeSet: navigation, views, comparators."""
    kind, box = g.pick((("int", "Integer"), ("String", "String"), ("double", "Double")))
    order = g.pick(("", "Comparator.reverseOrder()", f"Comparator.<{box}>naturalOrder().reversed()",
                    "(p, q) -> Integer.compare(p.hashCode() & 255, q.hashCode() & 255)"))
    return template(g, r"""
        TreeMap<BOX, String> tree = new TreeMap<>(ORDER);
        for (BOX k : Arrays.asList($KIND, $KIND, $#KIND, $#KIND, $#KIND, $#KIND)) tree.put(k, "v" + tree.size());
        note("tree", tree);
        tree.remove(tree.firstKey());
        //pick 7 try RuntimeException
        note("floor", tree.floorKey($KIND));
        note("higher", tree.higherEntry($KIND));
        note("head", tree.headMap($KIND, true));
        note("tail", tree.tailMap($KIND));
        note("sub", tree.subMap($KIND, $KIND));
        note("descending", tree.descendingMap());
        note("first", tree.firstEntry().getValue() + tree.lastKey());
        note("poll", tree.pollLastEntry());
        note("ceiling", tree.ceilingEntry($KIND));
        note("keys", tree.navigableKeySet().descendingSet());
        note("lower", new TreeSet<>(tree.keySet()).lower($KIND));
        note("size", tree.headMap(tree.lastKey()).size());
        note("get", tree.get($KIND));
        note("null", tree.put(null, "n"));
        tree.headMap($KIND).put($KIND, "inside");
        //end
        note("tree", tree + " " + tree.size());
        """, KIND=kind, BOX=box, ORDER=order)


@section(weight=2)
def queues(g):
    """ArrayDeque, PriorityQueue and LinkedHashMap as a cache of bounded size."""
    return template(g, r"""
        ArrayDeque<Integer> deque = new ArrayDeque<>(`|1|2`);
        PriorityQueue<Integer> heap = new PriorityQueue<>(`|Comparator.reverseOrder()|(p, q) -> p % 10 - q % 10`);
        int seed = `1..9999`;
        for (int i = 0; i < `6..25`; i++) {
            seed = seed * 1103515245 + 12345;
            switch ((seed >>> 16) % 5) {
                case 0 -> deque.addFirst(i);
                case 1 -> deque.addLast(seed >>> 20);
                case 2 -> mix(String.valueOf(deque.pollFirst()));
                case 3 -> heap.add((seed >>> 12) % 1000);
                default -> {
                    deque.push(i);
                    heap.offer(i);
                }
            }
        }
        note("deque", deque);
        note("heap", heap);
        StringBuilder polled = new StringBuilder();
        while (heap.size() > 1) polled.append(heap.poll()).append(' ');
        note("polled", polled);
        note("peek", deque.peekLast() + " " + heap.peek());
        //pick 3 try RuntimeException
        note("queue", deque.removeLast());
        note("queue", new ArrayDeque<Integer>().pop());
        note("queue", deque.add(null));
        note("queue", new PriorityQueue<Object>(List.of(1)).add("x"));
        note("queue", deque.removeFirstOccurrence($small));
        note("queue", new LinkedList<>(deque).getLast());
        note("queue", heap.element());
        note("queue", heap.remove(heap.peek()));
        note("queue", deque.descendingIterator().next());
        //end
        LinkedHashMap<String, Integer> cache = new LinkedHashMap<>(8, 0.75f, true) {
            @Override protected boolean removeEldestEntry(Map.Entry<String, Integer> e) { return size() > `2..4`; }
        };
        for (String k : "`a|b` `b|c` `c|d` a `d|e` `a|b|c` b".split(" ")) cache.merge(k, 1, Integer::sum);
        note("cache", cache);
        """)


@section(weight=2)
def unmodifiable(g):
    """Views and collections that refuse changes, and nulls."""
    kinds = g.sample(("List.of(1, 2, 3)", "Collections.unmodifiableList(new ArrayList<>(List.of(3, 1, 2)))",
                      "Arrays.asList(1, 2, 3)",
                      "Collections.emptyList()", "Collections.nCopies(2, 7)", "Collections.singletonList(4)",
                      "List.copyOf(Arrays.asList(5, 6))", "Stream.of(1, 2).toList()", "new ArrayList<>(List.of(1))"), 3)
    lines = []
    for kind in kinds:
        lines += template(g, r"""
            List<Integer> NAME = KIND;
            //pick 3 try RuntimeException
            note("add", NAME.add($int));
            note("set", NAME.set(0, $int));
            note("remove", NAME.remove(0));
            note("contains", NAME.contains(null));
            note("get", NAME.get($digit));
            note("next", NAME.iterator().next());
            note("indexOf", NAME.indexOf($small));
            NAME.sort(null);
            NAME.clear();
            Collections.shuffle(NAME, new Random(5));
            //end
            note("after", NAME);
            """, NAME=g.local("list"), KIND=kind)
    return lines + template(g, r"""
        //pick 2 try RuntimeException
        List.of(1, null);
        Map.of("a", 1, "a", 2);
        Set.of(2, 2);
        Collections.unmodifiableMap(new TreeMap<>(Map.of(1, 2))).put(3, 4);
        List.copyOf(Arrays.asList(1, null));
        new ArrayList<>(List.of(1)).listIterator().set(3);
        Collections.checkedList((List) new ArrayList<>(), String.class).add(1);
        //end
        note("equal", Collections.disjoint(List.of(1), List.of(3)) + " " + List.of(1, 2).equals(Arrays.asList(1, 2)));
        """)


@section(weight=1)
def collisions(g):
    """Keys of equal hash codes: buckets that become trees and lists again."""
    return template(g, r"""
        static final class Key_ implements Comparable<Key_> {
            final int id;
            Key_(int id) { this.id = id; }
            @Override public int hashCode() { return id % `1..3`; }
            @Override public boolean equals(Object o) { return o instanceof Key_ k && k.id == id; }
            @Override public String toString() { return "k" + id; }
            public int compareTo(Key_ o) { return Integer.compare(id, o.id); }
        }
        //body
        int count = `12..70`;
        Map<Key_, Integer> map = new `HashMap|LinkedHashMap|java.util.concurrent.ConcurrentHashMap`<>(`16|64|2`);
        for (int i = 0; i < count; i++) map.merge(new Key_(i * `1..7` % count), i, Integer::sum);
        note("size", map.size());
        for (int i = 0; i < count; i += `1..3`) mix(String.valueOf(map.remove(new Key_(i))));
        note("left", new TreeSet<>(map.keySet()));
        note("order", map);
        mix(map.getOrDefault(new Key_(`0..70`), -1));
        note("sum", map.values().stream().mapToInt(v -> v).sum());
        """)


@section(weight=1)
def helpers(g):
    """BitSet, StringTokenizer, Scanner, UUID, Base64, HexFormat and the helpers of Objects and Arrays."""
    return template(g, r"""
        BitSet bits = new BitSet();
        for (int i = 0; i < `3..9`; i++) bits.set((i * `3..99`) % `20..200`);
        note("bits", bits);
        bits.flip(`0..9`, `10..80`);
        note("bits", bits.cardinality() + " " + bits.nextClearBit(3) + " " + bits.length() + " " + bits.hashCode());
        //pick 6 try RuntimeException
        note("tokens", new StringTokenizer($String, $word).countTokens());
        note("joiner", new StringJoiner(",", "{", "}").add($String).setEmptyValue("-").toString());
        note("scanner", new Scanner("4 five 6.5").nextInt());
        note("uuid", new UUID($long, $long));
        note("else", Objects.requireNonNullElse((String) null, $String));
        note("indexOf", Arrays.asList(texts).indexOf($String));
        note("compare", Arrays.compare($int[], $int[]) + Arrays.mismatch($long[], $long[]));
        note("hex", HexFormat.of().formatHex(bytes));
        note("base64", Base64.getEncoder().encodeToString(bytes));
        note("base64", Arrays.toString(Base64.getDecoder().decode("`cmFjZQ==|cmFj|c=|???`")));
        note("compare", Objects.compare($String, $String, Comparator.naturalOrder()));
        note("max", Arrays.stream($double[]).map(Math::abs).max().getAsDouble());
        note("hash", Arrays.hashCode($float[]) + Arrays.asList(1, 2, 3).hashCode());
        note("check", Objects.checkFromToIndex($digit, $digit, $small));
        note("deep", Arrays.deepEquals(new Object[] {ints, "x"}, new Object[] {ints.clone(), "x"}));
        //end
        """)


def digits(g, most):
    return g.pick(("", "-")) + "".join(str(g.number(0, 9)) for _ in range(g.number(1, most)))


@section(weight=2)
def big_integers(g):
    """BigInteger arithmetic, from small to some hundred bits."""
    return template(g, r"""
        BigInteger a = new BigInteger("FIRST"), b = `new BigInteger("SECOND")|BigInteger.valueOf($long)`;
        //pick 10 try ArithmeticException
        note("add", a.add(b));
        note("subtract", a.subtract(b));
        note("multiply", a.multiply(b));
        note("divide", a.divide(b));
        note("mod", a.mod(b));
        note("remainder", a.remainder(b));
        note("both", Arrays.toString(a.divideAndRemainder(b)));
        note("gcd", a.gcd(b));
        note("pow", a.pow($small));
        note("negate", a.negate().abs());
        note("shift", a.shiftLeft($small * 9) + " " + a.shiftRight($small * 5));
        note("logic", a.and(b) + " " + a.or(b) + " " + a.xor(b.not()) + " " + a.andNot(b));
        note("bits", a.bitLength() + a.bitCount() + a.getLowestSetBit() + " " + a.testBit($small));
        note("compare", a.compareTo(b) + a.signum() * b.signum());
        note("modPow", a.modPow(BigInteger.valueOf($small), b));
        note("modInverse", a.modInverse(b));
        note("radix", a.toString($radix));
        note("int", a.intValue() + a.hashCode());
        note("exact", a.longValueExact());
        note("double", a.doubleValue() + a.floatValue());
        note("bytes", Arrays.toString(a.toByteArray()));
        note("sqrt", a.abs().sqrt());
        note("max", a.max(b).min(BigInteger.TEN));
        note("flip", a.flipBit($small).setBit($small));
        //end
        BigInteger product = BigInteger.ONE;
        for (int i = 1; i <= `5..40`; i++) product = product.multiply(BigInteger.valueOf(i))`|.add(a)|.xor(b)`;
        note("product", product);
        """, FIRST=digits(g, 60), SECOND=digits(g, 40))


@section(weight=2)
def big_decimals(g):
    """BigDecimal arithmetic: scales, rounding, contexts, comparison."""
    tails = ("", ".5", ".00", ".125", "E+3", "E-7", ".3333333")
    return template(g, r"""
        BigDecimal a = new BigDecimal("FIRST"), b = `new BigDecimal("SECOND")|BigDecimal.valueOf($small, 2)`;
        //pick 10 try ArithmeticException
        note("add", a.add(b));
        note("subtract", a.subtract(b));
        note("multiply", a.multiply(b));
        note("divide", a.divide(b));
        note("divide", a.divide(b, $small, RoundingMode.MODE));
        note("divide", a.divide(b, MathContext.DECIMAL32));
        note("remainder", a.remainder(b));
        note("scale", a.setScale($small, RoundingMode.MODE));
        note("scale", a.setScale(1));
        note("plain", a.negate().toPlainString());
        note("engineering", a.toEngineeringString());
        note("strip", a.stripTrailingZeros());
        note("precision", a.scale() + a.precision());
        note("compare", a.compareTo(b) + " " + a.equals(b));
        note("pow", a.pow($small));
        note("round", a.round(new MathContext($count, RoundingMode.MODE)));
        note("unscaled", a.unscaledValue() + " " + a.hashCode());
        note("double", a.doubleValue() + a.intValue());
        note("move", a.movePointLeft($small).scaleByPowerOfTen($small));
        note("exact", a.longValueExact());
        note("integral", a.divideToIntegralValue(b));
        note("ulp", a.ulp() + " " + a.max(b).signum());
        note("sqrt", a.abs().sqrt(new MathContext($count)));
        note("big", a.toBigInteger());
        note("from", new BigDecimal($~int / 8.0).negate());
        //end
        """, FIRST=digits(g, 20) + g.pick(tails), SECOND=digits(g, 12) + g.pick(tails),
                    MODE=g.pick(("HALF_UP", "HALF_EVEN", "HALF_DOWN", "UP", "DOWN", "CEILING", "FLOOR", "UNNECESSARY")))
