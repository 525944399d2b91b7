import { t } from '@lingui/core/macro';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';

import { Button } from '../../shared/ui/button';
import { FormFailure } from '../../shared/ui/form-failure';
import { TextField } from '../../shared/ui/text-field';

interface CodeRequestFieldsProps {
  /** The field of the email address or phone. */
  field: UseFormRegisterReturn<'to'>;
  errors: FieldErrors<{ to: string }>;
  isSubmitting: boolean;
  backLabel: string;
  onBack: () => void;
}

/** The last fields of a form that requests a code: its destination, and the buttons. */
export function CodeRequestFields(props: CodeRequestFieldsProps) {
  const { field, errors, isSubmitting, backLabel, onBack } = props;
  return (
    <>
      <TextField
        label={t`E-mail or phone`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={t`We send you a code of six digits.`}
        error={errors.to?.message}
        {...field}
      />
      <FormFailure text={errors.root?.message} />
      <Button type="submit" size="lg" loading={isSubmitting}>
        {t`Send me a code`}
      </Button>
      <Button tone="quiet" onClick={onBack}>
        {backLabel}
      </Button>
    </>
  );
}
