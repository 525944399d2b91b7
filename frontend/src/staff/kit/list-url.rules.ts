/** The parameters of the position in a list. A changed filter returns to the start. */
const placeNames: readonly string[] = ['after', 'before', 'page'];

/** The parameter with the hidden columns, in the URL of a saved view. */
export const hiddenParameter = 'hide';

/** The new values of parameters; several values are joined by commas, and an empty one is left out. */
export type ListChange = Readonly<Record<string, string | readonly string[] | undefined>>;

const textOf = (value: ListChange[string]): string =>
  typeof value === 'object' ? value.join(',') : (value ?? '').trim();

/** The query string of a list with some parameters changed, at its start unless the change has a position. */
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

/** The filter parameters as one text that is the same on every page and with any columns. */
export function filterKey(parameters: URLSearchParams): string {
  const filter = new URLSearchParams(parameters);
  for (const name of [...placeNames, hiddenParameter]) filter.delete(name);
  filter.sort();
  return filter.toString();
}

/** The parameters of a view: its filters and columns. */
export function viewKey(parameters: URLSearchParams): string {
  const view = new URLSearchParams(filterKey(parameters));
  const hidden = parameters.get(hiddenParameter);
  if (hidden !== null) view.set(hiddenParameter, hidden);
  view.sort();
  return view.toString();
}

/** The position in a list, for the server. */
export const readPlace = (parameters: URLSearchParams) => ({
  after: parameters.get('after'),
  before: parameters.get('before'),
});

/** The valid values of a parameter. */
export function readList<Value extends string>(
  parameters: URLSearchParams,
  name: string,
  known: readonly Value[],
): Value[] {
  const given = parameters.get(name)?.split(',') ?? [];
  return known.filter((value) => given.includes(value));
}

/** The first and the last day of a period: whoever mixes them up means the time between them. */
export const inOrder = <Day extends string | undefined>(from: Day, to: Day): [Day, Day] =>
  from && to && to < from ? [to, from] : [from, to];
