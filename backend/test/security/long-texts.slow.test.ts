import { schema } from '../authorization/graphql-transport';
import { TestShop, openTestShop } from '../kit/test-shop';
import { harmIn } from './harmless';
import { Operation, argumentsWith, manyAtOnce, operationsOf } from './operations';
import { Callers, roleFor } from './sweep';

/** Longer than any database's limit for a pattern, and within the size limit of a request. */
const LONG = 300_000;
const texts = ['a'.repeat(LONG), 'ab '.repeat(LONG / 3)];
const operations = operationsOf(schema).filter(({ slots }) => slots.length > 0);

let shop: TestShop;
let callers: Callers;
beforeAll(async () => {
  shop = await openTestShop();
  callers = await Callers.of(shop);
});
afterAll(() => shop.close());

describe('a text of 300,000 characters', () => {
  it.each(operations.map((operation): [string, Operation] => [operation.name, operation]))(
    'is taken or refused by every argument of %s',
    async (_, operation) => {
      const harms: string[] = [];
      for (const slot of operation.slots)
        for (const text of texts) {
          const values = argumentsWith(operation, [slot], text);
          const { query, variables } = manyAtOnce(operation, [values]);
          const answer = await callers.call(roleFor(operation), (client) =>
            client.graphql(query, variables),
          );
          const harm = harmIn(answer, [text]);
          if (harm) harms.push(`${slot.path.join('.')}: ${harm.slice(0, 200)}`);
        }
      expect(harms).toEqual([]);
    },
  );
});
