package raceproof.patcher;

import java.nio.file.Path;
import java.util.Arrays;

/**
 * The text of one source file by lines, and what an insertion has to know about its layout. Positions count characters, as the
 * compiler's do; lines count from 1 and end where the compiler says that they do.
 */
final class SourceText {
    private final Path path;
    private final String text;
    private final int[] lineStarts;

    SourceText(Path path, String text) {
        this.path = path;
        this.text = text;
        int[] starts = new int[text.length() + 1];
        int count = 1;
        for (int at = 0; at < text.length(); at++) {
            char character = text.charAt(at);
            boolean ends = character == '\n' || character == '\r' && (at + 1 == text.length() || text.charAt(at + 1) != '\n');
            if (ends && at + 1 < text.length()) starts[count++] = at + 1;
        }
        lineStarts = Arrays.copyOf(starts, count);
    }

    Path path() {
        return path;
    }

    String fileName() {
        return path.getFileName().toString();
    }

    String text() {
        return text;
    }

    String slice(int start, int end) {
        return text.substring(start, end);
    }

    int lineCount() {
        return lineStarts.length;
    }

    int lineOf(int position) {
        int found = Arrays.binarySearch(lineStarts, position);
        return found >= 0 ? found + 1 : -found - 1;
    }

    int lineStart(int line) {
        return lineStarts[line - 1];
    }

    /** Where the next line starts, or the text ends. */
    int lineEnd(int line) {
        return line < lineStarts.length ? lineStarts[line] : text.length();
    }

    /** What ends the lines of this file. */
    String newline() {
        int end = text.indexOf('\n');
        return end > 0 && text.charAt(end - 1) == '\r' ? "\r\n" : "\n";
    }

    /** The white space that the position's line starts with. */
    String indentationAt(int position) {
        int start = lineStart(lineOf(position));
        int end = start;
        while (end < text.length() && (text.charAt(end) == ' ' || text.charAt(end) == '\t')) end++;
        return text.substring(start, end);
    }

    boolean isBlankLine(int line) {
        return text.substring(lineStart(line), lineEnd(line)).isBlank();
    }

    boolean isFirstOnLine(int position) {
        return text.substring(lineStart(lineOf(position)), position).isBlank();
    }

    /** Whether nothing but white space and comments that end there follow on the line. */
    boolean isLastOnLine(int position) {
        int end = lineEnd(lineOf(Math.max(position - 1, 0)));
        for (int at = position; at < end;) {
            if (text.startsWith("//", at)) return true;
            if (text.startsWith("/*", at)) {
                int closed = text.indexOf("*/", at + 2);
                if (closed < 0 || closed >= end) return false;
                at = closed + 2;
            } else if (Character.isWhitespace(text.charAt(at))) {
                at++;
            } else {
                return false;
            }
        }
        return true;
    }

    /** The next position from here on that is neither in white space nor in a comment. */
    int skipSpace(int position) {
        int at = position;
        while (at < text.length()) {
            if (Character.isWhitespace(text.charAt(at))) {
                at++;
            } else if (text.startsWith("//", at)) {
                while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') at++;
            } else if (text.startsWith("/*", at)) {
                int end = text.indexOf("*/", at + 2);
                at = end < 0 ? text.length() : end + 2;
            } else {
                break;
            }
        }
        return at;
    }

    /** The end of the token that starts here: a word, or a single character. */
    int tokenEnd(int position) {
        int at = position;
        while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) at++;
        return at == position ? Math.min(position + 1, text.length()) : at;
    }

    boolean hasWordAt(int position, String word) {
        return position < text.length() && text.substring(position, tokenEnd(position)).equals(word);
    }

    boolean hasComment(int start, int end) {
        String part = text.substring(start, end);
        return part.contains("//") || part.contains("/*");
    }

    boolean mentions(String word) {
        for (int at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
            boolean starts = at == 0 || !Character.isJavaIdentifierPart(text.charAt(at - 1));
            if (starts && hasWordAt(at, word)) return true;
        }
        return false;
    }
}
