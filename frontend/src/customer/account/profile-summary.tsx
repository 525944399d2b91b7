import { t } from '@lingui/core/macro';

import { toShopError } from '../../apollo/shop-error';
import { useSendEmailConfirmationMutation } from '../../generated/account/account';
import type { ProfileFieldsFragment } from '../../generated/graphql';
import { fullNameOf } from '../../shared/lib/full-name';
import { formatCalendarDay } from '../../shared/lib/ist-time';
import { Badge } from '../../shared/chakra/badge';
import { Button } from '../../shared/chakra/button';
import { useMessages } from '../../shared/ui/messages/use-messages';
import './profile-summary.css';

/** The details of the customer. */
export function ProfileSummary({ profile }: { profile: ProfileFieldsFragment }) {
  const { phone, district, state, zipCode, dateOfBirth } = profile;
  return (
    <dl className="profile">
      <dt>{t`Name`}</dt>
      <dd translate="no">{fullNameOf(profile)}</dd>
      <dt>{t`E-mail`}</dt>
      <dd>{profile.email ? <EmailState profile={profile} /> : t`None given`}</dd>
      <dt>{t`Phone`}</dt>
      <dd>{phone || t`None given`}</dd>
      {district && (
        <>
          <dt>{t`Lives in`}</dt>
          <dd translate="no">
            {district}, {state} {zipCode}
          </dd>
        </>
      )}
      {dateOfBirth && (
        <>
          <dt>{t`Born`}</dt>
          <dd>{formatCalendarDay(dateOfBirth)}</dd>
        </>
      )}
    </dl>
  );
}

type EmailStateProps = { profile: Pick<ProfileFieldsFragment, 'email' | 'isEmailVerified'> };

function EmailState({ profile: { email, isEmailVerified } }: EmailStateProps) {
  const { showSuccess, showFailure } = useMessages();
  const [sendConfirmation, { loading }] = useSendEmailConfirmationMutation({
    onCompleted: () => showSuccess(t`The link is on its way. Look in your spam folder, too.`),
    onError: (error) => showFailure(toShopError(error).message),
  });
  return (
    <>
      <span className="long-text">
        {email}{' '}
        {isEmailVerified ? (
          <Badge tone="good">{t`Confirmed`}</Badge>
        ) : (
          <Badge tone="waiting">{t`Not confirmed`}</Badge>
        )}
      </span>
      {!isEmailVerified && (
        <Button
          tone="outline"
          loading={loading}
          onClick={() => void sendConfirmation()}
        >{t`Send confirmation link`}</Button>
      )}
    </>
  );
}
