package org.junit.jupiter.params.provider;

public interface Arguments {
    Object[] get();
}
