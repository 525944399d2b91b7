import type { PrintedLineFragment, PrintedOrderFragment } from '../generated/graphql';
import { aBoardOrder } from './board-records';
import { aBill } from './checkout-records';
import { anOrderLine } from './order-records';

const aCategory = (slug: string, name: string) => ({
  ...{ __typename: 'Category', id: slug, slug, name, nameHi: null, nameMr: null },
});

/** A printed line: two kilos of potatoes to pick. */
export const aPrintedLine = (line: Partial<PrintedLineFragment> = {}): PrintedLineFragment => ({
  ...anOrderLine(),
  productId: '1',
  orderedQuantity: 2,
  pickedQuantity: null,
  shortQuantity: 0,
  shortReason: null,
  substitutedQuantity: 0,
  substitutesLineId: null,
  replacedQuantity: null,
  shelf: {
    __typename: 'LineShelf',
    ...{ shelfLocation: 'A10', categoryName: 'Vegetables', aliases: 'बटाटा' },
    category: aCategory('vegetables', 'Vegetables'),
  } as PrintedLineFragment['shelf'],
  ...line,
});

/** A printed order. */
export function aPrintedOrder(
  changes: Partial<PrintedOrderFragment['order']> = {},
  lines = [aPrintedLine()],
): PrintedOrderFragment {
  const { customer, order } = aBoardOrder();
  return {
    ...{ __typename: 'AdminOrder', customer: { ...customer, language: null } },
    order: {
      ...order,
      orderedDate: '2026-11-20',
      substitution: 'CALL_ME',
      toCollectPaise: 0,
      bill: aBill(6800),
      lines,
      deliveryAddress: {
        ...{ recipientName: 'Asha Patil', line1: '12 Gokhale Road', line2: 'Naupada' },
        ...{ landmark: null, instructions: null, pinCode: '400602', phone: '9820098200' },
      },
      ...changes,
    },
  };
}
