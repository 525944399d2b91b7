// The queries of the staff, with different values in each round.

const SEARCH = `query ($filter: OrderSearchFilter, $sort: OrderSort, $after: String) {
  orderSearch(filter: $filter, sort: $sort, pageSize: 25, after: $after) {
    hasNext endCursor
    count { count isExact toPayPaise }
    items { customer { firstName lastName phone } order { id status paymentStatus placedAt bill { toPayPaise } deliverySlot { date startMinute } } }
  }
}`;
const BOARD = `query ($day: LocalDate) {
  orderBoard(day: $day) {
    slots { startMinute capacity remaining lateCount counts { status count toPayPaise } }
    orders { lateness customer { firstName lastName phone } order { id status paymentStatus } }
  }
}`;
const ATTENTION = `{
  orderAttention {
    toPick { count } packed { count } outForDelivery { count } late { count } deliveryFailed { count }
    unpaid { count toPayPaise } failedPayments { count } failedRefunds
  }
  stockAttention { lowCount outCount }
  openMessageCount
}`;

const DAY_MS = 24 * 60 * 60 * 1000;
/** @param {number} daysAgo */
const day = (daysAgo) => new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);
/** @template Value @param {Value[]} values @param {number} round @returns {Value} */
const pick = (values, round) => /** @type {Value} */ (values[round % values.length]);
const statuses = ['SUCCESS', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELLED', 'RETURNED'];

/** @param {(round: number) => object} filterOf @param {string} [sort] */
const search = (filterOf, sort = 'NEWEST') => ({
  query: SEARCH,
  variablesOf: (/** @type {number} */ round) => ({ filter: filterOf(round), sort }),
});

/** @type {Record<string, { query: string, variablesOf?: (round: number) => Record<string, unknown> }>} */
export const questions = {
  'first page': search(() => ({})),
  number: search((round) => ({ text: String(17 + round * 23) })),
  'whole phone': search((round) => ({ phone: String(9_000_000_000 + 7919 * (1 + round)) })),
  'beginning of a phone': search((round) => ({ text: `90${round % 10}` })),
  'last digits of a phone': search((round) => ({
    text: String(9_000_000_000 + 7919 * (1 + round)).slice(-4),
  })),
  'rare name': search((round) => ({
    name: pick(['Meeraba', 'Zubinkc', 'अनिलma', 'Mohanrb'], round),
  })),
  'name in Devanagari': search((round) => ({
    name: pick(['पाटील', 'जोशी', 'कविता', 'राजेश'], round),
  })),
  'first character': search((round) => ({ text: pick(['k', 'p', 's', 'm'], round) })),
  'first and last name': search((round) => ({
    text: pick(['mee kul', 'ravi jo', 'asha na'], round),
  })),
  'frequent product': search((round) => ({ product: pick(['rice', 'tomato', 'tea'], round) })),
  'product by its number': search((round) => ({ productId: String(1 + round * 100) })),
  'one day': search((round) => ({ deliveryFrom: day(round * 3), deliveryTo: day(round * 3) })),
  'a month': search((round) => ({ deliveryFrom: day(30 + round * 9), deliveryTo: day(round * 9) })),
  'a year': search(() => ({ deliveryFrom: day(600), deliveryTo: day(235) }), 'DELIVERY_LAST'),
  'placed on a day': search((round) => ({ placedFrom: day(round * 3), placedTo: day(round * 3) })),
  state: search((round) => ({ statuses: [pick(statuses, round)] })),
  money: search((round) => ({ paymentStatuses: [pick(['FAILED', 'PENDING', 'REFUNDED'], round)] })),
  method: search((round) => ({ paymentMethod: pick(['CARD', 'CASH_ON_DELIVERY'], round) })),
  'slot of every day': search((round) => ({ slotStartMinutes: [pick([420, 1020], round)] })),
  'name, product and state': search((round) => ({
    text: pick(['meera', 'patil', 'k'], round),
    product: pick(['rice', 'tomato'], round),
    statuses: [pick(statuses, round)],
  })),
  'frequent product, state and day': search((round) => ({
    product: pick(['rice', 'tomato', 'tea'], round),
    statuses: ['DELIVERED'],
    deliveryFrom: day(round * 3),
    deliveryTo: day(round * 3),
  })),
  'frequent product and state': search((round) => ({
    product: pick(['rice', 'tomato', 'tea'], round),
    statuses: ['DELIVERED'],
  })),
  'frequent name and product': search((round) => ({
    text: pick(['k', 'p', 's', 'm'], round),
    product: pick(['rice', 'tomato', 'tea'], round),
  })),
  'two frequent beginnings, by delivery': search(
    (round) => ({ text: pick(['m k', 'a p', 's r'], round), placedTo: day(10) }),
    'DELIVERY_FIRST',
  ),
  'name that nobody has with another': search((round) => ({
    text: pick(['meera mehta', 'anil khan', 'lata shah'], round),
  })),
  'product, month and slot': search((round) => ({
    product: pick(['rice', 'tea'], round),
    deliveryFrom: day(30 + round * 9),
    deliveryTo: day(round * 9),
    slotStartMinutes: [420],
  })),
  'name that nobody has, among the delivered': search(() => ({
    text: 'nobody',
    statuses: ['DELIVERED'],
  })),
  'board of a day': { query: BOARD, variablesOf: (round) => ({ day: day(round % 5) }) },
  'what needs attention': { query: ATTENTION },
};
