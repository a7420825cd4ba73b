package größe;

public class Windows {
	int zähler; // ein Zähler: „übung“ 𝄞
	int[] werte = new int[2];

	void erhöhe() {
		String ü = "äöü𝄞"; zähler++; werte[0]++; // ß
		if (zähler > 3) {
			zähler = 0;
		}
	}
}