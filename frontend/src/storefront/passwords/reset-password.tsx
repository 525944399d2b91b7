import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { ResetPasswordForm } from './reset-password-form';
import { useNavigate } from '../../shared/lib/navigation';
import { useLinkToken } from '../../shared/lib/use-link-token';
import { ButtonLink } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { forgotPasswordOf, paths } from '../../shared/lib/paths';

/** Sets a password by an emailed link: after forgetting the old one, or after an invitation to the staff. */
export function ResetPasswordRoute() {
  const token = useLinkToken();
  const [refused, setRefused] = useState<string>();
  const navigate = useNavigate();
  const goHome = (as: 'customer' | 'admin') =>
    void navigate(as === 'admin' ? paths.adminHome : paths.customerHome, { replace: true });
  return (
    <Page title={t`Choose a password`} width="narrow">
      {token === undefined || token === refused ? (
        <NoGoodLink wasTried={token !== undefined} />
      ) : (
        <ResetPasswordForm
          key={token}
          token={token}
          onLoggedIn={goHome}
          onLinkInvalid={() => setRefused(token)}
        />
      )}
    </Page>
  );
}

function NoGoodLink({ wasTried }: { wasTried: boolean }) {
  const [parameters] = useSearchParams();
  const kind = parameters.get('kind') === 'admin' ? 'admin' : 'customer';
  return (
    <Notice tone={wasTried ? 'failure' : 'warning'} focused={wasTried}>
      <p>
        {wasTried
          ? t`This link no longer works: it was used already, or it is too old.`
          : t`Open the link in your e-mail to come here. Each link works once, for a limited time.`}
      </p>
      <ButtonLink to={forgotPasswordOf(kind)}>{t`Ask for a new link`}</ButtonLink>
    </Notice>
  );
}
