import { t } from '@lingui/core/macro';
import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { toShopError } from '../../apollo/shop-error';
import { MySessionsDocument } from '../../generated/account/sessions';
import { CurrentAdminDocument } from '../../generated/session/current-admin';
import {
  useRenewRecoveryCodesMutation,
  useTurnOffTwoFactorMutation,
} from '../../generated/staff/account/two-factor';
import { Button } from '../../shared/chakra/button';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { PasswordField, TextField } from '../../shared/chakra/fields';
import { FormFailure } from '../../shared/chakra/notice';
import { checkPasswordGiven } from '../../shared/lib/password.rules';
import { showRefusal } from '../../shared/lib/show-refusal';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { checkCodeGiven } from './code.rules';

interface TwoFactorIsOnProps {
  onCodes: (codes: readonly string[]) => void;
}

/** What shows who the caller is, before something grave. */
interface Proof {
  password: string;
  code: string;
}

/** New recovery codes, or none of it any more. */
export function TwoFactorIsOn({ onCodes }: TwoFactorIsOnProps) {
  const [asking, setAsking] = useState<'renew' | 'turn-off'>();
  const { showSuccess } = useMessages();
  const [renew] = useRenewRecoveryCodesMutation();
  const [turnOff] = useTurnOffTwoFactorMutation({
    refetchQueries: [CurrentAdminDocument, MySessionsDocument],
  });
  const close = () => setAsking(undefined);

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
      <p>{t`It is on: your login asks for a code of your app as well.`}</p>
      <Flex wrap="wrap" gap="8px">
        <Button tone="outline" onClick={() => setAsking('renew')}>{t`New recovery codes`}</Button>
        <Button tone="danger" onClick={() => setAsking('turn-off')}>{t`Turn off`}</Button>
      </Flex>
      <Dialog title={t`New recovery codes?`} open={asking === 'renew'} onClose={close}>
        <p>{t`The old ones stop working.`}</p>
        <ProofForm confirmLabel={t`Make new codes`} send={renewCodes} onKeep={close} />
      </Dialog>
      <Dialog title={t`Turn off two-factor login?`} open={asking === 'turn-off'} onClose={close}>
        <p>{t`Your password alone opens your login then.`}</p>
        <ProofForm confirmLabel={t`Turn off`} send={switchOff} onKeep={close} />
      </Dialog>
    </>
  );
}

interface ProofFormProps {
  confirmLabel: string;
  send: (proof: Proof) => Promise<void>;
  onKeep: () => void;
}

function ProofForm({ confirmLabel, send, onKeep }: ProofFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<Proof>({
    defaultValues: { password: '', code: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (proof) => {
    try {
      await send(proof);
    } catch (error) {
      showRefusal(toShopError(error), setError, { fields: ['password', 'code'] });
    }
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        label={t`Your password`}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { validate: checkPasswordGiven })}
      />
      <TextField
        label={t`Code`}
        autoComplete="one-time-code"
        hint={t`The six digits that your app shows, or one of your recovery codes.`}
        error={errors.code?.message}
        {...register('code', { validate: checkCodeGiven })}
      />
      <FormFailure text={errors.root?.message} />
      <DialogChoice
        confirmLabel={confirmLabel}
        keepLabel={t`Cancel`}
        loading={isSubmitting}
        onKeep={onKeep}
      />
    </form>
  );
}
