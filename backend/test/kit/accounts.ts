import { Answer, Client } from './client';
import { PASSWORD } from './people';

/** Account operations through the API. */

const FORGOT = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) }';
const RESET = `mutation ($input: ResetPasswordInput!) {
  resetPassword(input: $input) { accessToken customer { id email isEmailVerified } admin { id email } }
}`;
const CHANGE_PASSWORD = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }';
const CHANGE_EMAIL = 'mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) }';
const CONFIRM = 'mutation ($token: String!) { confirmEmail(token: $token) }';
const DELETE = 'mutation ($password: String!) { deleteAccount(password: $password) }';
const REQUEST_CODE =
  'mutation ($input: RequestLoginCodeInput!) { requestLoginCode(input: $input) }';
const LOGIN_WITH_CODE = `mutation ($input: LoginWithCodeInput!) {
  loginWithCode(input: $input) { accessToken customer { id email isEmailVerified } }
}`;
const REQUEST_SIGN_UP =
  'mutation ($input: RequestLoginCodeInput!) { requestSignUpCode(input: $input) }';
const SIGN_UP_WITH_CODE = `mutation ($input: SignUpWithCodeInput!) {
  signUpWithCode(input: $input) {
    accessToken
    customer { id firstName lastName email phone isEmailVerified hasLogin logsInByCodeOnly }
  }
}`;
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';

/** Another valid password. */
export const NEW_PASSWORD = 'Another@123';

export function forgotPassword(client: Client, email: unknown, kind = 'CUSTOMER'): Promise<Answer> {
  return client.graphql(FORGOT, { input: { email, kind } });
}

export function resetPassword(
  client: Client,
  token: unknown,
  password: unknown = NEW_PASSWORD,
): Promise<Answer> {
  return client.graphql(RESET, { input: { token, password } });
}

export function changePassword(
  client: Client,
  currentPassword: unknown = PASSWORD,
  newPassword: unknown = NEW_PASSWORD,
): Promise<Answer> {
  return client.graphql(CHANGE_PASSWORD, { input: { currentPassword, newPassword } });
}

export function changeEmail(
  client: Client,
  newEmail: unknown,
  password: unknown = PASSWORD,
): Promise<Answer> {
  return client.graphql(CHANGE_EMAIL, { input: { newEmail, password } });
}

export function confirmEmail(client: Client, token: unknown): Promise<Answer> {
  return client.graphql(CONFIRM, { token });
}

export function deleteAccount(client: Client, password: unknown = PASSWORD): Promise<Answer> {
  return client.graphql(DELETE, { password });
}

export function logIn(client: Client, email: string, password: string): Promise<Answer> {
  return client.graphql(LOGIN, { input: { email, password } });
}

export function requestLoginCode(client: Client, to: unknown): Promise<Answer> {
  return client.graphql(REQUEST_CODE, { input: { to } });
}

export function loginWithCode(client: Client, to: unknown, code: unknown): Promise<Answer> {
  return client.graphql(LOGIN_WITH_CODE, { input: { to, code } });
}

export function requestSignUpCode(client: Client, to: unknown): Promise<Answer> {
  return client.graphql(REQUEST_SIGN_UP, { input: { to } });
}

export function signUpWithCode(
  client: Client,
  to: unknown,
  code: unknown,
  name: unknown = 'Asha Rao',
): Promise<Answer> {
  return client.graphql(SIGN_UP_WITH_CODE, { input: { to, code, name } });
}

/** The e-mail address of the customer or admin logged in in a browser. */
export async function whoIs(client: Client): Promise<string | undefined> {
  const { me, currentAdmin } = await client.data('{ me { email } currentAdmin { email } }');
  return me?.email ?? currentAdmin?.email;
}
