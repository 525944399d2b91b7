import type { GraphqlClient } from './graphql-client';

const addOperation = `mutation AddAddress($input: AddressInput!) { addAddress(input: $input) { id } }`;

/** An address in Thane. */
export const addressInput = (
  changes: { landmark?: string; instructions?: string; [field: string]: unknown } = {},
) => ({
  label: 'Home',
  recipientName: 'Meera Joshi',
  phone: '9820098200',
  line1: '12 Gokhale Road',
  line2: 'Naupada',
  pinCode: '400602',
  ...changes,
});

/** Adds an address of the caller; the first one is the default. */
export const addAddress = (
  api: GraphqlClient,
  wanted: Record<string, unknown> = {},
): Promise<unknown> => api.call(addOperation, { input: addressInput(wanted) });
