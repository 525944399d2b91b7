import type { OrderEditQuoteInput, OrderToEditFragment } from '../../generated/graphql';

/** Whether the delivery fee of an order is also for others that come together with it. */
export const hasFeeOfOthers = ({
  bill,
  deliveredWith,
}: Pick<OrderToEditFragment, 'bill' | 'deliveredWith'>): boolean =>
  deliveredWith.length > 0 &&
  bill.steps.some(({ kind, amountPaise }) => kind === 'DELIVERY_FEE' && amountPaise > 0);

type Line = OrderToEditFragment['lines'][number];

/** A product that is added to an order. */
export interface AddedProduct {
  productId: string;
  name: string;
  unit: string | null | undefined;
  /** What one piece costs now. */
  unitPricePaise: number;
  quantity: number;
}

/** How somebody wants an order to be. */
export interface OrderDraft {
  /** Pieces by the number of the line; left out where they stay. */
  quantities: Readonly<Record<string, number>>;
  added: readonly AddedProduct[];
  /** Empty where it stays. */
  deliverySlotId: string;
  /** Empty where it stays. */
  addressId: string;
}

export const unchanged: OrderDraft = {
  quantities: {},
  added: [],
  deliverySlotId: '',
  addressId: '',
};

/** How many pieces of a line are wanted. */
export const wantedOf = ({ quantities }: OrderDraft, { id, quantity }: Line): number =>
  quantities[id] ?? quantity;

/** The draft with a product: one more piece of the line that has it, or of what was added already. */
export function withProduct(
  draft: OrderDraft,
  lines: readonly Line[],
  product: Omit<AddedProduct, 'quantity'>,
): OrderDraft {
  const { productId, unitPricePaise } = product;
  const line = lines.find(
    (each) => each.productId === productId && each.unitPricePaise === unitPricePaise,
  );
  if (line)
    return {
      ...draft,
      quantities: { ...draft.quantities, [line.id]: wantedOf(draft, line) + 1 },
    };
  const isThere = draft.added.some((each) => each.productId === productId);
  const added = isThere
    ? draft.added.map((each) =>
        each.productId === productId ? { ...each, quantity: each.quantity + 1 } : each,
      )
    : [...draft.added, { ...product, quantity: 1 }];
  return { ...draft, added };
}

/** The edit that makes an order what the draft says; nothing where that is what it is. */
export function editOf(
  { id: orderId, lines }: OrderToEditFragment,
  draft: OrderDraft,
): OrderEditQuoteInput | undefined {
  const fewer = lines.flatMap((line) => {
    const quantity = wantedOf(draft, line);
    return quantity < line.quantity ? [{ orderLineId: line.id, quantity }] : [];
  });
  const added = piecesOf([
    ...lines.flatMap((line) => {
      const quantity = wantedOf(draft, line) - line.quantity;
      return quantity > 0 && line.productId ? [{ productId: line.productId, quantity }] : [];
    }),
    ...draft.added.filter(({ quantity }) => quantity > 0),
  ]);
  const { deliverySlotId, addressId } = draft;
  if (fewer.length + added.length === 0 && !deliverySlotId && !addressId) return undefined;
  return {
    ...{ orderId, lines: fewer, added },
    ...(deliverySlotId && { deliverySlotId }),
    ...(addressId && { addressId }),
  };
}

/** Whether an edit adds products, and changes nothing else. */
export const isOnlyAdded = ({ lines, deliverySlotId, addressId }: OrderEditQuoteInput): boolean =>
  !lines?.length && !deliverySlotId && !addressId;

/** Each product once. */
function piecesOf(all: readonly { productId: string; quantity: number }[]) {
  const byProduct = new Map<string, number>();
  for (const { productId, quantity } of all)
    byProduct.set(productId, (byProduct.get(productId) ?? 0) + quantity);
  return [...byProduct].map(([productId, quantity]) => ({ productId, quantity }));
}
