package späße;

class Größe {
    int länge;
}
