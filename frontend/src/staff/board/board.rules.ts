import type { BoardOfDayFragment, BoardOrderFragment, OrderStatus } from '../../generated/graphql';

export type BoardOrder = BoardOrderFragment;
export type BoardSlot = BoardOfDayFragment['slots'][number];

/** The statuses in the order of the work. */
export const boardStatuses: readonly OrderStatus[] = [
  'PENDING',
  'SUCCESS',
  'PICKING',
  'PACKED',
  'OUT_FOR_DELIVERY',
  'DELIVERY_FAILED',
  'DELIVERED',
  'RETURNED',
  'CANCELLED',
];

/** The transitions that the board offers: all of them can be taken back. */
export const boardTransitions: readonly OrderStatus[] = ['PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'];

/** Which orders of the day are shown. */
export interface BoardFilter {
  status?: OrderStatus | undefined;
  /** Only late ones. */
  late: boolean;
  text: string;
}

/** The filter in the address. */
export const readBoardFilter = (parameters: URLSearchParams): BoardFilter => ({
  status: boardStatuses.find((status) => status === parameters.get('status')),
  late: parameters.get('late') === 'true',
  text: parameters.get('text') ?? '',
});

/** Whether not all orders are shown. */
export const isFiltered = ({ status, late, text }: BoardFilter): boolean =>
  status !== undefined || late || text.trim() !== '';

/** Whether an order is shown: all words of the text are somewhere in what the board says of it. */
export function fits(board: BoardOrder, { status, late, text }: BoardFilter): boolean {
  if (status !== undefined && board.order.status !== status) return false;
  if (late && board.lateness !== 'LATE') return false;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const { customer, order } = board;
  const { recipientName, line1, line2, pinCode, phone } = order.deliveryAddress ?? {};
  const said = [
    ...[order.id, `#${order.id}`, customer.firstName, customer.lastName, customer.phone],
    ...[recipientName, line1, line2, pinCode, phone],
  ]
    .join(' ')
    .toLowerCase();
  return words.every((word) => said.includes(word));
}

/** How many orders have a status, and what they cost. */
export interface StatusTotal {
  status: OrderStatus;
  count: number;
  toPayPaise: number;
}

/** The statuses that some of these orders have, in the order of the work. */
export const totalsOf = (orders: readonly BoardOrder[]): StatusTotal[] =>
  boardStatuses.flatMap((status) => {
    const those = orders.filter(({ order }) => order.status === status);
    return those.length > 0 ? [{ status, count: those.length, toPayPaise: sumOf(those) }] : [];
  });

/** What orders cost together. */
export const sumOf = (orders: readonly BoardOrder[]): number =>
  orders.reduce((sum, { order }) => sum + order.bill.toPayPaise, 0);

/** How many are late. */
export const lateOf = (orders: readonly BoardOrder[]): number =>
  orders.filter(({ lateness }) => lateness === 'LATE').length;

/** A slot with those of its orders that are shown. */
export interface SlotGroup {
  slot: BoardSlot;
  /** All of its orders. */
  orders: readonly BoardOrder[];
  shown: readonly BoardOrder[];
}

/** The orders by slot; those of a slot in the order of the work, and then of their placing. */
export const groupBySlot = (
  slots: readonly BoardSlot[],
  orders: readonly BoardOrder[],
  filter: BoardFilter,
): SlotGroup[] =>
  slots.map((slot) => {
    const those = orders
      .filter(({ order }) => order.deliverySlot.startMinute === slot.startMinute)
      .sort((a, b) => rankOf(a) - rankOf(b) || Number(a.order.id) - Number(b.order.id));
    return { slot, orders: those, shown: those.filter((order) => fits(order, filter)) };
  });

const rankOf = ({ order }: BoardOrder) => boardStatuses.indexOf(order.status);

const over: readonly OrderStatus[] = ['DELIVERED', 'RETURNED', 'CANCELLED'];

/** Whether something is left to do. */
export const isOpen = ({ order }: BoardOrder): boolean => !over.includes(order.status);

/** Whether the board can move an order there: one whose delivery failed needs a new slot, on its own page. */
export const canMove = ({ order, nextStatuses }: BoardOrder, to: OrderStatus): boolean =>
  order.status !== 'DELIVERY_FAILED' && boardTransitions.includes(to) && nextStatuses.includes(to);

/** The transition that the board offers for an order; nothing where it offers none. */
export const nextOf = (board: BoardOrder): OrderStatus | undefined =>
  boardTransitions.find((to) => canMove(board, to));

/** The selected orders, by their number, with the status in which somebody selected them. */
export type Selection = ReadonlyMap<string, OrderStatus>;

/** What has become of the selected orders. */
export interface SelectedOrders {
  /** Those that are as they were selected. */
  selected: BoardOrder[];
  /** Those that somebody else has moved since. */
  movedMeanwhile: BoardOrder[];
}

/** The selected orders as they are now. */
export function selectedOf(orders: readonly BoardOrder[], selection: Selection): SelectedOrders {
  const still = orders.filter(({ order }) => selection.has(order.id));
  const isAsSelected = ({ order }: BoardOrder) => selection.get(order.id) === order.status;
  return {
    selected: still.filter(isAsSelected),
    movedMeanwhile: still.filter((each) => !isAsSelected(each)),
  };
}

/** Adds orders to a selection, or takes them out where all of them are in it. */
export function toggleAll(selection: Selection, orders: readonly BoardOrder[]): Selection {
  const next = new Map(selection);
  const isAll = orders.every(({ order }) => selection.get(order.id) === order.status);
  for (const { order } of orders)
    if (isAll) next.delete(order.id);
    else next.set(order.id, order.status);
  return next;
}

/** Which orders have arrived while the board was open. */
export interface Arrivals {
  /** The numbers of all orders that were placed when somebody looked. */
  known: ReadonlySet<string>;
  /** Those that were not there at first, and are still to be packed. */
  fresh: readonly string[];
}

/**
 * What has arrived since the last look. An order that waits for its payment has not arrived yet.
 * @param before nothing at the first look: then nothing is new
 */
export function noteArrivals(
  before: Arrivals | undefined,
  orders: readonly BoardOrder[],
): Arrivals {
  const placed = orders.filter(({ order }) => order.status !== 'PENDING');
  const known = new Set([...(before?.known ?? []), ...placed.map(({ order }) => order.id)]);
  if (!before) return { known, fresh: [] };
  const toPick = placed.filter(({ order }) => order.status === 'SUCCESS');
  const isFresh = (id: string) => before.fresh.includes(id) || !before.known.has(id);
  const fresh = toPick.map(({ order }) => order.id).filter(isFresh);
  const isSame =
    fresh.length === before.fresh.length && fresh.every((id) => before.fresh.includes(id));
  return { known, fresh: isSame ? before.fresh : fresh };
}

/** Whether this is a day whose year is typed to its end: until then a date field has 0002, 0020 and 0202. */
export const isWholeDay = (text: string): boolean => /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text);
