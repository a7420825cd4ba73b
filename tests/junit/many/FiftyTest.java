package many;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Fifty small tests: what one of them costs. */
class FiftyTest {
    @Test void number1() { assertEquals(1, 1); }
    @Test void number2() { assertEquals(2, 2); }
    @Test void number3() { assertEquals(3, 3); }
    @Test void number4() { assertEquals(4, 4); }
    @Test void number5() { assertEquals(5, 5); }
    @Test void number6() { assertEquals(6, 6); }
    @Test void number7() { assertEquals(7, 7); }
    @Test void number8() { assertEquals(8, 8); }
    @Test void number9() { assertEquals(9, 9); }
    @Test void number10() { assertEquals(10, 10); }
    @Test void number11() { assertEquals(11, 11); }
    @Test void number12() { assertEquals(12, 12); }
    @Test void number13() { assertEquals(13, 13); }
    @Test void number14() { assertEquals(14, 14); }
    @Test void number15() { assertEquals(15, 15); }
    @Test void number16() { assertEquals(16, 16); }
    @Test void number17() { assertEquals(17, 17); }
    @Test void number18() { assertEquals(18, 18); }
    @Test void number19() { assertEquals(19, 19); }
    @Test void number20() { assertEquals(20, 20); }
    @Test void number21() { assertEquals(21, 21); }
    @Test void number22() { assertEquals(22, 22); }
    @Test void number23() { assertEquals(23, 23); }
    @Test void number24() { assertEquals(24, 24); }
    @Test void number25() { assertEquals(25, 25); }
    @Test void number26() { assertEquals(26, 26); }
    @Test void number27() { assertEquals(27, 27); }
    @Test void number28() { assertEquals(28, 28); }
    @Test void number29() { assertEquals(29, 29); }
    @Test void number30() { assertEquals(30, 30); }
    @Test void number31() { assertEquals(31, 31); }
    @Test void number32() { assertEquals(32, 32); }
    @Test void number33() { assertEquals(33, 33); }
    @Test void number34() { assertEquals(34, 34); }
    @Test void number35() { assertEquals(35, 35); }
    @Test void number36() { assertEquals(36, 36); }
    @Test void number37() { assertEquals(37, 37); }
    @Test void number38() { assertEquals(38, 38); }
    @Test void number39() { assertEquals(39, 39); }
    @Test void number40() { assertEquals(40, 40); }
    @Test void number41() { assertEquals(41, 41); }
    @Test void number42() { assertEquals(42, 42); }
    @Test void number43() { assertEquals(43, 43); }
    @Test void number44() { assertEquals(44, 44); }
    @Test void number45() { assertEquals(45, 45); }
    @Test void number46() { assertEquals(46, 46); }
    @Test void number47() { assertEquals(47, 47); }
    @Test void number48() { assertEquals(48, 48); }
    @Test void number49() { assertEquals(49, 49); }
    @Test void number50() { assertEquals(50, 50); }
}
