/** Whether a webhook that wants these types gets an event: order.* stands for all types of orders, and no types for all. */
export function wants(types: readonly string[], type: string): boolean {
  if (types.length === 0) return true;
  return types.includes(type) || types.includes(`${type.slice(0, type.indexOf('.'))}.*`);
}

/** What a type, or all of one kind, looks like. */
export const EVENT_TYPE = /^[a-z]+(-[a-z]+)*\.(\*|[a-z]+(-[a-z]+)*)$/;
