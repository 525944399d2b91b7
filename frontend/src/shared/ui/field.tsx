import { useId, type ReactNode } from 'react';

import './field.css';

/** The properties of every form field, besides the attributes of its element. */
export interface FieldProps {
  label: string;
  /** A note below the control. */
  hint?: string;
  /** The error text; marks the control as invalid. */
  error?: string;
}

/** The attributes that link a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  className: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface FieldFrameProps extends FieldProps {
  /** The control's id if the caller needs a fixed one. */
  id?: string;
  children: (control: ControlAttributes) => ReactNode;
}

/** Label, control, hint and error of one field, linked for assistive technology. */
export function FieldFrame({ label, hint, error, id, children }: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="field__label" htmlFor={controlId}>
        {label}
      </label>
      {children({
        id: controlId,
        className: 'field__control',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <span className="field__hint" id={hintId}>
          {hint}
        </span>
      )}
      {error && (
        <span className="field__error" id={errorId}>
          {error}
        </span>
      )}
    </div>
  );
}
