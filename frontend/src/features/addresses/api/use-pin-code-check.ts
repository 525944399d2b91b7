import { useApolloClient } from '@apollo/client/react';

import { IsServiceableDocument } from '../../../generated/addresses/serviceable';
import { checkPinCodeDigits, outsideTheArea } from '../address.rules';

/** Says whether the shop delivers to a pin code: true, or what is wrong with it. */
export function usePinCodeCheck() {
  const client = useApolloClient();
  return async (text: string): Promise<true | string> => {
    const pinCode = text.trim();
    const digits = checkPinCodeDigits(pinCode);
    if (digits !== true) return digits;
    try {
      const { data } = await client.query({
        query: IsServiceableDocument,
        variables: { pinCode },
      });
      return data?.isServiceable === false ? outsideTheArea(pinCode) : true;
    } catch {
      // The server looks once more when the address is saved.
      return true;
    }
  };
}
