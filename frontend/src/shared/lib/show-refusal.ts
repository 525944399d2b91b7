import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

import type { ShopError } from '../../apollo/shop-error';

interface Places<Form extends FieldValues> {
  /** The form's fields that the server knows by the same names. */
  fields: readonly FieldPath<Form>[];
  /** The field of the password that proves who is asking. */
  password?: FieldPath<Form>;
}

/**
 * Tells in a form why the server refused it, at the fields it names; the first of them gets the focus. What is about
 * none of them stands above the button.
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
