"""Operations of java.text, java.time, java.io and java.math."""

from .operation import Made, in_package

TEXT = in_package(
    "java.text",
    ("SimpleDateFormat.format", "SimpleDateFormat o = new SimpleDateFormat(\"yyyy-MM-dd HH:mm\");", "o.format(new Date(0));",
     Made.BEFORE),
    ("SimpleDateFormat.parse", "SimpleDateFormat o = new SimpleDateFormat(\"yyyy-MM-dd\");", "o.parse(\"2020-02-29\");",
     Made.BEFORE),
    ("DecimalFormat.format", "DecimalFormat o = new DecimalFormat(\"#,##0.00\");", "o.format(1234.5);", Made.BEFORE),
    ("DecimalFormat.parse", "DecimalFormat o = new DecimalFormat(\"0.0\");", "o.parse(\"2.5\");", Made.BEFORE),
    ("NumberFormat.format", "NumberFormat o = NumberFormat.getInstance(Locale.US);", "o.format(1234567L);", Made.BEFORE),
    ("MessageFormat.format", "MessageFormat o = new MessageFormat(\"{0} of {1}\");", "o.format(new Object[] {\"a\", \"b\"});",
     Made.BEFORE),
    ("ChoiceFormat.format", "ChoiceFormat o = new ChoiceFormat(new double[] {0, 1}, new String[] {\"none\", \"one\"});",
     "o.format(1);", Made.BEFORE),
    ("StringCharacterIterator.next", "StringCharacterIterator o = new StringCharacterIterator(\"ab\");", "o.next();"),
    ("BreakIterator.next", "BreakIterator o = BreakIterator.getCharacterInstance();", "o.setText(\"ab\"); o.next();",
     Made.BEFORE),
)

TIME = in_package(
    "java.time",
    ("Instant.now", "", "Instant.now().plusSeconds(1).isAfter(Instant.EPOCH);"),
    ("Instant.parse", "", "Instant.parse(\"2020-02-29T12:00:00Z\").toEpochMilli();", Made.BEFORE),
    ("LocalDate.plusMonths", "LocalDate o = LocalDate.of(2020, 1, 31);", "o.plusMonths(1).getDayOfWeek(); o.toString();"),
    ("LocalTime.toString", "LocalTime o = LocalTime.of(12, 30);", "o.plusMinutes(40).toString();"),
    ("DateTimeFormatter.format", "DateTimeFormatter o = DateTimeFormatter.ofPattern(\"yyyy/MM/dd\");",
     "o.format(LocalDate.of(2020, 2, 29));", Made.BEFORE),
    ("DateTimeFormatter.parse", "DateTimeFormatter o = DateTimeFormatter.ISO_LOCAL_DATE;",
     "LocalDate.parse(\"2020-02-29\", o);", Made.BEFORE),
    ("ZoneId.of", "ZoneId o = ZoneId.of(\"Europe/Paris\");", "o.getRules().getOffset(Instant.EPOCH);", Made.BEFORE),
    ("ZonedDateTime.toInstant", "ZonedDateTime o = ZonedDateTime.of(2020, 2, 29, 12, 0, 0, 0, ZoneOffset.UTC);",
     "o.plusDays(1).toInstant(); o.toString();"),
    ("Duration.between", "", "Duration.between(Instant.EPOCH, Instant.ofEpochSecond(90)).toString();"),
    ("Period.parse", "", "Period.parse(\"P1Y2M\").toTotalMonths();"),
    ("Clock.fixed", "Clock o = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);", "o.instant(); LocalDateTime.now(o).toString();"),
)

IO = in_package(
    "java.io",
    ("ByteArrayOutputStream.write", "ByteArrayOutputStream o = new ByteArrayOutputStream();", "o.write(1); o.toByteArray();"),
    ("ByteArrayInputStream.read", "ByteArrayInputStream o = new ByteArrayInputStream(new byte[] {1, 2});", "o.read();"),
    ("StringReader.read", "StringReader o = new StringReader(\"ab\");", "o.read();"),
    ("BufferedReader.readLine", "BufferedReader o = new BufferedReader(new StringReader(\"a\\nb\"));",
     "o.readLine(); o.lines().count();"),
    ("PrintWriter.println", "PrintWriter o = new PrintWriter(new StringWriter());", "o.println(\"a\"); o.flush();"),
    ("PrintWriter.printf", "PrintWriter o = new PrintWriter(new StringWriter());", "o.printf(\"%d%n\", 1);"),
    ("PrintStream.println", "PrintStream o = new PrintStream(new ByteArrayOutputStream());", "o.println(12);"),
    ("InputStreamReader.read", "InputStreamReader o = new InputStreamReader(new ByteArrayInputStream(new byte[] {65}));",
     "o.read();"),
    ("DataOutputStream.writeUTF", "DataOutputStream o = new DataOutputStream(new ByteArrayOutputStream());",
     "o.writeUTF(\"a\"); o.writeLong(1);"),
    ("ObjectOutputStream.writeObject", "ObjectOutputStream o = new ObjectOutputStream(new ByteArrayOutputStream());",
     "o.writeObject(\"a\"); o.writeObject(7);"),
    ("ObjectInputStream.readObject",
     "ObjectInputStream o = new ObjectInputStream(new ByteArrayInputStream(Bytes.of(\"a\", 7)));",
     "o.readObject(); o.readObject();", Made.BEFORE),
    ("StringWriter.write", "StringWriter o = new StringWriter();", "o.write(\"a\"); o.toString();"),
    ("File.getName", "File o = new File(\"a\", \"b.txt\");", "o.getName(); o.getParent(); o.toPath().getFileName();"),
    ("ByteBuffer.putInt", "java.nio.ByteBuffer o = java.nio.ByteBuffer.allocate(8);", "o.putInt(1).flip(); o.getInt();"),
    ("Charset.encode", "", "java.nio.charset.StandardCharsets.UTF_16.encode(\"ab\");"),
)

MATH = in_package(
    "java.math",
    ("BigInteger.modPow", "BigInteger o = new BigInteger(\"123456789\");",
     "o.modPow(BigInteger.TEN, BigInteger.valueOf(97)).bitLength(); o.toString();"),
    ("BigDecimal.divide", "BigDecimal o = new BigDecimal(\"12.50\");",
     "o.divide(new BigDecimal(\"3\"), MathContext.DECIMAL32).toString(); o.hashCode();"),
    ("BigDecimal.setScale", "BigDecimal o = BigDecimal.valueOf(2.345);", "o.setScale(2, RoundingMode.HALF_UP).precision();"),
)
