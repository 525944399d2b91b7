import { formOfValues, type FieldName, type ProductForm } from './product-form.rules';

/** A field that the form changed and somebody else did, too. */
export interface Clash {
  field: FieldName;
  /** As it was when the form was opened, as it is stored now, and as the form has it. */
  base: string;
  stored: string;
  mine: string;
}

/** The differences between a form and the stored product. */
export interface ProductConflict {
  /** The product as it is stored now. */
  stored: ProductForm;
  /** Its version now; the form is saved against it once the choices are made. */
  version: number;
  /** Fields that both changed to different values. */
  clashes: Clash[];
  /** Fields that only somebody else changed. They keep the stored value. */
  theirs: Pick<Clash, 'field' | 'base' | 'stored'>[];
  mine: ProductForm;
}

interface Opened {
  form: ProductForm;
  version: number;
}

/** Compares a form with what it was opened with, and with what the server said is stored by now. */
export function conflictOf(
  opened: Opened,
  mine: ProductForm,
  current: Readonly<Record<string, unknown>>,
): ProductConflict {
  const stored = { ...opened.form, ...formOfValues(current) };
  const version = typeof current.version === 'number' ? current.version : opened.version;
  const changed = fieldsOf(mine).filter((field) => stored[field] !== opened.form[field]);
  const rowOf = (field: FieldName) => ({
    field,
    base: opened.form[field],
    stored: stored[field],
    mine: mine[field],
  });
  const isMine = (field: FieldName) => mine[field] !== opened.form[field];
  return {
    stored,
    version,
    mine,
    clashes: changed.filter((field) => isMine(field) && mine[field] !== stored[field]).map(rowOf),
    // Orders change the stock all the time, so an unchanged stock field is no conflict.
    theirs: changed.filter((field) => !isMine(field) && field !== 'stockQuantity').map(rowOf),
  };
}

/** The form once somebody has chosen: what is chosen where both changed it, else what one of them changed. */
export function resolved(
  { stored, mine, clashes, theirs }: ProductConflict,
  chosen: Partial<ProductForm>,
): ProductForm {
  const kept = theirs.map(({ field }) => [field, stored[field]] as const);
  const choices = clashes.map(({ field }) => [field, chosen[field] ?? mine[field]] as const);
  return { ...mine, ...Object.fromEntries([...kept, ...choices]) };
}

/** The stock that a change of it would lead to by now, where pieces were sold or came meanwhile. */
export function carriedOver({ base, stored, mine }: Clash): string | undefined {
  const sum = Number(stored) + Number(mine) - Number(base);
  return sum >= 0 && String(sum) !== mine && String(sum) !== stored ? String(sum) : undefined;
}

const fieldsOf = (form: ProductForm) => Object.keys(form) as FieldName[];
