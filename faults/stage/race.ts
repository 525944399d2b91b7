import type { Scenario } from '../scenario';
import type { Caller } from './caller';
import type { Answer } from './http';
import { inParallel } from './parallel';
import { type Placing, addToCart, newKey, orderOf, placeOrder, removeLine } from './shopping';
import type { Stage } from './stage';

/** How many buyers fill their carts at once, before the race. */
const FILLING_AT_ONCE = 32;

/** How a race ended: how many orders were placed, and how many were refused with each code. */
export type Outcome = Record<string, number>;

/** Counts answers: 'placed', or the code of the refusal. */
export function outcomeOf(answers: Answer[]): Outcome {
  const outcome: Outcome = {};
  for (const answer of answers) {
    const result = orderOf(answer) ? 'placed' : (answer.code ?? `no answer (${answer.status})`);
    outcome[result] = (outcome[result] ?? 0) + 1;
  }
  return outcome;
}

/** The buyers, shared out among the servers of the stage. */
export function spread(stage: Stage, buyers: Caller[]): Caller[] {
  const { urls } = stage;
  return buyers.map((buyer, index) => buyer.at(urls[index % urls.length] ?? stage.url));
}

/** All buyers put one piece into their carts, and order it at the same moment. Who goes without puts it back. */
export async function raceFor(
  buyers: Caller[],
  productId: string,
  placing: Placing = {},
): Promise<Outcome> {
  const lines = await inParallel(buyers, FILLING_AT_ONCE, (buyer) => addToCart(buyer, productId));
  const answers = await Promise.all(buyers.map((buyer) => placeOrder(buyer, newKey(), placing)));
  await inParallel(buyers, FILLING_AT_ONCE, async (buyer, index) => {
    const answer = answers[index];
    if (answer && !orderOf(answer)) await removeLine(buyer, lines[index] ?? '');
  });
  return outcomeOf(answers);
}

/** What a race is about. */
export interface Race extends Pick<Scenario, 'name' | 'title'> {
  environment?: Record<string, string>;
  buyers: number;
  /** One race among these buyers: throws where its end is not as it must be. */
  run(buyers: Caller[], admin: Caller): Promise<void>;
}

/** With --short, fewer take part: registering them is what takes long. */
const BUYERS_IN_SHORT = 100;

/** A race on one server, and the same with two servers on one database. */
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
    prepare: async (stage, isShort) => {
      await stage.serve(race.environment, servers);
      const count = isShort ? Math.min(race.buyers, BUYERS_IN_SHORT) : race.buyers;
      const buyers = spread(stage, await stage.people(count));
      const admin = await stage.admin();
      return () => race.run(buyers, admin);
    },
  };
}
