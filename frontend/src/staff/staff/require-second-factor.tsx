import { t } from '@lingui/core/macro';

import {
  useRequireSecondFactorMutation,
  useStaffSettingsQuery,
} from '../../generated/staff/staff/staff';
import { Button } from '../../shared/chakra/button';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { useAttempt } from '../kit/use-attempt';
import { useCurrentAdmin } from '../use-current-admin';

/** Whether all staff must have a second factor, which an owner decides. */
export function RequireSecondFactor() {
  const { admin } = useCurrentAdmin();
  const { showSuccess } = useMessages();
  const attempt = useAttempt();
  const { data, refetch } = useStaffSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const [requireSecondFactor, { loading }] = useRequireSecondFactorMutation();
  const settings = data?.staffSettings;
  if (!settings) return null;
  const { requiresSecondFactor, version } = settings;

  const change = async () => {
    const variables = { required: !requiresSecondFactor, expectedVersion: version };
    const isChanged = await attempt(async () => {
      await requireSecondFactor({ variables });
      showSuccess(
        requiresSecondFactor
          ? t`A second factor is optional now`
          : t`A second factor is required now`,
      );
    });
    if (!isChanged) await refetch();
  };

  return (
    <section className="panel" aria-label={t`Second factor`}>
      <p>
        {requiresSecondFactor
          ? t`A second factor is required: who has none can do nothing but set one up.`
          : t`A second factor is optional: who has none logs in with the password only.`}
      </p>
      {admin?.role === 'OWNER' && (
        <Button tone="outline" loading={loading} onClick={() => void change()}>
          {requiresSecondFactor ? t`Make it optional` : t`Require it of everybody`}
        </Button>
      )}
    </section>
  );
}
