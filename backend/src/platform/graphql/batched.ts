import DataLoader from 'dataloader';
import { RequestContext } from './request-context';

/** Loads what many records of one answer ask for in one go: the rows that belong to each number, in its order. */
export type LoadMany<Row> = (ids: number[]) => Promise<Map<number, Row[]>>;

/**
 * The rows that belong to one record. All records of an answer that ask at the same moment are loaded by one
 * call. Nothing is remembered: a later mutation of the same request sees what it changed.
 */
export function batched<Row>(
  { loaders }: RequestContext,
  name: string,
  id: number,
  load: LoadMany<Row>,
): Promise<Row[]> {
  let loader = loaders.get(name) as DataLoader<number, Row[]> | undefined;
  if (!loader) {
    const loadAll = async (ids: readonly number[]) => {
      const rows = await load([...new Set(ids)]);
      return ids.map((each) => rows.get(each) ?? []);
    };
    loader = new DataLoader(loadAll, { cache: false });
    loaders.set(name, loader);
  }
  return loader.load(id);
}
