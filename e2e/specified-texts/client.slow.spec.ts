import type { Page } from '@playwright/test';
import { test } from '../kit/fixtures';
import { addFromTable, button, openSearch, payByCard, waitForQuantityReset } from '../kit/screens';
import { expectTextsOf, type Ways } from './places';
import { clientTexts } from './texts';
import { addToCart, placeOrder } from '../kit/shared';

interface ClientWorld {
  page: Page;
  product: { name: string };
  fillCart: () => Promise<unknown>;
  orderByCard: () => Promise<string>;
}

async function add({ page, product }: ClientWorld, quantity: string): Promise<void> {
  await openSearch(page, product.name);
  await waitForQuantityReset(page, product.name);
  await addFromTable(page, product.name, quantity);
}

async function openFilledCart({ page, fillCart }: ClientWorld): Promise<void> {
  await fillCart();
  await page.goto('/client/cart');
}

async function pay({ page, orderByCard }: ClientWorld, cardNumber?: string): Promise<void> {
  await page.goto(`/payment?orderId=${await orderByCard()}`);
  await payByCard(page, cardNumber);
}

const clientWays: Ways<ClientWorld> = {
  header: ({ page }) => page.goto('/client/home'),
  'product list': ({ page }) => page.goto('/client/home'),
  'product list without products': ({ page }) => openSearch(page, 'nothing at all 8c1f'),
  'order quantity 0': (world) => add(world, '0'),
  'item added': (world) => add(world, '2'),
  cart: openFilledCart,
  'item deleted': async (world) => {
    await openFilledCart(world);
    await world.page.getByRole('button', { name: 'Delete Cart' }).click();
  },
  'cart without items': ({ page }) => page.goto('/client/cart'),
  'order placed': async (world) => {
    await openFilledCart(world);
    await world.page.getByRole('radio', { name: /cash on delivery/i }).check();
    await button(world.page, 'Place Order').click();
  },
  orders: async ({ page, orderByCard }) => {
    await orderByCard();
    await page.goto('/client/order');
  },
  payment: async ({ page, orderByCard }) => page.goto(`/payment?orderId=${await orderByCard()}`),
  'payment that fails': (world) => pay(world, '4000000000000002'),
  'payment done': (world) => pay(world),
};

test('a customer reads the specified texts', async ({ customer, newProduct, guard }) => {
  guard.expectRefusals(402);
  const { page, api } = customer;
  const product = await newProduct();
  const fillCart = () => addToCart(api, product.id, 1);
  const orderByCard = async () => {
    await fillCart();
    return (await placeOrder(api, 'CARD')).id;
  };
  await expectTextsOf(clientTexts, clientWays, { page, product, fillCart, orderByCard }, page);
});
