import { t } from '@lingui/core/macro';

import { CheckboxField } from '../../shared/chakra/choices';
import { useSetPriceMails } from './use-price-mails';

/** Whether mails tell of what became cheaper. */
export function PriceMails({ wanted }: { wanted: boolean }) {
  const { setPriceMails, loading } = useSetPriceMails();
  return (
    <CheckboxField
      label={t`Write to me when a saved product becomes cheaper`}
      hint={t`One e-mail for each price drop, with a link to unsubscribe`}
      checked={wanted}
      disabled={loading}
      onChange={(event) => void setPriceMails(event.target.checked)}
    />
  );
}
