/** Names whose values are never logged at any depth; compared ignoring case, dashes and underscores. */
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

/** Input that drivers and libraries repeat in messages, and secrets recognised by their format. */
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

/** Removes such parts from a text. */
export function withoutTelltales(text: string): string {
  return TELLTALES.reduce((rest, [telltale, instead]) => rest.replace(telltale, instead), text);
}

/** Removes the values of secret names at any depth. Errors and other class instances stay unchanged. */
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
