/** Spaces around what somebody typed mean nothing, but in a password they do. */
const KEPT_AS_TYPED = 'password';

/** The values with the spaces around their texts taken away. */
export function trimTexts<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && name !== KEPT_AS_TYPED ? value.trim() : (value as unknown),
  ]);
  return Object.fromEntries(entries) as Values;
}
