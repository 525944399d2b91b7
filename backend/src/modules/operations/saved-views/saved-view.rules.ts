/** The form in which names are compared: case is insignificant. */
export const nameKeyOf = (name: string): string => name.normalize('NFC').toLowerCase();

/** Parameters by which an order search finds a person or a single order. */
const OF_PERSONS = ['text', 'number', 'phone', 'name', 'customerId'];

/** The query string of an order search without data about a customer, whom a view would outlive. */
export function withoutPersons(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of OF_PERSONS) parameters.delete(name);
  return parameters.toString();
}
