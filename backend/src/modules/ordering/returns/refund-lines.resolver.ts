import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { CreditNote } from '../credit-notes/credit-note.entity';
import { RefundLinesInput, RefundPreviewInput } from './refund-lines.input';
import { RefundLinesService } from './refund-lines.service';
import { RefundPreview } from './refund-preview.type';

/** Refunds of order lines. */
@Resolver()
export class RefundLinesResolver {
  constructor(private readonly refunding: RefundLinesService) {}

  @Access('refund-payments')
  @Query(() => RefundPreview, {
    description:
      'Previews what `refundOrderLines` would refund for these pieces, and by which methods (admin). Fails with NOT_FOUND, VALIDATION, REFUND_REFUSED or CONFLICT, as that mutation.',
  })
  refundPreview(
    @Arg('input', () => RefundPreviewInput, { description: 'Pieces to refund.' })
    input: RefundPreviewInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<RefundPreview> {
    return this.refunding.preview(viewer, input);
  }

  @Access('refund-payments')
  @Mutation(() => CreditNote, {
    description:
      'Refunds pieces of an order that has its receipt (admin), whether or not they are returned: the cash to collect is reduced first, then payments are refunded by the original method. Returns the credit note. Fails with NOT_FOUND, VALIDATION, REFUND_REFUSED if the order is not packed or is over, IDEMPOTENCY_KEY_REUSED, or CONFLICT, with the current line in details.current of the error.',
  })
  refundOrderLines(
    @Arg('input', () => RefundLinesInput, {
      description: 'Pieces, their location, and the reason.',
    })
    input: RefundLinesInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<CreditNote> {
    return this.refunding.refund(viewer, input);
  }
}
