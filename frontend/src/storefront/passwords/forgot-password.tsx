import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';

import { ForgotPasswordForm } from './forgot-password-form';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { forgotPasswordOf, paths } from '../../shared/lib/paths';

/** Requests a link to choose a new password; the URL determines whether for customers or admins. */
export function ForgotPasswordRoute() {
  const [parameters] = useSearchParams();
  const isAdmin = parameters.get('kind') === 'admin';
  return (
    <Page title={isAdmin ? t`Forgot password: admin` : t`Forgot password`} width="narrow">
      <ForgotPasswordForm
        key={isAdmin ? 'admin' : 'customer'}
        kind={isAdmin ? 'ADMIN' : 'CUSTOMER'}
      />
      <p>
        <Link
          to={isAdmin ? paths.adminLogin : paths.customerLogin}
          className="text-link"
        >{t`Back to the login`}</Link>
        {' · '}
        <Link to={forgotPasswordOf(isAdmin ? 'customer' : 'admin')} className="text-link">
          {isAdmin ? t`Do you shop here?` : t`Do you work in the shop?`}
        </Link>
      </p>
    </Page>
  );
}
