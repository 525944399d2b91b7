/** What a field of an input takes: how many characters or which numbers, and of what form. */
export interface FieldLimits {
  least?: number;
  most?: number;
  pattern?: RegExp;
}

const limits = new Map<string, Record<string, FieldLimits>>();

/** Notes limits of a field, for the contract that the site is built with. */
export function noteLimits(target: object, field: string | symbol, more: FieldLimits): void {
  const { name } = target.constructor;
  const fields = limits.get(name) ?? {};
  fields[String(field)] = { ...fields[String(field)], ...more };
  limits.set(name, fields);
}

/** The limits of all inputs of the modules that are loaded: by the name of the class, and of the field. */
export function fieldLimits(): ReadonlyMap<string, Readonly<Record<string, FieldLimits>>> {
  return limits;
}
