/** The fields of a form by name as sent: 'metadata[orderId]'. */
export type Fields = Record<string, string>;

/** Parses a body or query encoded by Stripe's SDK. */
export function parseForm(text: string): Fields {
  return Object.fromEntries(new URLSearchParams(text));
}

/** The entries of an object that was sent as separate fields. */
export function partsOf(form: Fields, name: string): Fields {
  const prefix = `${name}[`;
  return Object.fromEntries(
    Object.entries(form)
      .filter(([field]) => field.startsWith(prefix))
      .map(([field, value]) => [field.slice(prefix.length, -1), value]),
  );
}
