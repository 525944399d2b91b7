import { t } from '@lingui/core/macro';

import { PriceMailsEnd } from './price-mails-end';
import { useLinkToken } from '../../shared/lib/use-link-token';
import { ButtonLink } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { paths } from '../../shared/lib/paths';

/** Unsubscribes from price drop emails by the link in one of them. */
export function StopPriceMailsRoute() {
  const token = useLinkToken();
  return (
    <Page title={t`Price e-mails`} width="narrow">
      {token === undefined ? (
        <>
          <Notice tone="warning">
            <p>{t`Open the link in one of these e-mails to come here. You can also turn them off in your wish list.`}</p>
          </Notice>
          <WayOn />
        </>
      ) : (
        <PriceMailsEnd key={token} token={token}>
          <WayOn />
        </PriceMailsEnd>
      )}
    </Page>
  );
}

const WayOn = () => (
  <p>
    <ButtonLink to={paths.customerWishlist} tone="outline">{t`Go to your wish list`}</ButtonLink>
  </p>
);
