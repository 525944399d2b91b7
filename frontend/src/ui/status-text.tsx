import type { OrderStatus, PaymentStatus } from '../generated/graphql';
import { orderStatusText, paymentStatusText } from '../lib/order-status.rules';
import './status-text.css';

/** Where an order is on its way, in the words of the shop. */
export const OrderStatusText = ({ status }: { status: OrderStatus }) => (
  <StatusText text={orderStatusText[status]} />
);

/** Where its money is, in the words of the shop. */
export const PaymentStatusText = ({ status }: { status: PaymentStatus }) => (
  <StatusText text={paymentStatusText[status]} />
);

const StatusText = ({ text }: { text: string }) => (
  <span className="status-text" data-status={text}>
    {text}
  </span>
);
