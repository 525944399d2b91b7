/** The fields of a form, by their names as they were sent: 'metadata[orderId]'. */
export type Fields = Record<string, string>;

/** Reads a body or query as Stripe's SDK encodes it. */
export function parseForm(text: string): Fields {
  return Object.fromEntries(new URLSearchParams(text));
}

/** The parts of an object that was sent part by part. */
export function partsOf(form: Fields, name: string): Fields {
  const prefix = `${name}[`;
  return Object.fromEntries(
    Object.entries(form)
      .filter(([field]) => field.startsWith(prefix))
      .map(([field, value]) => [field.slice(prefix.length, -1), value]),
  );
}
