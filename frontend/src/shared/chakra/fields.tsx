import { Box, chakra, Field, Input, NativeSelect, Textarea } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';

interface FieldProps {
  label: string;
  /** A note below the control. */
  hint?: string;
  /** The error text; marks the control as invalid. */
  error?: string;
}

type FieldFrameProps = FieldProps & {
  children: (control: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
};

/**
 * Label, control, hint and error of one field. Chakra links the error by `aria-errormessage`, which few screen readers
 * announce, so the description names it too.
 */
function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const id = useId();
  const ids = { errorText: `${id}-error`, helperText: `${id}-hint` };
  const describedBy = [error && ids.errorText, hint && ids.helperText].filter(Boolean).join(' ');
  return (
    <Field.Root id={id} ids={ids} invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      {children({ id, 'aria-describedby': describedBy || undefined })}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      {error && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  );
}

/** The error text of a group of controls. */
export const ErrorText = chakra('p', {
  base: { fontSize: '15px', fontWeight: 600, color: 'tamatar' },
});

/** A single-line text input, or any other input by its `type`. Takes react-hook-form's register. */
export function TextField({ label, hint, error, ...props }: FieldProps & ComponentProps<'input'>) {
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(control) => <Input type="text" {...(props as ComponentProps<typeof Input>)} {...control} />}
    </FieldFrame>
  );
}

/** A multi-line text input. Takes react-hook-form's register. */
export function TextAreaField({
  label,
  hint,
  error,
  ...props
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(control) => <Textarea rows={5} {...props} {...control} />}
    </FieldFrame>
  );
}

type SelectFieldProps = FieldProps &
  ComponentProps<'select'> & { options: readonly { value: string; label: string }[] };

/** A native select. Takes react-hook-form's register. */
export function SelectField({ label, hint, error, options, ...props }: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(control) => (
        <NativeSelect.Root>
          <NativeSelect.Field {...props} {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect.Field>
        </NativeSelect.Root>
      )}
    </FieldFrame>
  );
}

/** A password input whose text can be shown. Takes react-hook-form's register. */
export function PasswordField({
  label,
  hint,
  error,
  ...props
}: FieldProps & Omit<ComponentProps<'input'>, 'type'>) {
  const [visible, setVisible] = useState(false);
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(control) => (
        <Box position="relative">
          <Input
            {...(props as ComponentProps<typeof Input>)}
            {...control}
            type={visible ? 'text' : 'password'}
            paddingInlineEnd="80px"
          />
          <Toggle
            type="button"
            aria-controls={control.id}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >{t`Show`}</Toggle>
        </Box>
      )}
    </FieldFrame>
  );
}

const Toggle = chakra('button', {
  base: {
    position: 'absolute',
    insetBlock: '2px',
    insetInlineEnd: '2px',
    minWidth: '64px',
    minHeight: '44px',
    fontWeight: 600,
    color: 'leaf',
    borderRadius: '10px',
    cursor: 'pointer',
  },
});
