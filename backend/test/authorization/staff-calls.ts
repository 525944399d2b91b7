import { Client } from '../kit/client';

const CREATE_TOKEN = `mutation ($input: ApiTokenInput!) {
  createApiToken(input: $input) { token apiToken { id } }
}`;

/** A token of an owner for a program that may do one thing. */
export async function newToken(owner: Client, scope = 'READ_ORDERS') {
  const input = { name: `For ${scope}`, scopes: [scope] };
  const { createApiToken } = await owner.data(CREATE_TOKEN, { input });
  return { token: String(createApiToken.token), id: String(createApiToken.apiToken.id) };
}

const REMOVE = 'mutation ($id: ID!) { removeStaff(id: $id) }';

/** Takes somebody out of the staff. */
export async function removeMember(owner: Client, id: number): Promise<void> {
  await owner.data(REMOVE, { id });
}
