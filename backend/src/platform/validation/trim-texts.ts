/** Surrounding spaces are insignificant, except in passwords. */
const KEPT_AS_TYPED = 'password';

/** Trims the texts in the values. */
export function trimTexts<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && name !== KEPT_AS_TYPED ? value.trim() : (value as unknown),
  ]);
  return Object.fromEntries(entries) as Values;
}
