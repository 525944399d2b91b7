import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { useAdminLogIn, type Credentials } from '../../features/session/use-log-in';
import { LoginForm } from '../../features/session/login-form';
import { useNavigate } from '../../shared/lib/navigation';
import { Page } from '../../shared/ui/page';
import { useWantedLocation } from '../../shared/lib/wanted-location';
import { forgotPasswordOf } from '../../shared/lib/paths';
import { passkeyOptionsOf } from '../account/passkey';
import { CodeForm } from './code-form';
import { PasskeyButton } from './passkey-button';
import { useLogInWithBoth, usePasskeyLogIn } from './use-passkey-log-in';
import { adminPaths } from '../admin-paths';

/** A member whose password was right, and who needs a second factor next. */
interface Halfway {
  credentials: Credentials;
  hasPasskey: boolean;
}

/** The login of admins; it continues to their home, or returns to the screen that requested it. */
export function AdminLoginRoute() {
  const navigate = useNavigate();
  const { state, ...wanted } = useWantedLocation(adminPaths.home);
  const adminLogIn = useAdminLogIn();
  const logInWithBoth = useLogInWithBoth();
  const passkeyLogIn = usePasskeyLogIn();
  const [halfway, setHalfway] = useState<Halfway>();
  const enter = () => void navigate(wanted, { replace: true, state });

  const logIn = async (credentials: Credentials) => {
    const refusal = await adminLogIn(credentials);
    if (refusal?.code === 'SECOND_FACTOR_REQUIRED')
      setHalfway({ credentials, hasPasskey: passkeyOptionsOf(refusal) !== undefined });
    return refusal;
  };

  return (
    <Page title={t`Admin Login`} width="narrow">
      {halfway ? (
        <CodeForm
          logIn={(code) => adminLogIn({ ...halfway.credentials, code })}
          onLoggedIn={enter}
          onBack={() => setHalfway(undefined)}
        >
          {halfway.hasPasskey && (
            <PasskeyButton logIn={() => logInWithBoth(halfway.credentials)} onLoggedIn={enter} />
          )}
        </CodeForm>
      ) : (
        <>
          <LoginForm
            emailLabel={t`Email`}
            buttonLabel={t`Log In`}
            forgotPath={forgotPasswordOf('admin')}
            logIn={logIn}
            onLoggedIn={enter}
          />
          <div className="form panel">
            <PasskeyButton logIn={passkeyLogIn} onLoggedIn={enter} />
          </div>
        </>
      )}
    </Page>
  );
}
