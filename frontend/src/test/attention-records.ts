const inNeed = (count: number, toPayPaise: number) => ({
  __typename: 'OrdersInNeed' as const,
  count,
  toPayPaise,
});

/** The attention report of a shop with a little of everything. */
export const anAttention = () => ({
  orderAttention: {
    __typename: 'OrderAttention',
    toPick: inNeed(12, 480_000),
    toPickLater: inNeed(3, 90_000),
    packed: inNeed(4, 160_000),
    outForDelivery: inNeed(5, 200_000),
    late: inNeed(2, 70_000),
    deliveryFailed: inNeed(1, 34_000),
    unpaid: inNeed(1, 25_000),
    failedPayments: inNeed(0, 0),
    failedRefunds: 1,
    openReports: 2,
  },
  stockAttention: { __typename: 'StockAttention', lowLevel: 5, lowCount: 7, outCount: 2 },
  upiAttention: { __typename: 'UpiAttention', statedCount: 3, refundCount: 1 },
  openMessageCount: 6,
});
