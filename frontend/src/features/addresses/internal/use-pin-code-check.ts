import { useApolloClient } from '@apollo/client/react';

import { IsServiceableDocument } from '../../../generated/addresses/serviceable';
import { checkPinCodeDigits, outsideTheArea } from './pin-code.rules';

/**
 * Asks whether the shop delivers to a pin code. Returns true or an error text; rejects where the server does not
 * answer.
 */
export function useServiceable() {
  const client = useApolloClient();
  return async (text: string): Promise<true | string> => {
    const pinCode = text.trim();
    const digits = checkPinCodeDigits(pinCode);
    if (digits !== true) return digits;
    const { data } = await client.query({ query: IsServiceableDocument, variables: { pinCode } });
    return data?.isServiceable === false ? outsideTheArea(pinCode) : true;
  };
}

/** The same for a form field. Where the server does not answer, the check passes; saving checks again. */
export function usePinCodeCheck() {
  const ask = useServiceable();
  return (text: string): Promise<true | string> => ask(text).catch(() => true as const);
}
