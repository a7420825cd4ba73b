// The graph of modules is not built.
// expect: unsupported java.lang.ModuleLayer.boot
public class UnsupportedModuleLayer {
    public static void main(String[] args) {
        System.out.println(ModuleLayer.boot().findModule("java.base").isPresent());
    }
}
