import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

import type { ShopError } from '../../apollo/shop-error';

interface Places<Form extends FieldValues> {
  /** The form's fields that the server knows by the same names. */
  fields: readonly FieldPath<Form>[];
  /** The field of the current password. */
  password?: FieldPath<Form>;
}

/**
 * Shows a refusal in a form: at the fields that it names, and else above the button. The first of these fields gets
 * the focus.
 */
export function showRefusal<Form extends FieldValues>(
  refusal: ShopError,
  setError: UseFormSetError<Form>,
  { fields, password }: Places<Form>,
): void {
  const { code, message } = refusal;
  const named = fields.filter((field) => refusal.fields[field] !== undefined);
  named.forEach((field, index) =>
    setError(field, { message: refusal.fields[field] }, { shouldFocus: index === 0 }),
  );
  if (named.length > 0) return;
  if (password && code === 'WRONG_CREDENTIALS')
    setError(password, { message }, { shouldFocus: true });
  else setError('root', { message });
}
