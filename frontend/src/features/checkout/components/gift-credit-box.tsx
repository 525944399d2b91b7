import { formatPaise } from '../../../lib/format-price';
import { CheckboxField } from '../../../ui/checkbox-field';

interface GiftCreditBoxProps {
  giftCreditPaise: number;
  used: boolean;
  onChange: (used: boolean) => void;
}

/** Whether gift credit is to be used; nothing where there is none. */
export function GiftCreditBox({ giftCreditPaise, used, onChange }: GiftCreditBoxProps) {
  if (giftCreditPaise === 0) return null;
  return (
    <CheckboxField
      label="Use my gift credit"
      hint={`You have ${formatPaise(giftCreditPaise)}`}
      checked={used}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
