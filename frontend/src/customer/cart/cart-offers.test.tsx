import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { openCheckout, placeButton, servePlaceOrder, serveQuotes } from '../../test/checkout-kit';
import { aBill, aQuote, aStep, aSuggestion } from '../../test/checkout-records';
import { renderApp } from '../../test/render-app';
import { failure } from '../../test/server';

const couponField = () => screen.findByLabelText('Coupon code');

beforeEach(openCheckout);

describe('the coupon', () => {
  const coupon = aStep('COUPON', 'Coupon WELCOME15', -1020, '15% of ₹68');
  const quoteOf = ({ couponCode }: { couponCode: string | null }) =>
    couponCode === 'WELCOME15' ? aQuote({ bill: aBill(6800, coupon) }) : aQuote();

  it('is applied as typed, shown in the bill, ordered, and removed again', async () => {
    const quoted = serveQuotes(quoteOf);
    const asked = servePlaceOrder(() => failure({ code: 'UNAVAILABLE', status: 503 }));
    const { user } = renderApp('/client/cart');
    await user.type(await couponField(), ' welcome15{Enter}');

    expect(await screen.findByText('WELCOME15 is applied')).toBeVisible();
    expect(screen.getByText('15% of ₹68')).toBeVisible();
    expect(quoted.at(-1)?.couponCode).toBe('WELCOME15');
    await user.click(await placeButton());
    await waitFor(() => expect(asked[0]?.couponCode).toBe('WELCOME15'));

    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('15% of ₹68')).not.toBeInTheDocument());
    expect(await couponField()).toHaveValue('');
    await user.click(await placeButton());
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.couponCode).toBeUndefined();
    expect(asked[1]?.idempotencyKey).not.toBe(asked[0]?.idempotencyKey);
  });

  it('says why it is not taken, and is not ordered then', async () => {
    serveQuotes(({ couponCode }) =>
      aQuote(couponCode ? { couponProblem: 'This coupon has ended' } : {}),
    );
    const asked = servePlaceOrder();
    const { user, currentAddress } = renderApp('/client/cart');
    await user.type(await couponField(), 'DIWALI{Enter}');

    await waitFor(async () =>
      expect(await couponField()).toHaveAccessibleDescription('This coupon has ended'),
    );
    expect(await couponField()).toBeInvalid();
    expect(
      screen.getByText('This coupon has ended').closest('[aria-live=polite]'),
    ).toContainElement(await couponField());
    await user.click(await placeButton());
    await waitFor(() => expect(currentAddress()).toBe('/client/order'));
    expect(asked[0]?.couponCode).toBeUndefined();
  });

  it('that takes off the most is one click away, and what is missing for the next is told', async () => {
    const bestCoupon = aSuggestion('WELCOME15', { discountPaise: 1020 });
    const nextCoupon = aSuggestion('FRESH25', { percent: 25, missingPaise: 6000 });
    serveQuotes((asked) => ({ ...quoteOf(asked), bestCoupon, nextCoupon }));
    const { user } = renderApp('/client/cart');

    expect(await screen.findByText('Add ₹60 more for 25% off with FRESH25')).toBeVisible();
    expect(screen.getByText('15% off with WELCOME15: saves ₹10.20')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Apply WELCOME15' }));
    expect(await screen.findByText('WELCOME15 is applied')).toBeVisible();
    const field = await couponField();
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Apply WELCOME15' })).not.toBeInTheDocument();
  });

  it('says at the field why an order with it was refused', async () => {
    serveQuotes(quoteOf);
    servePlaceOrder(() =>
      failure({
        code: 'COUPON_INVALID',
        message: 'WELCOME15 is used up',
        fields: { couponCode: 'WELCOME15 is used up' },
        status: 409,
      }),
    );
    const { user } = renderApp('/client/cart');
    await user.type(await couponField(), 'WELCOME15{Enter}');
    await screen.findByText('WELCOME15 is applied');
    await user.click(await placeButton());

    expect(await screen.findByRole('alert')).toHaveTextContent('WELCOME15 is used up');
    expect(await couponField()).toHaveAccessibleDescription('WELCOME15 is used up');
  });
});

describe('the gift credit', () => {
  it('is offered only where there is some', async () => {
    renderApp('/client/cart');
    await placeButton();
    expect(screen.queryByRole('checkbox', { name: /gift credit/ })).not.toBeInTheDocument();
  });

  it('pays what it can, and is ordered with', async () => {
    const credit = aStep('GIFT_CREDIT', 'Gift credit', -5000, '₹50 of ₹50');
    serveQuotes(({ useGiftCredit }) =>
      aQuote({ giftCreditPaise: 5000, bill: useGiftCredit ? aBill(6800, credit) : aBill(6800) }),
    );
    const asked = servePlaceOrder();
    const { user, currentAddress } = renderApp('/client/cart');
    await user.click(await screen.findByRole('checkbox', { name: /gift credit/ }));

    expect(await screen.findByText('−₹50')).toBeVisible();
    expect(await placeButton()).toHaveTextContent('₹18');
    await user.click(await placeButton());
    await waitFor(() => expect(currentAddress()).toBe('/client/order'));
    expect(asked[0]?.useGiftCredit).toBe(true);
  });
});
