import type { ApolloClient } from '@apollo/client';

import {
  AskCustomerDocument,
  FinishPickingDocument,
  OrderToPickDocument,
  PickOrderLineDocument,
  ResetOrderLineDocument,
  ShortOrderLineDocument,
  StartPickingDocument,
  SubstituteOrderLineDocument,
  WeighOrderLineDocument,
} from '../../generated/staff/picking/picking';
import { ActionQueue } from '../queue/action-queue';
import { again, givenUp, nextToSend, type Action, type Queue, type WalkOrder } from './queue.rules';

/** The actions of pickers, and the orders of their walks. */
export class PickingQueue extends ActionQueue<Action, WalkOrder> {
  constructor(client: ApolloClient) {
    super(client, 'picking');
  }

  /** Fetches an order, and starts picking it if nobody does. */
  open = (orderId: string): Promise<void> =>
    this.attempt(orderId, async () => {
      const order = await this.ask(orderId);
      if (order?.order.status === 'SUCCESS') await this.start(orderId);
    });

  /** Refetches an order. A change stored meanwhile takes precedence: its response is newer. */
  follow = async (orderId: string): Promise<void> => {
    const before = this.snapshot().kept.get(orderId);
    const order = await this.query(orderId);
    if (order && this.snapshot().kept.get(orderId) === before) await this.keep(order);
  };

  /** Takes over an order from another picker. */
  reassign = (orderId: string): Promise<void> => this.attempt(orderId, () => this.start(orderId));

  /** Resends a refused action, for the current line. */
  retry = (action: Action): Promise<void> =>
    this.change((queue) => again(queue, action.key, this.versionOf(action)));

  /** Discards a refused action, as the picker decided. */
  giveUp = (action: Action): Promise<void> =>
    this.change((queue) => givenUp(queue, action.key, this.versionOf(action)));

  /** Discards all unsent actions of an order that another picker has taken over. */
  giveUpOrder = ({ orderId, adminId }: Action): Promise<void> =>
    this.change((queue) =>
      queue.filter((each) => each.orderId !== orderId || each.adminId !== adminId),
    );

  protected idOf({ order }: WalkOrder): string {
    return order.id;
  }

  protected nextToSend(queue: Queue, adminId: string): Action | undefined {
    return nextToSend(queue, adminId);
  }

  protected perform(action: Action): Promise<WalkOrder | undefined> {
    return perform(this.client, action);
  }

  protected refresh({ orderId }: Action): Promise<unknown> {
    return this.ask(orderId);
  }

  private async ask(orderId: string): Promise<WalkOrder | undefined> {
    const order = await this.query(orderId);
    if (order) await this.keep(order);
    return order;
  }

  private async query(orderId: string): Promise<WalkOrder | undefined> {
    const { data } = await this.client.query({
      query: OrderToPickDocument,
      variables: { id: orderId },
      fetchPolicy: 'network-only',
    });
    return data?.adminOrder;
  }

  private async start(orderId: string): Promise<void> {
    const { data } = await this.client.mutate({
      mutation: StartPickingDocument,
      variables: { orderId },
    });
    if (data) await this.keep(data.startPicking);
  }

  private versionOf({ orderId, step }: Action): number {
    const lines = this.snapshot().kept.get(orderId)?.order.lines ?? [];
    return lines.find(({ id }) => 'lineId' in step && id === step.lineId)?.version ?? 1;
  }
}

/** Sends an action to the server; returns the resulting order. */
async function perform(
  client: ApolloClient,
  { key, step, orderId, expectedVersion }: Action,
): Promise<WalkOrder | undefined> {
  if (step.kind === 'finish') {
    const mutation = FinishPickingDocument;
    return (await client.mutate({ mutation, variables: { orderId } })).data?.finishPicking;
  }
  const line = {
    ...{ orderLineId: step.lineId, expectedVersion: expectedVersion ?? 1 },
    idempotencyKey: key,
  };
  switch (step.kind) {
    case 'pick': {
      const mutation = PickOrderLineDocument;
      const input = { ...line, pickedQuantity: step.pickedQuantity };
      return (await client.mutate({ mutation, variables: { input } })).data?.pickOrderLine;
    }
    case 'weigh': {
      const mutation = WeighOrderLineDocument;
      const input = { ...line, grams: step.grams };
      return (await client.mutate({ mutation, variables: { input } })).data?.weighOrderLine;
    }
    case 'short': {
      const mutation = ShortOrderLineDocument;
      const input = { ...line, quantity: step.quantity, reason: step.reason };
      return (await client.mutate({ mutation, variables: { input } })).data?.shortOrderLine;
    }
    case 'substitute': {
      const mutation = SubstituteOrderLineDocument;
      const { quantity, replacedQuantity, product, grams } = step;
      const input = { ...line, quantity, replacedQuantity, grams, productId: product.id };
      return (await client.mutate({ mutation, variables: { input } })).data?.substituteOrderLine;
    }
    case 'ask': {
      const mutation = AskCustomerDocument;
      const input = { ...line, quantity: step.quantity };
      return (await client.mutate({ mutation, variables: { input } })).data?.askCustomer;
    }
    case 'reset': {
      const mutation = ResetOrderLineDocument;
      return (await client.mutate({ mutation, variables: { input: line } })).data?.resetOrderLine;
    }
  }
}

const queues = new WeakMap<ApolloClient, PickingQueue>();

/** The queue of this page. */
export function queueOf(client: ApolloClient): PickingQueue {
  const queue = queues.get(client) ?? new PickingQueue(client);
  queues.set(client, queue);
  return queue;
}
