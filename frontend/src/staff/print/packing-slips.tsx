import type { I18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

import { formatPaise } from '../../shared/lib/format-price';
import { formatWindow } from '../../shared/lib/ist-day';
import { formatCalendarDay } from '../../shared/lib/ist-time';
import { language } from '../../shared/lib/language';
import { localName, localUnit } from '../../shared/lib/local-name';
import { storeName } from '../../shared/lib/store-name';
import { Bill } from '../../shared/ui/bill';
import { DeliveryAddress } from '../../shared/ui/delivery-address';
import { Price } from '../../shared/ui/price';
import { QrCode } from '../../shared/chakra/qr-code';
import { lineNotes, recipientOf } from './print-texts';
import { codeOf, linesWithSubstitutes, type PrintedOrder } from './print.rules';

interface PackingSlipsProps {
  orders: readonly PrintedOrder[];
  /** The texts in the language of each customer. */
  textsFor: (customer: PrintedOrder['customer']) => I18n;
}

/** The slips for the bags: one page per order, in the language of its customer. */
export const PackingSlips = ({ orders, textsFor }: PackingSlipsProps) => (
  <>
    {orders.map((printed) => (
      <PackingSlip key={printed.order.id} printed={printed} texts={textsFor(printed.customer)} />
    ))}
  </>
);

function PackingSlip({ printed, texts }: { printed: PrintedOrder; texts: I18n }) {
  const { order, customer } = printed;
  const { id, deliverySlot: slot, deliveryAddress: address } = order;
  const { phone } = customer;
  const window = formatWindow(slot.startMinute, slot.endMinute, texts);
  return (
    <article
      className="paper paper--slip"
      aria-label={t`Packing slip of order ${id}`}
      lang={language(texts) === 'en' ? 'en-IN' : language(texts)}
    >
      <header className="slip__head">
        <div>
          <p className="slip__store">{storeName()}</p>
          <h2>{texts._(msg`Order ${id}`)}</h2>
          <p>
            {texts._(msg`Delivery`)}: {formatCalendarDay(slot.date, texts)}, {window}
          </p>
          <p>
            <strong>{paymentText(order, texts)}</strong>
          </p>
        </div>
        {address ? (
          <DeliveryAddress address={address} texts={texts} />
        ) : (
          <p>
            {recipientOf(printed, texts)}
            <br />
            {phone && texts._(msg`Phone ${phone}`)}
          </p>
        )}
        <QrCode text={codeOf(id)} label={t`Code of order ${id}`} />
      </header>
      <table className="paper__table">
        <thead>
          <tr>
            <th scope="col">{texts._(msg`Product`)}</th>
            <th scope="col" data-numeric>
              {texts._(msg`Ordered`)}
            </th>
            <th scope="col" data-numeric>
              {texts._(msg`In the bag`)}
            </th>
            <th scope="col" data-numeric>
              {texts._(msg`Total`)}
            </th>
          </tr>
        </thead>
        <tbody>
          {linesWithSubstitutes(order.lines).map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {localName(line, texts)} {line.unit && <small>{localUnit(line.unit, texts)}</small>}
                {lineNotes(line, order.lines, texts).map((note) => (
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
        <Bill {...order.bill} texts={texts} />
      </div>
    </article>
  );
}

/** The amount that the rider has to collect, or that the order is paid. */
function paymentText(
  { paymentMethod, paymentStatus, bill, toCollectPaise }: PrintedOrder['order'],
  texts: I18n,
): string {
  if (paymentStatus === 'SUCCESS') return texts._(msg`Paid`);
  const isCash = paymentMethod === 'CASH_ON_DELIVERY';
  // The bill is that of the receipt; later reductions by a credit note or a transfer are not collected.
  const sum = formatPaise(isCash ? toCollectPaise : bill.toPayPaise);
  return texts._(isCash ? msg`To collect in cash: ${sum}` : msg`To pay: ${sum}`);
}
