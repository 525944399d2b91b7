import type { OrderEditQuoteInput, OrderToEditFragment } from '../../generated/graphql';

/** Whether the delivery fee of an order also covers others delivered with it. */
export const hasFeeOfOthers = ({
  bill,
  deliveredWith,
}: Pick<OrderToEditFragment, 'bill' | 'deliveredWith'>): boolean =>
  deliveredWith.length > 0 &&
  bill.steps.some(({ kind, amountPaise }) => kind === 'DELIVERY_FEE' && amountPaise > 0);

type Line = OrderToEditFragment['lines'][number];

/** A product added to an order. */
export interface AddedProduct {
  productId: string;
  name: string;
  unit: string | null | undefined;
  /** The current price of one piece. */
  unitPricePaise: number;
  quantity: number;
}

/** The wanted changes to an order. */
export interface OrderDraft {
  /** Quantities by line id; omitted if unchanged. */
  quantities: Readonly<Record<string, number>>;
  added: readonly AddedProduct[];
  /** Empty if unchanged. */
  deliverySlotId: string;
  /** Empty if unchanged. */
  addressId: string;
}

export const unchanged: OrderDraft = {
  quantities: {},
  added: [],
  deliverySlotId: '',
  addressId: '',
};

/** The wanted quantity of a line. */
export const wantedOf = ({ quantities }: OrderDraft, { id, quantity }: Line): number =>
  quantities[id] ?? quantity;

/** Adds one piece of a product to the draft: to its line, or to the additions. */
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

/** The edit input for a draft; undefined if nothing changes. */
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

/** Whether an edit only adds products. */
export const isOnlyAdded = ({ lines, deliverySlotId, addressId }: OrderEditQuoteInput): boolean =>
  !lines?.length && !deliverySlotId && !addressId;

/** Merges the quantities of equal products. */
function piecesOf(all: readonly { productId: string; quantity: number }[]) {
  const byProduct = new Map<string, number>();
  for (const { productId, quantity } of all)
    byProduct.set(productId, (byProduct.get(productId) ?? 0) + quantity);
  return [...byProduct].map(([productId, quantity]) => ({ productId, quantity }));
}
