import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { failureOf } from '../../apollo/shop-error';
import { useSecondFactorsQuery } from '../../generated/staff/account/two-factor';
import { ErrorState, LoadingState } from '../../shared/ui/states';
import { Passkeys } from './passkeys';
import { RecoveryCodes } from './recovery-codes';
import { TwoFactorIsOn } from './two-factor-is-on';
import { TwoFactorSetUp } from './two-factor-set-up';

/** Turns the caller's two-factor login on and off; shows new recovery codes until they are stored. */
export function TwoFactor({ isOn }: { isOn: boolean }) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { data, error, refetch } = useSecondFactorsQuery({ fetchPolicy: 'cache-and-network' });
  const factors = data?.secondFactors;
  if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={() => setCodes([])} />;
  if (failureOf(error) && !factors)
    return (
      <ErrorState
        text={t`Your second factors could not be loaded.`}
        onRetry={() => void refetch()}
      />
    );
  if (!factors) return <LoadingState label={t`Loading your second factors`} rows={2} />;
  const { hasApp, passkeys, recoveryCodesLeft } = factors;
  return (
    <>
      {isOn && (
        <TwoFactorIsOn
          hasPasskeys={passkeys.length > 0}
          recoveryCodesLeft={recoveryCodesLeft}
          onCodes={setCodes}
        />
      )}
      {!hasApp && <TwoFactorSetUp onCodes={setCodes} />}
      <Passkeys isOn={isOn} passkeys={passkeys} onCodes={setCodes} />
    </>
  );
}
