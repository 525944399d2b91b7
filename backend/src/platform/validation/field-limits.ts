/** What a field of an input takes: how many characters or which numbers, and of what form. */
export interface FieldLimits {
  least?: number;
  most?: number;
  pattern?: RegExp;
}

const limits = new Map<object, Record<string, FieldLimits>>();

/** Notes limits of a field, for the contract that the site is built with. */
export function noteLimits(target: object, field: string | symbol, more: FieldLimits): void {
  const fields = limits.get(target) ?? {};
  fields[String(field)] = { ...fields[String(field)], ...more };
  limits.set(target, fields);
}

/**
 * The limits of all inputs of the modules that are loaded, those that they inherit included: by the name of the class, and of
 * the field.
 */
export function fieldLimits(): ReadonlyMap<string, Readonly<Record<string, FieldLimits>>> {
  return new Map([...limits.keys()].map((target) => [target.constructor.name, limitsOf(target)]));
}

function limitsOf(target: object): Record<string, FieldLimits> {
  const parent = Object.getPrototypeOf(target) as object | null;
  return { ...(parent && limitsOf(parent)), ...limits.get(target) };
}
