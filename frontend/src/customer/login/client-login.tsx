import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';

import { useClientLogIn } from '../../features/session/api/use-log-in';
import { LoginForm } from '../../features/session/components/login-form';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { useWantedLocation } from '../../app/guards';
import { forgotPasswordOf, paths } from '../../app/paths';

/** The login of clients; it leads to the products, or back to the screen that asked for it. */
export function ClientLoginRoute() {
  const navigate = useNavigate();
  const { state, ...wanted } = useWantedLocation(paths.clientHome);
  return (
    <Page title={t`Client Login`} width="narrow">
      <LoginForm
        emailLabel={t`User Name`}
        buttonLabel={t`Login`}
        forgotPath={forgotPasswordOf('customer')}
        logIn={useClientLogIn()}
        onLoggedIn={() => void navigate(wanted, { replace: true, state })}
      />
      <p>
        <Trans>
          New to the shop?{' '}
          <Link to={paths.clientRegister} className="text-link">
            Create an account
          </Link>
        </Trans>
      </p>
    </Page>
  );
}
