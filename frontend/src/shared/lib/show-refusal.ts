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
  const told = Object.fromEntries(
    fields.flatMap((field) => {
      const text = refusal.fields[field];
      return text === undefined ? [] : [[field, text]];
    }),
  );
  if (showAtFields(told, setError, (field) => field as FieldPath<Form>)) return;
  if (password && code === 'WRONG_CREDENTIALS')
    setError(password, { message }, { shouldFocus: true });
  else setError('root', { message });
}

/**
 * Shows what the server refuses at the fields of the form, of which the first gets the focus. Answers whether there is any.
 * @param told what is wrong, by the names that the server has for the fields
 */
export function showAtFields<Form extends FieldValues>(
  told: Readonly<Record<string, string>>,
  setError: UseFormSetError<Form>,
  fieldOf: (serverField: string) => FieldPath<Form> | undefined,
): boolean {
  const named = Object.entries(told).flatMap(([serverField, message]) => {
    const field = fieldOf(serverField);
    return field === undefined ? [] : [{ field, message }];
  });
  named.forEach(({ field, message }, index) =>
    setError(field, { message }, { shouldFocus: index === 0 }),
  );
  return named.length > 0;
}
