import type { ShopError } from '../../../apollo/shop-error';

/** A line of a cart, with what one piece of it costs. */
export interface PricedLine {
  productId: string;
  name: string;
  quantity: number;
  unitPricePaise: number;
}

/** What somebody was shown when they placed an order: its lines and what it was to cost. */
export interface ShownOrder {
  toPayPaise: number;
  lines: readonly PricedLine[];
}

/** A line that is not what it was; one side is missing where it is new or gone. */
export interface ChangedLine {
  productId: string;
  name: string;
  before?: PricedLine | undefined;
  after?: PricedLine | undefined;
}

/** Why an order was not placed: it would cost something else than was shown, or be of other lines. */
export interface PriceChange {
  beforePaise: number;
  afterPaise: number;
  /** The lines that differ; none where only a discount or gift credit does. */
  lines: ChangedLine[];
  /** What the order would be of now. */
  now: readonly PricedLine[];
}

const isLine = (line: unknown): line is PricedLine => {
  const { productId, name, quantity, unitPricePaise } = (line ?? {}) as Partial<PricedLine>;
  return (
    typeof productId === 'string' &&
    typeof name === 'string' &&
    typeof quantity === 'number' &&
    typeof unitPricePaise === 'number'
  );
};

/** What the server says the order would be now; nothing where it says it in no way that is known here. */
function readDetails(details: unknown): ShownOrder | undefined {
  const { bill, lines } = (details ?? {}) as { bill?: { toPayPaise?: unknown }; lines?: unknown };
  const toPayPaise = bill?.toPayPaise;
  if (typeof toPayPaise !== 'number' || !Array.isArray(lines) || !lines.every(isLine))
    return undefined;
  return { toPayPaise, lines };
}

const isSame = (before: PricedLine | undefined, after: PricedLine | undefined): boolean =>
  before?.quantity === after?.quantity && before?.unitPricePaise === after?.unitPricePaise;

/** Compares what was shown with what the server would place; nothing where the refusal is about something else. */
export function priceChangeOf(shown: ShownOrder, refusal: ShopError): PriceChange | undefined {
  if (refusal.code !== 'PRICE_CHANGED') return undefined;
  const now = readDetails(refusal.details);
  if (!now) return undefined;
  const before = new Map(shown.lines.map((line) => [line.productId, line]));
  const after = new Map(now.lines.map((line) => [line.productId, line]));
  const lines = [...new Map([...before, ...after]).values()]
    .map(({ productId, name }) => ({
      productId,
      // What was shown has its name in the language of the shop.
      name: before.get(productId)?.name ?? name,
      before: before.get(productId),
      after: after.get(productId),
    }))
    .filter((line) => !isSame(line.before, line.after));
  return {
    beforePaise: shown.toPayPaise,
    afterPaise: now.toPayPaise,
    lines,
    now: now.lines.map(({ productId, name, quantity, unitPricePaise }) => ({
      productId,
      name,
      quantity,
      unitPricePaise,
    })),
  };
}
