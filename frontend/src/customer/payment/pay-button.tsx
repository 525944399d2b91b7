import { t } from '@lingui/core/macro';

import { Button } from '../../shared/ui/button';
import { Price } from '../../shared/ui/price';

interface PayButtonProps {
  /** The amount to charge; undefined if the card is only checked. */
  amountPaise: number | undefined;
  loading: boolean;
}

/** The button that pays, with the sum. */
export const PayButton = ({ amountPaise, loading }: PayButtonProps) => (
  <Button type="submit" tone="haldi" size="lg" loading={loading}>
    <span>
      {t`Make Payment`}
      {amountPaise !== undefined && (
        <>
          {' '}
          · <Price paise={amountPaise} />
        </>
      )}
    </span>
  </Button>
);
