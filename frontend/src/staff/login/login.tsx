import { useState } from 'react';

import { useAdminLogIn, type Credentials } from '../../features/session/use-log-in';
import { LoginForm } from '../../features/session/login-form';
import { useNavigate } from '../../shared/lib/navigation';
import { Page } from '../../shared/ui/page';
import { useWantedLocation } from '../../shared/lib/wanted-location';
import { forgotPasswordOf, paths } from '../../shared/lib/paths';
import { CodeForm } from './code-form';

/** The login of admins; it leads to their home, or back to the screen that asked for it. */
export function AdminLoginRoute() {
  const navigate = useNavigate();
  const { state, ...wanted } = useWantedLocation(paths.adminHome);
  const adminLogIn = useAdminLogIn();
  /** Whose password was right, and who gives a code next. */
  const [halfway, setHalfway] = useState<Credentials>();
  const enter = () => void navigate(wanted, { replace: true, state });

  const logIn = async (credentials: Credentials) => {
    const refusal = await adminLogIn(credentials);
    if (refusal?.code === 'SECOND_FACTOR_REQUIRED') setHalfway(credentials);
    return refusal;
  };

  return (
    <Page title="Admin Login" width="narrow">
      {halfway ? (
        <CodeForm
          logIn={(code) => adminLogIn({ ...halfway, code })}
          onLoggedIn={enter}
          onBack={() => setHalfway(undefined)}
        />
      ) : (
        <LoginForm
          emailLabel="Email"
          buttonLabel="Log In"
          forgotPath={forgotPasswordOf('admin')}
          logIn={logIn}
          onLoggedIn={enter}
        />
      )}
    </Page>
  );
}
