import { lazy, Suspense, useState } from 'react';

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
import { useOrderPlacing } from './checkout/use-order-placing';
import { localName } from '../../shared/lib/local-name';

const loadPriceChanged = () => import('./checkout/price-changed');

/** The dialog is made with Chakra UI, which the cart does not load to begin with. */
const PriceChanged = lazy(async () => ({ default: (await loadPriceChanged()).PriceChanged }));

interface CartCheckoutProps {
  cart: CartFieldsFragment;
  /** What of it the server knows: only that is priced and ordered. */
  storedCart: CartFieldsFragment;
  /** The server knows an older one. */
  changing: boolean;
  /** What was chosen as a guest; it goes before what was chosen last time. */
  chosen: ChosenState['choice'];
  /** The order that an app proposed, where this approves one. */
  proposed?: Proposed | undefined;
}

/** A cart with something in it, and everything an order needs to know. */
export function CartCheckout({ cart, storedCart, changing, chosen, proposed }: CartCheckoutProps) {
  // Read once: placing an order keeps a choice, and does not change what was chosen here.
  const [readLast] = useState(() => onFirstUse(lastChoice));
  const last = useRemembered(readLast, firstChoice);
  const [changes, setChanges] = useState<Partial<typeof last>>({});
  const payments = useLastPaymentQuery();
  // The account knows it on every device; this browser knows of a payment that was not made yet.
  const known = { ...last, ...lastPaymentOf(payments.data?.orders.items[0]) };
  const choice = { ...known, ...chosen, ...changes };
  const choose = (change: typeof changes) => setChanges((before) => ({ ...before, ...change }));

  const contents = cartContents(storedCart.items);
  const slots = useDeliverySlotsQuery({ fetchPolicy: 'cache-and-network' });
  const addresses = useAddressesQuery({ fetchPolicy: 'cache-and-network' });

  const open = slots.data?.deliverySlots.filter(isOpen) ?? [];
  // Whoever chose a slot, or ordered for the first one, is asked for another one when it is gone, and not given the next.
  const [orderedSlotId, setOrderedSlotId] = useState<string>();
  const slotId = choice.slotId ?? orderedSlotId;
  const isSlotGone = slotId !== undefined && open.every(({ id }) => id !== slotId);
  const slot = isSlotGone ? undefined : (open.find(({ id }) => id === slotId) ?? open[0]);
  const [askedForSlotCount, setAskedForSlotCount] = useState(0);
  const address = chosenAddress(addresses.data?.addresses ?? [], choice.addressId);
  const quoting = useQuote(quoteInputOf(choice, address), contents);

  const ordering = useOrderPlacing(JSON.stringify([contents, choice]));
  const { placing, refusal } = ordering;
  const { quote } = quoting;
  // Only what is shown can be agreed to: what it costs, where it is brought, and when.
  const isChosen =
    payments.data ?? payments.error ?? chosen?.paymentMethod ?? changes.paymentMethod;
  const isShown = quote && !quoting.failed && slots.data && addresses.data && isChosen;
  const order = () => {
    if (isSlotGone && open.length > 0) return setAskedForSlotCount((count) => count + 1);
    setOrderedSlotId(slot?.id);
    keepChoice({ ...choice, addressId: address?.id });
    // The dialog is there when the answer asks for it, and so is Chakra UI for the screen that follows an order.
    loadPriceChanged().catch(() => undefined);
    void ordering.place(
      {
        items: storedCart.items,
        paymentMethod: methodOf(choice.paymentMethod),
        byUpi: choice.paymentMethod === 'UPI',
        deliverySlotId: slot?.id,
        addressId: address?.id,
        // What the bill leaves out is not ordered either.
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
      {ordering.priceChange && (
        <Suspense fallback={null}>
          <PriceChanged
            change={ordering.priceChange}
            placing={placing}
            onPlace={(toPayPaise) => void ordering.agree(toPayPaise)}
            onClose={ordering.giveUp}
          />
        </Suspense>
      )}
    </div>
  );
}
