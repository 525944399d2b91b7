import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { ProposeOrderInput } from '../placing/place-order.input';
import { OrderProposalView } from './order-proposal.type';
import { OrderProposalsService } from './order-proposals.service';

/** Orders that apps propose to the caller; placeOrder approves them. */
@Resolver()
export class OrderProposalResolver {
  constructor(private readonly proposals: OrderProposalsService) {}

  @Access('customer')
  @Query(() => OrderProposalView, {
    description:
      'Returns an order proposed by an app, to the customer or to the app that proposed it. Fails with NOT_FOUND, also after the app was disconnected.',
  })
  orderProposal(
    @Arg('id', () => ID, { description: 'Proposal ID.' }) id: string,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<OrderProposalView> {
    return this.proposals.byId(viewer, readRecordId(id, 'order proposal', 'id'), caller);
  }

  @Access('app')
  @Mutation(() => OrderProposalView, {
    description:
      'Proposes to order the cart of the customer on whose behalf the calling app acts; only apps may call it. Nothing is reserved or ordered. Fails with FORBIDDEN, IDEMPOTENCY_KEY_REUSED, TOO_MANY_ATTEMPTS, and as placeOrder does.',
  })
  proposeOrder(
    @Arg('input', () => ProposeOrderInput, { description: 'Options of the order.' })
    input: ProposeOrderInput,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<OrderProposalView> {
    return this.proposals.propose(viewer, input, caller);
  }

  @Access('customer')
  @Mutation(() => OrderProposalView, {
    description:
      'Refuses an order that an app proposed to the caller; a closed proposal stays unchanged. Fails with NOT_FOUND, and with FORBIDDEN for apps.',
  })
  refuseOrderProposal(
    @Arg('id', () => ID, { description: 'Proposal ID.' }) id: string,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<OrderProposalView> {
    return this.proposals.refuse(viewer, readRecordId(id, 'order proposal', 'id'), caller);
  }
}
