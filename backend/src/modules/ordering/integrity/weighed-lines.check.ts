import { eachRow } from '../../../platform/integrity/integrity-check';
import { WeighedLine, compareWeight } from './weighed-lines.rules';

export const weighedLines = eachRow<WeighedLine>(
  {
    name: 'weighed-lines',
    holds:
      'what is sold by weight was weighed where it was picked, as a whole, and is at most a tenth heavier than ordered',
    records: 'lines',
  },
  `SELECT l.id, o.status, l.unitPricePaise, l.quantity, l.packGrams, l.weighedGrams, l.pickedQuantity
   FROM order_lines l JOIN orders o ON o.id = l.orderId`,
  compareWeight,
);
