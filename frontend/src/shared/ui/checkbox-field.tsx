import { useId, type ComponentProps } from 'react';

import './checkbox-field.css';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  /** A note below the label. */
  hint?: string;
}

/** A checkbox. Takes react-hook-form's register. */
export function CheckboxField({ label, hint, ...input }: CheckboxFieldProps) {
  const hintId = useId();
  return (
    <label className="checkbox-field">
      <input {...input} type="checkbox" aria-describedby={hint ? hintId : undefined} />
      <span>
        {label}
        {hint && <small id={hintId}>{hint}</small>}
      </span>
    </label>
  );
}
