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
    description: "Lists the caller's own rounds whose cash is not handed in, oldest first (admin).",
  })
  myRounds(@Ctx() { viewer }: RequestContext): Promise<RoundView[]> {
    return this.rounds.mine(viewer);
  }

  @Access('read-orders')
  @Query(() => [RoundView], {
    complexity: 10,
    description:
      'Lists the rounds of a day, and all rounds whose cash is not handed in, newest first (admin).',
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
      'Lists the packed orders of a day that are not on a round, by slot, pin code and address (admin).',
  })
  ordersToDeliver(
    @Arg('day', () => LocalDateScalar, { description: 'Day of delivery, in India.' }) day: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OrderToDeliver[]> {
    return this.rounds.ordersToDeliver(viewer, day);
  }

  @Access('move-orders')
  @Query(() => [Rider], {
    description:
      'Lists staff who can be given a round, those with the fewest other permissions first (admin).',
  })
  riders(@Ctx() { viewer }: RequestContext): Promise<Rider[]> {
    return this.rounds.riders(viewer);
  }

  @Access('move-orders')
  @Mutation(() => RoundView, {
    description:
      'Assigns packed orders of one slot to a rider as a round (admin). Fails with VALIDATION, NOT_FOUND, IDEMPOTENCY_KEY_REUSED, or ORDER_MOVE_REFUSED (orderIds) if an order is not packed or is on another round.',
  })
  makeRound(
    @Arg('input', () => NewRoundInput, { description: 'Rider and orders.' }) input: NewRoundInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<RoundView> {
    return this.planning.make(viewer, input);
  }

  @Access('move-orders')
  @Mutation(() => RoundView, {
    description:
      'Changes the rider, the open stops or the sequence of a round (admin); recorded outcomes stay unchanged. Fails with VALIDATION, NOT_FOUND, CONFLICT, or ORDER_MOVE_REFUSED as makeRound does, and (roundId) once no stop is open or its cash is handed in.',
  })
  changeRound(
    @Arg('input', () => RoundChangeInput, { description: 'New state of the round.' })
    input: RoundChangeInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<RoundView> {
    return this.planning.change(viewer, input);
  }

  @Access('deliver-orders')
  @Mutation(() => RoundView, {
    description:
      "Starts the caller's round: its packed orders are out for delivery (admin). Repeating the call includes orders added since. Fails with NOT_FOUND.",
  })
  startRound(
    @Arg('roundId', () => ID, { description: 'Round ID.' }) roundId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<RoundView> {
    return this.riding.start(viewer, readRecordId(roundId, 'round', 'roundId'));
  }

  @Access('deliver-orders')
  @Mutation(() => RoundView, {
    description:
      'Records the delivery of an order of the caller’s round, with the cash collected (admin). Repeating the call has no effect. Fails with VALIDATION, NOT_FOUND, ORDER_MOVE_REFUSED, or CONFLICT if another outcome was recorded.',
  })
  deliverStop(
    @Arg('input', () => DeliverStopInput, { description: 'Stop, recipient and cash.' })
    input: DeliverStopInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<RoundView> {
    return this.riding.deliver(viewer, input);
  }

  @Access('deliver-orders')
  @Mutation(() => RoundView, {
    description:
      'Records that an order of the caller’s round could not be delivered, with the reason (admin). Repeating the call has no effect. Fails as deliverStop does.',
  })
  failStop(
    @Arg('input', () => FailStopInput, { description: 'Stop and reason.' }) input: FailStopInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<RoundView> {
    return this.riding.fail(viewer, input);
  }

  @Access('deliver-orders')
  @Mutation(() => OrderToDeliver, {
    description:
      'Confirms a UPI transfer as payment for an order on delivery (admin): riders for the orders of their rounds, staff with MOVE_ORDERS for any order. Repeating the call has no effect. Fails with VALIDATION (amountPaise; utr if it paid for something else), NOT_FOUND or ORDER_NOT_PAYABLE.',
  })
  confirmUpiPayment(
    @Arg('input', () => UpiPaymentInput, { description: 'UPI transfer.' }) input: UpiPaymentInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OrderToDeliver> {
    return this.settling.confirmUpi(viewer, input);
  }

  @Access('settle-cash')
  @Mutation(() => RoundView, {
    description:
      'Records the counted cash of a round (admin). Repeating the call with the same count has no effect. Fails with VALIDATION (reason, if the count differs from the collected cash), NOT_FOUND, ORDER_MOVE_REFUSED while stops are open, or CONFLICT if another count was handed in.',
  })
  handInRound(
    @Arg('input', () => HandInInput, { description: 'Round and counted cash.' }) input: HandInInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<RoundView> {
    return this.settling.handIn(viewer, input);
  }

  @Access('settle-cash')
  @Mutation(() => OrderToDeliver, {
    description:
      'Writes off the outstanding amount of a delivered order (admin). Repeating the call has no effect. Fails with VALIDATION (amountPaise, if the outstanding amount differs), NOT_FOUND or ORDER_NOT_PAYABLE.',
  })
  writeOffDebt(
    @Arg('input', () => WriteOffInput, { description: 'Order, amount and reason.' })
    input: WriteOffInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OrderToDeliver> {
    return this.settling.writeOff(viewer, input);
  }
}
