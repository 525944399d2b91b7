import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { ShopError } from '../../apollo/shop-error';
import { useCart } from '../../features/cart/api/use-cart';
import { CartTable } from '../../features/cart/components/cart-table';
import { useDeliverySlots } from '../../features/delivery/api/use-delivery-slots';
import { SlotPicker } from '../../features/delivery/components/slot-picker';
import { isOpen } from '../../features/delivery/slot.rules';
import { usePlaceOrder } from '../../features/orders/api/use-place-order';
import { Checkout } from '../../features/orders/components/checkout';
import type { CartFieldsFragment, PaymentMethod } from '../../generated/graphql';
import { ButtonLink } from '../../ui/button';
import { Page } from '../../ui/page';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states';
import { paths, paymentOf } from '../paths';
import './client-cart.css';

/** A client's cart, and the way from it to an order. */
export function ClientCartRoute() {
  const { cart, failed, retry } = useCart({ fresh: true });
  return (
    <Page title="Cart">
      <CartContent cart={cart} failed={failed} retry={retry} />
    </Page>
  );
}

type CartContentProps = Pick<ReturnType<typeof useCart>, 'cart' | 'failed' | 'retry'>;

function CartContent({ cart, failed, retry }: CartContentProps) {
  if (failed && !cart) return <ErrorState text="Your cart could not be loaded." onRetry={retry} />;
  if (!cart) return <LoadingState label="Loading your cart" />;
  if (cart.items.length === 0)
    return (
      <EmptyState text="No product available in cart">
        <ButtonLink to={paths.clientHome}>Start shopping</ButtonLink>
      </EmptyState>
    );
  return <FilledCart cart={cart} />;
}

function FilledCart({ cart }: { cart: CartFieldsFragment }) {
  const { slots, failed, retry } = useDeliverySlots();
  const placeOrder = usePlaceOrder();
  // From the click until this screen is left, or the order refused: a second click does nothing.
  const [placing, setPlacing] = useState(false);
  const [slotId, setSlotId] = useState<string>();
  const [paymentMethod, setPaymentMethod] = useState<PaymentMethod>('CARD');
  const [refused, setRefused] = useState<{ basket: string; refusal: ShopError }>();
  const navigate = useNavigate();

  const open = slots?.filter(isOpen) ?? [];
  const basket = JSON.stringify(cart.items.map(({ id, quantity }) => [id, quantity]));
  // Once the basket is another one, what was said about the old one is out of date.
  const refusal = refused?.basket === basket ? refused.refusal : undefined;
  const chosen = open.find(({ id }) => id === slotId) ?? open[0];

  const place = async () => {
    setPlacing(true);
    const outcome = await placeOrder({
      items: cart.items,
      paymentMethod,
      deliverySlotId: chosen?.id,
    });
    if (!outcome.placed) {
      setRefused({ basket, refusal: outcome.refusal });
      setPlacing(false);
    } else if (paymentMethod === 'CARD') await navigate(paymentOf(outcome.order.id));
    else await navigate(paths.clientOrder);
  };

  return (
    <div className="cart-screen">
      <CartTable cart={cart} lineErrors={lineErrorsOf(refusal)} />
      <Checkout
        bill={paymentMethod === 'CARD' ? cart.cardBill : cart.cashBill}
        paymentMethod={paymentMethod}
        onPaymentMethod={setPaymentMethod}
        placing={placing}
        refusal={refusal}
        onPlace={() => void place()}
      >
        {failed && !slots && (
          <ErrorState text="The delivery slots could not be loaded." onRetry={retry} />
        )}
        {!failed && !slots && <LoadingState label="Loading the delivery slots" rows={2} />}
        {slots && <SlotPicker slots={slots} chosen={chosen} onChoose={setSlotId} />}
      </Checkout>
    </div>
  );
}

/** The server names a line at fault as 'items.1501'. */
function lineErrorsOf(refusal: ShopError | undefined): Record<string, string> {
  const prefix = 'items.';
  return Object.fromEntries(
    Object.entries(refusal?.fields ?? {})
      .filter(([field]) => field.startsWith(prefix))
      .map(([field, message]) => [field.slice(prefix.length), message]),
  );
}
