import { AccountPart } from '../../features/account/account-part';
import { ChangePasswordForm } from '../../features/account/change-password-form';
import { SessionList } from '../../features/account/session-list';
import { useCurrentAdmin } from '../use-current-admin';
import { roleHint, roleText } from '../../shared/lib/staff-role.rules';
import { Page } from '../../shared/ui/page';
import '../../features/account/account.css';

/** The account of a member of the staff. */
export function AdminAccountRoute() {
  const { admin } = useCurrentAdmin();
  return (
    <Page title="Your account">
      <p className="account-who">
        {admin && (
          <>
            <strong className="long-text">{admin.email}</strong> · {roleText[admin.role]}:{' '}
            {roleHint[admin.role]}
          </>
        )}
      </p>
      <div className="account-parts">
        <AccountPart title="Change your password">
          <ChangePasswordForm />
        </AccountPart>
        <AccountPart title="Where you are logged in">
          <SessionList />
        </AccountPart>
      </div>
    </Page>
  );
}
