import { randomUUID } from 'node:crypto';
import { Client } from './client';
import { addProduct } from './products';
import { readUntil } from './until';

/**
 * Bulk change operations through the API.
 * @param keeper returns the admin, called for each operation
 * @param fields the fields to read
 */
export function bulkChangesBy(keeper: () => Client, fields: string) {
  const read = `query ($id: ID!) { bulkChange(id: $id) { ${fields} } }`;
  const one = async (id: string) => (await keeper().data(read, { id })).bulkChange;
  const act = async (name: 'start' | 'cancel' | 'undo', id: string, by = keeper()) => {
    const mutation = `mutation ($id: ID!) { answer: ${name}BulkChange(id: $id) { ${fields} } }`;
    return (await by.data(mutation, { id })).answer;
  };
  /** The change once it has completed. */
  const ended = (id: string) =>
    readUntil(
      () => one(id),
      ({ state }) => !['RUNNING', 'UNDOING'].includes(state),
    );
  const run = async (id: string) => {
    await act('start', id);
    return ended(id);
  };
  const undone = async (id: string) => {
    await act('undo', id);
    return ended(id);
  };
  return { act, ended, one, run, undone };
}

/** A word unique to the products of one test, without digits, which a search would treat as a pack size. */
export const newWord = () =>
  `zq${randomUUID().replace(/[^a-z]/g, '')}${randomUUID().replace(/[^a-z]/g, '')}`;

/** Adds products of 100 rupees with this word in their names. */
export async function addProductsNamed(
  keeper: Client,
  word: string,
  count: number,
  changes: object = {},
) {
  const ids: number[] = [];
  for (let at = 0; at < count; at++)
    ids.push(await addProduct(keeper, { name: `${word} ${at}`, mrpPaise: 10_000, ...changes }));
  return { word, ids };
}
