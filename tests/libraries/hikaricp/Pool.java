// A HikariCP pool of one connection, from a data source that makes connections of nothing. The pool has three threads of its own,
// with more schedules than can be explored for now: nothing is found within the bound.
// jars: HikariCP slf4j-api slf4j-nop
// check: --max-states 5000
// expect: bounded states
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

public class Pool {
    static Object answer(Class<?> type) {
        if (type == boolean.class) return true;
        return type == int.class ? (Object) 1 : null;
    }

    @SuppressWarnings("unchecked")
    static <T> T fake(Class<T> type) {
        return (T) Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type},
                (self, method, arguments) -> method.getReturnType() == Connection.class ? fake(Connection.class) : answer(method.getReturnType()));
    }

    public static void main(String[] args) throws SQLException {
        HikariConfig config = new HikariConfig();
        config.setDataSource(fake(DataSource.class));
        config.setMaximumPoolSize(1);
        try (HikariDataSource source = new HikariDataSource(config); Connection connection = source.getConnection()) {
            assert connection.isValid(1);
        }
    }
}
