/** As two names are compared: capitals make no other name. */
export const nameKeyOf = (name: string): string => name.normalize('NFC').toLowerCase();

/** What an order search looks for a person or a single order by. */
const OF_PERSONS = ['text', 'number', 'phone', 'name', 'customerId'];

/** The query string of an order search without what tells of a customer, whom a view would outlive. */
export function withoutPersons(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of OF_PERSONS) parameters.delete(name);
  return parameters.toString();
}
