import { Client } from './client';
import * as shared from './shared';

/** The fields of an address used by tests. */
export const ADDRESS_FIELDS =
  'id isDefault label recipientName phone line1 line2 landmark instructions pinCode';
export const ADD_ADDRESS = `mutation ($input: AddressInput!) { addAddress(input: $input) { ${ADDRESS_FIELDS} } }`;
export const UPDATE_ADDRESS = `mutation ($id: ID!, $input: AddressInput!) {
  updateAddress(id: $id, input: $input) { ${ADDRESS_FIELDS} }
}`;
export const DELETE_ADDRESS = 'mutation ($id: ID!) { deleteAddress(id: $id) }';

/** An address that the shop delivers to. */
export const addressInput = (changes: Record<string, unknown> = {}) =>
  shared.addressInput({
    recipientName: 'Meera Kulkarni',
    phone: '9876543210',
    line1: 'B-12, Gokhale Road',
    landmark: 'Opposite the temple',
    instructions: 'Leave it with the guard',
    ...changes,
  });

/** Adds an address of the caller, and returns it. */
export async function addAddress(client: Client, changes: Record<string, unknown> = {}) {
  return (await client.data(ADD_ADDRESS, { input: addressInput(changes) })).addAddress;
}
