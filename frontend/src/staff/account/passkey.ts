import { t } from '@lingui/core/macro';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

import { toShopError, type ShopError } from '../../apollo/shop-error';
import type { PasskeyAnswerInput, PasskeyInput } from '../../generated/graphql';

/** The browser has no matching passkey, the user cancelled, or the device has one already. */
class PasskeyNotUsed extends Error {}

/** Asks the browser for a passkey. Throws errors that `passkeyRefusal` maps. */
export async function answerPasskey(options: object): Promise<PasskeyAnswerInput> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const { id, response } = await used(startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
}

/** Has the browser create a passkey. Throws errors that `passkeyRefusal` maps. */
export async function createPasskey(options: object): Promise<Omit<PasskeyInput, 'name'>> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const { id, response } = await used(startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

/** The passkey options that the server sends after the right password; undefined if the caller has no passkey. */
export function passkeyOptionsOf({ code, details }: ShopError): object | undefined {
  if (code !== 'SECOND_FACTOR_REQUIRED' || typeof details !== 'object' || !details)
    return undefined;
  return 'passkey' in details ? (details.passkey as object) : undefined;
}

/**
 * Sends a request that needs a second factor; if the server requests one and offers passkeys, asks for a passkey and
 * resends.
 */
export async function sendWithPasskey<Result>(
  send: (passkey?: PasskeyAnswerInput) => Promise<Result>,
): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    const options = passkeyOptionsOf(toShopError(error));
    if (!options) throw error;
    return send(await answerPasskey(options));
  }
}

/** Maps an error of the server or of the passkey. */
export function passkeyRefusal(error: unknown): ShopError {
  if (!(error instanceof PasskeyNotUsed)) return toShopError(error);
  const message = isKnownDevice(error.cause)
    ? t`This device already has a passkey of yours.`
    : t`No passkey was used. Please try again.`;
  return { code: 'WRONG_CREDENTIALS', message, fields: { passkey: message } };
}

/** Of the browser (WebAuthn): it recognizes a passkey that the options exclude. */
const isKnownDevice = (cause: unknown): boolean =>
  cause instanceof Error && cause.name === 'InvalidStateError';

async function used<Result>(asking: Promise<Result>): Promise<Result> {
  try {
    return await asking;
  } catch (cause) {
    throw new PasskeyNotUsed('No passkey was used', { cause });
  }
}
