import { t } from '@lingui/core/macro';
import { useState, type ComponentProps } from 'react';

import { FieldFrame, type FieldProps } from './field';

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type'>;

/** A password input whose text can be shown. Takes react-hook-form's register. */
export function PasswordField({ label, hint, error, id, ...input }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <FieldFrame {...{ label, hint, error, id }}>
      {(control) => (
        <div className="field__with-toggle">
          <input {...input} {...control} type={visible ? 'text' : 'password'} />
          <button
            type="button"
            className="field__toggle"
            aria-controls={control.id}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >{t`Show`}</button>
        </div>
      )}
    </FieldFrame>
  );
}
