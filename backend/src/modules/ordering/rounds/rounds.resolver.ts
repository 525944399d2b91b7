import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { PlanRoundsService } from './plan-rounds.service';
import { RideRoundService } from './ride-round.service';
import {
  DeliverStopInput,
  FailStopInput,
  HandInInput,
  NewRoundInput,
  RoundChangeInput,
  UpiPaymentInput,
  WriteOffInput,
} from './round.input';
import { OrderToDeliver, Rider, RoundView } from './round.type';
import { RoundsService } from './rounds.service';
import { SettleRoundService } from './settle-round.service';

/** Rounds of riders, and their cash. */
@Resolver()
export class RoundsResolver {
  constructor(
    private readonly rounds: RoundsService,
    private readonly planning: PlanRoundsService,
    private readonly riding: RideRoundService,
    private readonly settling: SettleRoundService,
  ) {}

  @Access('deliver-orders')
  @Query(() => [RoundView], {
    complexity: 10,
    description: "The caller's own rounds whose cash is not handed in, the oldest first (admin).",
  })
  myRounds(@Ctx() { viewer }: RequestContext): Promise<RoundView[]> {
    return this.rounds.mine(viewer);
  }

  @Access('read-orders')
  @Query(() => [RoundView], {
    complexity: 10,
    description:
      'The rounds of a day, and all whose cash is not handed in, the newest first (admin).',
  })
  deliveryRounds(
    @Arg('day', () => LocalDateScalar, { description: 'Day of delivery, in India.' }) day: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<RoundView[]> {
    return this.rounds.onDay(viewer, day);
  }

  @Access('move-orders')
  @Query(() => [OrderToDeliver], {
    complexity: 10,
    description:
      'The packed orders of a day that are on no round, by slot, pin code and address (admin).',
  })
  ordersToDeliver(
    @Arg('day', () => LocalDateScalar, { description: 'Day of delivery, in India.' }) day: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OrderToDeliver[]> {
    return this.rounds.ordersToDeliver(viewer, day);
  }

  @Access('move-orders')
  @Query(() => [Rider], {
    description: 'Who may be given a round, first who may do little else (admin).',
  })
  riders(@Ctx() { viewer }: RequestContext): Promise<Rider[]> {
    return this.rounds.riders(viewer);
  }

  @Access('move-orders')
  @Mutation(() => RoundView, {
    description:
      'Gives a rider packed orders of one slot as a round (admin). Fails with VALIDATION, NOT_FOUND, IDEMPOTENCY_KEY_REUSED, or ORDER_MOVE_REFUSED (orderIds) where one is not packed, or on another round.',
  })
  makeRound(
    @Arg('input', () => NewRoundInput, { description: 'Who delivers what.' }) input: NewRoundInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<RoundView> {
    return this.planning.make(viewer, input);
  }

  @Access('move-orders')
  @Mutation(() => RoundView, {
    description:
      'Gives a round another rider, other open stops or another sequence (admin); what its rider said stays. Fails with VALIDATION, NOT_FOUND, CONFLICT, or ORDER_MOVE_REFUSED as makeRound, and once its cash is handed in.',
  })
  changeRound(
    @Arg('input', () => RoundChangeInput, { description: 'The round as it is to be.' })
    input: RoundChangeInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<RoundView> {
    return this.planning.change(viewer, input);
  }

  @Access('deliver-orders')
  @Mutation(() => RoundView, {
    description:
      'The caller leaves with their round: its packed orders are out for delivery (admin). Sent again, it takes along what was added. Fails with NOT_FOUND.',
  })
  startRound(
    @Arg('roundId', () => ID, { description: 'Number of the round.' }) roundId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<RoundView> {
    return this.riding.start(viewer, readRecordId(roundId, 'round', 'roundId'));
  }

  @Access('deliver-orders')
  @Mutation(() => RoundView, {
    description:
      'Hands an order of the caller’s round over, with the cash that was collected (admin). Sent again, it changes nothing. Fails with VALIDATION, NOT_FOUND, ORDER_MOVE_REFUSED, or CONFLICT where something else was said of it.',
  })
  deliverStop(
    @Arg('input', () => DeliverStopInput, { description: 'What was handed over.' })
    input: DeliverStopInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<RoundView> {
    return this.riding.deliver(viewer, input);
  }

  @Access('deliver-orders')
  @Mutation(() => RoundView, {
    description:
      'Says that an order of the caller’s round could not be delivered, and why (admin). Sent again, it changes nothing. Fails as deliverStop.',
  })
  failStop(
    @Arg('input', () => FailStopInput, { description: 'Which, and why.' }) input: FailStopInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<RoundView> {
    return this.riding.fail(viewer, input);
  }

  @Access('deliver-orders')
  @Mutation(() => OrderToDeliver, {
    description:
      'Says that a transfer by UPI pays for an order at the door (admin): riders of the orders of their rounds, staff with MOVE_ORDERS of any. Sent again, it changes nothing. Fails with VALIDATION (amountPaise; utr where it paid for something else), NOT_FOUND or ORDER_NOT_PAYABLE.',
  })
  confirmUpiPayment(
    @Arg('input', () => UpiPaymentInput, { description: 'The transfer.' }) input: UpiPaymentInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OrderToDeliver> {
    return this.settling.confirmUpi(viewer, input);
  }

  @Access('settle-cash')
  @Mutation(() => RoundView, {
    description:
      'Takes the cash of a round in as it was counted (admin). Sent again with the same count, it changes nothing. Fails with VALIDATION (reason where it is not what was collected), NOT_FOUND, ORDER_MOVE_REFUSED while stops are open, or CONFLICT where another count was handed in.',
  })
  handInRound(
    @Arg('input', () => HandInInput, { description: 'What was counted.' }) input: HandInInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<RoundView> {
    return this.settling.handIn(viewer, input);
  }

  @Access('settle-cash')
  @Mutation(() => OrderToDeliver, {
    description:
      'Gives up what is still open of a delivered order (admin). Sent again, it changes nothing. Fails with VALIDATION (amountPaise where something else is open), NOT_FOUND or ORDER_NOT_PAYABLE.',
  })
  writeOffDebt(
    @Arg('input', () => WriteOffInput, { description: 'What, and why.' }) input: WriteOffInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OrderToDeliver> {
    return this.settling.writeOff(viewer, input);
  }
}
