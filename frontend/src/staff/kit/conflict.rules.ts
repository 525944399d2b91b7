/** The form as typed: a text for each field. */
export type FormValues<Field extends string> = Record<Field, string>;

/** The initial state of a form, or the currently stored one. */
export interface RecordState<Field extends string> {
  values: FormValues<Field>;
  version: number;
}

/** A field that both the form and somebody else changed. */
export interface Clash<Field extends string> {
  field: Field;
  /** The values when the form was opened, as stored now, and in the form. */
  base: string;
  stored: string;
  mine: string;
}

/** The differences between a form and the stored record. */
export interface RecordConflict<Field extends string> {
  /** The currently stored record; the form is saved against it once the choices are made. */
  stored: RecordState<Field>;
  /** Fields that both changed to different values. */
  clashes: Clash<Field>[];
  /** Fields that only somebody else changed. They keep the stored value. */
  theirs: Pick<Clash<Field>, 'field' | 'base' | 'stored'>[];
  mine: FormValues<Field>;
}

/** The fields that differ between two states of a form. */
export const changedFields = <Field extends string>(
  base: FormValues<Field>,
  values: FormValues<Field>,
): Field[] => (Object.keys(values) as Field[]).filter((field) => values[field] !== base[field]);

/**
 * Compares a form with its initial state, and with the stored state reported by the server.
 * @param volatile Fields that constantly change by themselves: no conflict unless the form changed them, too.
 */
export function conflictOf<Field extends string>(
  opened: RecordState<Field>,
  mine: FormValues<Field>,
  stored: RecordState<Field>,
  volatile: readonly Field[] = [],
): RecordConflict<Field> {
  const rowOf = (field: Field) => ({
    field,
    base: opened.values[field],
    stored: stored.values[field],
    mine: mine[field],
  });
  const changed = changedFields(opened.values, stored.values);
  const isMine = (field: Field) => mine[field] !== opened.values[field];
  return {
    stored,
    mine,
    clashes: changed
      .filter((field) => isMine(field) && mine[field] !== stored.values[field])
      .map(rowOf),
    theirs: changed.filter((field) => !isMine(field) && !volatile.includes(field)).map(rowOf),
  };
}

/** The form after the choices: the chosen value if both changed it, else the value that one of them changed. */
export function resolved<Field extends string>(
  { stored, mine, clashes, theirs }: RecordConflict<Field>,
  chosen: Partial<FormValues<Field>>,
): FormValues<Field> {
  const kept = theirs.map(({ field }) => [field, stored.values[field]] as const);
  const choices = clashes.map(({ field }) => [field, chosen[field] ?? mine[field]] as const);
  return { ...mine, ...Object.fromEntries([...kept, ...choices]) };
}
