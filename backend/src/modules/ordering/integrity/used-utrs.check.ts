import { eachRow } from '../../../platform/integrity/integrity-check';
import { equal } from '../../../platform/integrity/comparison.rules';

export const usedUtrs = eachRow<{ utr: string; usedCount: number; keptCount: number }>(
  {
    name: 'used-utrs',
    holds: 'each transfer by UPI pays for one thing at the door or online, or is one refund',
    records: 'transfers by UPI',
  },
  `SELECT t.utr, SUM(t.used) AS usedCount, SUM(1 - t.used) AS keptCount
   FROM (
     SELECT utr, 1 AS used FROM collections WHERE utr IS NOT NULL
     UNION ALL
     SELECT gatewayReference, 1 FROM payments
     WHERE gateway = 'upi' AND status IN ('pending', 'success') AND gatewayReference IS NOT NULL
     UNION ALL
     SELECT r.gatewayReference, 1 FROM refunds r JOIN payments p ON p.id = r.paymentId
     WHERE p.gateway = 'upi' AND r.status = 'success'
     UNION ALL
     SELECT utr, 0 FROM used_utrs
   ) t
   GROUP BY t.utr`,
  ({ utr, usedCount, keptCount }) => [
    equal(`times that transfer ${utr} is used`, 1, Number(usedCount)),
    equal(`times that transfer ${utr} is kept as used`, 1, Number(keptCount)),
  ],
);
