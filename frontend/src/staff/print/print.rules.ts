import type {
  OrderSearchFilter,
  OrderStatus,
  PrintedLineFragment,
  PrintedOrderFragment,
} from '../../generated/graphql';
import type { OrdersToPrint } from '../staff-paths';
import { categoryName } from '../../features/catalogue/category-name';
import { byPlace } from '../kit/shelf-order.rules';

export type PrintedOrder = PrintedOrderFragment;
export type PrintedLine = PrintedLineFragment;

/** The sheets that can be printed, by their names in the URL. */
export const sheetNames = ['shelf', 'orders', 'products', 'slips', 'labels'] as const;
export type SheetName = (typeof sheetNames)[number];

/** The label formats: many on a sheet, or one after the other from a roll. */
export const labelPapers = ['a4', 'roll'] as const;
export type LabelPaper = (typeof labelPapers)[number];

/** The maximum number of numbered labels per order. */
export const mostBags = 4;

/** The sheet to print, and its options. */
export interface PrintChoice {
  sheet: SheetName;
  paper: LabelPaper;
  /** The number of labels per order. */
  bags: number;
}

export function readPrintChoice(parameters: URLSearchParams): PrintChoice {
  const bags = Number(parameters.get('bags'));
  return {
    sheet: sheetNames.find((name) => name === parameters.get('sheet')) ?? 'shelf',
    paper: labelPapers.find((name) => name === parameters.get('paper')) ?? 'a4',
    bags: Number.isInteger(bags) && bags >= 1 && bags <= mostBags ? bags : 1,
  };
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** The orders in the URL; undefined if there are none. */
export function readOrdersToPrint(parameters: URLSearchParams): OrdersToPrint | undefined {
  const numbers = (parameters.get('orders') ?? '').split(',').filter((id) => /^\d+$/.test(id));
  if (numbers.length > 0) return { numbers };
  const day = parameters.get('day') ?? '';
  const startMinute = Number(parameters.get('slot') || NaN);
  return dayPattern.test(day) && Number.isInteger(startMinute) ? { day, startMinute } : undefined;
}

const toPick: readonly OrderStatus[] = ['SUCCESS', 'PICKING'];
const toHandOver: readonly OrderStatus[] = [...toPick, 'PACKED', 'OUT_FOR_DELIVERY'];

const statusesOf = (sheet: SheetName): readonly OrderStatus[] =>
  sheet === 'slips' || sheet === 'labels' ? toHandOver : toPick;

/** The filter for the server: the orders of all sheets, so that choosing another sheet needs no request. */
export const filterOf = (orders: OrdersToPrint): OrderSearchFilter =>
  'numbers' in orders
    ? { numbers: [...orders.numbers] }
    : {
        deliveryFrom: orders.day,
        deliveryTo: orders.day,
        slotStartMinutes: [orders.startMinute],
        statuses: [...toHandOver],
      };

/** The orders that belong on a sheet, and those that are too early or too late for it. */
export function ordersOn(sheet: SheetName, orders: readonly PrintedOrder[]) {
  const statuses = statusesOf(sheet);
  const fits = ({ order }: PrintedOrder) => statuses.includes(order.status);
  return { shown: orders.filter(fits), leftOut: orders.filter((each) => !fits(each)) };
}

/** Pieces of a line that nobody has picked yet. */
export const piecesToPick = ({ quantity, pickedQuantity }: PrintedLine): number =>
  Math.max(0, quantity - (pickedQuantity ?? 0));

/** The lines in walking order. */
export const inWalkingOrder = (lines: readonly PrintedLine[]): PrintedLine[] =>
  [...lines].sort(byPlace);

/** The location of a product: its shelf, or its category in the language of the console. */
export const placeOf = ({ shelf }: Pick<PrintedLine, 'shelf'>): string =>
  shelf?.shelfLocation ?? (shelf ? categoryName(shelf.category) : '');

/** A product to pick for several orders. */
export interface ProductToPick {
  key: string;
  /** One of its lines, which provides its name. */
  line: PrintedLine;
  /** Its location. */
  place: string;
  pieces: number;
  /** The number of pieces for each order. */
  orders: { id: string; pieces: number }[];
}

/** The products to pick for these orders together, in walking order. */
export function productsToPick(orders: readonly PrintedOrder[]): ProductToPick[] {
  const lines = orders.flatMap(({ order }) =>
    order.lines.map((line) => ({ line, orderId: order.id, pieces: piecesToPick(line) })),
  );
  const products = new Map<string, ProductToPick>();
  for (const { line, orderId, pieces } of lines
    .filter((each) => each.pieces > 0)
    .sort((a, b) => byPlace(a.line, b.line))) {
    const { name, unit = null } = line;
    // A renamed product counts as another one, because pickers look for it by its name.
    const key = [line.productId, name, unit].join('|');
    const product = products.get(key) ?? {
      key,
      line,
      place: placeOf(line),
      pieces: 0,
      orders: [],
    };
    products.set(key, product);
    product.pieces += pieces;
    const sameOrder = product.orders.find(({ id }) => id === orderId);
    if (sameOrder) sameOrder.pieces += pieces;
    else product.orders.push({ id: orderId, pieces });
  }
  return [...products.values()];
}

/** Places substitutes below the lines that they replace. */
export function linesWithSubstitutes(lines: readonly PrintedLine[]): PrintedLine[] {
  const replacing = (id: string) =>
    lines.filter(({ substitutesLineId }) => substitutesLineId === id);
  return lines
    .filter(({ substitutesLineId }) => !substitutesLineId)
    .flatMap((line) => [line, ...replacing(line.id)]);
}

/** The code on a label: an order search that finds exactly this order. */
export const codeOf = (orderId: string): string => `#${orderId}`;
