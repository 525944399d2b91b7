/**
 * What routes say of their requests and answers, as JSON Schema: only the OpenAPI document is made of it. Requests are judged by
 * the rules of the services alone, and answers are sent as they are.
 */
type Schema = Readonly<Record<string, unknown>>;
type Schemas = Readonly<Record<string, Schema>>;

/** The number of a record. */
export const recordId = { type: 'integer', minimum: 1 } as const;

/** Rupees, with at most two decimals. */
export const rupees = { type: 'number', minimum: 0 } as const;

/** A number of a request: it may come as text, straight from an input. */
export const numeric = (description: string) =>
  ({ type: ['number', 'string'], description }) as const;

/** A text of a request that may come as a number. */
export const textOrNumber = numeric;

/** A text, with what it is. */
export const text = (description: string) => ({ type: 'string', description }) as const;

/** An object of an answer, which always has all of these fields but the optional ones. */
export function answerObject(properties: Schemas, optional: readonly string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', required, properties } as const;
}

/** The body of a request. Other fields may come and are ignored. */
export function requestBody(properties: Schemas, required: readonly string[]) {
  return { type: 'object', required, properties } as const;
}

/** Numbers of records in the path. */
export function idsInPath(descriptions: Readonly<Record<string, string>>) {
  return pathParts(
    Object.fromEntries(
      Object.entries(descriptions).map(([name, description]) => [
        name,
        { ...recordId, description },
      ]),
    ),
  );
}

/** What stands in the path. */
export function pathParts(properties: Schemas) {
  return { type: 'object', required: Object.keys(properties), properties } as const;
}

/** What may stand behind the question mark. */
export function queryParts(properties: Schemas) {
  return { type: 'object', properties } as const;
}

/** An answer of JSON. */
export function json(description: string, schema: Schema) {
  return content(description, 'application/json', schema);
}

/** An answer that is a file. */
export function file(description: string, mediaType: string) {
  return content(description, mediaType, { type: 'string' });
}

function content(description: string, mediaType: string, schema: Schema) {
  return { description, content: { [mediaType]: { schema } } };
}
