import { t } from '@lingui/core/macro';

import { EmailConfirmation } from './email-confirmation';
import { useSession } from '../../shared/lib/session';
import { useLinkToken } from '../../shared/lib/use-link-token';
import { ButtonLink } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { paths } from '../../shared/lib/paths';

/** Confirms an e-mail address by an emailed link. */
export function ConfirmEmailRoute() {
  const token = useLinkToken();
  return (
    <Page title={t`Confirm your e-mail address`} width="narrow">
      {token === undefined ? (
        <>
          <Notice tone="warning">
            <p>{t`Open the link in your e-mail to come here. You can ask for a new one in your account.`}</p>
          </Notice>
          <WayOn />
        </>
      ) : (
        <EmailConfirmation key={token} token={token}>
          <WayOn />
        </EmailConfirmation>
      )}
    </Page>
  );
}

function WayOn() {
  const { role } = useSession();
  return (
    <p>
      {role === 'customer' ? (
        <ButtonLink to={paths.customerAccount} tone="outline">{t`Go to your account`}</ButtonLink>
      ) : (
        <ButtonLink to={paths.landing} tone="outline">{t`Go to the shop`}</ButtonLink>
      )}
    </p>
  );
}
