// What libraries ask of management when they start: the runtime's bean, and to register a bean of their own.
import java.lang.management.ManagementFactory;
import java.lang.management.RuntimeMXBean;
import javax.management.Attribute;
import javax.management.MBeanServer;
import javax.management.ObjectName;

public class ManagementBean {
    public interface CounterMBean {
        int getCount();

        void setCount(int count);
    }

    public static class Counter implements CounterMBean {
        private int count = 3;

        @Override
        public int getCount() {
            return count;
        }

        @Override
        public void setCount(int count) {
            this.count = count;
        }
    }

    public static void main(String[] args) throws Exception {
        RuntimeMXBean runtime = ManagementFactory.getRuntimeMXBean();
        System.out.println(runtime.getManagementSpecVersion() + " " + runtime.getSpecName());
        System.out.println(runtime.getInputArguments().contains("-Xint"));

        MBeanServer server = ManagementFactory.getPlatformMBeanServer();
        ObjectName name = new ObjectName("test:type=Counter");
        System.out.println(server.registerMBean(new Counter(), name).getClassName());
        server.setAttribute(name, new Attribute("Count", 4));
        System.out.println(server.getAttribute(name, "Count") + " " + server.isRegistered(name));
        server.unregisterMBean(name);
        System.out.println(server.isRegistered(name));
    }
}
