import { addToCart } from '../../backend/test/kit/shared';
import type { Scenario } from '../scenario';
import type { Caller } from './caller';
import type { Answer } from './http';
import { inParallel } from './parallel';
import { type Placing, newKey, orderOf, placeOrder, removeLine } from './operations';
import type { Environment } from './environment';

/** Number of customers who fill their carts concurrently before the race. */
const FILLING_AT_ONCE = 32;

/** The outcome of a race: the number of placed orders, and of refusals by code. */
export type Outcome = Record<string, number>;

/** Counts responses: 'placed', or the code of the refusal. */
export function outcomeOf(answers: Answer[]): Outcome {
  const outcome: Outcome = {};
  for (const answer of answers) {
    const result = orderOf(answer) ? 'placed' : (answer.code ?? `no answer (${answer.status})`);
    outcome[result] = (outcome[result] ?? 0) + 1;
  }
  return outcome;
}

/** The customers, distributed over the servers of the environment. */
export function spread(environment: Environment, customers: Caller[]): Caller[] {
  const { urls } = environment;
  return customers.map((customer, index) =>
    customer.at(urls[index % urls.length] ?? environment.url),
  );
}

/** All customers put one piece into their carts, and order it at the same time. Customers without an order remove it again. */
export async function raceFor(
  customers: Caller[],
  productId: string,
  placing: Placing = {},
): Promise<Outcome> {
  const lines = await inParallel(customers, FILLING_AT_ONCE, (customer) =>
    addToCart(customer, productId),
  );
  const answers = await Promise.all(
    customers.map((customer) => placeOrder(customer, newKey(), placing)),
  );
  await inParallel(customers, FILLING_AT_ONCE, async (customer, index) => {
    const answer = answers[index];
    if (answer && !orderOf(answer)) await removeLine(customer, lines[index] ?? '');
  });
  return outcomeOf(answers);
}

/** The definition of a race. */
export interface Race extends Pick<Scenario, 'name' | 'title'> {
  environment?: Record<string, string>;
  customers: number;
  /** Runs one race of these customers; throws if the outcome is wrong. */
  run(customers: Caller[], admin: Caller): Promise<void>;
}

/** Fewer customers with --short, since registration is slow. */
const CUSTOMERS_IN_SHORT = 100;

/** A race on one server, and on two servers with one database. */
export function raceScenarios(race: Race): Scenario[] {
  const { name, title } = race;
  return [
    { ...raceOn(race, 1), name, title, databases: ['SQLite', 'MariaDB'] },
    {
      ...raceOn(race, 2),
      name: `${name}-two-servers`,
      title: `${title} (two servers)`,
      databases: ['MariaDB'],
    },
  ];
}

function raceOn(race: Race, servers: number): Pick<Scenario, 'times' | 'prepare'> {
  return {
    times: { full: 10, short: 1 },
    prepare: async (environment, isShort) => {
      await environment.serve(race.environment, servers);
      const count = isShort ? Math.min(race.customers, CUSTOMERS_IN_SHORT) : race.customers;
      const customers = spread(environment, await environment.loggedInCustomers(count));
      const admin = await environment.admin();
      return () => race.run(customers, admin);
    },
  };
}
