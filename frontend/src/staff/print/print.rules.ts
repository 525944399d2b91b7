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

/** What can be printed, as the address names it. */
export const sheetNames = ['shelf', 'orders', 'products', 'slips', 'labels'] as const;
export type SheetName = (typeof sheetNames)[number];

/** How labels come: many on a sheet, or one after the other from a roll. */
export const labelPapers = ['a4', 'roll'] as const;
export type LabelPaper = (typeof labelPapers)[number];

/** More bags than this have no label of their own number. */
export const mostBags = 4;

/** What is printed of which orders. */
export interface PrintChoice {
  sheet: SheetName;
  paper: LabelPaper;
  /** Labels for each order. */
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

/** Which orders the address names; nothing where it names none. */
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

/** Which orders the server is asked for: those of any sheet, so that another one needs no other answer. */
export const filterOf = (orders: OrdersToPrint): OrderSearchFilter =>
  'numbers' in orders
    ? { numbers: [...orders.numbers] }
    : {
        deliveryFrom: orders.day,
        deliveryTo: orders.day,
        slotStartMinutes: [orders.startMinute],
        statuses: [...toHandOver],
      };

/** The orders that belong on a sheet, and those that it is too early or too late for. */
export function ordersOn(sheet: SheetName, orders: readonly PrintedOrder[]) {
  const statuses = statusesOf(sheet);
  const fits = ({ order }: PrintedOrder) => statuses.includes(order.status);
  return { shown: orders.filter(fits), leftOut: orders.filter((each) => !fits(each)) };
}

/** Pieces of a line that nobody has picked yet. */
export const piecesToPick = ({ quantity, pickedQuantity }: PrintedLine): number =>
  Math.max(0, quantity - (pickedQuantity ?? 0));

/** The lines in the order in which they are fetched. */
export const inWalkingOrder = (lines: readonly PrintedLine[]): PrintedLine[] =>
  [...lines].sort(byPlace);

/** Where a product is looked for: its shelf, or what it is among in the language of the console. */
export const placeOf = ({ shelf }: Pick<PrintedLine, 'shelf'>): string =>
  shelf?.shelfLocation ?? (shelf ? categoryName(shelf.category) : '');

/** A product that is to be fetched for several orders. */
export interface ProductToPick {
  key: string;
  /** A line of it, by which it is named. */
  line: PrintedLine;
  /** Where it is looked for. */
  place: string;
  pieces: number;
  /** Which order gets how many of them. */
  orders: { id: string; pieces: number }[];
}

/** What is to be fetched for these orders together, product by product in the order of the walk. */
export function productsToPick(orders: readonly PrintedOrder[]): ProductToPick[] {
  const lines = orders.flatMap(({ order }) =>
    order.lines.map((line) => ({ line, orderId: order.id, pieces: piecesToPick(line) })),
  );
  const products = new Map<string, ProductToPick>();
  for (const { line, orderId, pieces } of lines
    .filter((each) => each.pieces > 0)
    .sort((a, b) => byPlace(a.line, b.line))) {
    const { name, unit = null } = line;
    // A product that was renamed is another one to whoever looks for it by its name.
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

/** Substitutes stand below the lines that they replace. */
export function linesWithSubstitutes(lines: readonly PrintedLine[]): PrintedLine[] {
  const replacing = (id: string) =>
    lines.filter(({ substitutesLineId }) => substitutesLineId === id);
  return lines
    .filter(({ substitutesLineId }) => !substitutesLineId)
    .flatMap((line) => [line, ...replacing(line.id)]);
}

/** What the code on a label says: an order search that finds this order and nothing else. */
export const codeOf = (orderId: string): string => `#${orderId}`;
