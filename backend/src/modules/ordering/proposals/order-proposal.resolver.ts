import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { ProposeOrderInput } from '../placing/place-order.input';
import { OrderProposalView } from './order-proposal.type';
import { OrderProposalsService } from './order-proposals.service';

/** The orders that apps propose to the caller. placeOrder approves them. */
@Resolver()
export class OrderProposalResolver {
  constructor(private readonly proposals: OrderProposalsService) {}

  @Access('customer')
  @Query(() => OrderProposalView, {
    description:
      'An order that an app proposed to the caller, or the caller proposed where it is an app. Fails with NOT_FOUND, also once the app is no longer connected.',
  })
  orderProposal(
    @Arg('id', () => ID, { description: 'Number of the proposal.' }) id: string,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<OrderProposalView> {
    return this.proposals.byId(viewer, readRecordId(id, 'order proposal', 'id'), caller);
  }

  @Access('app')
  @Mutation(() => OrderProposalView, {
    description:
      'Proposes to order the cart of the customer in whose name an app calls; nobody else can. Nothing is reserved or ordered. Fails with FORBIDDEN, IDEMPOTENCY_KEY_REUSED, TOO_MANY_ATTEMPTS, and as placeOrder does.',
  })
  proposeOrder(
    @Arg('input', () => ProposeOrderInput, { description: 'How it is to be ordered.' })
    input: ProposeOrderInput,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<OrderProposalView> {
    return this.proposals.propose(viewer, input, caller);
  }

  @Access('customer')
  @Mutation(() => OrderProposalView, {
    description:
      'Refuses an order that an app proposed to the caller; one that is over stays as it is. Fails with NOT_FOUND, and with FORBIDDEN for apps.',
  })
  refuseOrderProposal(
    @Arg('id', () => ID, { description: 'Number of the proposal.' }) id: string,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<OrderProposalView> {
    return this.proposals.refuse(viewer, readRecordId(id, 'order proposal', 'id'), caller);
  }
}
