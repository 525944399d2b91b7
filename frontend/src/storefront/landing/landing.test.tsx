import { screen, waitFor, within } from '@testing-library/react';
import { delay, graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { anOfferBanner } from '../../test/checkout-records';
import { aCart, aProduct } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const potato = aProduct();
const brinjal = aProduct({ id: '5020', name: 'Brinjal, long (Baingan)', stockQuantity: 0 });

const categories = ['Fruits', 'Vegetables'].map((name, index) => ({
  __typename: 'Category',
  id: String(index + 1),
  slug: name.toLowerCase(),
  name,
  imageUrl: '/media/food/1f34e.webp',
  productCount: 12,
  ...{ nameHi: null, nameMr: null, children: [] },
}));

/** Serves a cart and its changes, as far as the landing page needs them. */
function serveCart(quantity = 0) {
  const cart = () => aCart(quantity > 0 ? [{ product: potato, quantity }] : []);
  server.use(
    graphql.query('Cart', () => HttpResponse.json({ data: { cart: cart() } })),
    graphql.mutation('AddToCart', ({ variables }) => {
      quantity += Number(variables.input.quantity);
      return HttpResponse.json({
        data: { addToCart: { __typename: 'CartItemPayload', cart: cart() } },
      });
    }),
    graphql.mutation('ChangeCartItem', ({ variables }) => {
      quantity = Number(variables.input.quantity);
      return HttpResponse.json({
        data: { changeCartItem: { __typename: 'CartItemPayload', cart: cart() } },
      });
    }),
    graphql.mutation('RemoveCartItem', () => {
      quantity = 0;
      return HttpResponse.json({ data: { removeCartItem: cart() } });
    }),
  );
}

beforeEach(() => {
  server.use(
    graphql.query('Categories', () => HttpResponse.json({ data: { categories } })),
    graphql.query('FreshThisMorning', () =>
      HttpResponse.json({
        data: {
          vegetables: { __typename: 'ProductPage', items: [potato, brinjal] },
          fruits: { __typename: 'ProductPage', items: [] },
        },
      }),
    ),
  );
});

describe('the landing page', () => {
  it('shows a piece that was added though the response was lost', async () => {
    serveCart();
    server.use(
      graphql.mutation('AddToCart', () => {
        serveCart(1);
        return HttpResponse.error();
      }),
    );
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: `ADD ${potato.name}` }));
    expect(await screen.findByRole('button', { name: `One more ${potato.name}` })).toBeVisible();
    expect(screen.queryByText(/cannot be reached/)).toBeNull();
  });

  it('tells the offers, why to choose the shop, and how it delivers', async () => {
    renderApp('/');

    expect(
      await screen.findByRole('heading', { name: 'The freshest food experience in India' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Place an order' })).toBeVisible();
    expect(screen.getByText(/Offer ending Jan 10th 2023/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Up to 25% off' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Why Choose Us' })).toBeVisible();
    expect(screen.getByText(/5% discount on every order paid online/)).toBeVisible();
  });

  it('shows the offer that the shop has written instead of the specified one', async () => {
    const offerBanner = anOfferBanner({ heading: 'Diwali offer', text: 'Sweets at half price' });
    server.use(graphql.query('OfferBanner', () => HttpResponse.json({ data: { offerBanner } })));
    renderApp('/');
    expect(await screen.findByText('Sweets at half price')).toBeInTheDocument();
    expect(screen.getByText('Diwali offer')).toBeInTheDocument();
    expect(screen.queryByText(/Jan 10th 2023/)).toBeNull();
  });

  it('shows no offer where the shop has taken it off', async () => {
    server.use(
      graphql.query('OfferBanner', () => HttpResponse.json({ data: { offerBanner: null } })),
    );
    renderApp('/');
    await waitFor(() => expect(screen.queryByText(/Jan 10th 2023/)).toBeNull());
    expect(
      await screen.findByRole('heading', { name: 'The freshest food experience in India' }),
    ).toBeVisible();
  });

  it('tells whether the shop delivers to a pin code, and remembers the one that it does', async () => {
    server.use(
      graphql.query('IsServiceable', ({ variables: { pinCode } }) =>
        HttpResponse.json({ data: { isServiceable: pinCode === '400601' } }),
      ),
    );
    const { user } = renderApp('/');
    const question = within(await screen.findByRole('form', { name: 'Do we deliver to you?' }));
    const ask = async (pinCode: string) => {
      await user.clear(question.getByLabelText('Pin code'));
      await user.type(question.getByLabelText('Pin code'), `${pinCode}{Enter}`);
    };

    await ask('4006');
    expect(await question.findByText('Pin code has six digits, such as 400601')).toBeVisible();
    await ask('560001');
    expect(await question.findByText('We do not deliver to 560001 yet')).toBeVisible();
    expect(localStorage.getItem('pinCode')).toBeNull();
    await ask('400601');
    expect(await question.findByText('Yes, we deliver to 400601.')).toBeVisible();
    expect(localStorage.getItem('pinCode')).toBe('400601');
  });

  it('says so where nobody answers for a pin code', async () => {
    server.use(graphql.query('IsServiceable', () => failure({ code: 'UNAVAILABLE', status: 503 })));
    const { user } = renderApp('/');
    const question = within(await screen.findByRole('form', { name: 'Do we deliver to you?' }));
    await user.type(question.getByLabelText('Pin code'), '400601{Enter}');
    await waitFor(() => expect(question.getByLabelText('Pin code')).toBeInvalid());
  });

  it('offers a client what they buy again and again', async () => {
    localStorage.setItem('token', '7');
    const regular = { __typename: 'Regular', timesBought: 3, product: potato };
    server.use(
      graphql.query('MyRegulars', () => HttpResponse.json({ data: { myRegulars: [regular] } })),
    );
    renderApp('/');

    const rail = within(await screen.findByRole('region', { name: 'Buy again' }));
    expect(rail.getByRole('link', { name: potato.name })).toBeVisible();
  });

  it("leads a guest's 'View All' to the login, and on to that category after it", async () => {
    const { user, history } = renderApp('/');
    const links = await screen.findAllByRole('link', { name: 'View All' });

    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toHaveAttribute('href', '/client-login');
    await user.click(screen.getByRole('link', { name: 'View All', description: 'Vegetables' }));

    await waitFor(() =>
      expect(history.location.state).toMatchObject({
        wanted: { pathname: '/client/home', state: { category: 'vegetables' } },
      }),
    );
  });

  it("leads a client's 'View All' to the products", async () => {
    localStorage.setItem('token', '7');
    renderApp('/');
    const [first] = await screen.findAllByRole('link', { name: 'View All' });

    expect(first).toHaveAttribute('href', '/client/home');
  });

  it('puts a product into the cart of a guest, changes how many, and takes it out', async () => {
    serveCart();
    const { user } = renderApp('/');

    await user.click(await screen.findByRole('button', { name: `ADD ${potato.name}` }));
    expect(await screen.findByText('Item added sucessfully')).toBeVisible();
    const cartBar = screen.getByRole('region', { name: 'Cart' });
    expect(cartBar).toHaveTextContent('1 item · ₹34');

    const more = screen.getByRole('button', { name: `One more ${potato.name}` });
    await waitFor(() => expect(more).toHaveFocus());
    await user.click(more);
    await waitFor(() => expect(cartBar).toHaveTextContent('2 items · ₹68'));
    expect(screen.getByRole('spinbutton')).toHaveValue(2);
    expect(within(cartBar).getByRole('link', { name: /View cart/ })).toHaveAttribute(
      'href',
      '/cart',
    );

    const less = screen.getByRole('button', { name: `One less ${potato.name}` });
    await user.click(less);
    await waitFor(() => expect(cartBar).toHaveTextContent('1 item'));
    await user.click(less);
    expect(await screen.findByText('Item deleted from cart..')).toBeVisible();
    expect(screen.getByRole('button', { name: `ADD ${potato.name}` })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Cart' })).not.toBeInTheDocument();
  });

  it('leaves the focus where it is when the cart comes later', async () => {
    const focused = vi.spyOn(HTMLElement.prototype, 'focus');
    serveCart(2);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    server.use(graphql.query('Cart', () => asked));
    renderApp('/');
    await screen.findByRole('button', { name: `ADD ${potato.name}` });
    answer();

    expect(await screen.findByRole('spinbutton')).toHaveValue(2);
    await delay(50); // effects run after rendering
    expect(focused).not.toHaveBeenCalled();
  });

  it('offers nothing that is out of stock', async () => {
    renderApp('/');

    const card = (await screen.findByText(brinjal.name)).closest('article');
    expect(card).toHaveTextContent('Out of stock');
    expect(screen.queryByRole('button', { name: `ADD ${brinjal.name}` })).not.toBeInTheDocument();
  });

  it('offers an admin no cart', async () => {
    localStorage.setItem('admin', '1');
    renderApp('/');

    expect(await screen.findByText(potato.name)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^ADD/ })).not.toBeInTheDocument();
  });

  it('says when the products cannot be loaded, and tries again', async () => {
    server.use(
      graphql.query('FreshThisMorning', () => failure({ code: 'UNAVAILABLE', status: 503 }), {
        once: true,
      }),
    );
    const { user } = renderApp('/');

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText(potato.name)).toBeVisible();
  });
});
