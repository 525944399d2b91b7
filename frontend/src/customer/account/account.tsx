import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

import { AccountPart } from '../../features/account/account-part';
import { Connect } from '../connect/connect';
import { requestOfLink } from '../connect/request-of-link.rules';
import { ConnectedApps } from './connected-apps';
import { ChangeEmailForm } from './change-email-form';
import { ChangeNameForm } from './change-name-form';
import { ChangePasswordForm } from '../../features/account/change-password-form';
import { ChangePhoneForm } from './change-phone-form';
import { DeviceMessages } from './device-messages';
import { DeleteAccount } from './delete-account';
import type { DeleteAccountFormProps } from './delete-account-form';
import { ProfileSummary } from './profile-summary';
import { SessionList } from '../../features/account/session-list';
import { useAccountQuery } from '../../generated/account/account';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { ButtonAnchor, ButtonLink } from '../../shared/chakra/button';
import { Page } from '../../shared/ui/page';
import { ErrorState, LoadingState } from '../../shared/ui/states';
import { useLeave } from '../../app/layout/use-log-out';
import { downloads, paths } from '../../shared/lib/paths';
import { forgetSession } from '../../shared/lib/session';
import '../../features/account/account.css';

/**
 * The account of a customer: details, logins, password, and the data that the shop stores. Apps that ask to act for the
 * customer also link here: a separate path would add to every page's code.
 */
export function CustomerAccountRoute() {
  const [parameters] = useSearchParams();
  const request = requestOfLink(parameters);
  if (request) return <Connect request={request} />;
  return (
    <Page
      title={t`Your account`}
      aside={<ButtonLink to={paths.customerAddresses} tone="quiet">{t`Your addresses`}</ButtonLink>}
    >
      <Account />
    </Page>
  );
}

function Account() {
  const { data, error, loading, refetch } = useAccountQuery({ fetchPolicy: 'cache-and-network' });
  const profile = data?.me;
  // The server no longer knows the session: a stored id alone is not a login.
  const isNobody = !loading && data?.me === null;
  useEffect(() => {
    if (isNobody) forgetSession();
  }, [isNobody]);
  if (error && !profile)
    return (
      <ErrorState text={t`Your account could not be loaded.`} onRetry={() => void refetch()} />
    );
  if (!profile) return <LoadingState label={t`Loading your account`} rows={6} />;
  const { email, phone, logsInByCodeOnly, giftCreditPaise } = profile;
  const codeTo = logsInByCodeOnly ? email || phone : undefined;
  return (
    <div className="account-parts">
      <div className="account-parts__column">
        <AccountPart title={t`Your details`}>
          <ProfileSummary profile={profile} />
        </AccountPart>
        <AccountPart title={t`Change your name`}>
          <ChangeNameForm {...profile} />
        </AccountPart>
        <AccountPart title={phone ? t`Change your phone` : t`Add your phone`}>
          <ChangePhoneForm codeTo={codeTo} />
        </AccountPart>
        <AccountPart title={t`Where you are logged in`}>
          <SessionList />
        </AccountPart>
        <ConnectedApps />
        <DeviceMessages />
        <AccountPart title={t`Your data`}>
          <p>{t`Everything that the shop keeps about you, from your details to your orders, as a file in JSON.`}</p>
          <ButtonAnchor
            href={downloads.accountData}
            download
            tone="outline"
          >{t`Download my data`}</ButtonAnchor>
        </AccountPart>
      </div>
      <div className="account-parts__column">
        <AccountPart title={email ? t`Change your e-mail address` : t`Add your e-mail address`}>
          <ChangeEmailForm codeTo={codeTo} />
        </AccountPart>
        <AccountPart title={logsInByCodeOnly ? t`Choose a password` : t`Change your password`}>
          {email ? (
            <ChangePasswordForm codeTo={codeTo} />
          ) : (
            <p>{t`You log in by a code to your phone. To log in by a password, too, add your e-mail address first.`}</p>
          )}
        </AccountPart>
        <AccountPart title={t`Close your account`}>
          <p>{t`Deletes your account and everything that identifies you. Orders that are on their way have to arrive first.`}</p>
          <DeleteOwnAccount {...{ giftCreditPaise, codeTo }} />
        </AccountPart>
      </div>
    </div>
  );
}

type DeleteOwnAccountProps = Pick<DeleteAccountFormProps, 'giftCreditPaise' | 'codeTo'>;

function DeleteOwnAccount(props: DeleteOwnAccountProps) {
  const leave = useLeave();
  const { showSuccess } = useMessages();
  const goodbye = async () => {
    await leave();
    showSuccess(t`Your account is deleted. Goodbye, and thank you for shopping here.`);
  };
  return <DeleteAccount {...props} onDeleted={() => void goodbye()} />;
}
