import { deepEqual, equal } from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from './caller';
import type { Answer } from './http';
import { type Order, newKey, orderCountOf, orderOf, ordersOf, placeOrder } from './shopping';

const PAUSE_MS = 50;
/** Nobody asks for ever: after so long without an answer that says yes or no, something is broken. */
const PATIENCE_MS = 120_000;

/** What one customer of a rush went through. */
interface Shopper {
  buyer: Caller;
  ordersBefore: number;
  /** The orders that were acknowledged. */
  orderIds: string[];
}

/**
 * Customers who order one basket after the other, as long as the rush lasts. Who is told to come again, or nothing
 * at all, asks again with the same key until the shop says yes or no.
 */
export class Rush {
  /** Every answer that told somebody to come again. */
  readonly refusals: Answer[] = [];
  /** Requests that got no answer at all. */
  lost = 0;
  private readonly surprises: string[] = [];
  private isOver = false;
  private isAbandoned = false;
  private readonly done: Promise<unknown>;

  private constructor(
    private readonly shoppers: Shopper[],
    private readonly productId: string,
  ) {
    this.done = Promise.all(shoppers.map((shopper) => this.shop(shopper)));
  }

  /**
   * Lets these customers order pieces of a product while something happens, and looks at what is there afterwards:
   * every acknowledged order and no other, all of them whole, and nobody was told anything but yes and come again.
   * @param happening at its end the shop has to work
   */
  static async during(
    buyers: Caller[],
    productId: string,
    happening: (rush: Rush) => Promise<void>,
  ): Promise<Rush> {
    const shoppers = await Promise.all(buyers.map(readyToShop));
    const rush = new Rush(shoppers, productId);
    try {
      await happening(rush);
    } catch (error) {
      rush.isAbandoned = true;
      await rush.end();
      throw error;
    }
    await rush.end();
    deepEqual(rush.surprises, [], 'what customers were told');
    await Promise.all(shoppers.map(verify));
    return rush;
  }

  /** How many orders were acknowledged so far. */
  get acknowledged(): number {
    return this.shoppers.reduce((sum, { orderIds }) => sum + orderIds.length, 0);
  }

  /** Waits until so many more orders were acknowledged. */
  async goesOn(count: number): Promise<void> {
    const wanted = this.acknowledged + count;
    const untilMs = performance.now() + PATIENCE_MS;
    while (this.acknowledged < wanted) {
      if (performance.now() > untilMs) throw new Error('Nobody gets an order any more');
      await sleep(20);
    }
  }

  /** Lets everybody finish the order they are at. */
  private async end(): Promise<void> {
    this.isOver = true;
    await this.done;
  }

  private async shop(shopper: Shopper): Promise<void> {
    while (!this.isOver) {
      await this.until(() => this.fillCart(shopper.buyer));
      const key = newKey();
      await this.until(async () => {
        const answer = await placeOrder(shopper.buyer, key);
        const order = orderOf(answer);
        if (order) shopper.orderIds.push(order.id);
        return order !== undefined || this.isFinal(answer);
      });
    }
  }

  private async fillCart(buyer: Caller): Promise<boolean> {
    const answer = await buyer.ask('{ cart { items { id } } }');
    if (!answer.body?.data) return this.isFinal(answer);
    if (answer.body.data.cart.items.length > 0) return true;
    const input = { productId: this.productId, quantity: 1 };
    const add = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { item { id } } }';
    const added = await buyer.ask(add, { input });
    return added.body?.data ? true : this.isFinal(added);
  }

  /** Whether an answer that is not the wanted one ends the matter; then it is a surprise. */
  private isFinal(answer: Answer): boolean {
    const { status, code, body, tookMs } = answer;
    if (status === 0) this.lost++;
    else if (status === 503 && code === 'UNAVAILABLE') this.refusals.push(answer);
    else {
      const message = body?.errors?.[0]?.message ?? '';
      this.surprises.push(`${status} ${code} ${message} after ${Math.round(tookMs)} ms`);
      return true;
    }
    return false;
  }

  private async until(isDone: () => Promise<boolean>): Promise<void> {
    const untilMs = performance.now() + PATIENCE_MS;
    while (!(await isDone())) {
      if (this.isAbandoned) return;
      if (performance.now() > untilMs) {
        this.surprises.push('never a yes or no');
        return;
      }
      await sleep(PAUSE_MS);
    }
  }
}

async function readyToShop(buyer: Caller): Promise<Shopper> {
  return { buyer, ordersBefore: await orderCountOf(buyer), orderIds: [] };
}

async function verify({ buyer, ordersBefore, orderIds }: Shopper): Promise<void> {
  const orders = await ordersOf(buyer);
  const isNew = new Set(orders.map(({ id }) => id));
  deepEqual(
    orderIds.filter((id) => !isNew.has(id)),
    [],
    'acknowledged orders that are lost',
  );
  equal(orders.length - ordersBefore, orderIds.length, 'orders, one for each key');
  for (const order of orders) verifyWhole(order);
}

/** An order is whole when it has its lines and its bill adds up. */
export function verifyWhole({ id, lines, bill }: Order): void {
  equal(lines.length > 0, true, `order ${id} has lines`);
  const linesPaise = lines.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
  equal(linesPaise, bill.subtotalPaise, `the lines of order ${id} make its subtotal`);
  const stepsPaise = bill.steps.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  equal(stepsPaise, bill.toPayPaise, `the bill of order ${id} adds up`);
}
