import type { ComponentProps } from 'react';

import { FieldFrame, type FieldProps } from './field';

type TextAreaFieldProps = FieldProps & ComponentProps<'textarea'>;

/** A multi-line text input. Takes react-hook-form's register. */
export function TextAreaField({ label, hint, error, id, ...textarea }: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, id }}>
      {(control) => <textarea rows={5} {...textarea} {...control} />}
    </FieldFrame>
  );
}
