import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

import type { ShopError } from '../../apollo/shop-error';

interface Places<Form extends FieldValues> {
  /** The form's fields whose names equal the server's. */
  fields: readonly FieldPath<Form>[];
  /** The field of the current password. */
  password?: FieldPath<Form>;
}

/**
 * Shows a refusal at the fields that it names, otherwise above the button. The first of these fields gets the focus.
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
 * Shows the server's errors at the form's fields, the first of which gets the focus. Returns whether there is any.
 * @param told the errors by the server's field names
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
