import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

public class Bundles {
    public static class Words extends ListResourceBundle {
        protected Object[][] getContents() { return new Object[][] {{"yes", "Yes"}, {"no", "No"}}; }
    }
    public static class Words_de extends ListResourceBundle {
        protected Object[][] getContents() { return new Object[][] {{"yes", "Ja"}}; }
    }
    public static void main(String[] arguments) throws Exception {
        ResourceBundle german = ResourceBundle.getBundle("Bundles$Words", Locale.GERMAN);
        System.out.println(german.getString("yes") + german.getString("no"));
        assert german.getString("yes").equals("Ja");
        try {
            german.getString("perhaps");
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage());
        }
        try {
            ResourceBundle.getBundle("NoSuchBundle", Locale.FRENCH);
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage());
        }
    }
}
