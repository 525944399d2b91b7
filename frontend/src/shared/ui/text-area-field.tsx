import type { ComponentProps } from 'react';

import { FieldFrame, type FieldProps } from './field';

type TextAreaFieldProps = FieldProps & ComponentProps<'textarea'>;

/** Several lines of text. Takes react-hook-form's register. */
export function TextAreaField({ label, hint, error, id, ...textarea }: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, id }}>
      {(control) => <textarea rows={5} {...textarea} {...control} />}
    </FieldFrame>
  );
}
