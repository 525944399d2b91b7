import { TOTP } from 'otpauth';
import { Clock } from '../../src/kernel/clock';
import { Answer, Client } from './client';
import { PASSWORD } from './people';

/** The two-factor login of the staff, through the API. */

const BEGIN =
  'mutation ($password: String!) { beginTwoFactor(password: $password) { secret address } }';
const CONFIRM = 'mutation ($code: String!) { confirmTwoFactor(code: $code) }';
const LOGIN = `mutation ($input: LoginInput!, $code: String) {
  adminLogin(input: $input, code: $code) { accessToken admin { id hasTwoFactor } }
}`;
const RESET = 'mutation ($id: ID!) { resetStaffTwoFactor(id: $id) { id hasTwoFactor } }';
const TURN_OFF = `mutation ($password: String!, $code: String!) {
  turnOffTwoFactor(password: $password, code: $code)
}`;
const RENEW = `mutation ($password: String!, $code: String!) {
  renewRecoveryCodes(password: $password, code: $code)
}`;

/** An authenticator app on the shop's clock, and the recovery codes. */
export interface App {
  secret: string;
  recoveryCodes: string[];
}

/** The code of the app, offset by half minutes from the shop's time. */
export function codeOf(secret: string, clock: Clock, halfMinutes = 0): string {
  const timestamp = clock.now().getTime() + halfMinutes * 30_000;
  return new TOTP({ secret }).generate({ timestamp });
}

export function beginTwoFactor(client: Client, password: unknown = PASSWORD): Promise<Answer> {
  return client.graphql(BEGIN, { password });
}

export function confirmTwoFactor(client: Client, code: unknown): Promise<Answer> {
  return client.graphql(CONFIRM, { code });
}

/** Turns it on with the code of half a minute ago, so that the current one is unused. */
export async function turnOn(client: Client, clock: Clock): Promise<App> {
  const { secret } = (await beginTwoFactor(client)).body.data.beginTwoFactor;
  const { body } = await confirmTwoFactor(client, codeOf(secret, clock, -1));
  return { secret, recoveryCodes: body.data.confirmTwoFactor };
}

export function logInWith(client: Client, email: string, code?: unknown): Promise<Answer> {
  return client.graphql(LOGIN, { input: { email, password: PASSWORD }, code });
}

export function resetTwoFactor(by: Client, id: unknown): Promise<Answer> {
  return by.graphql(RESET, { id });
}

export function turnOff(client: Client, code: unknown, password = PASSWORD): Promise<Answer> {
  return client.graphql(TURN_OFF, { password, code });
}

export function renewCodes(client: Client, code: unknown, password = PASSWORD): Promise<Answer> {
  return client.graphql(RENEW, { password, code });
}
