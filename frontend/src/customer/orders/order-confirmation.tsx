import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

import type { OrderConfirmationQuery } from '../../generated/graphql';
import { useOrderConfirmationQuery } from '../../generated/orders/order-confirmation';
import { formatWindow, nameDay } from '../../shared/lib/ist-day';
import { ButtonLink } from '../../shared/chakra/button';
import { DeliveryAddress } from '../../shared/ui/delivery-address';
import { Price } from '../../shared/ui/price';
import { LoadingState } from '../../shared/ui/states';
import './order-confirmation.css';

interface OrderConfirmationProps {
  orderId: string;
  /** The page of the order. */
  to: string;
}

type PlacedOrder = OrderConfirmationQuery['order'];

/** Confirms a new order or payment: the items, the delivery time, and the payment. */
export function OrderConfirmation({ orderId, to }: OrderConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  const { data, loading } = useOrderConfirmationQuery({
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.order;

  useEffect(() => {
    // After a reload or a back navigation, the browser decides about the focus.
    if (navigation !== NavigationType.Pop) heading.current?.focus();
    // Runs only on mount.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // Another customer is logged in meanwhile, or the order was cancelled: there is nothing to confirm.
  if ((!order && !loading) || order?.status === 'CANCELLED') return null;
  return (
    <section className="panel order-confirmation" aria-labelledby="order-confirmation">
      <h2 id="order-confirmation" ref={heading} tabIndex={-1}>
        {t`Thank you for your order!`}
      </h2>
      {order ? (
        <>
          <Facts order={order} />
          {data.me?.email && <p>{t`An email is on its way to ${{ email: data.me.email }}.`}</p>}
        </>
      ) : (
        <LoadingState label={t`Loading the order`} rows={3} />
      )}
      <ButtonLink to={to}>{t`See the order`}</ButtonLink>
    </section>
  );
}

function Facts({ order }: { order: PlacedOrder }) {
  const { id, deliverySlot, deliveryAddress, bill } = order;
  const { date, startMinute, endMinute } = deliverySlot;
  return (
    <dl className="order-confirmation__facts">
      <div>
        <dt>{t`Order number`}</dt>
        <dd>{id}</dd>
      </div>
      <div>
        <dt>{t`Delivery window`}</dt>
        <dd className="order-confirmation__slot">
          {nameDay(date, new Date())} {formatWindow(startMinute, endMinute)}
        </dd>
      </div>
      <div>
        <dt>{amountText(order)}</dt>
        <dd>
          <Price paise={bill.toPayPaise} />
        </dd>
      </div>
      <div>
        <dt>{t`Delivery address`}</dt>
        <dd>
          {deliveryAddress ? (
            <DeliveryAddress address={deliveryAddress} />
          ) : (
            t`No address was given with this order.`
          )}
        </dd>
      </div>
    </dl>
  );
}

/** Describes the amount: already paid, or how it will be paid. */
function amountText({ paymentStatus, paymentMethod, bill }: PlacedOrder): string {
  if (bill.toPayPaise === 0) return t`Nothing to pay`;
  if (paymentStatus === 'SUCCESS') return t`Amount paid`;
  if (paymentStatus === 'REFUNDED') return t`Amount paid back`;
  return paymentMethod === 'CARD' ? t`Amount to pay by card` : t`Amount to pay at the door`;
}
