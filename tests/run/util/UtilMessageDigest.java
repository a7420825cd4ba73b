// Message digests through the security providers, and name-based UUIDs, which need MD5.
import java.nio.charset.StandardCharsets;
import java.security.*;
import java.util.*;

public class UtilMessageDigest {
    static String hex(byte[] b) { return HexFormat.of().formatHex(b); }

    public static void main(String[] args) throws Exception {
        String[] texts = {"", "abc", "The quick brown fox jumps over the lazy dog", "x".repeat(200)};
        for (String alg : new String[] {"MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512", "SHA3-256"}) {
            MessageDigest md = MessageDigest.getInstance(alg);
            System.out.println(alg + " " + md.getAlgorithm() + " " + md.getDigestLength());
            for (String t : texts) System.out.println("   " + hex(md.digest(t.getBytes(StandardCharsets.US_ASCII))));
            md.update((byte) 'a');
            md.update("bc".getBytes(StandardCharsets.US_ASCII));
            MessageDigest half = (MessageDigest) md.clone();
            System.out.println("   " + MessageDigest.isEqual(md.digest(), MessageDigest.getInstance(alg).digest("abc".getBytes(StandardCharsets.US_ASCII))) + " " + hex(half.digest()).length());
            md.update("junk".getBytes(StandardCharsets.US_ASCII));
            md.reset();
            System.out.println("   " + Arrays.equals(md.digest(), md.digest()));
        }
        try {
            MessageDigest.getInstance("NO-SUCH");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        for (String n : new String[] {"", "name", "www.example.com"}) {
            UUID u = UUID.nameUUIDFromBytes(n.getBytes(StandardCharsets.US_ASCII));
            System.out.println(u + " " + u.version() + " " + u.variant());
        }
        byte[] chain = new byte[32];
        MessageDigest sha = MessageDigest.getInstance("SHA-256");
        for (int i = 0; i < 100; i++) chain = sha.digest(chain);
        System.out.println(hex(chain));
        int nonce = 0;
        while (true) {
            byte[] d = sha.digest(("block" + nonce).getBytes(StandardCharsets.US_ASCII));
            if (d[0] == 0) {
                System.out.println(nonce + " " + hex(d));
                break;
            }
            nonce++;
        }
    }
}
