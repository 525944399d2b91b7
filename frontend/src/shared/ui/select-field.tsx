import type { ComponentProps } from 'react';

import { FieldFrame, type FieldProps } from './field';

interface Option {
  value: string;
  label: string;
}

type SelectFieldProps = FieldProps & ComponentProps<'select'> & { options: readonly Option[] };

/** A native select. Takes react-hook-form's register. */
export function SelectField({ label, hint, error, id, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, id }}>
      {(control) => (
        <select {...select} {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
