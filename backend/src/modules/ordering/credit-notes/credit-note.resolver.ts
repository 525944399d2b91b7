import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { batched } from '../../../platform/graphql/batched';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { toCollectPaise } from '../orders/order-line.rules';
import { Order } from '../orders/order.entity';
import { RateTaxType } from '../taxes/rate-tax.type';
import type { RateTax } from '../taxes/tax.rules';
import { CreditNoteLine } from './credit-note-line.entity';
import { CreditNote } from './credit-note.entity';
import { creditNoteNumber } from './credit-note.rules';
import { CreditNotesReader } from './credit-notes-reader.service';

/** What credit notes say beside what is stored. */
@Resolver(() => CreditNote)
export class CreditNoteResolver {
  constructor(
    private readonly reader: CreditNotesReader,
    private readonly prefix: string,
  ) {}

  @FieldResolver(() => String, {
    description:
      'Its number, such as GRO-CN/2026-27/000123; without gaps in each financial year (April to March).',
  })
  number(@Root() note: CreditNote): string {
    return creditNoteNumber(this.prefix, note);
  }

  @FieldResolver(() => [CreditNoteLine], {
    description: 'The pieces that it is about; none where an amount was paid back.',
  })
  lines(@Root() { id }: CreditNote, @Ctx() context: RequestContext): Promise<CreditNoteLine[]> {
    return batched(context, 'credit note lines', id, (ids) => this.reader.linesOf(ids));
  }

  @Extensions({ assumedSize: 3 })
  @FieldResolver(() => [RateTaxType], {
    description: 'The GST within what it gives back, by rate, the highest first.',
  })
  async taxes(
    @Root() { id, orderId }: CreditNote,
    @Ctx() context: RequestContext,
  ): Promise<RateTax[]> {
    const taxed = await batched(context, 'credit note taxes', orderId, (ids) =>
      this.reader.taxesOf(ids),
    );
    return taxed.find(({ note }) => note.id === id)?.taxes ?? [];
  }
}

/** What orders say of their credit notes. */
@Resolver(() => Order)
export class CreditedOrderResolver {
  constructor(private readonly reader: CreditNotesReader) {}

  /** Most orders have none, and few more than one. */
  @Extensions({ assumedSize: 2 })
  @FieldResolver(() => [CreditNote], {
    description: 'What it costs less since its receipt was issued, the oldest first.',
  })
  creditNotes(@Root() { id }: Order, @Ctx() context: RequestContext): Promise<CreditNote[]> {
    return batched(context, 'credit notes', id, (ids) => this.reader.notesOf(ids));
  }

  @FieldResolver(() => PaiseScalar, {
    description: 'What is still to be collected in cash at the door, in paise.',
  })
  toCollectPaise(@Root() order: Order): number {
    return toCollectPaise(order);
  }
}
