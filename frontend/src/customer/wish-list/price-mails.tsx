import { t } from '@lingui/core/macro';

import { toShopError } from '../../apollo/shop-error';
import { useSetPriceMailsMutation } from '../../generated/customer/wish-list/price-mails';
import { CheckboxField } from '../../shared/chakra/choices';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** Whether the customer gets emails about price drops. */
export function PriceMails({ wanted }: { wanted: boolean }) {
  const { showFailure } = useMessages();
  const [setPriceMails, { loading }] = useSetPriceMailsMutation({
    onError: (error) => showFailure(toShopError(error).message),
  });
  return (
    <CheckboxField
      label={t`E-mail me when a saved product becomes cheaper`}
      hint={t`One e-mail for each price drop, with a link to unsubscribe`}
      checked={wanted}
      disabled={loading}
      onChange={(event) => void setPriceMails({ variables: { wanted: event.target.checked } })}
    />
  );
}
