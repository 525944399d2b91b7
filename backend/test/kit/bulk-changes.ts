import { randomUUID } from 'node:crypto';
import { Client } from './client';
import { addProduct } from './products';
import { readUntil } from './until';

/**
 * What becomes of bulk changes, through the API.
 * @param keeper who carries them out, asked for with each call
 * @param fields what is read of a bulk change
 */
export function bulkChangesBy(keeper: () => Client, fields: string) {
  const read = `query ($id: ID!) { bulkChange(id: $id) { ${fields} } }`;
  const one = async (id: string) => (await keeper().data(read, { id })).bulkChange;
  const act = async (name: 'start' | 'cancel' | 'undo', id: string, by = keeper()) => {
    const mutation = `mutation ($id: ID!) { answer: ${name}BulkChange(id: $id) { ${fields} } }`;
    return (await by.data(mutation, { id })).answer;
  };
  /** The change once nothing of it is under way any more. */
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

/** A word that only the products of one test have, without digits, which a search would take for a pack size. */
export const newWord = () =>
  `zq${randomUUID().replace(/[^a-z]/g, '')}${randomUUID().replace(/[^a-z]/g, '')}`;

/** So many products of 100 rupees, whose names have this word. */
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
