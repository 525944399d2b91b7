import type { ShopError } from '../../apollo/shop-error';
import { useAdminLogIn, useLogInWith, type Credentials } from '../../features/session/use-log-in';
import type { PasskeyAnswerInput } from '../../generated/graphql';
import {
  useBeginPasskeyLoginMutation,
  usePasskeyLoginMutation,
} from '../../generated/staff/login/passkey-login';
import { rememberAdmin } from '../../shared/lib/session';
import { answerPasskey, passkeyOptionsOf, passkeyRefusal } from '../account/passkey';

/** Logs an admin in by a passkey alone; returns the refusal, or undefined. */
export function usePasskeyLogIn(): () => Promise<ShopError | undefined> {
  const [begin] = useBeginPasskeyLoginMutation();
  const [passkeyLogin] = usePasskeyLoginMutation();
  const logIn = useLogInWith<PasskeyAnswerInput>(async (passkey) => {
    const { data } = await passkeyLogin({ variables: { passkey } });
    if (data) rememberAdmin(data.passkeyLogin.admin.id);
  });
  return async () => {
    let passkey: PasskeyAnswerInput;
    try {
      const { data } = await begin();
      passkey = await answerPasskey(data?.beginPasskeyLogin ?? {});
    } catch (error) {
      return passkeyRefusal(error);
    }
    return logIn(passkey);
  };
}

/** Logs an admin in by password and passkey; returns the refusal, or undefined. */
export function useLogInWithBoth(): (credentials: Credentials) => Promise<ShopError | undefined> {
  const adminLogIn = useAdminLogIn();
  return async (credentials) => {
    const refusal = await adminLogIn(credentials);
    const options = refusal && passkeyOptionsOf(refusal);
    if (!options) return refusal;
    try {
      return await adminLogIn({ ...credentials, passkey: await answerPasskey(options) });
    } catch (error) {
      return passkeyRefusal(error);
    }
  };
}
