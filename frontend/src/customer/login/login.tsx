import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

import { useCustomerLogIn, useCustomerLogInByCode } from '../../features/session/use-log-in';
import { LoginForm } from '../../features/session/login-form';
import { useNavigate } from '../../shared/lib/navigation';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { useWantedLocation } from '../../shared/lib/wanted-location';
import { forgotPasswordOf, paths } from '../../shared/lib/paths';

/** The login of customers; it continues to the products, or returns to the screen that requested it. */
export function CustomerLoginRoute() {
  const navigate = useNavigate();
  const { state, ...wanted } = useWantedLocation(paths.customerHome);
  return (
    <Page title={t`Client Login`} width="narrow">
      <LoginForm
        emailLabel={t`User Name`}
        buttonLabel={t`Login`}
        forgotPath={forgotPasswordOf('customer')}
        logIn={useCustomerLogIn()}
        logInByCode={useCustomerLogInByCode()}
        onLoggedIn={() => void navigate(wanted, { replace: true, state })}
      />
      <p>
        <Trans>
          New to the shop?{' '}
          <Link to={paths.customerRegister} className="text-link">
            Create an account
          </Link>
        </Trans>
      </p>
    </Page>
  );
}
