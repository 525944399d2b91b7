import { t } from '@lingui/core/macro';
import { Box, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { toShopError } from '../../apollo/shop-error';
import { MySessionsDocument } from '../../generated/account/sessions';
import { CurrentAdminDocument } from '../../generated/session/current-admin';
import {
  SecondFactorsDocument,
  useBeginTwoFactorMutation,
  useConfirmTwoFactorMutation,
} from '../../generated/staff/account/two-factor';
import { Button } from '../../shared/chakra/button';
import { CopyButton } from '../../shared/chakra/copy-button';
import { PasswordField, TextField } from '../../shared/chakra/fields';
import { FormFailure } from '../../shared/chakra/notice';
import { checkPasswordGiven } from '../../shared/lib/password.rules';
import { showRefusal } from '../../shared/lib/show-refusal';
import { QrCode } from '../../shared/chakra/qr-code';
import { checkCodeGiven } from './code.rules';
import { passkeyRefusal, sendWithPasskey } from './passkey';

interface TwoFactorSetUpProps {
  onCodes: (codes: readonly string[]) => void;
}

interface AppSetUp {
  secret: string;
  /** The secret with the names of the shop and of the caller, for the QR code. */
  address: string;
}

/** Sets up an app for one-time codes, which turns it on: asks for the password, then for a first code of the app. */
export function TwoFactorSetUp({ onCodes }: TwoFactorSetUpProps) {
  const [app, setApp] = useState<AppSetUp>();
  return app ? <FirstCode app={app} onCodes={onCodes} /> : <FirstPassword onBegun={setApp} />;
}

function FirstPassword({ onBegun }: { onBegun: (app: AppSetUp) => void }) {
  const [begin] = useBeginTwoFactorMutation();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (variables) => {
    try {
      const { data } = await sendWithPasskey((passkey) =>
        begin({ variables: { ...variables, passkey } }),
      );
      if (data) onBegun(data.beginTwoFactor);
    } catch (error) {
      showRefusal(passkeyRefusal(error), setError, { fields: ['password'], password: 'password' });
    }
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <p>
        {t`With it your login asks for a code of an app on your phone as well, so that a stolen password opens nothing.`}
      </p>
      <PasswordField
        label={t`Your password`}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { validate: checkPasswordGiven })}
      />
      <FormFailure text={errors.root?.message} />
      <Button type="submit" loading={isSubmitting}>{t`Set up two-factor login`}</Button>
    </form>
  );
}

function FirstCode({ app, onCodes }: TwoFactorSetUpProps & { app: AppSetUp }) {
  const [confirm] = useConfirmTwoFactorMutation({
    refetchQueries: [CurrentAdminDocument, MySessionsDocument, SecondFactorsDocument],
  });
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (variables) => {
    try {
      const { data } = await confirm({ variables });
      if (data) onCodes(data.confirmTwoFactor);
    } catch (error) {
      showRefusal(toShopError(error), setError, { fields: ['code'] });
    }
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <p>{t`Scan this with an app for one-time codes, or type the key into it.`}</p>
      <Box width="200px">
        <QrCode text={app.address} label={t`QR code for your app`} />
      </Box>
      <Flex wrap="wrap" gap="8px" align="center">
        <code className="long-text">{app.secret}</code>
        <CopyButton text={app.secret} what={t`The key`} />
      </Flex>
      <TextField
        label={t`Code`}
        autoComplete="one-time-code"
        inputMode="numeric"
        hint={t`The six digits that your app shows.`}
        error={errors.code?.message}
        {...register('code', { validate: checkCodeGiven })}
      />
      <FormFailure text={errors.root?.message} />
      <Button type="submit" loading={isSubmitting}>{t`Turn on`}</Button>
    </form>
  );
}
