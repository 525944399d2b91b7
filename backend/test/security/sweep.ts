import { StaffRole } from '../../src/kernel/permissions';
import { Answer, Client } from '../kit/client';
import { newCustomer } from '../kit/people';
import { newMember } from '../kit/staff';
import { TestShop } from '../kit/test-shop';
import { harmIn } from './harmless';
import { Operation, Slot, argumentsWith, manyAtOnce } from './operations';

/** The maximum number of aliased calls in one document. */
const CALLS_A_DOCUMENT = 15;
/** Keeps a document within the size limit of the shop. */
const MAX_CHARACTERS = 100_000;

/** The role of a caller. */
export type Role = 'guest' | 'customer' | 'owner';

/** The findings of a sweep. */
export interface Findings {
  /** The number of payloads in places, each counted once however they were sent together. */
  checks: number;
  harms: string[];
}

/** A permitted caller for everything: a customer, an owner, and a guest. */
export class Callers {
  private constructor(
    private readonly shop: TestShop,
    private readonly clients: Record<Role, Client>,
  ) {}

  static async of(shop: TestShop): Promise<Callers> {
    return new Callers(shop, {
      guest: shop.client(),
      customer: (await newCustomer(shop)).client,
      owner: (await newMember(shop, StaffRole.OWNER)).client,
    });
  }

  /** Calls as a permitted role. If a payload has ended the session, another caller takes over. */
  async call(role: Role, ask: (client: Client) => Promise<Answer>): Promise<Answer> {
    const answer = await ask(this.clients[role]);
    if (role === 'guest' || !answer.text.includes('"UNAUTHENTICATED"')) return answer;
    const somebody =
      role === 'owner' ? newMember(this.shop, StaffRole.OWNER) : newCustomer(this.shop);
    this.clients[role] = (await somebody).client;
    return ask(this.clients[role]);
  }
}

/** These respond with the caller's own data, and are for callers without a login. */
const FOR_GUESTS = new Set([
  'adminLogin',
  'confirmEmail',
  'contact',
  'forgotPassword',
  'login',
  'loginWithCode',
  'register',
  'resetPassword',
  'signUpWithCode',
]);

export function roleFor({ name, rule }: Operation): Role {
  if (rule === 'anyone' || FOR_GUESTS.has(name)) return 'guest';
  const forCustomers = [
    ...['self', 'customer', 'customer-or-read-orders'],
    ...['customer-or-take-orders', 'customer-or-staff'],
  ];
  return forCustomers.includes(rule) ? 'customer' : 'owner';
}

/** One payload and the places that get it, with valid values elsewhere. */
export interface Attempt {
  payload: string;
  slots: Slot[];
}

/** Makes attempts at an operation, many per document. */
export async function sweepOperation(
  callers: Callers,
  operation: Operation,
  attempts: Attempt[],
): Promise<Findings> {
  const findings: Findings = { checks: 0, harms: [] };
  for (const batch of batchesOf(attempts)) {
    const values = batch.map(({ slots, payload }) => argumentsWith(operation, slots, payload));
    const { query, variables } = manyAtOnce(operation, values);
    const answer = await callers.call(roleFor(operation), (client) =>
      client.graphql(query, variables),
    );
    const payloads = batch.map(({ payload }) => payload);
    const harm = harmIn(answer, payloads);
    if (harm) findings.harms.push(`${operation.name} ${JSON.stringify(payloads)}: ${harm}`);
    findings.checks += batch.reduce((sum, { slots }) => sum + slots.length, 0);
  }
  return findings;
}

/** A refused scalar prevents the whole document from running: so these attempts are batched separately. */
function* batchesOf(attempts: Attempt[]): Generator<Attempt[]> {
  const isTaken = ({ payload, slots }: Attempt) => slots.every((slot) => slot.takes(payload));
  yield* chunks(attempts.filter(isTaken));
  yield* chunks(attempts.filter((attempt) => !isTaken(attempt)));
}

function* chunks(attempts: Attempt[]): Generator<Attempt[]> {
  let chunk: Attempt[] = [];
  let characters = 0;
  for (const attempt of attempts) {
    const size = attempt.payload.length * attempt.slots.length;
    if (
      chunk.length === CALLS_A_DOCUMENT ||
      (chunk.length > 0 && characters + size > MAX_CHARACTERS)
    ) {
      yield chunk;
      [chunk, characters] = [[], 0];
    }
    chunk.push(attempt);
    characters += size;
  }
  if (chunk.length > 0) yield chunk;
}
