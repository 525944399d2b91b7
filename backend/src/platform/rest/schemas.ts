/**
 * JSON Schemas of requests and responses, used only for the OpenAPI document. The services validate requests, and
 * responses are sent unchanged.
 */
type Schema = Readonly<Record<string, unknown>>;
type Schemas = Readonly<Record<string, Schema>>;

/** The number of a record. */
export const recordId = { type: 'integer', minimum: 1 } as const;

/** Rupees, with at most two decimals. */
export const rupees = { type: 'number', minimum: 0 } as const;

/** A number in a request; it may be sent as text, straight from an input field. */
export const numeric = (description: string) =>
  ({ type: ['number', 'string'], description }) as const;

/** A text in a request that may be sent as a number. */
export const textOrNumber = numeric;

/** A text with its description. */
export const text = (description: string) => ({ type: 'string', description }) as const;

/** An object in a response, which always has all fields except the optional ones. */
export function answerObject(properties: Schemas, optional: readonly string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', required, properties } as const;
}

/** The body of a request. Additional fields are ignored. */
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

/** Path parameters. */
export function pathParts(properties: Schemas) {
  return { type: 'object', required: Object.keys(properties), properties } as const;
}

/** Query parameters. */
export function queryParts(properties: Schemas) {
  return { type: 'object', properties } as const;
}

/** A JSON response. */
export function json(description: string, schema: Schema) {
  return content(description, 'application/json', schema);
}

/** A file response. */
export function file(description: string, mediaType: string) {
  return content(description, mediaType, { type: 'string' });
}

function content(description: string, mediaType: string, schema: Schema) {
  return { description, content: { [mediaType]: { schema } } };
}
