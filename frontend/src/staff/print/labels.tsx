import { t } from '@lingui/core/macro';

import { formatWindow } from '../../shared/lib/ist-day';
import { formatCalendarDay } from '../../shared/lib/ist-time';
import { QrCode } from '../../shared/chakra/qr-code';
import { recipientOf } from './print-texts';
import { codeOf, type LabelPaper, type PrintedOrder } from './print.rules';

interface LabelsProps {
  orders: readonly PrintedOrder[];
  paper: LabelPaper;
  /** The number of labels per order. */
  bags: number;
}

/** A label for each bag, readable from a step away and by a scanner. */
export function Labels({ orders, paper, bags }: LabelsProps) {
  const numbers = Array.from({ length: bags }, (_, at) => at + 1);
  return (
    <ul className="labels" data-paper={paper} aria-label={t`Bag labels`}>
      {orders.flatMap((printed) =>
        numbers.map((bag) => (
          <Label key={`${printed.order.id}-${bag}`} printed={printed} bag={bag} bags={bags} />
        )),
      )}
    </ul>
  );
}

function Label({ printed, bag, bags }: { printed: PrintedOrder; bag: number; bags: number }) {
  const { id, deliverySlot: slot, deliveryAddress: address } = printed.order;
  return (
    <li className="label">
      <QrCode text={codeOf(id)} label={t`Code of order ${id}`} />
      <div>
        <p className="label__number">{id}</p>
        <p className="label__name">{recipientOf(printed)}</p>
        <p>
          {formatCalendarDay(slot.date)}, {formatWindow(slot.startMinute, slot.endMinute)}
        </p>
        <p className="label__line">{address && [address.line1, address.pinCode].join(', ')}</p>
        {bags > 1 && <p className="label__bag">{t`Bag ${bag} of ${bags}`}</p>}
      </div>
    </li>
  );
}
