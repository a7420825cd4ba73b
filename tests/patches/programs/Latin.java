public class Latin {
    int count; // zählt
}
