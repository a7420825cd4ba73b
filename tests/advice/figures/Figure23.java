// As figure 13, with a third thread that writes the flag, too, under a lock. As in the paper it fails if nothing is published yet.
// race s7 t2: volatile goFlag; move s7 before s2
// race t2 s7: volatile goFlag
// race s7 u3: volatile goFlag; move s7 before s2; move s7 before s6; lock o around s7 as at u1
// race u3 s7: volatile goFlag; lock o around s7 as at u1; lock o before s7 as at s4
// race u3 t2: volatile goFlag; lock o around t2 as at u1; lock o before t2 as at s4
// race t2 u3: volatile goFlag; lock o around t2 as at u1
// race u5 t2: volatile goFlag; lock o around t2 as at u1; lock o before t2 as at s4
// race t2 u5: volatile goFlag; lock o around t2 as at u1
// race set get: volatile desc; move set before s2
// race get set: volatile desc; lock o around set as at u1
public class Figure23 {
    static class Data {
        private String desc;

        void setDesc(String desc) {
            this.desc = desc; // set
        }

        String getDesc() {
            return desc; // get
        }
    }

    static int x;
    static boolean goFlag;
    static volatile Data publish;
    static final Object o = new Object();

    public static void main(String[] args) {
        new Thread(() -> {
            Data r = new Data(); // s1
            publish = r; // s2
            r.setDesc("e"); // s3
            synchronized (o) { // s4
                x = 5; // s5
            } // s6
            goFlag = true; // s7
        }).start();
        new Thread(() -> {
            if (publish != null) { // t1
                while (!goFlag) {} // t2
                String s = publish.getDesc(); // t3
                assert s.equals("e"); // t4
            }
        }).start();
        new Thread(() -> {
            synchronized (o) { // u1
                if (publish.getDesc() != null) // u2
                    goFlag = true; // u3
                else
                    goFlag = false; // u5
            } // u6
        }).start();
    }
}
