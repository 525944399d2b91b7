/** Difficult inputs for text fields that no program should fail on. */
export const NAUGHTY_TEXTS: Record<string, string> = {
  'a NUL': 'one\u0000two three four',
  'only NULs': '\u0000'.repeat(12),
  SQL: "Robert'); DROP TABLE products; --",
  'a comment of SQL': 'x" /* OR 1=1; -- # four',
  'a script': '<script>alert("shop")</script>',
  'a template': '${7*7} {{7*7}} #{7*7} <%= 7*7 %>',
  'a path': '../../../../etc/passwd',
  'format signs': '%s%s%s%n %00 %d ten more',
  'half a character': 'half \ud83d and \ude00 half',
  'a family': '👩‍👩‍👧‍👦 and 🇮🇳 and 👍🏽',
  'signs for forms': 'a\ufe0f'.repeat(99),
  'too many signs for forms': 'a\ufe0f'.repeat(150),
  'signs on signs': 'Z\u0338\u0351\u0357A\u0335\u0306L\u0334GO is coming',
  'right to left': '\u202eright to left \u202c مرحبا بالعالم',
  'letters that grow': 'İ'.repeat(99),
  Devanagari: 'ताज़ी भाजी रोज़ सकाळी',
  'lines and headers': 'first\r\nSet-Cookie: x=1\r\n\r\nsecond',
  'words of programs': 'null undefined NaN true __proto__ constructor',
  backslashes: '\\'.repeat(20),
  quotes: `'"\`'"\`'"\`'"\``,
  'blank signs': '\u200b\u00a0\u2003\ufeff'.repeat(5),
  'too much': 'x'.repeat(100_000),
};

/** Values of types that no field accepts. */
export const WRONG_TYPES: unknown[] = [null, true, [], {}, ['text'], { $gt: '' }, [[1]]];
