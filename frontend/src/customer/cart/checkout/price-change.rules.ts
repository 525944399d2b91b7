import type { ShopError } from '../../../apollo/shop-error';
import type { BillFieldsFragment } from '../../../generated/graphql';

/** A line of a cart, with what one piece of it costs. */
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

/** What somebody was shown when they placed an order: its lines, and the steps of what it was to cost. */
export interface ShownOrder {
  toPayPaise: number;
  steps: readonly Step[];
  lines: readonly PricedLine[];
}

/** A line that is not what it was; one side is missing where it is new or gone. */
export interface ChangedLine {
  productId: string;
  name: string;
  before?: PricedLine | undefined;
  after?: PricedLine | undefined;
}

/** A step of the bill that is not what it was, such as another delivery fee; 0 where the bill did not have it. */
export interface ChangedStep extends Pick<Step, 'kind' | 'label' | 'labelMessage'> {
  beforePaise: number;
  afterPaise: number;
}

/** Why an order was not placed: it would cost something else than was shown, or be of other lines. */
export interface PriceChange {
  beforePaise: number;
  afterPaise: number;
  /** The lines that differ; none where only a fee, a discount or gift credit does. */
  lines: ChangedLine[];
  /** The steps behind the subtotal that differ. */
  steps: ChangedStep[];
  /** What the order would be of now. */
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

/** What the server says the order would be now; nothing where it says it in no way that is known here. */
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

/** Of each kind, the step as it is now, else as it was; the subtotal is told by the lines. */
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
