import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

import type {
  OrderActorRole,
  OrderStatus,
  PaymentStatus,
  Substitution,
} from '../../generated/graphql';
import type { OrderToJudge } from './awaits-payment.rules';

const orderStatusTexts: Record<OrderStatus, MessageDescriptor> = {
  PENDING: msg`pending`,
  SUCCESS: msg`success`,
  PICKING: msg`picking`,
  PACKED: msg`packed`,
  OUT_FOR_DELIVERY: msg`out for delivery`,
  DELIVERED: msg`delivered`,
  DELIVERY_FAILED: msg`delivery failed`,
  RETURNED: msg`returned`,
  CANCELLED: msg`cancelled`,
};

/** The label of an order status. */
export const orderStatusText = (status: OrderStatus): string => i18n._(orderStatusTexts[status]);

const paymentStatusTexts: Record<PaymentStatus, MessageDescriptor> = {
  PENDING: msg`pending`,
  SUCCESS: msg`success`,
  FAILED: msg`failed`,
  REFUNDED: msg`refunded`,
};

/** The label of a payment status. */
export const paymentStatusText = (status: PaymentStatus): string =>
  i18n._(paymentStatusTexts[status]);

type Reader = 'customer' | 'admin';

const actorTexts: Record<Reader, Record<OrderActorRole, MessageDescriptor>> = {
  customer: { CUSTOMER: msg`You`, ADMIN: msg`The shop`, SYSTEM: msg`Automatically` },
  admin: { CUSTOMER: msg`The customer`, ADMIN: msg`The shop`, SYSTEM: msg`Automatically` },
};

/** Who changed an order, in the words for its customer or for the shop. */
export const actorText = (reader: Reader, actor: OrderActorRole): string =>
  i18n._(actorTexts[reader][actor]);

/** Whether an order is in a final status. */
export const isOver = (status: OrderStatus): boolean =>
  status === 'DELIVERED' || status === 'RETURNED' || status === 'CANCELLED';

const beforeReceipt: readonly OrderStatus[] = ['PENDING', 'SUCCESS', 'PICKING', 'CANCELLED'];

/** Whether a receipt exists: it is issued when the order is packed. */
export const mayHaveReceipt = (status: OrderStatus): boolean => !beforeReceipt.includes(status);

const substitutionTexts: Record<Substitution, MessageDescriptor> = {
  CALL_ME: msg`Call me`,
  SIMILAR_PRODUCT: msg`Similar product`,
  NO_SUBSTITUTE: msg`No substitute`,
};

/** The label of a substitution choice. */
export const substitutionText = (substitution: Substitution): string =>
  i18n._(substitutionTexts[substitution]);

/** The label and amount of the sum of an order's bill. */
export interface BillSum {
  label: string;
  paise: number;
}

interface BilledOrder extends OrderToJudge {
  paymentStatus: PaymentStatus;
  bill: { toPayPaise: number };
  /** The sum that the rider still has to collect; by default the whole sum. */
  toCollectPaise?: number;
}

/** Whether the rider still has to collect the sum. */
export const awaitsCash = ({ status, paymentStatus, paymentMethod, bill }: BilledOrder): boolean =>
  paymentMethod === 'CASH_ON_DELIVERY' &&
  paymentStatus === 'PENDING' &&
  status !== 'CANCELLED' &&
  status !== 'RETURNED' &&
  bill.toPayPaise > 0;

/** Whether the sum of an order is paid, refunded or still to be paid, and how. */
export function billSum(order: BilledOrder): BillSum {
  const { status, paymentStatus, bill } = order;
  const paise = bill.toPayPaise;
  if (paise === 0) return { label: t`Nothing to pay`, paise };
  if (paymentStatus === 'REFUNDED') return { label: t`Refunded`, paise };
  if (paymentStatus === 'SUCCESS') return { label: t`Paid`, paise };
  if (awaitsCash(order)) {
    const { toCollectPaise = paise } = order;
    if (status !== 'DELIVERED') return { label: t`Pay at the door`, paise: toCollectPaise };
    // The staff record the cash after the delivery: until then, nobody knows whether it was paid.
    const label = toCollectPaise < paise ? t`To pay` : t`Cash on delivery`;
    return { label, paise: toCollectPaise };
  }
  if (status === 'CANCELLED' || status === 'RETURNED')
    return { label: t`Nothing to pay`, paise: 0 };
  return { label: t`To pay`, paise };
}
