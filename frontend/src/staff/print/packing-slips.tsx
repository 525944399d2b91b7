import { t } from '@lingui/core/macro';

import { formatPaise } from '../../shared/lib/format-price';
import { formatWindow } from '../../shared/lib/ist-day';
import { formatCalendarDay } from '../../shared/lib/ist-time';
import { storeName } from '../../shared/lib/store-name';
import { Bill } from '../../shared/ui/bill';
import { DeliveryAddress } from '../../shared/ui/delivery-address';
import { Price } from '../../shared/ui/price';
import { QrCode } from '../../shared/chakra/qr-code';
import { lineNotes, recipientOf } from './print-texts';
import { codeOf, linesWithSubstitutes, type PrintedOrder } from './print.rules';
import { Unit } from './unit';

/** What comes into the bag with the goods: a page for each order. */
export const PackingSlips = ({ orders }: { orders: readonly PrintedOrder[] }) => (
  <>
    {orders.map((printed) => (
      <PackingSlip key={printed.order.id} printed={printed} />
    ))}
  </>
);

function PackingSlip({ printed }: { printed: PrintedOrder }) {
  const { order, customer } = printed;
  const { id, deliverySlot: slot, deliveryAddress: address } = order;
  const { phone } = customer;
  const window = formatWindow(slot.startMinute, slot.endMinute);
  return (
    <article className="paper paper--slip" aria-label={t`Packing slip of order ${id}`}>
      <header className="slip__head">
        <div>
          <p className="slip__store">{storeName()}</p>
          <h2>{t`Order ${id}`}</h2>
          <p>
            {t`Delivery`}: {formatCalendarDay(slot.date)}, {window}
          </p>
          <p>
            <strong>{paymentText(order)}</strong>
          </p>
        </div>
        {address ? (
          <DeliveryAddress address={address} />
        ) : (
          <p>
            {recipientOf(printed)}
            <br />
            {t`Phone ${phone}`}
          </p>
        )}
        <QrCode text={codeOf(id)} label={t`Code of order ${id}`} />
      </header>
      <table className="paper__table">
        <thead>
          <tr>
            <th scope="col">{t`Product`}</th>
            <th scope="col" data-numeric>{t`Ordered`}</th>
            <th scope="col" data-numeric>{t`In the bag`}</th>
            <th scope="col" data-numeric>{t`Total`}</th>
          </tr>
        </thead>
        <tbody>
          {linesWithSubstitutes(order.lines).map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {line.name} <Unit unit={line.unit} />
                {lineNotes(line, order.lines).map((note) => (
                  <span key={note} className="paper__note">
                    {note}
                  </span>
                ))}
              </th>
              <td data-numeric>{line.substitutesLineId ? '–' : line.orderedQuantity}</td>
              <td data-numeric>{line.quantity}</td>
              <td data-numeric>
                <Price paise={line.totalPaise} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="slip__bill">
        <Bill {...order.bill} />
      </div>
    </article>
  );
}

/** What the rider has to collect, or that it is paid. */
function paymentText({ paymentMethod, paymentStatus, bill }: PrintedOrder['order']): string {
  if (paymentStatus === 'SUCCESS') return t`Paid`;
  const sum = formatPaise(bill.toPayPaise);
  return paymentMethod === 'CASH_ON_DELIVERY' ? t`To collect in cash: ${sum}` : t`To pay: ${sum}`;
}
