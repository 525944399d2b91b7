import type { ShopError } from '../../apollo/shop-error';
import type { SignUpWithCodeInput } from '../../generated/graphql';
import {
  useRequestSignUpCodeMutation,
  useSignUpWithCodeMutation,
} from '../../generated/session/sign-up-code';
import { rememberCustomer } from '../../shared/lib/session';
import { useLogInWith } from './use-log-in';
import { requestBy, type RequestCode } from './use-request-code';

/** Requests registration codes. */
export function useRequestSignUpCode(): RequestCode {
  const [request] = useRequestSignUpCodeMutation();
  return requestBy(async (to) => {
    const { data } = await request({ variables: { input: { to } } });
    return data?.requestSignUpCode;
  });
}

/** Registers a customer by a code and logs them in; a customer with an account is only logged in. */
export function useSignUpByCode(): (input: SignUpWithCodeInput) => Promise<ShopError | undefined> {
  const [signUp] = useSignUpWithCodeMutation();
  return useLogInWith(async (input) => {
    const { data } = await signUp({ variables: { input } });
    if (data) rememberCustomer(data.signUpWithCode.customer.id);
  });
}
