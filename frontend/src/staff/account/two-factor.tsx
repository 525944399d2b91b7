import { useState } from 'react';

import { RecoveryCodes } from './recovery-codes';
import { TwoFactorIsOn } from './two-factor-is-on';
import { TwoFactorSetUp } from './two-factor-set-up';

/** Turns the caller's two-factor login on and off; new recovery codes stay until they are kept. */
export function TwoFactor({ isOn }: { isOn: boolean }) {
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  return isOn ? <TwoFactorIsOn onCodes={setCodes} /> : <TwoFactorSetUp onCodes={setCodes} />;
}
