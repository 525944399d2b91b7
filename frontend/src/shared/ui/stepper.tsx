import { t } from '@lingui/core/macro';
import { useState } from 'react';

import './stepper.css';

export interface StepperProps {
  value: number;
  onChange: (value: number) => void;
  /** The accessible name of the number input, such as 'Quantity of Potato'. */
  label: string;
  /** Completes the names of the two buttons: 'One less Potato', 'One more Potato'. */
  itemName: string;
  min?: number;
  max?: number;
  disabled?: boolean;
  /** The value of an emptied input; if omitted, emptying has no effect until a number is typed. */
  emptyValue?: number;
  /** solid: white on leaf, as on a product card; outline: in tables. */
  tone?: 'solid' | 'outline';
}

const largestQuantity = 99;

/** A whole number with − and + buttons; it can also be typed. */
export function Stepper(props: StepperProps) {
  const { value, onChange, label, itemName, min = 0, max = largestQuantity, disabled } = props;
  // While the user types, the input may hold an incomplete number.
  const [typed, setTyped] = useState<string | null>(null);

  // More than there is becomes all there is: of 12, only the 1 would be left once the input is left.
  const change = (next: number) => onChange(Math.min(next, max));
  const type = (text: string) => {
    setTyped(text);
    if (text === '' && props.emptyValue !== undefined) onChange(props.emptyValue);
    const next = parseInt(text);
    if (next >= min) change(next);
  };

  return (
    <div className="stepper" data-tone={props.tone ?? 'outline'}>
      <button
        type="button"
        aria-label={t`One less ${itemName}`}
        disabled={disabled || value <= min}
        onClick={() => change(value - 1)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        step={1}
        disabled={disabled}
        value={typed ?? value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      <button
        type="button"
        aria-label={t`One more ${itemName}`}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </div>
  );
}
