import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import { toShopError } from '../../../apollo/shop-error';
import { useAddressesQuery } from '../../../generated/addresses/addresses';
import type { CheckoutChoice } from '../../../features/checkout/checkout-choice';
import {
  useOrderProposalQuery,
  useRefuseOrderProposalMutation,
} from '../../../generated/customer/cart/proposal/order-proposal';
import type { OrderProposalQuery } from '../../../generated/graphql';
import { focusHeading } from '../../../shared/lib/focus-heading';
import { formatPaise } from '../../../shared/lib/format-price';
import { formatInstant } from '../../../shared/lib/ist-time';
import { orderOf, paths } from '../../../shared/lib/paths';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { useMessages } from '../../../shared/ui/messages/use-messages';
import { Notice } from '../../../shared/ui/notice';
import { EmptyState, ErrorState, LoadingState } from '../../../shared/ui/states';
import type { Proposed } from './proposed';

type Proposal = OrderProposalQuery['orderProposal'];

interface ProposedOrderProps {
  id: string;
  /** The checkout, with the app's choices as defaults. */
  children: (proposed: Proposed) => ReactNode;
}

/** An order that an app proposed: the name of the app, and the checkout that approves the order. */
export function ProposedOrder({ id, children }: ProposedOrderProps) {
  const { data, error, refetch } = useOrderProposalQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  if (error) {
    const { code, message } = toShopError(error);
    if (code !== 'NOT_FOUND' && code !== 'VALIDATION')
      return <ErrorState text={message} onRetry={() => void refetch()} />;
    return <Over text={t`There is no such proposed order. The app may be disconnected.`} />;
  }
  if (!data) return <LoadingState label={t`Loading the proposed order`} />;
  const { appName, state, orderId } = data.orderProposal;
  switch (state) {
    case 'APPROVED':
      return (
        <EmptyState text={t`You approved this order, and it is placed.`}>
          <ButtonLink to={orderId ? orderOf(orderId) : paths.customerOrders}>
            {t`See the order`}
          </ButtonLink>
        </EmptyState>
      );
    case 'REFUSED':
      return <Over text={t`You refused what ${appName} proposed. Nothing was ordered.`} />;
    case 'EXPIRED':
      return (
        <Over
          text={t`The time to approve what ${appName} proposed is over. Nothing was ordered.`}
        />
      );
    case 'WAITING':
    case 'CHANGED':
      return (
        <>
          <WhoProposes proposal={data.orderProposal} />
          {children({
            id,
            choice: choiceOf(data.orderProposal),
            refusing: <Refuse id={id} />,
          })}
        </>
      );
  }
}

/** Nothing is left to approve, but the cart can still be ordered. */
const Over = ({ text }: { text: string }) => (
  <EmptyState text={text}>
    <ButtonLink to={paths.customerCart}>{t`Go to your cart`}</ButtonLink>
  </EmptyState>
);

function WhoProposes({ proposal }: { proposal: Proposal }) {
  const { appName, state, expiresAt, bill, addressId } = proposal;
  const isChanged = state === 'CHANGED';
  const { data } = useAddressesQuery();
  const isAddressGone =
    addressId && data && !data.addresses.some((address) => address.id === addressId);
  return (
    <Notice tone={isChanged ? 'warning' : 'info'}>
      <p>
        <strong>{t`${appName} proposes this order.`}</strong>{' '}
        {t`Look it over, and change what you like. Nothing is ordered until you approve it, until ${{ time: formatInstant(expiresAt) }}.`}
      </p>
      {isChanged && (
        <p>
          {t`It was proposed for ${{ amount: formatPaise(bill.toPayPaise) }}. Since then the cart, a price, the stock or the delivery slot has changed: you approve what you see now.`}
        </p>
      )}
      {isAddressGone && (
        <p>{t`It was proposed for an address that you have deleted since: look at the one that is chosen now.`}</p>
      )}
    </Notice>
  );
}

function Refuse({ id }: { id: string }) {
  const { showFailure } = useMessages();
  const [refuse, { loading }] = useRefuseOrderProposalMutation({
    // The button disappears with its focus.
    onCompleted: focusHeading,
    onError: (problem) => showFailure(toShopError(problem).message),
  });
  return (
    <Button tone="outline" loading={loading} onClick={() => void refuse({ variables: { id } })}>
      {t`Refuse`}
    </Button>
  );
}

/** The app's choices, in the form of the checkout. */
function choiceOf(proposal: Proposal): Partial<CheckoutChoice> {
  const { addressId, couponCode, substitution } = proposal;
  const { deliverySlotId: slotId, paymentMethod, useGiftCredit } = proposal;
  return {
    ...{ slotId, paymentMethod, useGiftCredit },
    ...(addressId && { addressId }),
    ...(couponCode && { couponCode }),
    ...(substitution && { substitution }),
  };
}
