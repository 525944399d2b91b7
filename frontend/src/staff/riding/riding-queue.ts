import type { ApolloClient } from '@apollo/client';

import { sendPhoto } from '../../features/orders/send-photo';
import {
  DeliverStopDocument,
  FailStopDocument,
  MyRoundsDocument,
  StartRoundDocument,
} from '../../generated/staff/riding/riding';
import { ConfirmUpiPaymentDocument } from '../../generated/staff/rounds/rounds';
import { ActionQueue } from '../queue/action-queue';
import { withRefusal, without } from '../queue/action.rules';
import type { OrderToDeliver, Round } from '../rounds/round.rules';
import { nextToSend, type RideAction, type RideQueue } from './riding.rules';

/** The key of the failure if the rounds could not be fetched. */
const allRounds = 'all';

/** The actions of riders on their way, and their rounds. */
export class RidingQueue extends ActionQueue<RideAction, Round> {
  constructor(client: ApolloClient) {
    super(client, 'riding');
  }

  /** Fetches the rounds of the rider. */
  open = (): Promise<void> => this.attempt(allRounds, () => this.ask());

  /** Resends a refused action. */
  retry = ({ key }: RideAction): Promise<void> =>
    this.change((queue) => withRefusal(queue, key, null));

  /** Discards a refused action, as the rider decided. */
  giveUp = ({ key }: RideAction): Promise<void> => this.change((queue) => without(queue, key));

  protected idOf({ id }: Round): string {
    return id;
  }

  protected nextToSend(queue: RideQueue, adminId: string): RideAction | undefined {
    return nextToSend(queue, adminId);
  }

  protected async perform({ step, roundId, orderId }: RideAction): Promise<Round | undefined> {
    const { client } = this;
    switch (step.kind) {
      case 'start': {
        const mutation = StartRoundDocument;
        return (await client.mutate({ mutation, variables: { roundId } })).data?.startRound;
      }
      case 'deliver': {
        const { stopId, receivedBy, cashPaise } = step;
        const mutation = DeliverStopDocument;
        const input = { stopId, receivedBy, cashPaise };
        return (await client.mutate({ mutation, variables: { input } })).data?.deliverStop;
      }
      case 'photo':
        await sendPhoto(`/photos/stops/${step.stopId}`, step.photo);
        return undefined;
      case 'upi': {
        const { amountPaise, utr } = step;
        const mutation = ConfirmUpiPaymentDocument;
        const input = { orderId: orderId ?? '', amountPaise, utr };
        const { data } = await client.mutate({ mutation, variables: { input } });
        const round = this.snapshot().kept.get(roundId);
        return data && round && withOrder(round, data.confirmUpiPayment);
      }
      case 'fail': {
        const { stopId, reason } = step;
        const mutation = FailStopDocument;
        return (await client.mutate({ mutation, variables: { input: { stopId, reason } } })).data
          ?.failStop;
      }
    }
  }

  protected refresh(): Promise<unknown> {
    return this.ask();
  }

  /** Rounds that were reassigned or handed in are no longer included. */
  private async ask(): Promise<void> {
    const { data } = await this.client.query({
      query: MyRoundsDocument,
      fetchPolicy: 'network-only',
    });
    if (data) await this.keepOnly(data.myRounds);
  }
}

/** A round with the current state of an order. */
const withOrder = (round: Round, order: OrderToDeliver): Round => ({
  ...round,
  stops: round.stops.map((stop) => (stop.order.id === order.id ? { ...stop, order } : stop)),
});

const queues = new WeakMap<ApolloClient, RidingQueue>();

/** The queue of this page. */
export function queueOf(client: ApolloClient): RidingQueue {
  const queue = queues.get(client) ?? new RidingQueue(client);
  queues.set(client, queue);
  return queue;
}
