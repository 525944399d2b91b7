import DataLoader from 'dataloader';
import { RequestContext } from './request-context';

/** Loads the rows of many records at once: the ordered rows by record number. */
export type LoadMany<Row> = (ids: number[]) => Promise<Map<number, Row[]>>;

/**
 * Loads the rows of one record. Requests of all records in the same tick are batched into one call. Nothing is cached,
 * so a later mutation of the same request sees its own changes.
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
