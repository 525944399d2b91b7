import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useAddresses } from '../../features/addresses/api/use-addresses';
import { AddressChoice } from '../../features/addresses/components/address-choice';
import { CartTable } from '../../features/cart/components/cart-table';
import { useQuote } from '../../features/checkout/api/use-quote';
import { firstChoice, quoteInputOf } from '../../features/checkout/checkout-choice';
import '../../features/checkout/components/checkout.css';
import { CouponField } from '../../features/checkout/components/coupon-field';
import { GiftCreditBox } from '../../features/checkout/components/gift-credit-box';
import { PaymentMethods } from '../../features/checkout/components/payment-methods';
import { PlaceOrder } from '../../features/checkout/components/place-order';
import { QuotedBill } from '../../features/checkout/components/quoted-bill';
import { useDeliverySlots } from '../../features/delivery/api/use-delivery-slots';
import { SlotPicker } from '../../features/delivery/components/slot-picker';
import { isOpen } from '../../features/delivery/slot.rules';
import type { CartFieldsFragment } from '../../generated/graphql';
import { ErrorState, LoadingState } from '../../ui/states';
import { paths } from '../paths';
import { lineErrorsOf } from './line-errors';
import { useOrderPlacing } from './use-order-placing';

/** A cart with something in it, and everything an order needs to know beside it. */
export function CartCheckout({ cart }: { cart: CartFieldsFragment }) {
  const [choice, setChoice] = useState(firstChoice);
  const choose = (change: Partial<typeof choice>) =>
    setChoice((before) => ({ ...before, ...change }));

  const basket = JSON.stringify(cart.items.map(({ id, quantity }) => [id, quantity]));
  const quoting = useQuote(quoteInputOf(choice), basket);
  const { quote } = quoting;
  const delivery = useDeliverySlots();
  const book = useAddresses();

  const open = delivery.slots?.filter(isOpen) ?? [];
  const slot = open.find(({ id }) => id === choice.slotId) ?? open[0];
  const addresses = book.addresses ?? [];
  const address =
    addresses.find(({ id }) => id === choice.addressId) ??
    addresses.find(({ isDefault }) => isDefault) ??
    addresses[0];

  const { placing, refusal, place } = useOrderPlacing(JSON.stringify([basket, choice]));
  const order = () =>
    place({
      items: cart.items,
      paymentMethod: choice.paymentMethod,
      deliverySlotId: slot?.id,
      addressId: address?.id,
      // What the bill leaves out is not ordered either.
      couponCode: quote?.couponProblem ? undefined : choice.couponCode,
      useGiftCredit: choice.useGiftCredit,
    });

  return (
    <div className="cart-screen">
      <CartTable cart={cart} lineErrors={lineErrorsOf(refusal)} />
      <section className="checkout panel" aria-label="Delivery and payment">
        <div className="checkout__head">
          <h2>Deliver to</h2>
          {addresses.length > 0 && <Link to={paths.clientAddresses}>Your addresses</Link>}
        </div>
        {book.failed && !book.addresses && (
          <ErrorState text="Your addresses could not be loaded." onRetry={book.retry} />
        )}
        {!book.failed && !book.addresses && (
          <LoadingState label="Loading your addresses" rows={1} />
        )}
        {book.addresses && (
          <AddressChoice
            addresses={addresses}
            chosen={address}
            onChoose={(addressId) => choose({ addressId })}
            error={refusal?.fields.addressId}
          />
        )}
        <h2>Delivery</h2>
        {delivery.failed && !delivery.slots && (
          <ErrorState text="The delivery slots could not be loaded." onRetry={delivery.retry} />
        )}
        {!delivery.failed && !delivery.slots && (
          <LoadingState label="Loading the delivery slots" rows={2} />
        )}
        {delivery.slots && (
          <SlotPicker
            slots={delivery.slots}
            chosen={slot}
            onChoose={(slotId) => choose({ slotId })}
          />
        )}
        <h2 id="checkout-payment">Payment</h2>
        <PaymentMethods
          labelledBy="checkout-payment"
          chosen={choice.paymentMethod}
          disabled={placing}
          onChoose={(paymentMethod) => choose({ paymentMethod })}
        />
        <CouponField
          quote={quote}
          quoting={quoting.loading}
          couponCode={choice.couponCode}
          refusal={refusal?.fields.couponCode}
          onChange={(couponCode) => choose({ couponCode })}
        />
        <GiftCreditBox
          giftCreditPaise={quote?.giftCreditPaise ?? 0}
          used={choice.useGiftCredit}
          onChange={(useGiftCredit) => choose({ useGiftCredit })}
        />
        <h2>Your bill</h2>
        <QuotedBill
          quote={quote}
          quoting={quoting.loading}
          failed={quoting.failed}
          onRetry={quoting.retry}
        />
        <PlaceOrder
          toPayPaise={quoting.failed ? undefined : quote?.bill.toPayPaise}
          busy={placing || quoting.loading}
          refusal={refusal}
          onPlace={() => void order()}
        />
      </section>
    </div>
  );
}
