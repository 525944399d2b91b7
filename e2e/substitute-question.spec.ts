import { boardDay } from './kit/board';
import { expectAccessible } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { latestMailLink } from './kit/mails';
import { newSku } from './kit/picking';
import { button } from './kit/screens';
import { addToCart, logIn, placeOrder, register } from './kit/shared';
import { ShopApi } from './kit/shop-api';
import { PHONE } from './kit/viewports';

test.use({ viewport: PHONE });

test('a picker asks, the customer answers by the mailed link without a login, and one tap does it', async ({
  admin,
  baseURL,
  browser,
  context,
  guard,
  newProduct,
  playwright,
}) => {
  guard.expectLostConnections();
  const request = await playwright.request.newContext({ baseURL });
  const api = new ShopApi(request);
  const account = await register(api);
  await logIn(api, account);
  const kind = newSku();
  const wanted = await newProduct({ name: `Roasted ${kind}`, mrpPaise: 10_000 });
  const other = await newProduct({ name: `Salted ${kind}`, mrpPaise: 9_000 });
  const rest = await newProduct({ name: `Paneer ${kind}`, mrpPaise: 20_000 });
  for (const { id } of [wanted, rest]) await addToCart(api, id, 1);
  const { id } = await placeOrder(api, 'CASH_ON_DELIVERY', {
    substitution: 'CALL_ME',
    deliverySlotId: `${boardDay()}/1020`,
  });

  const { page } = admin;
  await page.goto(`/admin/picking?orders=${id}`);
  await expect(page.getByText('0 of 2 products done')).toBeVisible();
  while (!(await page.getByRole('heading', { name: wanted.name, exact: true }).isVisible()))
    await button(page, 'Later').click();
  await button(page, 'Missing').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ask the customer which by message' }).click();
  await expect(page.getByText(`${wanted.name}: the customer is asked`)).toBeVisible();
  await expect(page.getByRole('heading', { name: rest.name, exact: true })).toBeVisible();
  await expectAccessible(page);
  const link = await latestMailLink(account.email, 'order-question');

  await context.setOffline(true);
  await button(page, 'Picked').click();
  await expect(page.getByText('1 of 2 products done')).toBeVisible();
  await expect(page.getByText('1 action is not sent yet')).toBeVisible();

  const theirs = await browser.newContext({ baseURL, viewport: PHONE });
  const phone = await theirs.newPage();
  await phone.goto(link);
  await expect(phone).toHaveURL(/\/substitute-question$/);
  const question = phone.getByRole('group', { name: 'What shall we send instead?' });
  await expect(question.getByRole('radio', { name: other.name })).toBeVisible();
  await button(phone, 'Send answer').click();
  await expect(phone.getByRole('alert')).toContainText('Choose what we shall do.');
  await expectAccessible(phone);
  await question.getByRole('radio', { name: other.name }).press('Space');
  await button(phone, 'Send answer').press('Enter');
  const thanks = phone.getByRole('status').filter({ hasText: 'Thank you!' });
  await expect(thanks).toContainText(other.name);
  await expect(thanks).toBeFocused();
  await phone.goto(link);
  await expect(thanks).toContainText(other.name);

  await context.setOffline(false);
  await expect(page.getByText(`${wanted.name}: the customer wants ${other.name}`)).toBeVisible();
  await expectAccessible(page);
  await button(page, `Take ${other.name} instead`).click();
  await expect(page.getByText('2 of 2 products done')).toBeVisible();
  await button(page, 'Packed').click();
  await expect(page.getByText(`Order ${id} is packed.`)).toBeVisible();
  await expect(page.getByText('₹10 less')).toBeVisible();
  await theirs.close();
  await request.dispose();
});

test('the customer answers on the page of their order, and the picker leaves it out', async ({
  adminApi,
  customer,
  newProduct,
}) => {
  const { page, api } = customer;
  const kind = newSku();
  const wanted = await newProduct({ name: `Roasted ${kind}`, mrpPaise: 10_000 });
  await newProduct({ name: `Salted ${kind}`, mrpPaise: 9_000 });
  await addToCart(api, wanted.id, 2);
  const { id } = await placeOrder(api, 'CASH_ON_DELIVERY', { substitution: 'CALL_ME' });
  await page.goto(`/client/order/${id}`);
  await expect(page.getByRole('heading', { name: `Order ${id}` })).toBeVisible();
  const { order } = await adminApi.call<{ order: { lines: { id: string; version: number }[] } }>(
    'mutation ($id: ID!) { startPicking(orderId: $id) { order { lines { id version } } } }',
    { id },
  );
  const [line] = order.lines;
  await adminApi.call(
    'mutation ($input: AskCustomerInput!) { askCustomer(input: $input) { reducedByPaise } }',
    {
      input: {
        ...{ orderLineId: line?.id, expectedVersion: line?.version, quantity: 1 },
        idempotencyKey: kind,
      },
    },
  );
  const question = page.getByRole('group', { name: 'What shall we send instead?' });
  await question.getByRole('radio', { name: 'Nothing: leave it out' }).check();
  await expectAccessible(page);
  await button(page, 'Send answer').click();
  await expect(page.getByText('The shop knows that you want nothing instead')).toBeVisible();
});
