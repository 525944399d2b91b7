import { chakra } from '@chakra-ui/react';
import { useId, type ComponentProps } from 'react';

const Mark = chakra('input', {
  base: { flex: 'none', width: '20px', height: '20px' },
});

const Hint = chakra('small', {
  base: { display: 'block', fontSize: '14px', fontWeight: 400, color: 'soft' },
});

const CheckboxLabel = chakra('label', {
  base: {
    display: 'flex',
    gap: '10px',
    alignItems: 'center',
    minHeight: '44px',
    fontWeight: 600,
    cursor: 'pointer',
  },
});

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  /** A note below the label. */
  hint?: string;
}

/** A checkbox. Takes react-hook-form's register. */
export function CheckboxField({ label, hint, ...input }: CheckboxFieldProps) {
  const hintId = useId();
  return (
    <CheckboxLabel>
      <Mark {...input} type="checkbox" aria-describedby={hint ? hintId : undefined} />
      <span>
        {label}
        {hint && <Hint id={hintId}>{hint}</Hint>}
      </span>
    </CheckboxLabel>
  );
}

const RadioLabel = chakra('label', {
  base: {
    display: 'flex',
    gap: '10px',
    alignItems: 'center',
    minHeight: '56px',
    padding: '6px 12px',
    fontWeight: 600,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'control',
    cursor: 'pointer',
    '&:has(:checked)': { bg: 'mint', borderColor: 'leaf' },
  },
});

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  /** A note below the label. */
  note: string;
}

/** One of a few options, all visible at once. Takes react-hook-form's register. */
export function RadioCard({ label, note, ...input }: RadioCardProps) {
  return (
    <RadioLabel>
      <Mark {...input} type="radio" />
      <span>
        {label}
        <Hint>{note}</Hint>
      </span>
    </RadioLabel>
  );
}
