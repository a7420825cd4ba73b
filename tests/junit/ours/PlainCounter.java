package ours;

import raceproof.Check;
import raceproof.Concurrently;

/** No framework, no thread code. */
class PlainCounter {
    int count;

    @Concurrently void first() { count++; } // concurrently: failed data-race
    @Concurrently void second() { count++; }
    @Check void isTwo() { if (count != 2) throw new AssertionError(count); }
}
