import { Damages } from './damage';

/** A round delivered one cash order of 100.00; 99.00 were handed in, with the reason. */
export const roundDamages: Damages = {
  'more was collected than the ledger of an order says': ({ cash }) => ({
    by: [`UPDATE orders SET collectedPaise = 10100 WHERE id = ${cash}`],
    breaches: [
      `collections: ledger of order ${cash}: expected 10100, found 10000`,
      `collections: paise collected of order ${cash}: expected 10000, found 10100`,
    ],
  }),
  'a rider took more of a stop than is in the ledger': ({ stop }) => ({
    by: [`UPDATE round_stops SET cashPaise = 10100 WHERE id = ${stop}`],
    breaches: [`round-stops: cash of stop ${stop}: expected 10100, found 10000`],
  }),
  'another sum was counted of a round': ({ round }) => ({
    by: [`UPDATE delivery_rounds SET countedPaise = 10000 WHERE id = ${round}`],
    breaches: [`round-cash: paise handed in of round ${round}: expected 9900, found 10000`],
  }),
  'nobody said why the cash of a round differs': ({ round }) => ({
    by: [`UPDATE delivery_rounds SET differenceReason = NULL WHERE id = ${round}`],
    breaches: [`round-cash: round ${round} says why its cash differs: expected yes, found no`],
  }),
  'a photo is of the stop of another order': ({ picked, stop, cash }) => ({
    by: [
      `INSERT INTO order_photos (id, orderId, stopId, contentHash, fileName, createdAt, keptUntil)
       VALUES (77, ${picked}, ${stop}, 'x', 'x', '2026-11-20 04:00:00.000', '2026-11-21 04:00:00.000')`,
    ],
    breaches: [`order-photos: order of photo 77: expected ${picked}, found ${cash}`],
  }),
  'a transfer by UPI counts as used that paid for nothing': () => ({
    by: ["INSERT INTO used_utrs (id, utr) VALUES (9000, '900000000000')"],
    breaches: ['used-utrs: times that transfer 900000000000 is used: expected 1, found 0'],
  }),
};
