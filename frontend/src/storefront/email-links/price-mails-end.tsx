import { t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';

import { invalidate } from '../../apollo/invalidate';
import { toShopError, type ShopError } from '../../apollo/shop-error';
import { useStopPriceMailsMutation } from '../../generated/storefront/email-links/stop-price-mails';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';

interface PriceMailsEndProps {
  /** The token in the link. */
  token: string;
  /** The links to continue with. */
  children: ReactNode;
}

/** Unsubscribes from price drop emails when the button is pressed: mail scanners open every link. */
export function PriceMailsEnd({ token, children }: PriceMailsEndProps) {
  const [outcome, setOutcome] = useState<{ refusal: ShopError | undefined }>();
  const [stopPriceMails, { loading }] = useStopPriceMailsMutation({
    update: (cache) => invalidate(cache, 'wishes'),
    onCompleted: () => setOutcome({ refusal: undefined }),
    onError: (error) => setOutcome({ refusal: toShopError(error) }),
  });
  if (!outcome)
    return (
      <div className="form panel">
        <p>{t`Press the button to stop e-mails about prices.`}</p>
        <Button
          size="lg"
          loading={loading}
          onClick={() => void stopPriceMails({ variables: { token } })}
        >{t`Stop these e-mails`}</Button>
      </div>
    );
  return (
    <>
      <Notice tone={outcome.refusal ? 'failure' : 'info'} focused>
        <p>
          {outcome.refusal ? outcome.refusal.message : t`You do not get these e-mails any more.`}
        </p>
      </Notice>
      {children}
    </>
  );
}
