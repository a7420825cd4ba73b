// More than 255 local slots: the wide forms of every load, store and iinc, with one- and two-slot values mixed.
public class LangWideLocals {
    static class Box {
        int v;

        Box(int v) {
            this.v = v;
        }

        public String toString() {
            return "B" + v;
        }
    }

    static long many(int seed) {
        int f0 = seed + 0, f1 = seed + 1, f2 = seed + 2, f3 = seed + 3, f4 = seed + 4, f5 = seed + 5, f6 = seed + 6, f7 = seed + 7, f8 = seed + 8, f9 = seed + 9;
        int f10 = seed + 10, f11 = seed + 11, f12 = seed + 12, f13 = seed + 13, f14 = seed + 14, f15 = seed + 15, f16 = seed + 16, f17 = seed + 17, f18 = seed + 18, f19 = seed + 19;
        int f20 = seed + 20, f21 = seed + 21, f22 = seed + 22, f23 = seed + 23, f24 = seed + 24, f25 = seed + 25, f26 = seed + 26, f27 = seed + 27, f28 = seed + 28, f29 = seed + 29;
        int f30 = seed + 30, f31 = seed + 31, f32 = seed + 32, f33 = seed + 33, f34 = seed + 34, f35 = seed + 35, f36 = seed + 36, f37 = seed + 37, f38 = seed + 38, f39 = seed + 39;
        int f40 = seed + 40, f41 = seed + 41, f42 = seed + 42, f43 = seed + 43, f44 = seed + 44, f45 = seed + 45, f46 = seed + 46, f47 = seed + 47, f48 = seed + 48, f49 = seed + 49;
        int f50 = seed + 50, f51 = seed + 51, f52 = seed + 52, f53 = seed + 53, f54 = seed + 54, f55 = seed + 55, f56 = seed + 56, f57 = seed + 57, f58 = seed + 58, f59 = seed + 59;
        int f60 = seed + 60, f61 = seed + 61, f62 = seed + 62, f63 = seed + 63, f64 = seed + 64, f65 = seed + 65, f66 = seed + 66, f67 = seed + 67, f68 = seed + 68, f69 = seed + 69;
        int f70 = seed + 70, f71 = seed + 71, f72 = seed + 72, f73 = seed + 73, f74 = seed + 74, f75 = seed + 75, f76 = seed + 76, f77 = seed + 77, f78 = seed + 78, f79 = seed + 79;
        int f80 = seed + 80, f81 = seed + 81, f82 = seed + 82, f83 = seed + 83, f84 = seed + 84, f85 = seed + 85, f86 = seed + 86, f87 = seed + 87, f88 = seed + 88, f89 = seed + 89;
        int f90 = seed + 90, f91 = seed + 91, f92 = seed + 92, f93 = seed + 93, f94 = seed + 94, f95 = seed + 95, f96 = seed + 96, f97 = seed + 97, f98 = seed + 98, f99 = seed + 99;
        int f100 = seed + 100, f101 = seed + 101, f102 = seed + 102, f103 = seed + 103, f104 = seed + 104, f105 = seed + 105, f106 = seed + 106, f107 = seed + 107, f108 = seed + 108, f109 = seed + 109;
        int f110 = seed + 110, f111 = seed + 111, f112 = seed + 112, f113 = seed + 113, f114 = seed + 114, f115 = seed + 115, f116 = seed + 116, f117 = seed + 117, f118 = seed + 118, f119 = seed + 119;
        int f120 = seed + 120, f121 = seed + 121, f122 = seed + 122, f123 = seed + 123, f124 = seed + 124, f125 = seed + 125, f126 = seed + 126, f127 = seed + 127, f128 = seed + 128, f129 = seed + 129;
        int f130 = seed + 130, f131 = seed + 131, f132 = seed + 132, f133 = seed + 133, f134 = seed + 134, f135 = seed + 135, f136 = seed + 136, f137 = seed + 137, f138 = seed + 138, f139 = seed + 139;
        int f140 = seed + 140, f141 = seed + 141, f142 = seed + 142, f143 = seed + 143, f144 = seed + 144, f145 = seed + 145, f146 = seed + 146, f147 = seed + 147, f148 = seed + 148, f149 = seed + 149;
        int f150 = seed + 150, f151 = seed + 151, f152 = seed + 152, f153 = seed + 153, f154 = seed + 154, f155 = seed + 155, f156 = seed + 156, f157 = seed + 157, f158 = seed + 158, f159 = seed + 159;
        int f160 = seed + 160, f161 = seed + 161, f162 = seed + 162, f163 = seed + 163, f164 = seed + 164, f165 = seed + 165, f166 = seed + 166, f167 = seed + 167, f168 = seed + 168, f169 = seed + 169;
        int f170 = seed + 170, f171 = seed + 171, f172 = seed + 172, f173 = seed + 173, f174 = seed + 174, f175 = seed + 175, f176 = seed + 176, f177 = seed + 177, f178 = seed + 178, f179 = seed + 179;
        int f180 = seed + 180, f181 = seed + 181, f182 = seed + 182, f183 = seed + 183, f184 = seed + 184, f185 = seed + 185, f186 = seed + 186, f187 = seed + 187, f188 = seed + 188, f189 = seed + 189;
        int f190 = seed + 190, f191 = seed + 191, f192 = seed + 192, f193 = seed + 193, f194 = seed + 194, f195 = seed + 195, f196 = seed + 196, f197 = seed + 197, f198 = seed + 198, f199 = seed + 199;
        int f200 = seed + 200, f201 = seed + 201, f202 = seed + 202, f203 = seed + 203, f204 = seed + 204, f205 = seed + 205, f206 = seed + 206, f207 = seed + 207, f208 = seed + 208, f209 = seed + 209;
        int f210 = seed + 210, f211 = seed + 211, f212 = seed + 212, f213 = seed + 213, f214 = seed + 214, f215 = seed + 215, f216 = seed + 216, f217 = seed + 217, f218 = seed + 218, f219 = seed + 219;
        int f220 = seed + 220, f221 = seed + 221, f222 = seed + 222, f223 = seed + 223, f224 = seed + 224, f225 = seed + 225, f226 = seed + 226, f227 = seed + 227, f228 = seed + 228, f229 = seed + 229;
        int f230 = seed + 230, f231 = seed + 231, f232 = seed + 232, f233 = seed + 233, f234 = seed + 234, f235 = seed + 235, f236 = seed + 236, f237 = seed + 237, f238 = seed + 238, f239 = seed + 239;
        int f240 = seed + 240, f241 = seed + 241, f242 = seed + 242, f243 = seed + 243, f244 = seed + 244, f245 = seed + 245, f246 = seed + 246, f247 = seed + 247, f248 = seed + 248, f249 = seed + 249;
        int f250 = seed + 250, f251 = seed + 251, f252 = seed + 252, f253 = seed + 253, f254 = seed + 254, f255 = seed + 255, f256 = seed + 256, f257 = seed + 257, f258 = seed + 258, f259 = seed + 259;
        int wi = f0 + f259;
        long wl = wi * 10000000000L;
        float wf = wi / 4f;
        double wd = wl / 3.0;
        Object wo = new Box(wi);
        int[] wa = {wi, f100, f200};
        byte wb = (byte) wi;
        char wc = (char) (wi + 60);
        short ws = (short) (wi * 1000);
        boolean wz = wi > 260;
        System.out.println(wi + " " + wl + " " + wf + " " + wd + " " + wo + " " + wa[2] + " " + wb + " " + (int) wc + " " + ws + " " + wz);
        wi++;
        wi += 127;
        wi += 128;
        wi -= 129;
        wi += 32767;
        wi -= 32768;
        wi += 32768;
        wi += 100000;
        System.out.println(wi);
        f5++;
        f5 += 1000;
        f5 -= 32768;
        f255 += 200;
        f256 -= 200;
        System.out.println(f5 + " " + f254 + " " + f255 + " " + f256 + " " + f257);
        wl++;
        wl <<= 3;
        wf++;
        wd--;
        wb++;
        wc += 2;
        ws--;
        wz ^= true;
        wa[1] += wi;
        wa[wa.length - 1]++;
        System.out.println(wl + " " + wf + " " + wd + " " + wb + " " + (int) wc + " " + ws + " " + wz + " " + wa[1] + " " + wa[2]);
        long sum = 0;
        for (int i = 0; i < 400; i += 133) {
            for (long j = i; j < i + 3; j++) {
                sum = sum * 31 + j + f1 + f128 * f255 - f258;
            }
        }
        try {
            Object on = seed > 1000 ? wo : null;
            sum += ((Box) on).v;
        } catch (NullPointerException caught) {
            sum ^= caught.getMessage().length();
            System.out.println(caught.getMessage());
        } finally {
            sum += 1L << 40;
        }
        Box captured = (Box) wo;
        final long cl = wl;
        final double cd = wd;
        final int ci = wi;
        java.util.function.Supplier<String> s = () -> captured + "," + cl + "," + cd + "," + ci + "," + f0Of(seed);
        System.out.println(s.get());
        synchronized (wo) {
            sum ^= f77;
        }
        switch (wi & 3) {
            case 0: sum += f250;
            case 1: sum += f251;
            case 2: sum += f252; break;
            default: sum += f253;
        }
        for (String t : new String[] {"x", "yy", "zzz"}) sum = sum * 7 + t.length() + f259;
        sum = sum * 3 + f0 + f1 + f2 + f3 + f4 + f5 + f6 + f7 + f8 + f9;
        sum = sum * 3 + f10 + f11 + f12 + f13 + f14 + f15 + f16 + f17 + f18 + f19;
        sum = sum * 3 + f20 + f21 + f22 + f23 + f24 + f25 + f26 + f27 + f28 + f29;
        sum = sum * 3 + f30 + f31 + f32 + f33 + f34 + f35 + f36 + f37 + f38 + f39;
        sum = sum * 3 + f40 + f41 + f42 + f43 + f44 + f45 + f46 + f47 + f48 + f49;
        sum = sum * 3 + f50 + f51 + f52 + f53 + f54 + f55 + f56 + f57 + f58 + f59;
        sum = sum * 3 + f60 + f61 + f62 + f63 + f64 + f65 + f66 + f67 + f68 + f69;
        sum = sum * 3 + f70 + f71 + f72 + f73 + f74 + f75 + f76 + f77 + f78 + f79;
        sum = sum * 3 + f80 + f81 + f82 + f83 + f84 + f85 + f86 + f87 + f88 + f89;
        sum = sum * 3 + f90 + f91 + f92 + f93 + f94 + f95 + f96 + f97 + f98 + f99;
        sum = sum * 3 + f100 + f101 + f102 + f103 + f104 + f105 + f106 + f107 + f108 + f109;
        sum = sum * 3 + f110 + f111 + f112 + f113 + f114 + f115 + f116 + f117 + f118 + f119;
        sum = sum * 3 + f120 + f121 + f122 + f123 + f124 + f125 + f126 + f127 + f128 + f129;
        sum = sum * 3 + f130 + f131 + f132 + f133 + f134 + f135 + f136 + f137 + f138 + f139;
        sum = sum * 3 + f140 + f141 + f142 + f143 + f144 + f145 + f146 + f147 + f148 + f149;
        sum = sum * 3 + f150 + f151 + f152 + f153 + f154 + f155 + f156 + f157 + f158 + f159;
        sum = sum * 3 + f160 + f161 + f162 + f163 + f164 + f165 + f166 + f167 + f168 + f169;
        sum = sum * 3 + f170 + f171 + f172 + f173 + f174 + f175 + f176 + f177 + f178 + f179;
        sum = sum * 3 + f180 + f181 + f182 + f183 + f184 + f185 + f186 + f187 + f188 + f189;
        sum = sum * 3 + f190 + f191 + f192 + f193 + f194 + f195 + f196 + f197 + f198 + f199;
        sum = sum * 3 + f200 + f201 + f202 + f203 + f204 + f205 + f206 + f207 + f208 + f209;
        sum = sum * 3 + f210 + f211 + f212 + f213 + f214 + f215 + f216 + f217 + f218 + f219;
        sum = sum * 3 + f220 + f221 + f222 + f223 + f224 + f225 + f226 + f227 + f228 + f229;
        sum = sum * 3 + f230 + f231 + f232 + f233 + f234 + f235 + f236 + f237 + f238 + f239;
        sum = sum * 3 + f240 + f241 + f242 + f243 + f244 + f245 + f246 + f247 + f248 + f249;
        sum = sum * 3 + f250 + f251 + f252 + f253 + f254 + f255 + f256 + f257 + f258 + f259;
        return sum;
    }

    static int f0Of(int seed) {
        return seed;
    }

    // 255 argument slots, the most a method may have: 120 ints, 60 longs, 15 references
    static String full(
            int i0, long l0, int i1, int i2, long l1, int i3, int i4, long l2, int i5, int i6, long l3, int i7, int i8, long l4, int i9,
            int i10, long l5, int i11, int i12, long l6, int i13, int i14, long l7, int i15, int i16, long l8, int i17, int i18, long l9, int i19,
            int i20, long l10, int i21, int i22, long l11, int i23, int i24, long l12, int i25, int i26, long l13, int i27, int i28, long l14, int i29,
            int i30, long l15, int i31, int i32, long l16, int i33, int i34, long l17, int i35, int i36, long l18, int i37, int i38, long l19, int i39,
            int i40, long l20, int i41, int i42, long l21, int i43, int i44, long l22, int i45, int i46, long l23, int i47, int i48, long l24, int i49,
            int i50, long l25, int i51, int i52, long l26, int i53, int i54, long l27, int i55, int i56, long l28, int i57, int i58, long l29, int i59,
            int i60, long l30, int i61, int i62, long l31, int i63, int i64, long l32, int i65, int i66, long l33, int i67, int i68, long l34, int i69,
            int i70, long l35, int i71, int i72, long l36, int i73, int i74, long l37, int i75, int i76, long l38, int i77, int i78, long l39, int i79,
            int i80, long l40, int i81, int i82, long l41, int i83, int i84, long l42, int i85, int i86, long l43, int i87, int i88, long l44, int i89,
            int i90, long l45, int i91, int i92, long l46, int i93, int i94, long l47, int i95, int i96, long l48, int i97, int i98, long l49, int i99,
            int i100, long l50, int i101, int i102, long l51, int i103, int i104, long l52, int i105, int i106, long l53, int i107, int i108, long l54, int i109,
            int i110, long l55, int i111, int i112, long l56, int i113, int i114, long l57, int i115, int i116, long l58, int i117, int i118, long l59, int i119,
            String s0, String s1, String s2, String s3, String s4, String s5, String s6, String s7, String s8, String s9, String s10, String s11, String s12, String s13, String s14) {
        long h = 0;
        h = h * 31 + i0 * l0 - i1 + i2 * l1 - i3 + i4 * l2 - i5 + i6 * l3 - i7 + i8 * l4 - i9 + i10 * l5 - i11 + i12 * l6 - i13 + i14 * l7 - i15 + i16 * l8 - i17 + i18 * l9 - i19;
        h = h * 31 + i20 * l10 - i21 + i22 * l11 - i23 + i24 * l12 - i25 + i26 * l13 - i27 + i28 * l14 - i29 + i30 * l15 - i31 + i32 * l16 - i33 + i34 * l17 - i35 + i36 * l18 - i37 + i38 * l19 - i39;
        h = h * 31 + i40 * l20 - i41 + i42 * l21 - i43 + i44 * l22 - i45 + i46 * l23 - i47 + i48 * l24 - i49 + i50 * l25 - i51 + i52 * l26 - i53 + i54 * l27 - i55 + i56 * l28 - i57 + i58 * l29 - i59;
        h = h * 31 + i60 * l30 - i61 + i62 * l31 - i63 + i64 * l32 - i65 + i66 * l33 - i67 + i68 * l34 - i69 + i70 * l35 - i71 + i72 * l36 - i73 + i74 * l37 - i75 + i76 * l38 - i77 + i78 * l39 - i79;
        h = h * 31 + i80 * l40 - i81 + i82 * l41 - i83 + i84 * l42 - i85 + i86 * l43 - i87 + i88 * l44 - i89 + i90 * l45 - i91 + i92 * l46 - i93 + i94 * l47 - i95 + i96 * l48 - i97 + i98 * l49 - i99;
        h = h * 31 + i100 * l50 - i101 + i102 * l51 - i103 + i104 * l52 - i105 + i106 * l53 - i107 + i108 * l54 - i109 + i110 * l55 - i111 + i112 * l56 - i113 + i114 * l57 - i115 + i116 * l58 - i117 + i118 * l59 - i119;
        i119 += 300;
        l59 += i119;
        return h + " " + i0 + " " + l0 + " " + i119 + " " + l59 + " " + s0 + s1 + s2 + s3 + s4 + s5 + s6 + s7 + s8 + s9 + s10 + s11 + s12 + s13 + s14;
    }

    public static void main(String[] args) {
        System.out.println(many(1));
        System.out.println(many(-500));
        System.out.println(many(2000));
        System.out.println(full(
            -50, 0L << 20, 1000, -47, 1L << 20, 999, -44, 4L << 20, 998, -41, 9L << 20, 997, -38, 16L << 20, 996,
            -35, 25L << 20, 995, -32, 36L << 20, 994, -29, 49L << 20, 993, -26, 64L << 20, 992, -23, 81L << 20, 991,
            -20, 100L << 20, 990, -17, 121L << 20, 989, -14, 144L << 20, 988, -11, 169L << 20, 987, -8, 196L << 20, 986,
            -5, 225L << 20, 985, -2, 256L << 20, 984, 1, 289L << 20, 983, 4, 324L << 20, 982, 7, 361L << 20, 981,
            10, 400L << 20, 980, 13, 441L << 20, 979, 16, 484L << 20, 978, 19, 529L << 20, 977, 22, 576L << 20, 976,
            25, 625L << 20, 975, 28, 676L << 20, 974, 31, 729L << 20, 973, 34, 784L << 20, 972, 37, 841L << 20, 971,
            40, 900L << 20, 970, 43, 961L << 20, 969, 46, 1024L << 20, 968, 49, 1089L << 20, 967, 52, 1156L << 20, 966,
            55, 1225L << 20, 965, 58, 1296L << 20, 964, 61, 1369L << 20, 963, 64, 1444L << 20, 962, 67, 1521L << 20, 961,
            70, 1600L << 20, 960, 73, 1681L << 20, 959, 76, 1764L << 20, 958, 79, 1849L << 20, 957, 82, 1936L << 20, 956,
            85, 2025L << 20, 955, 88, 2116L << 20, 954, 91, 2209L << 20, 953, 94, 2304L << 20, 952, 97, 2401L << 20, 951,
            100, 2500L << 20, 950, 103, 2601L << 20, 949, 106, 2704L << 20, 948, 109, 2809L << 20, 947, 112, 2916L << 20, 946,
            115, 3025L << 20, 945, 118, 3136L << 20, 944, 121, 3249L << 20, 943, 124, 3364L << 20, 942, 127, 3481L << 20, 941,
            null, "b", "c", "d", null, "f", "g", "h", null, "j", "k", "l", null, "n", "o"));
    }
}
