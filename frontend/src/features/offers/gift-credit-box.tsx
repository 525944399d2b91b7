import { t } from '@lingui/core/macro';

import { formatPaise } from '../../shared/lib/format-price';
import { CheckboxField } from '../../shared/ui/checkbox-field';

interface GiftCreditBoxProps {
  giftCreditPaise: number;
  used: boolean;
  onChange: (used: boolean) => void;
}

/** Whether to use gift credit; nothing if there is none. */
export function GiftCreditBox({ giftCreditPaise, used, onChange }: GiftCreditBoxProps) {
  if (giftCreditPaise === 0) return null;
  return (
    <CheckboxField
      label={t`Use my gift credit`}
      hint={t`You have ${{ amount: formatPaise(giftCreditPaise) }}`}
      checked={used}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
