import { expect, test } from './kit/fixtures';
import { button, expectMessage, logInAsCustomer, rowWith } from './kit/screens';
import { ShopApi } from './kit/shop-api';
import { newProductName, register } from './kit/shared';

test('an agent hands a checkout over, and learns that its customer ordered the lines', async ({
  page,
  playwright,
  baseURL,
  newProduct,
}) => {
  const [figs, dates, nuts] = [
    await newProduct({ name: newProductName('Figs') }),
    await newProduct({ name: newProductName('Dates') }),
    await newProduct({ name: newProductName('Nuts') }),
  ];
  const agent = await playwright.request.newContext({ baseURL });
  const lines = (...quantities: number[]) => ({
    line_items: [figs, dates, nuts].map(({ id }, at) => ({
      item: { id },
      quantity: quantities[at],
    })),
  });
  const found = await agent.post('/ucp/catalog/search', { data: { query: figs.name } });
  expect((await found.json()).products[0].id).toBe(figs.id);
  const { id } = await (await agent.post('/ucp/carts', { data: lines(1, 1, 1) })).json();
  await agent.put(`/ucp/carts/${id}`, { data: lines(1, 4, 2) });
  await agent.post('/ucp/checkout-sessions', { data: { cart_id: id, line_items: [] } });
  const completed = await agent.post(`/ucp/checkout-sessions/${id}/complete`, { data: {} });
  const { status, continue_url: continueUrl } = await completed.json();
  expect(status).toBe('requires_escalation');

  const customer = await register(new ShopApi(page.request));
  const { pathname, search } = new URL(continueUrl);
  await page.goto(pathname + search);
  await expect(page).toHaveURL(/\/client-login/);
  await logInAsCustomer(page, customer.email, customer.password);
  await button(page, /^Add 3 products/).click();
  await expect(page).toHaveURL(/\/client\/cart$/);
  for (const [{ name }, quantity] of [
    [figs, '1'],
    [dates, '4'],
    [nuts, '2'],
  ] as const)
    await expect(rowWith(page, name).getByRole('spinbutton')).toHaveValue(quantity);

  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await button(page, /^Place Order · ₹/).click();
  await expectMessage(page, 'Place order Sucessfully');
  const ordered = await (await agent.get(`/ucp/checkout-sessions/${id}`)).json();
  expect(ordered).toMatchObject({
    status: 'completed',
    order: { permalink_url: expect.stringMatching(/\/client\/order\/\d+$/) },
  });
  await agent.dispose();
});
