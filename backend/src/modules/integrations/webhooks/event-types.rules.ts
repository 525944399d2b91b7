/**
 * Whether a webhook with these types receives an event: order.* includes all types of orders, and an empty list all
 * types.
 */
export function wants(types: readonly string[], type: string): boolean {
  if (types.length === 0) return true;
  return types.includes(type) || types.includes(`${type.slice(0, type.indexOf('.'))}.*`);
}

/** The form of an event type, or of all types of one kind. */
export const EVENT_TYPE = /^[a-z]+(-[a-z]+)*\.(\*|[a-z]+(-[a-z]+)*)$/;
