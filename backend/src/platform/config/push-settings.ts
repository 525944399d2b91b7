import { createECDH } from 'node:crypto';
import { makeValidator } from 'envalid';

/** The keys by which push services of browsers know the shop (VAPID). */
export interface PushConfig {
  /** For the browsers. */
  publicKey: string;
  /** Signs what is sent: never leaves the server. */
  privateKey: string;
}

/** Bytes in base64 as addresses write it. */
const bytesInBase64Url = (count: number) =>
  makeValidator((value: string) => {
    const isWritten = /^[\w-]+$/.test(value);
    if (!isWritten || Buffer.from(value, 'base64url').length !== count)
      throw new Error('expected a key as `npx web-push generate-vapid-keys` prints it');
    return value;
  });

const vapidPublicKey = bytesInBase64Url(65);
const vapidPrivateKey = bytesInBase64Url(32);

export const pushVariables = {
  VAPID_PUBLIC_KEY: vapidPublicKey({
    desc: 'public key for push messages; with `VAPID_PRIVATE_KEY`, customers can get messages about their orders on their devices; `npx web-push generate-vapid-keys` generates both',
    example: 'BNc9…',
    default: undefined,
  }),
  VAPID_PRIVATE_KEY: vapidPrivateKey({
    desc: 'signs the messages to browsers; needed with `VAPID_PUBLIC_KEY`',
    example: 'x2Lq…',
    default: undefined,
  }),
};

/**
 * Puts both keys together.
 * @throws Error with one line that names the setting that is missing or does not fit the other
 */
export function pushSettings(env: {
  VAPID_PUBLIC_KEY: string | undefined;
  VAPID_PRIVATE_KEY: string | undefined;
}): PushConfig | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (publicKey === undefined) throw new Error('VAPID_PUBLIC_KEY: VAPID_PRIVATE_KEY needs it');
  if (privateKey === undefined) throw new Error('VAPID_PRIVATE_KEY: VAPID_PUBLIC_KEY needs it');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  if (pair.getPublicKey('base64url') !== publicKey)
    throw new Error('VAPID_PUBLIC_KEY: it does not belong to VAPID_PRIVATE_KEY');
  return { publicKey, privateKey };
}
