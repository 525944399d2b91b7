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

/** Computed fields of credit notes. */
@Resolver(() => CreditNote)
export class CreditNoteResolver {
  constructor(
    private readonly reader: CreditNotesReader,
    private readonly prefix: string,
  ) {}

  @FieldResolver(() => String, {
    description:
      'Credit note number, such as GRO-CN/2026-27/000123; without gaps in each financial year (April to March).',
  })
  number(@Root() note: CreditNote): string {
    return creditNoteNumber(this.prefix, note);
  }

  @FieldResolver(() => [CreditNoteLine], {
    description: 'Pieces credited; empty if an amount was refunded.',
  })
  lines(@Root() { id }: CreditNote, @Ctx() context: RequestContext): Promise<CreditNoteLine[]> {
    return batched(context, 'credit note lines', id, (ids) => this.reader.linesOf(ids));
  }

  @Extensions({ assumedSize: 3 })
  @FieldResolver(() => [RateTaxType], {
    description: 'GST included in the credited amount, by rate, highest first.',
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

/** Credit notes of orders. */
@Resolver(() => Order)
export class CreditedOrderResolver {
  constructor(private readonly reader: CreditNotesReader) {}

  /** Most orders have none, and few more than one. */
  @Extensions({ assumedSize: 2 })
  @FieldResolver(() => [CreditNote], {
    description: 'Credit notes since the receipt was issued, oldest first.',
  })
  creditNotes(@Root() { id }: Order, @Ctx() context: RequestContext): Promise<CreditNote[]> {
    return batched(context, 'credit notes', id, (ids) => this.reader.notesOf(ids));
  }

  @FieldResolver(() => PaiseScalar, {
    description: 'Cash still to be collected on delivery, in paise.',
  })
  toCollectPaise(@Root() order: Order): number {
    return toCollectPaise(order);
  }
}
