import { useState } from 'react';

import { chosenAddress } from '../../features/addresses/address.rules';
import { cartContents } from '../../features/cart/cart-line.rules';
import { CartTable } from '../../features/cart/cart-table';
import { useQuote } from '../../features/checkout/use-quote';
import { firstChoice, methodOf, quoteInputOf } from '../../features/checkout/checkout-choice';
import { keepChoice, lastChoice, lastPaymentOf } from './checkout/last-choice';
import { CheckoutPanel } from './checkout/checkout-panel';
import { PlaceOrder } from './checkout/place-order';
import type { ChosenState } from './chosen-state';
import { isOpen } from '../../features/delivery/slot.rules';
import { useAddressesQuery } from '../../generated/addresses/addresses';
import { useLastPaymentQuery } from '../../generated/checkout/last-payment';
import { useDeliverySlotsQuery } from '../../generated/delivery/delivery-slots';
import type { CartFieldsFragment } from '../../generated/graphql';
import { onFirstUse } from '../../shared/lib/on-first-use';
import { useRemembered } from '../../shared/lib/use-remembered';
import { CartDelivery } from './cart-delivery';
import { lineErrorsOf } from './line-errors';
import type { Proposed } from './proposal/proposed';
import { loadPriceChanged, useOrderPlacing } from './checkout/use-order-placing';
import { localName } from '../../shared/lib/local-name';

interface CartCheckoutProps {
  cart: CartFieldsFragment;
  /** The cart as the server stores it: only this is priced and ordered. */
  storedCart: CartFieldsFragment;
  /** Whether the server still has an older cart. */
  changing: boolean;
  /** The choices made as a guest; they override those of the last order. */
  chosen: ChosenState['choice'];
  /** The order that an app proposed, if this checkout approves one. */
  proposed?: Proposed | undefined;
}

/** A non-empty cart, and all choices that an order needs. */
export function CartCheckout({ cart, storedCart, changing, chosen, proposed }: CartCheckoutProps) {
  // Read once: placing an order stores its choices, which must not change the ones made here.
  const [readLast] = useState(() => onFirstUse(lastChoice));
  const last = useRemembered(readLast, firstChoice);
  const [changes, setChanges] = useState<Partial<typeof last>>({});
  const payments = useLastPaymentQuery();
  // The account knows the last payment method on every device; only this browser knows that of an unpaid order.
  const known = { ...last, ...lastPaymentOf(payments.data?.orders.items[0]) };
  const choice = { ...known, ...chosen, ...changes };
  const choose = (change: typeof changes) => setChanges((before) => ({ ...before, ...change }));

  const contents = cartContents(storedCart.items);
  const slots = useDeliverySlotsQuery({ fetchPolicy: 'cache-and-network' });
  const addresses = useAddressesQuery({ fetchPolicy: 'cache-and-network' });

  const open = slots.data?.deliverySlots.filter(isOpen) ?? [];
  // If a chosen slot, or the first one that was ordered for, is gone, the customer chooses again instead of getting the
  // next.
  const [orderedSlotId, setOrderedSlotId] = useState<string>();
  const slotId = choice.slotId ?? orderedSlotId;
  const isSlotGone = slotId !== undefined && open.every(({ id }) => id !== slotId);
  const slot = isSlotGone ? undefined : (open.find(({ id }) => id === slotId) ?? open[0]);
  const [askedForSlotCount, setAskedForSlotCount] = useState(0);
  const address = chosenAddress(addresses.data?.addresses ?? [], choice.addressId);
  const quoting = useQuote(quoteInputOf(choice, address), contents);

  const ordering = useOrderPlacing(JSON.stringify([contents, choice]));
  const { placing, refusal, unagreed } = ordering;
  const { quote } = quoting;
  // Customers can only agree to what is shown: the price, the address and the slot.
  const isChosen =
    payments.data ?? payments.error ?? chosen?.paymentMethod ?? changes.paymentMethod;
  const isShown = quote && !quoting.failed && slots.data && addresses.data && isChosen;
  const order = () => {
    if (isSlotGone && open.length > 0) return setAskedForSlotCount((count) => count + 1);
    setOrderedSlotId(slot?.id);
    keepChoice({ ...choice, addressId: address?.id });
    // Preloads the dialog for a refusal, and with it Chakra UI for the screen that follows an order.
    loadPriceChanged().catch(() => undefined);
    void ordering.place(
      {
        items: storedCart.items,
        paymentMethod: methodOf(choice.paymentMethod),
        byUpi: choice.paymentMethod === 'UPI',
        deliverySlotId: slot?.id,
        addressId: address?.id,
        // A coupon that the bill leaves out is not ordered either.
        couponCode: quote?.couponProblem ? undefined : choice.couponCode,
        useGiftCredit: choice.useGiftCredit,
        substitution: choice.substitution,
        proposalId: proposed?.id,
        expectedTotalPaise: quote?.bill.toPayPaise ?? 0,
      },
      {
        steps: quote?.bill.steps ?? [],
        lines: storedCart.items.map(({ product, quantity, unitPricePaise }) => ({
          productId: product.id,
          ...{ name: localName(product), quantity, unitPricePaise },
        })),
      },
    );
  };

  return (
    <div className="cart-screen">
      <div className="cart-screen__main">
        <CartTable cart={cart} lineErrors={lineErrorsOf(refusal)} />
        <CartDelivery
          addresses={addresses}
          address={address}
          addressError={refusal?.fields.addressId}
          slots={slots}
          slot={slot}
          askedForSlotCount={askedForSlotCount}
          slotError={refusal?.fields.deliverySlotId}
          substitution={choice.substitution}
          onChoose={choose}
        />
      </div>
      <CheckoutPanel
        choice={choice}
        onChoose={choose}
        quoting={quoting}
        changing={changing}
        placing={placing}
        refusal={refusal}
      >
        <PlaceOrder
          toPayPaise={quoting.failed ? undefined : quote?.bill.toPayPaise}
          busy={placing || quoting.loading || changing}
          refusal={refusal}
          refusing={proposed?.refusing}
          onPlace={isShown ? order : undefined}
        />
      </CheckoutPanel>
      {unagreed && (
        <unagreed.PriceChanged
          change={unagreed.change}
          placing={placing}
          onPlace={(toPayPaise) => void ordering.agree(toPayPaise)}
          onClose={ordering.giveUp}
        />
      )}
    </div>
  );
}
