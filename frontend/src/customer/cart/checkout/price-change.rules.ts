import type { ShopError } from '../../../apollo/shop-error';
import type { BillFieldsFragment } from '../../../generated/graphql';

/** A line of a cart, with its unit price. */
export interface PricedLine {
  productId: string;
  name: string;
  quantity: number;
  unitPricePaise: number;
}

/** A step of a bill, such as the delivery fee. */
type Step = Pick<BillFieldsFragment['steps'][number], 'kind' | 'label' | 'amountPaise'> & {
  labelMessage?: BillFieldsFragment['steps'][number]['labelMessage'];
};

/** The order as shown when the customer placed it: its lines, and the steps of its bill. */
export interface ShownOrder {
  toPayPaise: number;
  steps: readonly Step[];
  lines: readonly PricedLine[];
}

/** A line that changed; one side is missing if the line is new or gone. */
export interface ChangedLine {
  productId: string;
  name: string;
  before?: PricedLine | undefined;
  after?: PricedLine | undefined;
}

/** A bill step that changed, such as another delivery fee; 0 if the bill did not have it. */
export interface ChangedStep extends Pick<Step, 'kind' | 'label' | 'labelMessage'> {
  beforePaise: number;
  afterPaise: number;
}

/** Why an order was not placed: its price or its lines would differ from those shown. */
export interface PriceChange {
  beforePaise: number;
  afterPaise: number;
  /** The lines that differ; empty if only a fee, a discount or gift credit does. */
  lines: ChangedLine[];
  /** The steps after the subtotal that differ. */
  steps: ChangedStep[];
  /** The current contents of the order. */
  now: Omit<ShownOrder, 'toPayPaise'>;
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

/** The order that the server would place now; undefined if the details are not in a known form. */
function readDetails(details: unknown): ShownOrder | undefined {
  const { bill, lines } = (details ?? {}) as {
    bill?: { toPayPaise?: unknown; steps?: Step[] };
    lines?: unknown;
  };
  const { toPayPaise, steps = [] } = bill ?? {};
  if (typeof toPayPaise !== 'number' || !Array.isArray(lines) || !lines.every(isLine))
    return undefined;
  return { toPayPaise, lines, steps };
}

/** Each changed step in its current form, or else its former one; the lines cover the subtotal. */
function changedSteps(before: readonly Step[], after: readonly Step[]): ChangedStep[] {
  const paiseOf = (steps: readonly Step[], wanted: Step['kind']) =>
    steps.find(({ kind }) => kind === wanted)?.amountPaise ?? 0;
  const steps = new Map([...before, ...after].map((step) => [step.kind, step]));
  return [...steps.values()]
    .map(({ kind, label, labelMessage }) => ({
      ...{ kind, label, ...(labelMessage && { labelMessage }) },
      ...{ beforePaise: paiseOf(before, kind), afterPaise: paiseOf(after, kind) },
    }))
    .filter((step) => step.kind !== 'SUBTOTAL' && step.beforePaise !== step.afterPaise);
}

const isSame = (before: PricedLine | undefined, after: PricedLine | undefined): boolean =>
  before?.quantity === after?.quantity && before?.unitPricePaise === after?.unitPricePaise;

/** Compares the shown order with the one that the server would place; undefined if the refusal has another reason. */
export function priceChangeOf(shown: ShownOrder, refusal: ShopError): PriceChange | undefined {
  if (refusal.code !== 'PRICE_CHANGED') return undefined;
  const now = readDetails(refusal.details);
  if (!now) return undefined;
  const before = new Map(shown.lines.map((line) => [line.productId, line]));
  const after = new Map(now.lines.map((line) => [line.productId, line]));
  const lines = [...new Map([...before, ...after]).values()]
    .map(({ productId, name }) => ({
      productId,
      // The shown lines have the name in the language of the shop.
      name: before.get(productId)?.name ?? name,
      before: before.get(productId),
      after: after.get(productId),
    }))
    .filter((line) => !isSame(line.before, line.after));
  return {
    beforePaise: shown.toPayPaise,
    afterPaise: now.toPayPaise,
    lines,
    steps: changedSteps(shown.steps, now.steps),
    now: {
      steps: now.steps,
      lines: now.lines.map(({ productId, name, quantity, unitPricePaise }) => ({
        productId,
        name,
        quantity,
        unitPricePaise,
      })),
    },
  };
}
