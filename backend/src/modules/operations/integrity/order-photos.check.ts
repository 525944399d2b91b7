import { Comparison, equal } from '../../../platform/integrity/comparison.rules';
import { eachRow } from '../../../platform/integrity/integrity-check';

interface PhotoRow {
  id: number;
  orderId: number;
  orderOfStop: number | null;
  orderOfReport: number | null;
}

function comparePhoto({ id, orderId, orderOfStop, orderOfReport }: PhotoRow): Comparison[] {
  const orders = [orderOfStop, orderOfReport].filter((each) => each !== null);
  return [equal(`order of photo ${id}`, String(orderId), orders.join(' and '))];
}

export const orderPhotos = eachRow<PhotoRow>(
  {
    name: 'order-photos',
    holds: 'each photo is of either a stop or a report of its order',
    records: 'photos',
  },
  `SELECT p.id, p.orderId, s.orderId AS orderOfStop, r.orderId AS orderOfReport
   FROM order_photos p LEFT JOIN round_stops s ON s.id = p.stopId
     LEFT JOIN order_reports r ON r.id = p.reportId`,
  comparePhoto,
);
