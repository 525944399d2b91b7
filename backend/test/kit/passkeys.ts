import { Answer, Client } from './client';
import { PASSWORD } from './people';
import { Deviation, SoftwareAuthenticator } from './software-authenticator';

/** Passkeys of the staff, through the API. */

const BEGIN = `mutation ($password: String!, $code: String, $passkey: PasskeyAnswerInput) {
  beginPasskey(password: $password, code: $code, passkey: $passkey)
}`;
const ADD = `mutation ($input: PasskeyInput!) {
  addPasskey(input: $input) { passkey { id name lastUsedAt } recoveryCodes }
}`;
const LOGIN = `mutation ($input: LoginInput!, $passkey: PasskeyAnswerInput) {
  adminLogin(input: $input, passkey: $passkey) { accessToken admin { id hasTwoFactor } }
}`;
const ALONE = `mutation ($passkey: PasskeyAnswerInput!) {
  passkeyLogin(passkey: $passkey) { admin { email } }
}`;
const REMOVE = `mutation ($id: ID!, $password: String!, $code: String, $passkey: PasskeyAnswerInput) {
  removePasskey(id: $id, password: $password, code: $code, passkey: $passkey)
}`;

/** The second factor sent with a call. */
interface Shown {
  code?: string;
  passkey?: object;
}

export function beginPasskey(client: Client, shown: Shown = {}, password = PASSWORD) {
  return client.graphql(BEGIN, { password, ...shown });
}

export function addPasskey(client: Client, created: object, name = 'Phone'): Promise<Answer> {
  return client.graphql(ADD, { input: { name, ...created } });
}

/** Adds a passkey from a new authenticator. */
export async function enrol(client: Client, origin: string, name = 'Phone', shown: Shown = {}) {
  const authenticator = new SoftwareAuthenticator(origin);
  const { beginPasskey: options } = (await beginPasskey(client, shown)).body.data;
  const { addPasskey: added } = (await addPasskey(client, authenticator.create(options), name)).body
    .data;
  const { passkey, recoveryCodes }: { passkey: { id: string }; recoveryCodes: string[] } = added;
  return { authenticator, passkeyId: passkey.id, recoveryCodes };
}

export function logInByBoth(client: Client, email: string, passkey?: object): Promise<Answer> {
  return client.graphql(LOGIN, { input: { email, password: PASSWORD }, passkey });
}

/** The passkey options in the response to a correct password. */
export function optionsIn({ body }: Answer): { challenge: string; rpId: string } {
  return body.errors[0].extensions.details.passkey;
}

/** Logs in with the password and the passkey. */
export async function logInByPasskey(
  client: Client,
  email: string,
  authenticator: SoftwareAuthenticator,
  deviation?: Deviation,
): Promise<Answer> {
  const options = optionsIn(await logInByBoth(client, email));
  return logInByBoth(client, email, authenticator.answer(options, deviation));
}

export async function beginPasskeyLogin(client: Client): Promise<{ challenge: string }> {
  return (await client.data('mutation { beginPasskeyLogin }')).beginPasskeyLogin;
}

/** Logs in with the passkey alone. */
export async function logInByPasskeyAlone(
  client: Client,
  authenticator: SoftwareAuthenticator,
  deviation?: Deviation,
): Promise<Answer> {
  const options = await beginPasskeyLogin(client);
  return client.graphql(ALONE, { passkey: authenticator.answer(options, deviation) });
}

export function removePasskey(client: Client, id: string, shown: Shown = {}): Promise<Answer> {
  return client.graphql(REMOVE, { id, password: PASSWORD, ...shown });
}
