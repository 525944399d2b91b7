import { plural, t } from '@lingui/core/macro';
import { useId } from 'react';

import type { OrderRowsFragment } from '../../generated/graphql';
import { awaitsPayment } from '../../shared/lib/awaits-payment.rules';
import { formatWindow, nameDay } from '../../shared/lib/ist-day';
import { localName } from '../../shared/lib/local-name';
import { billSum, isOver } from '../../shared/lib/order-status.rules';
import { orderOf, paymentOf } from '../../shared/lib/paths';
import { formatShortDate } from '../../shared/lib/short-date';
import { ButtonLink } from '../../shared/ui/button';
import { Link } from '../../shared/ui/link';
import { Picture } from '../../shared/ui/picture';
import { Price } from '../../shared/ui/price';
import { statusInWords } from './internal/timeline.rules';
import { OrderAgain } from './order-again';
import './order-card.css';

/** The number of pictures that fit in a row on a small phone. */
const MOST_PICTURES = 5;

/** One order: its status, products and price, and a button to order it again. */
export function OrderCard({ order }: { order: OrderRowsFragment }) {
  const headingId = useId();
  const { id, orderedDate, status, lines } = order;
  const sum = billSum(order);
  const seen = lines.slice(0, lines.length > MOST_PICTURES ? MOST_PICTURES - 1 : MOST_PICTURES);
  return (
    <article className="panel order-card" aria-labelledby={headingId}>
      <div className="order-card__head">
        <h3 id={headingId}>
          <Link to={orderOf(id)}>{t`Order ${id}`}</Link>
        </h3>
        <time dateTime={orderedDate}>{formatShortDate(orderedDate)}</time>
      </div>
      <p className="order-card__status" data-status={status}>
        {statusInWords(status)}
        {!isOver(status) && <Window order={order} />}
      </p>
      <ul className="order-card__pictures" aria-label={t`Products`}>
        {seen.map((line) => (
          <li key={line.id}>
            <Picture src={line.imageUrl} alt={localName(line)} sizePx={36} />
          </li>
        ))}
        {lines.length > seen.length && <li>+{lines.length - seen.length}</li>}
      </ul>
      <div className="order-card__foot">
        <p>
          {plural(lines.length, { one: '# product', other: '# products' })} · {sum.label}{' '}
          <Price paise={sum.paise} />
        </p>
        {awaitsPayment(order) && (
          <ButtonLink to={paymentOf(id)} tone="haldi">{t`Pay now`}</ButtonLink>
        )}
        <OrderAgain orderId={id} />
      </div>
    </article>
  );
}

function Window({ order }: { order: OrderRowsFragment }) {
  const { date, startMinute, endMinute } = order.deliverySlot;
  return (
    <>
      {' · '}
      {nameDay(date, new Date())} {formatWindow(startMinute, endMinute)}
    </>
  );
}
