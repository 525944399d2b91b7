import { useApolloClient } from '@apollo/client/react';

import { IsServiceableDocument } from '../../../generated/addresses/serviceable';
import { checkPinCodeDigits, outsideTheArea } from './pin-code.rules';

/**
 * Checks whether the shop delivers to a pin code. Returns true or an error text; rejects if the server does not
 * respond.
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

/** The same check for a form field. It passes if the server does not respond; saving checks again. */
export function usePinCodeCheck() {
  const ask = useServiceable();
  return (text: string): Promise<true | string> => ask(text).catch(() => true as const);
}
