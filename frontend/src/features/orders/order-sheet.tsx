import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import type { OrderDetailsFragment, OrderReportFieldsFragment } from '../../generated/graphql';
import { formatWindow, nameDay } from '../../shared/lib/ist-day';
import { billSum, substitutionText } from '../../shared/lib/order-status.rules';
import { Bill } from '../../shared/ui/bill';
import { DeliveryAddress } from '../../shared/ui/delivery-address';
import { OrderStatusText, PaymentStatusText } from '../../shared/chakra/status-text';
import { OrderLines } from './internal/order-lines';
import { OrderMoney } from './internal/order-money';
import { OrderReports } from './internal/order-reports';
import { OrderPhotos } from './order-photos';
import './order-sheet.css';
import { Taxes } from './taxes';
import { OrderTimeline } from './internal/order-timeline';

interface OrderSheetProps {
  order: OrderDetailsFragment;
  reader: 'customer' | 'admin';
  /** Whether status changes arrive live. */
  live?: boolean;
  /** The actions for the reader. */
  actions: ReactNode;
  /** Returns the actions for a customer's report. */
  reportActions?: (report: OrderReportFieldsFragment) => ReactNode;
  /** The actions for payments and refunds. */
  moneyActions?: ReactNode;
  /** More content next to the bill. */
  children?: ReactNode;
}

/** One order: its status, its lines and its bill. */
export function OrderSheet(props: OrderSheetProps) {
  const { order, reader, live = false, actions, moneyActions, children } = props;
  const { reports, lines, deliveryPhotos } = order;
  return (
    <div className="order-sheet">
      <div className="order-sheet__main">
        <section className="panel order-sheet__part" aria-label={t`Order progress`}>
          <dl className="order-sheet__facts">
            <div>
              <dt>{t`Order Status`}</dt>
              <dd aria-live="polite">
                <OrderStatusText status={order.status} />
              </dd>
            </div>
            <div>
              <dt>{t`Payment Status`}</dt>
              <dd>
                <PaymentStatusText status={order.paymentStatus} />
              </dd>
            </div>
            <div>
              <dt>{t`Delivery`}</dt>
              <dd>
                <Slot slot={order.deliverySlot} />
              </dd>
            </div>
            {order.substitution && (
              <div>
                <dt>{t`If something is missing`}</dt>
                <dd>{substitutionText(order.substitution)}</dd>
              </div>
            )}
          </dl>
          {actions}
        </section>
        <OrderLines lines={lines} />
        {reports.length > 0 && (
          <OrderReports reports={reports} lines={lines} actionsOf={props.reportActions} />
        )}
        <section className="panel order-sheet__part" aria-labelledby="order-timeline">
          <div className="order-sheet__head">
            <h2 id="order-timeline">{t`What happened`}</h2>
            {live && <span className="order-sheet__live">{t`Live`}</span>}
          </div>
          <OrderTimeline events={order.events} status={order.status} reader={reader} />
        </section>
        {deliveryPhotos.length > 0 && (
          <section className="panel order-sheet__part" aria-labelledby="order-photos">
            <h2 id="order-photos">{t`Photo of the delivery`}</h2>
            <OrderPhotos photos={deliveryPhotos} label={t`Photo of the delivery`} />
          </section>
        )}
      </div>
      <div className="order-sheet__aside">
        <section className="panel order-sheet__part" aria-labelledby="order-bill">
          <h2 id="order-bill">{t`Bill`}</h2>
          <Bill {...order.bill} sum={billSum(order)} />
          <Taxes taxes={order.taxes} />
        </section>
        <section className="panel order-sheet__part" aria-labelledby="order-money">
          <h2 id="order-money">{t`Payment`}</h2>
          <OrderMoney {...order} />
          {moneyActions}
        </section>
        <section className="panel order-sheet__part" aria-labelledby="order-address">
          <h2 id="order-address">{t`Delivery address`}</h2>
          {order.deliveryAddress ? (
            <DeliveryAddress address={order.deliveryAddress} />
          ) : (
            <p>{t`No address was given with this order.`}</p>
          )}
        </section>
        {children}
      </div>
    </div>
  );
}

function Slot({ slot }: { slot: OrderDetailsFragment['deliverySlot'] }) {
  const { date, startMinute, endMinute } = slot;
  return (
    <span className="order-sheet__slot">
      {nameDay(date, new Date())} {formatWindow(startMinute, endMinute)}
    </span>
  );
}
