import { expectAccessible } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { button, dialogClosed, expectMessage } from './kit/screens';
import { addToCart, logIn, moveOrder, placeOrder, register } from './kit/shared';
import { ShopApi } from './kit/shop-api';
import { PHONE } from './kit/viewports';

const delivered = ['PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;
const linesOperation = 'query ($id: ID!) { order(id: $id) { lines { id } } }';
const reportOperation =
  'mutation ($input: ReportProblemInput!) { reportOrderProblem(input: $input) { id } }';
const decideOperation =
  'mutation ($input: DecideReportInput!) { decideOrderReport(input: $input) { id } }';

test('a customer reports pieces of a delivered order, on a phone', async ({
  customer,
  newProduct,
  adminApi,
}) => {
  const { page, api } = customer;
  await page.setViewportSize(PHONE);
  const product = await newProduct({ mrpPaise: 10_000 });
  await addToCart(api, product.id, 2);
  const { id } = await placeOrder(api);
  for (const to of delivered) await moveOrder(adminApi, id, to);

  await page.goto(`/client/order/${id}`);
  await button(page, 'Report a problem').click();
  const dialog = page.getByRole('dialog', { name: `What is wrong with order ${id}?` });
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Choose the pieces.');
  await dialog.getByRole('radio', { name: 'Damaged or spoilt' }).check();
  const more = dialog.getByRole('button', { name: `One more ${product.name}` });
  await more.click();
  await more.click();
  await dialog.getByLabel('Note (optional)').fill('Soft inside');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expectMessage(page, 'Reported. The shop looks into it.');
  await expect(dialog).toBeHidden();
  const report = page.getByRole('region', { name: 'Reported problems' }).getByRole('listitem');
  await expect(report).toContainText(`2 × ${product.name}`);
  await expect(report).toContainText('Soft inside');
  await expect(report).toContainText('The shop looks into it');
  await expect(button(page, 'Report a problem')).toBeHidden();
  await expectAccessible(page);
});

test('the staff decides reports in two clicks each', async ({
  admin: { page },
  adminApi,
  newProduct,
  playwright,
  baseURL,
  guard,
}) => {
  guard.expectRefusals(409);
  const customer = new ShopApi(await playwright.request.newContext({ baseURL }));
  await logIn(customer, await register(customer));
  const product = await newProduct({ mrpPaise: 10_000 });
  await addToCart(customer, product.id, 3);
  const { id } = await placeOrder(customer);
  for (const to of delivered) await moveOrder(adminApi, id, to);
  const { lines } = await customer.call<{ lines: { id: string }[] }>(linesOperation, { id });
  const report = (kind: string, text: string) => {
    const pieces = [{ orderLineId: lines[0]?.id, quantity: 1 }];
    const input = { orderId: id, kind, lines: pieces, text, idempotencyKey: `report-${text}` };
    return customer.call<{ id: string }>(reportOperation, { input });
  };
  await report('DAMAGED', 'first-one');
  await report('MISSING', 'second-one');
  const { id: third } = await report('MISSING', 'third-one');

  await page.goto('/admin/home');
  await page.getByRole('link', { name: /problems reported$/ }).click();
  const cards = page.getByRole('listitem', { name: `Report of order ${id}` });
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toContainText('first-one');
  await expectAccessible(page);

  // The first click chooses the decision, the second one the reason.
  const dialog = page.getByRole('dialog');
  const sorry = dialog.getByRole('button', { name: 'We are sorry' });
  await cards
    .first()
    .getByRole('button', { name: `Pay back: order ${id}` })
    .click();
  await sorry.click();
  await expectMessage(page, 'Paid back');
  await expect(cards).toHaveCount(2);
  await cards
    .first()
    .getByRole('button', { name: `Give as credit: order ${id}` })
    .click();
  await sorry.click();
  await expect(cards).toHaveCount(1);

  await cards
    .first()
    .getByRole('button', { name: `Decline: order ${id}` })
    .click();
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(dialog.getByText('Choose or enter a reason')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await cards
    .first()
    .getByRole('button', { name: `Pay back: order ${id}` })
    .click();
  // A colleague is faster.
  const reason = 'All three bags were handed over';
  await adminApi.call(decideOperation, {
    input: { reportId: third, decision: 'REJECT', reason },
  });
  await sorry.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    `Somebody else declined it meanwhile: ${reason}`,
  );
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialogClosed(page);

  await page.goto(`/admin/orders/${id}`);
  const reports = page.getByRole('region', { name: 'Reported problems' }).getByRole('listitem');
  await expect(reports.last()).toContainText(`The shop: ${reason}`);
  await expect(page.getByRole('list', { name: 'Credit notes' }).getByRole('listitem')).toHaveCount(
    2,
  );
  await customer.request.dispose();
});
