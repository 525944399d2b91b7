/** The old and new values of the changed fields of a record; empty where nothing changed. */
export interface ChangedFields<Fields extends object> {
  before: Partial<Fields>;
  after: Partial<Fields>;
}

/** Which of the named fields a change modifies; fields missing from the change are unchanged. */
export function changedFields<Fields extends object>(
  before: Fields,
  change: Partial<Fields>,
  names: readonly (keyof Fields)[],
): ChangedFields<Fields> | undefined {
  const changed = names.filter((name) => name in change && !isSame(before[name], change[name]));
  if (changed.length === 0) return undefined;
  return { before: pick(before, changed), after: pick(change, changed) };
}

/** The given fields of a record. */
export function pick<Fields extends object>(
  record: Partial<Fields>,
  names: readonly (keyof Fields)[],
): Partial<Fields> {
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Partial<Fields>;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  return one === other;
}
