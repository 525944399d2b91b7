import { t } from '@lingui/core/macro';

import type { ReceiptSheetFragment } from '../../generated/graphql';
import { formatDayOf } from '../../shared/lib/ist-time';
import { billSum, paymentStatusText, substitutionText } from '../../shared/lib/order-status.rules';
import { payingOf } from '../../shared/lib/paying.rules';
import { formatShortDate } from '../../shared/lib/short-date';
import { CreditNotes } from '../../features/orders/credit-notes';
import { Taxes } from '../../features/orders/taxes';
import { Bill } from '../../shared/ui/bill';
import { DeliveryAddress } from '../../shared/ui/delivery-address';
import { ReceiptLines } from './receipt-lines';
import './receipt-sheet.css';

/** The receipt as printed: seller, customer, lines and bill. */
export function ReceiptSheet({ receipt }: { receipt: ReceiptSheetFragment }) {
  const { order } = receipt;
  return (
    <article className="receipt panel" aria-label={t`Receipt ${{ number: receipt.number }}`}>
      <header className="receipt__head">
        <Seller receipt={receipt} />
        <dl className="receipt__facts">
          <Fact term={t`Receipt`} value={receipt.number} />
          <Fact term={t`Date`} value={formatDayOf(receipt.issuedAt)} />
          <Fact
            term={t`Order`}
            value={t`${{ id: order.id }} of ${{ date: formatShortDate(order.orderedDate) }}`}
          />
          <Fact
            term={t`Payment`}
            value={`${wayOf(order)}, ${paymentStatusText(order.paymentStatus)}`}
          />
          {order.substitution && (
            <Fact term={t`If something is missing`} value={substitutionText(order.substitution)} />
          )}
        </dl>
      </header>
      {order.deliveryAddress && (
        <section className="receipt__customer">
          <h2>{t`Delivered to`}</h2>
          <DeliveryAddress address={order.deliveryAddress} />
        </section>
      )}
      <ReceiptLines lines={order.lines} />
      <div className="receipt__bill">
        <Bill {...order.bill} sum={billSum(order)} />
        <Taxes taxes={order.taxes} />
        {order.creditNotes.length > 0 && (
          <div className="order-money">
            <CreditNotes creditNotes={order.creditNotes} />
          </div>
        )}
      </div>
    </article>
  );
}

function wayOf({ paymentMethod, payments }: ReceiptSheetFragment['order']): string {
  if (paymentMethod !== 'CARD') return t`Cash on delivery`;
  const { utr } = payingOf(payments) ?? {};
  return utr ? t`UPI, UTR ${utr}` : t`Card`;
}

function Seller({ receipt }: { receipt: ReceiptSheetFragment }) {
  const { storeName, storeAddressLines, storeGstin, storeFssaiLicence } = receipt;
  return (
    <address className="receipt__seller">
      <strong>{storeName}</strong>
      {/* The first line of an address may repeat the name. */}
      {storeAddressLines
        .filter((line) => line !== storeName)
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
      {storeGstin && <span>GSTIN {storeGstin}</span>}
      {storeFssaiLicence && <span>FSSAI {storeFssaiLicence}</span>}
    </address>
  );
}

const Fact = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
);
