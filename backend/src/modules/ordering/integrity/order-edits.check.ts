import { Paise } from '../../../kernel/money';
import { eachGroup } from '../../../platform/integrity/integrity-check';
import { equal } from '../../../platform/integrity/comparison.rules';
import { readAgreedBill } from './agreed-bill.rules';

/** An edit of an order next to the order's data; an order that was never edited has one row without an edit. */
interface EditRow {
  /** The order's id. */
  id: number;
  editVersion: number;
  toPayPaise: Paise;
  /** JSON. */
  agreedBill: string | null;
  version: number | null;
  toPayBeforePaise: Paise;
  toPayAfterPaise: Paise;
}

export const orderEdits = eachGroup<EditRow>(
  {
    name: 'order-edits',
    holds: 'the edits of each order follow one another, and the last one led to what was agreed',
    records: 'orders',
  },
  `SELECT o.id, o.editVersion, o.toPayPaise, o.agreedBill, e.version, e.toPayBeforePaise, e.toPayAfterPaise
   FROM orders o LEFT JOIN order_edits e ON e.orderId = o.id
   WHERE o.editVersion <> 0 OR e.id IS NOT NULL ORDER BY o.id, e.version`,
  (rows) => {
    const [{ id, editVersion, toPayPaise, agreedBill }] = rows;
    const edits = rows.filter(({ version }) => version !== null);
    const last = edits.at(-1);
    return [
      equal(`edits of order ${id}`, editVersion, edits.length),
      ...edits
        .slice(1)
        .flatMap((edit, at) => [
          equal(`version of edit ${at + 2} of order ${id}`, at + 2, edit.version),
          equal(
            `sum before edit ${at + 2} of order ${id}`,
            edits[at]?.toPayAfterPaise ?? 0,
            edit.toPayBeforePaise,
          ),
        ]),
      equal(
        `sum that was agreed of order ${id}`,
        readAgreedBill(agreedBill)?.toPayPaise ?? toPayPaise,
        last?.toPayAfterPaise ?? 0,
      ),
    ];
  },
);
