import { t } from '@lingui/core/macro';
import { AccountPart } from '../../features/account/account-part';
import { ChangePasswordForm } from '../../features/account/change-password-form';
import { SessionList } from '../../features/account/session-list';
import { roleHint, roleName } from '../roles/role-texts';
import { useCurrentAdmin } from '../use-current-admin';
import { Notice } from '../../shared/chakra/notice';
import { TwoFactor } from './two-factor';
import { Page } from '../../shared/ui/page';
import '../../features/account/account.css';

/** The account of a member of the staff. */
export function AdminAccountRoute() {
  const { admin } = useCurrentAdmin();
  return (
    <Page title={t`Your account`}>
      <p className="account-who">
        {admin && (
          <>
            <strong className="long-text">{admin.email}</strong> · {roleName(admin)}:{' '}
            {roleHint(admin)}
          </>
        )}
      </p>
      <div className="account-parts">
        <AccountPart title={t`Change your password`}>
          <ChangePasswordForm />
        </AccountPart>
        {admin && (
          <AccountPart title={t`Two-factor login`}>
            {admin.mustSetUpSecondFactor && (
              <Notice tone="warning">
                <p>
                  {t`Your shop asks everybody of the staff for a second factor. Set up an app or a passkey here to go on.`}
                </p>
              </Notice>
            )}
            <TwoFactor isOn={admin.hasTwoFactor} />
          </AccountPart>
        )}
        <AccountPart title={t`Where you are logged in`}>
          <SessionList />
        </AccountPart>
      </div>
    </Page>
  );
}
