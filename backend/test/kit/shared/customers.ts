import { randomInt, randomUUID } from 'node:crypto';
import type { GraphqlClient } from './graphql-client';

/** The data of the registration form. */
export interface CustomerData {
  firstName: string;
  lastName: string;
  email: string;
  dateOfBirth: string;
  phone: string;
  district: string;
  zipCode: string;
  state: string;
  password: string;
}

/** An unused phone number. */
export const newPhone = (): string => String(randomInt(7_000_000_000, 9_000_000_000));

/** The input of a registration; every test supplies its own e-mail address. */
export const customerInput = (changes: Partial<CustomerData> = {}) => ({
  firstName: 'Meera',
  lastName: 'Joshi',
  email: `meera.${randomUUID().slice(0, 13)}@grocessay.test`,
  dateOfBirth: '1991-05-14',
  gender: 'FEMALE',
  phone: '9820098200',
  district: 'Thane',
  zipCode: '400601',
  state: 'Maharashtra',
  password: 'Mangoes@2026',
  ...changes,
});

const registerOperation = `mutation Register($input: RegisterInput!) { register(input: $input) { id } }`;
const loginOperation = `mutation Login($input: LoginInput!) { login(input: $input) { accessToken customer { id } } }`;
const adminLoginOperation = `mutation AdminLogin($input: LoginInput!) { adminLogin(input: $input) { accessToken admin { id } } }`;

/** Registers a new customer. */
export async function register(
  api: GraphqlClient,
  input = customerInput(),
): Promise<CustomerData & { id: string }> {
  const { id } = await api.call<{ id: string }>(registerOperation, { input });
  return { ...input, id };
}

interface Credentials {
  email: string;
  password: string;
}

/** The logged-in customer, and the session token for callers without cookies. */
export interface Login {
  id: string;
  accessToken: string;
}

/** Logs a customer in: from now on the API's cookies are theirs. */
export async function logIn(api: GraphqlClient, { email, password }: Credentials): Promise<Login> {
  const { accessToken, customer } = await api.call<{
    accessToken: string;
    customer: { id: string };
  }>(loginOperation, { input: { email, password } });
  return { id: customer.id, accessToken };
}

/** Logs an admin in. */
export async function logInAdmin(
  api: GraphqlClient,
  { email, password }: Credentials,
): Promise<Login> {
  const { accessToken, admin } = await api.call<{ accessToken: string; admin: { id: string } }>(
    adminLoginOperation,
    { input: { email, password } },
  );
  return { id: admin.id, accessToken };
}
