import { equal, ok } from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { SeededRandom, seedOfRun } from '../../backend/test/security/seeded-random';
import { addProduct, addToCart, addVoucher, redeem } from '../../backend/test/kit/shared';
import type { Caller } from './caller';
import type { Environment } from './environment';
import {
  type Known,
  type SeenOrder,
  type Step,
  type World,
  placeStep,
  somePieces,
  stepWith,
} from './mixed-steps';
import { insist, until } from './patience';

const CUSTOMERS = 4;
const LANES = 8;
const KILLS = 2;
/** Number of orders in use: few, so that operations on them are concurrent. */
const LIVE_ORDERS = 12;
/** Pause before retrying a lost request. */
const RESTART_MS = 200;
const OVER = ['CANCELLED', 'RETURNED'];

const ORDER = `query ($id: ID!) {
  adminOrder(id: $id) {
    order {
      id status paymentMethod editVersion
      lines { id quantity refundedQuantity returnedQuantity unitPricePaise totalPaise version }
      bill { subtotalPaise toPayPaise steps { kind amountPaise } }
      payments { id amountPaise status } refunds { amountPaise status }
      creditNotes { giftCreditPaise }
    }
  }
}`;

/** Error codes that must never occur, whatever is sent. */
const WRONG_CODES: readonly (string | undefined)[] = ['INTERNAL', 'BAD_REQUEST'];

/** New products and customers with gift credit, for one round. */
export async function worldOf(environment: Environment, round: number): Promise<World> {
  const staff = await environment.admin();
  const customers = await environment.loggedInCustomers(CUSTOMERS);
  const slots: { id: string; closedReason: string | null }[] = await staff.call(
    '{ deliverySlots { id closedReason } }',
  );
  const open = slots.filter(({ closedReason }) => closedReason === null);
  const slotIds = open.slice(-4).map(({ id }) => id);
  const productIds = [];
  for (const mrpPaise of [9_001, 15_700, 23_333])
    productIds.push((await addProduct(staff, { stockQuantity: 300, mrpPaise })).id);
  for (const customer of customers) await redeem(customer, await addVoucher(staff, 50_000));
  const random = new SeededRandom(seedOfRun() + round);
  return { random, staff, customers, productIds, slotIds };
}

/** One round of random operations on the same orders. */
export class MixedRun {
  private readonly owners = new Map<string, Caller>();
  /** The unfinished orders. */
  private readonly live = new Set<string>();
  private readonly sent: Step[] = [];
  private left = 0;
  private failure: unknown;

  constructor(
    private readonly environment: Environment,
    private readonly world: World,
  ) {}

  /** @param onKill what happens with each kill -9 of the server */
  async start(
    steps: number,
    settings: Record<string, string>,
    onKill: () => void = () => {},
  ): Promise<void> {
    this.left = steps;
    const lanes = Promise.all(Array.from({ length: LANES }, () => this.lane()));
    for (let kill = 1; kill <= KILLS; kill++) {
      await until(() => this.left < steps - (steps * kill) / (KILLS + 1));
      await this.environment.shop.kill();
      onKill();
      await this.environment.serve(settings);
    }
    await lanes;
    if (this.failure) throw this.failure;
  }

  /** A failure ends all lanes, and is reported once they have ended. */
  private async lane(): Promise<void> {
    try {
      while (this.left > 0) await this.step();
    } catch (error) {
      this.failure ??= error;
      this.left = 0;
    }
  }

  private async step(): Promise<void> {
    const { random, customers, online } = this.world;
    if (online && random.chance(30)) return online.tell();
    const ids = [...this.live].slice(-LIVE_ORDERS);
    if (ids.length < LIVE_ORDERS || random.chance(8))
      return this.place(customers[random.below(customers.length)] as Caller);
    const repeated = random.chance(10) ? this.sent.at(-1 - random.below(LANES)) : undefined;
    if (repeated) return this.send(repeated);
    const known = await this.see(random.pick(ids));
    if (!known) return sleep(RESTART_MS);
    if (OVER.includes(known.order.status)) this.live.delete(known.order.id);
    await this.send(await stepWith(this.world, known));
  }

  private async place(customer: Caller): Promise<void> {
    // While the server is being killed, the cart remains unchanged.
    for (const { productId, quantity } of somePieces(this.world))
      await addToCart(customer, productId, quantity).catch(() => undefined);
    await this.send(placeStep(this.world, customer));
  }

  private async see(id: string): Promise<Known | undefined> {
    const { body } = await this.world.staff.ask(ORDER, { id });
    const order: SeenOrder | undefined = body?.data?.adminOrder?.order;
    return order && { order, customer: this.owners.get(id) as Caller };
  }

  private async send(step: Step): Promise<void> {
    const { who, query, variables } = step;
    this.sent.push(step);
    const { status, body, code } = await who.ask(query, variables);
    const isWrong = WRONG_CODES.includes(code) || (status >= 500 && code === undefined);
    ok(!isWrong, `${status} for ${query}: ${JSON.stringify([variables, body])}`);
    if (status === 0) return sleep(RESTART_MS);
    this.left--;
    const made = body?.data?.placeOrder ?? body?.data?.addToOrder;
    if (!made) return;
    this.owners.set(made.id, who);
    this.live.add(made.id);
  }

  /** The number of orders, payments and refunds without a result. */
  async pendingOrders(): Promise<number> {
    const orders = await this.orders();
    const isOpen = ({ status, payments, refunds }: SeenOrder) =>
      [{ status }, ...payments, ...refunds].some((each) => each.status === 'PENDING');
    return orders.filter(isOpen).length;
  }

  /** The money that the shop has recorded as paid and not refunded. */
  async keptPaise(): Promise<number> {
    const succeeded = (rows: readonly { amountPaise: number; status: string }[]) =>
      sumOf(rows.filter(({ status }) => status === 'SUCCESS'));
    return (await this.orders()).reduce(
      (sum, { payments, refunds }) => sum + succeeded(payments) - succeeded(refunds),
      0,
    );
  }

  private async orders(): Promise<SeenOrder[]> {
    const orders: SeenOrder[] = [];
    for (const id of this.owners.keys())
      orders.push((await insist(this.world.staff, ORDER, { id })).adminOrder.order);
    return orders;
  }

  /** Recomputes the cost of each order, and the money that the shop holds for it. */
  async verify(): Promise<void> {
    const statuses = new Set<string>();
    for (const order of await this.orders()) {
      verifyOrder(order);
      statuses.add(order.status);
    }
    // Without placed or processed orders nothing would have been tested. Their progress depends on the seed.
    ok(statuses.size >= 3, `only ${[...statuses].join()}`);
  }
}

function verifyOrder(order: SeenOrder): void {
  const { id, status, bill, lines, payments, refunds, creditNotes } = order;
  const about = (what: string) => `${what} of order ${id}, ${status}`;
  equal(sumOf(bill.steps), bill.toPayPaise, about('steps of the bill'));
  equal(sumOf(lines.map(({ totalPaise }) => ({ amountPaise: totalPaise }))), bill.subtotalPaise);
  ok(bill.toPayPaise >= 0, about('a sum below zero'));
  for (const { quantity, unitPricePaise, totalPaise, ...line } of lines) {
    ok(totalPaise >= 0 && totalPaise <= quantity * unitPricePaise, about('total of a line'));
    ok(Math.max(line.refundedQuantity, line.returnedQuantity) <= quantity, about('pieces back'));
  }
  const paidPaise = sumOf(payments.filter((payment) => payment.status === 'SUCCESS'));
  const backPaise = sumOf(refunds.filter((refund) => refund.status !== 'FAILED'));
  if (paidPaise === 0) return equal(backPaise, 0, about('paid back of nothing'));
  const creditedPaise = creditNotes.reduce((sum, note) => sum + note.giftCreditPaise, 0);
  const usedPaise = -sumOf(bill.steps.filter(({ kind }) => kind === 'GIFT_CREDIT'));
  const inPlacePaise = Math.max(0, creditedPaise - usedPaise);
  ok(bill.toPayPaise <= paidPaise, about('more than was agreed'));
  ok(backPaise + inPlacePaise <= paidPaise, about('more given back than was paid'));
}

function sumOf(rows: readonly { amountPaise: number }[]): number {
  return rows.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
}
