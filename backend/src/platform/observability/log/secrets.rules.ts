/** Names whose values are never logged, wherever they stand; compared without case, dashes and underscores. */
const SECRET_NAMES = new Set([
  'accesstoken',
  'authorization',
  'clientsecret',
  'codehash',
  'cardnumber',
  'cookie',
  'cookies',
  'currentpassword',
  'cvv',
  'devicetoken',
  'newpassword',
  'parameters',
  'password',
  'passwordhash',
  'setcookie',
  'sql',
  'token',
  'tokenhash',
  'variables',
]);

const HIDDEN = '[hidden]';
const MAX_DEPTH = 8;

/** What texts of drivers and libraries repeat of what they were given, and what is a secret by its look. */
const TELLTALES: [RegExp, string][] = [
  [/Duplicate entry '.*?' for key/gs, 'Duplicate entry for key'],
  [/(Incorrect \S+ value|Data truncation): .*? for column/gs, '$1 for column'],
  [
    /(JSON|Unexpected (token|end|non-whitespace)).*is not valid JSON/gs,
    'The text is not valid JSON',
  ],
  [/\b(Bearer|Basic) +[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  [/\btoken=[\w.~-]+/gi, `token=${HIDDEN}`],
  [/\$argon2\w*\$[\w$+/=,.-]*/g, HIDDEN],
  [/\b(\w+:\/\/[^\s:/@]*):[^\s/@]+@/g, `$1:${HIDDEN}@`],
];

/** A text without what a log should not repeat. */
export function withoutTelltales(text: string): string {
  return TELLTALES.reduce((rest, [telltale, instead]) => rest.replace(telltale, instead), text);
}

/** What is logged, at any depth without the values of secret names. Errors and other objects of classes stay as they are. */
export function withoutSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return withoutTelltales(value);
  if (Array.isArray(value)) {
    if (depth >= MAX_DEPTH) return HIDDEN;
    return value.map((each) => withoutSecrets(each, depth + 1));
  }
  if (!isPlain(value)) return value;
  if (depth >= MAX_DEPTH) return HIDDEN;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      isSecret(name) ? HIDDEN : withoutSecrets(each, depth + 1),
    ]),
  );
}

function isSecret(name: string): boolean {
  return SECRET_NAMES.has(name.toLowerCase().replace(/[-_]/g, ''));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
