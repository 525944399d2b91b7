import { expectAccessible } from './kit/accessibility';
import { boardDay } from './kit/board';
import { expect, storeAuthorization, test } from './kit/fixtures';
import { giveRound, newRider } from './kit/rounds';
import { button } from './kit/screens';
import { addAddress, addToCart, logIn, moveOrder, placeOrder, register } from './kit/shared';
import { ShopApi } from './kit/shop-api';
import { PHONE } from './kit/viewports';

const settingsOperation = '{ upiSettings { version } }';
const changeOperation =
  'mutation ($input: UpiSettingsInput!) { changeUpiSettings(input: $input) { version } }';

/** Enables UPI on delivery in the shop. */
async function takeUpi(api: ShopApi): Promise<void> {
  const { version: expectedVersion } = await api.call<{ version: number }>(settingsOperation);
  const payee = { payeeAddress: 'grocessay@okbank', payeeName: 'Grocessay' };
  await api.call(changeOperation, { input: { ...payee, expectedVersion } });
}

test.use({ viewport: PHONE });

test('a rider delivers an order, loses the connection and fails another, and sees nothing else @main', async ({
  page,
  context,
  guard,
  adminApi,
  newProduct,
  playwright,
  baseURL,
}) => {
  test.slow();
  guard.expectLostConnections();
  const customer = new ShopApi(await playwright.request.newContext({ baseURL }));
  await logIn(customer, await register(customer));
  const instructions = 'Leave it with the guard';
  await addAddress(customer, { instructions });
  const product = await newProduct({ mrpPaise: 10_000 });
  const ids: string[] = [];
  for (const quantity of [2, 3]) {
    await addToCart(customer, product.id, quantity);
    const slot = { deliverySlotId: `${boardDay()}/1020` };
    const { id } = await placeOrder(customer, 'CASH_ON_DELIVERY', slot);
    await moveOrder(adminApi, id, 'PACKED');
    ids.push(id);
  }
  const [first = '', second = ''] = ids;
  const rider = await newRider(adminApi, page.context().request);
  await giveRound(adminApi, rider.id, ids);
  await storeAuthorization(context, 'admin', rider.id);

  await takeUpi(adminApi);
  await page.goto('/admin/my-round');
  await button(page, 'Leave with the orders').click();
  const stop = (id: string) => page.getByRole('article', { name: `Order ${id}` });
  await expect(stop(first)).toContainText('12 Gokhale Road');
  await expect(stop(first).getByText(instructions)).toBeVisible();
  await expect(stop(first).getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    'tel:+919820098200',
  );
  await expect(stop(first).getByRole('link', { name: 'Map' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=12\+Gokhale\+Road/,
  );
  await expectAccessible(page);
  const dialog = page.getByRole('dialog');
  await stop(first).getByRole('button', { name: 'Pay by UPI' }).click();
  await expect(
    dialog.getByRole('img', { name: `QR code to pay order ${first} by UPI` }),
  ).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open a UPI app' })).toHaveAttribute(
    'href',
    new RegExp(
      `^upi://pay\\?pa=grocessay@okbank&pn=Grocessay&am=200\\.00&cu=INR&tr=[A-Z]+${first}&`,
    ),
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await stop(first).getByRole('button', { name: 'Delivered', exact: true }).click();
  await expect(dialog.getByLabel('Who took it')).toHaveValue('Meera Joshi');
  await dialog.getByLabel('Cash that you got').fill('150');
  await expect(dialog.getByText(/^The customer still owes ₹/)).toBeVisible();
  // The second click of a double click must not affect the next order, which has taken its place by then.
  await dialog.getByRole('button', { name: 'Delivered' }).dblclick();
  await expect(page.getByText('1 of 2 stops done')).toBeVisible();
  await expect(page.getByText('All is sent.')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await stop(second).getByRole('button', { name: 'Pay by UPI' }).click();
  await dialog.getByLabel('UTR number').fill('4711');
  await dialog.getByRole('button', { name: 'Paid by UPI' }).click();
  await expect(dialog.getByText('A UTR number has 12 digits')).toBeVisible();
  await dialog.getByLabel('UTR number').fill(`${second}`.padStart(12, '8'));
  await dialog.getByRole('button', { name: 'Paid by UPI' }).click();
  await expect(stop(second)).toContainText('Paid: nothing to collect');
  await expect(page.getByText('All is sent.')).toBeVisible();

  await context.setOffline(true);
  await stop(second).getByRole('button', { name: 'Not delivered' }).click();
  await dialog.getByRole('button', { name: 'Nobody was at home' }).click();
  await expect(page.getByText('2 of 2 stops done')).toBeVisible();
  await expect(page.getByText('1 action is not sent yet')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('All is sent.')).toBeVisible();
  await expect(page.getByText('All stops are done. Bring the cash to the shop.')).toBeVisible();
  const [round] = await rider.rounds();
  expect(round?.stops.map(({ outcome, cashPaise }) => [outcome, cashPaise])).toEqual([
    ['DELIVERED', 15_000],
    ['FAILED', null],
  ]);

  await page.goto('/admin/home');
  const cards = page.getByRole('main').getByRole('list').last();
  await expect(cards.getByRole('link')).toHaveText(['My round', 'Your account']);
  const orderOperation = 'query ($id: ID!) { adminOrder(id: $id) { order { id } } }';
  await expect(rider.api.call(orderOperation, { id: first })).rejects.toThrow('FORBIDDEN');
  await customer.request.dispose();
});

test('a rider knows whom to call of an order without an address', async ({
  page,
  context,
  adminApi,
  newProduct,
  playwright,
  baseURL,
}) => {
  const customer = new ShopApi(await playwright.request.newContext({ baseURL }));
  await logIn(customer, await register(customer));
  await addToCart(customer, (await newProduct()).id, 1);
  const slot = { deliverySlotId: `${boardDay()}/1020` };
  const { id } = await placeOrder(customer, 'CASH_ON_DELIVERY', slot);
  await moveOrder(adminApi, id, 'PACKED');
  const rider = await newRider(adminApi, page.context().request);
  await giveRound(adminApi, rider.id, [id]);
  await storeAuthorization(context, 'admin', rider.id);

  await page.goto('/admin/my-round');
  const stop = page.getByRole('article', { name: `Order ${id}` });
  await expect(stop).toContainText(/Meera.*no address on file.*Phone 9820098200/);
  await expect(stop.getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    'tel:+919820098200',
  );
  await expect(stop.getByRole('link', { name: 'Map' })).toHaveCount(0);
  await customer.request.dispose();
});
