import { plural, t } from '@lingui/core/macro';
import { Flex } from '@chakra-ui/react';
import { useState } from 'react';

import { MySessionsDocument } from '../../generated/account/sessions';
import { CurrentAdminDocument } from '../../generated/session/current-admin';
import {
  SecondFactorsDocument,
  useRenewRecoveryCodesMutation,
  useTurnOffTwoFactorMutation,
} from '../../generated/staff/account/two-factor';
import { Button } from '../../shared/chakra/button';
import { Dialog } from '../../shared/chakra/dialog';
import { Notice } from '../../shared/chakra/notice';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { ProofForm, type Proof } from './proof-form';

interface TwoFactorIsOnProps {
  hasPasskeys: boolean;
  recoveryCodesLeft: number;
  onCodes: (codes: readonly string[]) => void;
}

/** With so few recovery codes left, the member is asked to make new ones. */
const FEW_CODES = 2;

/** Renews the recovery codes, or turns two-factor login off. */
export function TwoFactorIsOn({ hasPasskeys, recoveryCodesLeft, onCodes }: TwoFactorIsOnProps) {
  const [asking, setAsking] = useState<'renew' | 'turn-off'>();
  const { showSuccess } = useMessages();
  const [renew] = useRenewRecoveryCodesMutation({ refetchQueries: [SecondFactorsDocument] });
  const [turnOff] = useTurnOffTwoFactorMutation({
    refetchQueries: [CurrentAdminDocument, MySessionsDocument, SecondFactorsDocument],
  });
  const close = () => setAsking(undefined);
  const proof = { isOn: true, hasPasskeys, onKeep: close };

  const renewCodes = async (variables: Proof) => {
    const { data } = await renew({ variables });
    close();
    if (data) onCodes(data.renewRecoveryCodes);
  };
  const switchOff = async (variables: Proof) => {
    await turnOff({ variables });
    close();
    showSuccess(t`Two-factor login is off.`);
  };

  return (
    <>
      <p>{t`It is on: your login asks for a second factor as well.`}</p>
      {recoveryCodesLeft > FEW_CODES ? (
        <p>{codesText(recoveryCodesLeft)}</p>
      ) : (
        <Notice tone="warning">
          <p>
            {codesText(recoveryCodesLeft)}{' '}
            {t`Make new ones while you have your phone: without a code and without it you cannot log in.`}
          </p>
        </Notice>
      )}
      <Flex wrap="wrap" gap="8px">
        <Button tone="outline" onClick={() => setAsking('renew')}>{t`New recovery codes`}</Button>
        <Button tone="danger" onClick={() => setAsking('turn-off')}>{t`Turn off`}</Button>
      </Flex>
      <Dialog title={t`New recovery codes?`} open={asking === 'renew'} onClose={close}>
        <p>{t`The old ones stop working.`}</p>
        <ProofForm {...proof} confirmLabel={t`Make new codes`} send={renewCodes} />
      </Dialog>
      <Dialog title={t`Turn off two-factor login?`} open={asking === 'turn-off'} onClose={close}>
        <p>{t`Your password alone opens your login then. Your app, your passkeys and your recovery codes stop working.`}</p>
        <ProofForm {...proof} confirmLabel={t`Turn off`} send={switchOff} />
      </Dialog>
    </>
  );
}

const codesText = (left: number) =>
  plural(left, {
    0: 'No recovery code is left.',
    one: '# recovery code is left.',
    other: '# recovery codes are left.',
  });
