/** The constraints of an input field: length or number range, and pattern. */
export interface FieldLimits {
  least?: number;
  most?: number;
  pattern?: RegExp;
}

const limits = new Map<object, Record<string, FieldLimits>>();

/** Records limits of a field for the contract document, with which the site is built. */
export function noteLimits(target: object, field: string | symbol, more: FieldLimits): void {
  const fields = limits.get(target) ?? {};
  fields[String(field)] = { ...fields[String(field)], ...more };
  limits.set(target, fields);
}

/** The limits of all loaded input classes, including inherited ones, by class name and field name. */
export function fieldLimits(): ReadonlyMap<string, Readonly<Record<string, FieldLimits>>> {
  return new Map([...limits.keys()].map((target) => [target.constructor.name, limitsOf(target)]));
}

function limitsOf(target: object): Record<string, FieldLimits> {
  const parent = Object.getPrototypeOf(target) as object | null;
  return { ...(parent && limitsOf(parent)), ...limits.get(target) };
}
