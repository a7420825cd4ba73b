package other;

public class Bystander {
    int unrelated;
}
