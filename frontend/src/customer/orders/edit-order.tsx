import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useParams } from 'react-router-dom';

import { failureOf } from '../../apollo/shop-error';
import { unservedText } from '../../features/addresses/address-label';
import { AddProduct } from '../../features/catalogue/add-product';
import { isOpen } from '../../features/delivery/slot.rules';
import { GiftCreditBox } from '../../features/offers/gift-credit-box';
import { AddToOrder } from '../../features/orders/add-to-order';
import { EditOrderForm } from '../../features/orders/edit-order-form';
import { hasFeeOfOthers, type OrderDraft } from '../../features/orders/edit-order.rules';
import { useAddressesQuery } from '../../generated/addresses/addresses';
import { useDeliverySlotsQuery } from '../../generated/delivery/delivery-slots';
import type {
  AdditionQuoteInput,
  DeliveryAddressFieldsFragment,
  OrderToEditFragment,
} from '../../generated/graphql';
import { useGiftCreditQuery } from '../../generated/offers/gift-credit';
import { useOrderToEditQuery } from '../../generated/orders/edit-order';
import { ButtonLink } from '../../shared/chakra/button';
import { SelectField } from '../../shared/chakra/fields';
import { awaitsPayment } from '../../shared/lib/awaits-payment.rules';
import { formatPaise } from '../../shared/lib/format-price';
import { formatWindow, nameDay } from '../../shared/lib/ist-day';
import { formatInstant } from '../../shared/lib/ist-time';
import { inShopLanguage } from '../../shared/lib/local-name';
import { useNavigate } from '../../shared/lib/navigation';
import { orderOf, paths, paymentOf } from '../../shared/lib/paths';
import { Page } from '../../shared/ui/page';
import { EmptyState, ErrorState, LoadingState } from '../../shared/ui/states';

/** A customer edits an order until the cut-off of its delivery slot. */
export function EditOrderRoute() {
  const { id = '' } = useParams();
  return (
    <Page title={t`Edit order ${id}`}>
      <OneOrder orderId={id} />
    </Page>
  );
}

function OneOrder({ orderId }: { orderId: string }) {
  const navigate = useNavigate();
  // During an edit, the order stays as first shown; the server decides about later changes.
  const { data, error, refetch } = useOrderToEditQuery({
    variables: { id: orderId },
    fetchPolicy: 'network-only',
  });
  const order = data?.order;
  const code = failureOf(error)?.code;
  if (code === 'NOT_FOUND' || code === 'VALIDATION')
    return (
      <EmptyState text={t`There is no such order.`}>
        <ButtonLink to={paths.customerOrders}>{t`Go to your orders`}</ButtonLink>
      </EmptyState>
    );
  if (code && !order)
    return <ErrorState text={t`The order could not be loaded.`} onRetry={() => void refetch()} />;
  if (!order) return <LoadingState label={t`Loading the order`} />;
  if (!order.editableUntil)
    return (
      <EmptyState text={t`This order can no longer be edited.`}>
        <ButtonLink to={orderOf(orderId)}>{t`Back to the order`}</ButtonLink>
      </EmptyState>
    );
  const until = formatInstant(order.editableUntil);
  const toOrder = () => navigate(orderOf(orderId));
  return (
    <>
      <p>{t`Until ${until}, unless the shop begins to pack it earlier.`}</p>
      <EditOrderForm
        order={{ ...order, lines: order.lines.map(inShopLanguage) }}
        search={(onAdd) => <AddProduct onAdd={onAdd} named={inShopLanguage} />}
        delivery={(draft, onChange, errors) => <Delivery {...{ order, draft, onChange, errors }} />}
        addition={(added) => <Addition orderId={orderId} added={[...added]} />}
        onStale={toOrder}
        onDone={toOrder}
      />
    </>
  );
}

/** An addition to a paid order is paid separately, by gift credit first if its customer chooses so. */
function Addition({ orderId, added }: Pick<AdditionQuoteInput, 'orderId' | 'added'>) {
  const navigate = useNavigate();
  const { data } = useGiftCreditQuery({ fetchPolicy: 'cache-and-network' });
  const [useGiftCredit, setUseGiftCredit] = useState(false);
  return (
    <>
      <GiftCreditBox
        giftCreditPaise={data?.me?.giftCreditPaise ?? 0}
        used={useGiftCredit}
        onChange={setUseGiftCredit}
      />
      <AddToOrder
        input={{ orderId, added, useGiftCredit }}
        label={addAndPay}
        onAdded={(order) =>
          navigate(awaitsPayment(order) ? paymentOf(order.id) : orderOf(order.id))
        }
      />
    </>
  );
}

function addAndPay(toPayPaise: number | undefined): string {
  if (toPayPaise === undefined) return t`Add and pay`;
  if (toPayPaise === 0) return t`Add, paid by gift credit`;
  return t`Add and pay ${{ sum: formatPaise(toPayPaise) }}`;
}

interface DeliveryProps {
  order: OrderToEditFragment;
  draft: OrderDraft;
  onChange: (change: Partial<OrderDraft>) => void;
  errors: Readonly<Record<string, string>>;
}

function Delivery({ order, draft, onChange, errors }: DeliveryProps) {
  const slots = useDeliverySlotsQuery({ fetchPolicy: 'cache-and-network' }).data?.deliverySlots;
  const addresses = useAddressesQuery({ fetchPolicy: 'cache-and-network' }).data?.addresses;
  const chosen = addresses?.find(({ id }) => id === draft.addressId);
  const { deliverySlot, deliveryAddress } = order;
  const now = new Date();
  const nameOf = (slot: OrderToEditFragment['deliverySlot']) =>
    `${nameDay(slot.date, now)} ${formatWindow(slot.startMinute, slot.endMinute)}`;
  const others = (slots ?? []).filter(
    (slot) =>
      isOpen(slot) &&
      !(slot.date === deliverySlot.date && slot.startMinute === deliverySlot.startMinute),
  );
  return (
    <>
      {order.deliveredWith.length > 0 && (
        <p>
          {hasFeeOfOthers(order)
            ? t`Your orders that come together with this one go to the same slot and address.`
            : t`This order comes together with others. In another slot or at another address it comes by itself, with a delivery fee of its own.`}
        </p>
      )}
      <SelectField
        label={t`Delivery slot`}
        value={draft.deliverySlotId}
        error={errors['deliverySlotId']}
        options={[
          { value: '', label: nameOf(deliverySlot) },
          ...others.map((slot) => ({ value: slot.id, label: nameOf(slot) })),
        ]}
        onChange={(event) => onChange({ deliverySlotId: event.target.value })}
      />
      {addresses && addresses.length > 0 && (
        <SelectField
          label={t`Delivery address`}
          value={draft.addressId}
          error={errors['addressId'] ?? unservedText(chosen)}
          options={[
            { value: '', label: deliveryAddress ? lineOf(deliveryAddress) : t`As ordered` },
            ...addresses
              .filter((address) => !isSameAddress(address, deliveryAddress))
              .map((address) => ({
                value: address.id,
                label: [address.label, lineOf(address)].filter(Boolean).join(': '),
              })),
          ]}
          onChange={(event) => onChange({ addressId: event.target.value })}
        />
      )}
    </>
  );
}

const lineOf = ({ line1, pinCode }: { line1: string; pinCode: string }): string =>
  `${line1}, ${pinCode}`;

/** Whether a saved address is already the delivery address. */
const isSameAddress = (
  address: Omit<DeliveryAddressFieldsFragment, '__typename'>,
  other: DeliveryAddressFieldsFragment | null | undefined,
): boolean =>
  !!other &&
  (
    ['recipientName', 'phone', 'line1', 'line2', 'landmark', 'instructions', 'pinCode'] as const
  ).every((part) => (address[part] ?? '') === (other[part] ?? ''));
