import type { BoardOfDayFragment, BoardOrderFragment, OrderStatus } from '../../generated/graphql';

export type BoardOrder = BoardOrderFragment;
export type BoardSlot = BoardOfDayFragment['slots'][number];

/** The statuses in workflow order. */
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

/** The transitions that the board offers: all of them can be undone. */
export const boardTransitions: readonly OrderStatus[] = ['PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'];

/** The filter of the orders of the day. */
export interface BoardFilter {
  status?: OrderStatus | undefined;
  /** Only late orders. */
  late: boolean;
  text: string;
}

/** The filter in the URL. */
export const readBoardFilter = (parameters: URLSearchParams): BoardFilter => ({
  status: boardStatuses.find((status) => status === parameters.get('status')),
  late: parameters.get('late') === 'true',
  text: parameters.get('text') ?? '',
});

/** Whether the filter hides orders. */
export const isFiltered = ({ status, late, text }: BoardFilter): boolean =>
  status !== undefined || late || text.trim() !== '';

/** Whether an order matches: the board's data about it contains all words of the text. */
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

/** The number of orders with a status, and their total. */
export interface StatusTotal {
  status: OrderStatus;
  count: number;
  toPayPaise: number;
}

/** The statuses of these orders, in workflow order. */
export const totalsOf = (orders: readonly BoardOrder[]): StatusTotal[] =>
  boardStatuses.flatMap((status) => {
    const those = orders.filter(({ order }) => order.status === status);
    return those.length > 0 ? [{ status, count: those.length, toPayPaise: sumOf(those) }] : [];
  });

/** The total of orders. */
export const sumOf = (orders: readonly BoardOrder[]): number =>
  orders.reduce((sum, { order }) => sum + order.bill.toPayPaise, 0);

/** The number of late orders. */
export const lateOf = (orders: readonly BoardOrder[]): number =>
  orders.filter(({ lateness }) => lateness === 'LATE').length;

/** A slot with its matching orders. */
export interface SlotGroup {
  slot: BoardSlot;
  /** All of its orders. */
  orders: readonly BoardOrder[];
  shown: readonly BoardOrder[];
}

/** The orders by slot; within a slot in workflow order, then in the order of placement. */
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

/** Whether the order needs further work. */
export const isOpen = ({ order }: BoardOrder): boolean => !over.includes(order.status);

/** Whether the board can change an order to this status: a failed delivery needs a new slot, on the order's page. */
export const canMove = ({ order, nextStatuses }: BoardOrder, to: OrderStatus): boolean =>
  order.status !== 'DELIVERY_FAILED' && boardTransitions.includes(to) && nextStatuses.includes(to);

/** The transition that the board offers for an order; undefined if it offers none. */
export const nextOf = (board: BoardOrder): OrderStatus | undefined =>
  boardTransitions.find((to) => canMove(board, to));

/** The selected orders by number, with the status in which they were selected. */
export type Selection = ReadonlyMap<string, OrderStatus>;

/** The current state of the selected orders. */
export interface SelectedOrders {
  /** Orders that are unchanged since their selection. */
  selected: BoardOrder[];
  /** Orders whose status was changed by others since. */
  movedMeanwhile: BoardOrder[];
}

/** The selected orders in their current state. */
export function selectedOf(orders: readonly BoardOrder[], selection: Selection): SelectedOrders {
  const still = orders.filter(({ order }) => selection.has(order.id));
  const isAsSelected = ({ order }: BoardOrder) => selection.get(order.id) === order.status;
  return {
    selected: still.filter(isAsSelected),
    movedMeanwhile: still.filter((each) => !isAsSelected(each)),
  };
}

/** Adds orders to a selection, or removes them if all are selected. */
export function toggleAll(selection: Selection, orders: readonly BoardOrder[]): Selection {
  const next = new Map(selection);
  const isAll = orders.every(({ order }) => selection.get(order.id) === order.status);
  for (const { order } of orders)
    if (isAll) next.delete(order.id);
    else next.set(order.id, order.status);
  return next;
}

/** The orders that arrived while the board was open. */
export interface Arrivals {
  /** The numbers of all orders placed so far. */
  known: ReadonlySet<string>;
  /** Orders that arrived later, and are still to be packed. */
  fresh: readonly string[];
}

/**
 * The arrivals since the last call. An unpaid order has not arrived yet.
 * @param before undefined on the first call: then nothing is new
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

/** Whether the year is completely typed: until then a date field contains 0002, 0020 and 0202. */
export const isWholeDay = (text: string): boolean => /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text);
