import { useAdminLogIn } from '../../features/session/use-log-in';
import { LoginForm } from '../../features/session/login-form';
import { useNavigate } from '../../shared/lib/navigation';
import { Page } from '../../shared/ui/page';
import { useWantedLocation } from '../../shared/lib/wanted-location';
import { forgotPasswordOf, paths } from '../../shared/lib/paths';

/** The login of admins; it leads to their home, or back to the screen that asked for it. */
export function AdminLoginRoute() {
  const navigate = useNavigate();
  const { state, ...wanted } = useWantedLocation(paths.adminHome);
  return (
    <Page title="Admin Login" width="narrow">
      <LoginForm
        emailLabel="Email"
        buttonLabel="Log In"
        forgotPath={forgotPasswordOf('admin')}
        logIn={useAdminLogIn()}
        onLoggedIn={() => void navigate(wanted, { replace: true, state })}
      />
    </Page>
  );
}
