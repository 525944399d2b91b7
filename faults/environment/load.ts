import { deepEqual, equal } from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Order } from '../../backend/test/kit/shared';
import type { Caller } from './caller';
import type { Answer } from './http';
import { newKey, orderCountOf, orderOf, ordersOf, placeOrder } from './operations';

const PAUSE_MS = 50;
/** Limit for retries: after this time without a final response, something is broken. */
const PATIENCE_MS = 120_000;

/** The history of one customer of a load. */
interface Customer {
  caller: Caller;
  ordersBefore: number;
  /** The acknowledged orders. */
  orderIds: string[];
}

/**
 * Customers who order one cart after the other while the load lasts. After a retryable refusal or a lost response, they
 * retry with the same key until the shop accepts or refuses.
 */
export class Load {
  /** All retryable refusals. */
  readonly refusals: Answer[] = [];
  /** Number of requests without any response. */
  lost = 0;
  private readonly surprises: string[] = [];
  private isOver = false;
  private isAbandoned = false;
  private readonly done: Promise<unknown>;

  private constructor(
    private readonly customers: Customer[],
    private readonly productId: string,
  ) {
    this.done = Promise.all(customers.map((customer) => this.shop(customer)));
  }

  /**
   * Lets these customers order pieces of a product during a fault, then verifies that exactly the acknowledged orders
   * exist, that all are complete, and that there were no responses except success and retryable refusals.
   * @param happening the fault; at its end the shop must work
   */
  static async during(
    callers: Caller[],
    productId: string,
    happening: (load: Load) => Promise<void>,
  ): Promise<Load> {
    const customers = await Promise.all(callers.map(readyToShop));
    const load = new Load(customers, productId);
    try {
      await happening(load);
    } catch (error) {
      load.isAbandoned = true;
      await load.end();
      throw error;
    }
    await load.end();
    deepEqual(load.surprises, [], 'what customers were told');
    await Promise.all(customers.map(verify));
    return load;
  }

  /** Number of orders acknowledged so far. */
  get acknowledged(): number {
    return this.customers.reduce((sum, { orderIds }) => sum + orderIds.length, 0);
  }

  /** Waits until this many more orders are acknowledged. */
  async goesOn(count: number): Promise<void> {
    const wanted = this.acknowledged + count;
    const untilMs = performance.now() + PATIENCE_MS;
    while (this.acknowledged < wanted) {
      if (performance.now() > untilMs) throw new Error('Nobody gets an order any more');
      await sleep(20);
    }
  }

  /** Lets every customer finish the current order. */
  private async end(): Promise<void> {
    this.isOver = true;
    await this.done;
  }

  private async shop(customer: Customer): Promise<void> {
    while (!this.isOver) {
      await this.until(() => this.fillCart(customer.caller));
      const key = newKey();
      await this.until(async () => {
        const answer = await placeOrder(customer.caller, key);
        const order = orderOf(answer);
        if (order) customer.orderIds.push(order.id);
        return order !== undefined || this.isFinal(answer);
      });
    }
  }

  private async fillCart(caller: Caller): Promise<boolean> {
    const answer = await caller.ask('{ cart { items { id } } }');
    if (!answer.body?.data) return this.isFinal(answer);
    if (answer.body.data.cart.items.length > 0) return true;
    const input = { productId: this.productId, quantity: 1 };
    const add = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { item { id } } }';
    const added = await caller.ask(add, { input });
    return added.body?.data ? true : this.isFinal(added);
  }

  /** Whether an unsuccessful response is final, which is then recorded as unexpected. */
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

async function readyToShop(caller: Caller): Promise<Customer> {
  return { caller, ordersBefore: await orderCountOf(caller), orderIds: [] };
}

async function verify({ caller, ordersBefore, orderIds }: Customer): Promise<void> {
  const orders = await ordersOf(caller);
  const isNew = new Set(orders.map(({ id }) => id));
  deepEqual(
    orderIds.filter((id) => !isNew.has(id)),
    [],
    'acknowledged orders that are lost',
  );
  equal(orders.length - ordersBefore, orderIds.length, 'orders, one for each key');
  for (const order of orders) verifyWhole(order);
}

/** Verifies that an order is complete: it has its lines, and its bill adds up. */
export function verifyWhole({ id, lines, bill }: Order): void {
  equal(lines.length > 0, true, `order ${id} has lines`);
  const linesPaise = lines.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
  equal(linesPaise, bill.subtotalPaise, `the lines of order ${id} make its subtotal`);
  const stepsPaise = bill.steps.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  equal(stepsPaise, bill.toPayPaise, `the bill of order ${id} adds up`);
}
