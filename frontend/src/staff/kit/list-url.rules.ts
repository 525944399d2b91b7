/** The parameters that say where in a list one is. A change of what is listed begins at its start. */
const placeNames: readonly string[] = ['after', 'before', 'page'];

/** The parameter that names hidden columns, in the address of a view that somebody saved. */
export const hiddenParameter = 'hide';

/** What a parameter becomes; several values are separated by commas, and an empty one is left out. */
export type ListChange = Readonly<Record<string, string | readonly string[] | undefined>>;

const textOf = (value: ListChange[string]): string =>
  typeof value === 'object' ? value.join(',') : (value ?? '').trim();

/** The query string of a list with some parameters changed, at its start unless the change names a place. */
export function searchWith(parameters: URLSearchParams, change: ListChange): string {
  const next = new URLSearchParams(parameters);
  for (const name of placeNames) next.delete(name);
  for (const [name, value] of Object.entries(change)) {
    const text = textOf(value);
    if (text === '') next.delete(name);
    else next.set(name, text);
  }
  return next.size === 0 ? '?' : `?${next}`;
}

/** The parameters that say what is listed, as one text that is the same on every page and with any columns. */
export function filterKey(parameters: URLSearchParams): string {
  const filter = new URLSearchParams(parameters);
  for (const name of [...placeNames, hiddenParameter]) filter.delete(name);
  filter.sort();
  return filter.toString();
}

/** The parameters that make a view: what is listed, and with which columns. */
export function viewKey(parameters: URLSearchParams): string {
  const view = new URLSearchParams(filterKey(parameters));
  const hidden = parameters.get(hiddenParameter);
  if (hidden !== null) view.set(hiddenParameter, hidden);
  view.sort();
  return view.toString();
}

/** The place in a list, for the server. */
export const readPlace = (parameters: URLSearchParams) => ({
  after: parameters.get('after'),
  before: parameters.get('before'),
});

/** The values of a parameter that are among the known ones. */
export function readList<Value extends string>(
  parameters: URLSearchParams,
  name: string,
  known: readonly Value[],
): Value[] {
  const given = parameters.get(name)?.split(',') ?? [];
  return known.filter((value) => given.includes(value));
}
