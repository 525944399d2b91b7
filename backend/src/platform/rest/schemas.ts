/**
 * JSON Schemas of requests and responses, used only for the OpenAPI document: the services alone validate requests, and
 * responses are sent as they are.
 */
type Schema = Readonly<Record<string, unknown>>;
type Schemas = Readonly<Record<string, Schema>>;

/** Record ID. */
export const recordId = { type: 'integer', minimum: 1 } as const;

/** Rupees, with at most two decimals. */
export const rupees = { type: 'number', minimum: 0 } as const;

/** Number in a request; may be a string, straight from an input field. */
export const numeric = (description: string) =>
  ({ type: ['number', 'string'], description }) as const;

/** String in a request; may be a number. */
export const textOrNumber = numeric;

/** String with its description. */
export const text = (description: string) => ({ type: 'string', description }) as const;

/** Object in a response; it always has all of these fields except the optional ones. */
export function answerObject(properties: Schemas, optional: readonly string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', required, properties } as const;
}

/** Body of a request; other fields are ignored. */
export function requestBody(properties: Schemas, required: readonly string[]) {
  return { type: 'object', required, properties } as const;
}

/** Record IDs in the path. */
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

/** JSON response. */
export function json(description: string, schema: Schema) {
  return content(description, 'application/json', schema);
}

/** File response. */
export function file(description: string, mediaType: string) {
  return content(description, mediaType, { type: 'string' });
}

function content(description: string, mediaType: string, schema: Schema) {
  return { description, content: { [mediaType]: { schema } } };
}
