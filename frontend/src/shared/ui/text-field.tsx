import type { ComponentProps } from 'react';

import { FieldFrame, type FieldProps } from './field';

type TextFieldProps = FieldProps & ComponentProps<'input'>;

/** A single-line text input, or any other input by its `type`. Takes react-hook-form's register. */
export function TextField({ label, hint, error, id, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, id }}>
      {(control) => <input type="text" {...input} {...control} />}
    </FieldFrame>
  );
}
