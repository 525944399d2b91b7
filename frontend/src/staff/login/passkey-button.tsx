import { t } from '@lingui/core/macro';
import { useState } from 'react';

import type { ShopError } from '../../apollo/shop-error';
import { Button } from '../../shared/ui/button';
import { FormFailure } from '../../shared/ui/form-failure';

interface PasskeyButtonProps {
  /** Returns the refusal, or undefined. */
  logIn: () => Promise<ShopError | undefined>;
  onLoggedIn: () => void;
}

/** Logs in with a passkey of this device, of a phone or of a security key. */
export function PasskeyButton({ logIn, onLoggedIn }: PasskeyButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<ShopError>();
  const ask = async () => {
    setAsking(true);
    const refused = await logIn();
    setAsking(false);
    setRefusal(refused);
    if (!refused) onLoggedIn();
  };
  return (
    <>
      <FormFailure text={refusal?.message} />
      <Button tone="outline" loading={isAsking} onClick={() => void ask()}>
        {t`Use a passkey`}
      </Button>
    </>
  );
}
