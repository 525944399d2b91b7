import { useState } from 'react';

import { toShopError } from '../../apollo/shop-error';
import { loadedAhead } from '../../shared/lib/loaded-ahead';
import { useMessages } from '../../shared/ui/messages/use-messages';

const { Part, load } = loadedAhead(async () => (await import('./sign-up-by-code')).SignUpByCode);

/** Registers by a code; to be rendered once it is chosen. */
export const SignUpByCode = Part;

/**
 * Whether registration by a code is chosen. It is once its code has loaded: without a connection the other form stays,
 * with everything typed.
 */
export function useChosenCode() {
  const { showFailure } = useMessages();
  const [byCode, setByCode] = useState(false);
  return {
    byCode,
    chooseCode: () =>
      void load().then(
        () => setByCode(true),
        (error: unknown) => showFailure(toShopError(error).message),
      ),
    leaveCode: () => setByCode(false),
  };
}
