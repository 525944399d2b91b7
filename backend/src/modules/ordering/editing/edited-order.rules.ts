import { priceOf } from '../../catalogue/index.rules';
import type { StockedItem } from '../../checkout';
import { PricedLine } from '../../checkout/index.rules';
import type { OrderLine } from '../orders/order-line.entity';

/** A line of an order with its new number of pieces; 0 if it is removed. */
export interface KeptLine {
  line: OrderLine;
  quantity: number;
}

/** The lines of an order after an edit. */
export interface EditedLines {
  kept: KeptLine[];
  /** Products that the order does not have, or has at another price. */
  added: StockedItem[];
}

/** Pieces that an edit takes from the stock, and pieces that it gives back. */
export interface StockChanges {
  taken: StockedItem[];
  /** Without a product id: of products that have left the shop. */
  givenBack: { productId: number | null; quantity: number }[];
}

/**
 * The lines of an order after an edit. Further pieces join the line of their product if the product is still the same:
 * the same price, weight and tax. Otherwise they form a line of their own, so that kept pieces stay as agreed.
 * @param quantities how many pieces stay, by line id
 */
export function editedLines(
  lines: readonly OrderLine[],
  quantities: ReadonlyMap<number, number>,
  added: readonly StockedItem[],
): EditedLines {
  const kept = lines.map((line) => ({ line, quantity: quantities.get(line.id) ?? line.quantity }));
  const separate = added.filter((item) => {
    const same = kept.find(({ line }) => isAs(line, item));
    if (same) same.quantity += item.quantity;
    return !same;
  });
  return { kept, added: separate };
}

function isAs(line: OrderLine, { productId, product }: StockedItem): boolean {
  return (
    line.productId === productId &&
    line.unitPricePaise === priceOf(product) &&
    TERMS.every((field) => line[field] === product[field])
  );
}

const TERMS = ['mrpPaise', 'packGrams', 'gstBasisPoints', 'hsn'] as const;

/**
 * The lines of an order for its price, kept ones before added ones. Their ids are their positions, so that two lines of
 * one product at two prices stay separate.
 */
export function pricedLines({ kept, added }: EditedLines): PricedLine[] {
  return [
    ...kept.map(({ line, quantity }) => ({ unitPricePaise: line.unitPricePaise, quantity })),
    ...added.map(({ product, quantity }) => ({ unitPricePaise: priceOf(product), quantity })),
  ].map((line, at) => ({ ...line, productId: at }));
}

/**
 * The effect of an edit on the stock: per product, pieces are either taken or given back; unchanged products are
 * omitted.
 */
export function stockChanges(
  lines: readonly OrderLine[],
  { kept, added }: EditedLines,
  items: readonly StockedItem[],
): StockChanges {
  const changes = new Map<number | null, number>();
  const change = (productId: number | null, quantity: number) =>
    changes.set(productId, (changes.get(productId) ?? 0) + quantity);
  for (const { productId, quantity } of lines) change(productId, 0 - quantity);
  for (const { line, quantity } of kept) change(line.productId, quantity);
  for (const { productId, quantity } of added) change(productId, quantity);
  return {
    taken: items.flatMap((item) => {
      const quantity = changes.get(item.productId) ?? 0;
      return quantity > 0 ? [{ ...item, quantity }] : [];
    }),
    givenBack: [...changes]
      .filter(([, quantity]) => quantity < 0)
      // In the order in which all transactions lock products.
      .sort(([a], [b]) => (a ?? 0) - (b ?? 0))
      .map(([productId, quantity]) => ({ productId, quantity: 0 - quantity })),
  };
}
