import { priceOf } from '../../catalogue/index.rules';
import type { StockedItem } from '../../checkout';
import { PricedLine } from '../../checkout/index.rules';
import type { OrderLine } from '../orders/order-line.entity';

/** A line that an order has, with the pieces that it is to have; none where it is taken out. */
export interface KeptLine {
  line: OrderLine;
  quantity: number;
}

/** The lines of an order as they are to be. */
export interface EditedLines {
  kept: KeptLine[];
  /** Of products that the order does not have, or has at another price. */
  added: StockedItem[];
}

/** Pieces of products that an edit takes out of the stock, and those that it gives back. */
export interface StockChanges {
  taken: StockedItem[];
  /** Without a product: of those that have left the shop. */
  givenBack: { productId: number | null; quantity: number }[];
}

/**
 * The lines of an order after an edit. Further pieces join the line of their product where that is as the product is
 * now: at the same price, with the same weight and tax. Else they are a line of their own, so that kept pieces stay as
 * they were agreed.
 * @param quantities how many pieces stay, by the number of the line
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
 * The lines of an order for its price, those that stay before those that are added. They are numbered by their place:
 * two of one product, at two prices, are two.
 */
export function pricedLines({ kept, added }: EditedLines): PricedLine[] {
  return [
    ...kept.map(({ line, quantity }) => ({ unitPricePaise: line.unitPricePaise, quantity })),
    ...added.map(({ product, quantity }) => ({ unitPricePaise: priceOf(product), quantity })),
  ].map((line, at) => ({ ...line, productId: at }));
}

/** What an edit does to the stock: of each product one or the other, and nothing of those of which as much stays. */
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
      // In the order in which all lock products.
      .sort(([a], [b]) => (a ?? 0) - (b ?? 0))
      .map(([productId, quantity]) => ({ productId, quantity: 0 - quantity })),
  };
}
