import { randomUUID } from 'node:crypto';
import type { ShopApi } from './shop-api';

/** A customer as the registration form wants one. */
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

/** A customer whom nobody else has: every test brings its own. */
export const newCustomerData = (): CustomerData => ({
  firstName: 'Meera',
  lastName: 'Joshi',
  email: `meera.${randomUUID().slice(0, 13)}@grocessay.test`,
  dateOfBirth: '1991-05-14',
  phone: '9820098200',
  district: 'Thane',
  zipCode: '400601',
  state: 'Maharashtra',
  password: 'Mangoes@2026',
});

const registerOperation = `mutation Register($input: RegisterInput!) { register(input: $input) { id } }`;
const loginOperation = `mutation Login($input: LoginInput!) { login(input: $input) { customer { id } } }`;
const adminLoginOperation = `mutation AdminLogin($input: LoginInput!) { adminLogin(input: $input) { admin { id } } }`;

/** Registers a new customer. */
export async function register(api: ShopApi): Promise<CustomerData & { id: string }> {
  const customer = newCustomerData();
  const { id } = await api.call<{ id: string }>(registerOperation, {
    input: { ...customer, gender: 'FEMALE' },
  });
  return { ...customer, id };
}

interface Credentials {
  email: string;
  password: string;
}

/** Logs a customer in: from now on the API's cookies are theirs. Answers the customer's id. */
export async function logIn(api: ShopApi, { email, password }: Credentials): Promise<string> {
  const answer = await api.call<{ customer: { id: string } }>(loginOperation, {
    input: { email, password },
  });
  return answer.customer.id;
}

/** Logs an admin in. Answers the admin's id. */
export async function logInAdmin(api: ShopApi, { email, password }: Credentials): Promise<string> {
  const answer = await api.call<{ admin: { id: string } }>(adminLoginOperation, {
    input: { email, password },
  });
  return answer.admin.id;
}
