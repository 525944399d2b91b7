import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { CreditNote } from '../credit-notes/credit-note.entity';
import { RefundLinesInput, RefundPreviewInput } from './refund-lines.input';
import { RefundLinesService } from './refund-lines.service';
import { RefundPreview } from './refund-preview.type';

/** Paying lines back. */
@Resolver()
export class RefundLinesResolver {
  constructor(private readonly refunding: RefundLinesService) {}

  @Access('refund-payments')
  @Query(() => RefundPreview, {
    description:
      'What `refundOrderLines` would pay back for these pieces, and by which ways (admin). Fails with NOT_FOUND, VALIDATION, REFUND_REFUSED or CONFLICT as that one.',
  })
  refundPreview(
    @Arg('input', () => RefundPreviewInput, { description: 'Which pieces.' })
    input: RefundPreviewInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<RefundPreview> {
    return this.refunding.preview(viewer, input);
  }

  @Access('refund-payments')
  @Mutation(() => CreditNote, {
    description:
      'Pays pieces of lines of an order that has its receipt back (admin), whether they come back or not: what is to be collected in cash is reduced first, and what was paid goes back the way it came. Answers the credit note. Fails with NOT_FOUND, VALIDATION, REFUND_REFUSED where the order is not packed or is over, IDEMPOTENCY_KEY_REUSED, or CONFLICT: then details.current of the error is the line as it is.',
  })
  refundOrderLines(
    @Arg('input', () => RefundLinesInput, { description: 'Which pieces, where they are, and why.' })
    input: RefundLinesInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<CreditNote> {
    return this.refunding.refund(viewer, input);
  }
}
