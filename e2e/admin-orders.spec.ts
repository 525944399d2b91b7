import { expect, test } from './kit/fixtures';
import { button, dialogClosed, expectMessage, field, rowWith } from './kit/screens';
import { ShopApi } from './kit/shop-api';
import { addToCart, logIn, newCode, payOrder, placeOrder, register } from './kit/shared';

/** Somebody other than the page's admin, who orders one of a product. */
const customerTest = test.extend<{
  order: (paymentMethod: 'CARD' | 'CASH_ON_DELIVERY') => Promise<string>;
}>({
  order: async ({ playwright, baseURL, newProduct }, use) => {
    const request = await playwright.request.newContext({ baseURL });
    const api = new ShopApi(request);
    await logIn(api, await register(api));
    await use(async (paymentMethod) => {
      await addToCart(api, (await newProduct({ mrpPaise: 10_000 })).id, 1);
      const { id } = await placeOrder(api, paymentMethod);
      if (paymentMethod === 'CARD') await payOrder(api, id);
      return id;
    });
    await request.dispose();
  },
});

customerTest(
  'an admin moves an order to the door and takes its cash @main',
  async ({ admin, order }) => {
    const { page } = admin;
    const id = await order('CASH_ON_DELIVERY');
    await page.goto('/admin/home');
    await page.getByRole('main').getByRole('link', { name: 'Orders' }).click();
    await page.getByRole('link', { name: id, exact: true }).click();
    // The list also shows these transitions, and stays until the order's own screen has loaded.
    await expect(page.getByRole('heading', { name: `Order ${id}`, level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${id}$`));

    for (const [move, status] of [
      ['Packed', 'packed'],
      ['Out for delivery', 'out for delivery'],
      ['Delivered', 'delivered'],
    ] as const) {
      await button(page, `${move}, order ${id}`).click();
      await expectMessage(page, `Order ${id}: ${status}`);
      await expect(page.getByText(status, { exact: true })).toBeVisible();
    }
    await button(page, `Cash collected, order ${id}`).click();
    await expectMessage(page, `Order ${id}: cash collected`);
    await expect(button(page, `Cash collected, order ${id}`)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
      'admin@grocessay.test',
    );

    await page.goto('/admin/orders?status=DELIVERED');
    await expect(page.getByRole('link', { name: id, exact: true })).toBeVisible();
  },
);

customerTest(
  'a delivery that fails gets a new slot, and the order is returned when it fails again @main',
  async ({ admin, order }) => {
    const { page } = admin;
    const id = await order('CARD');
    await page.goto(`/admin/orders/${id}`);
    const fail = async () => {
      await button(page, `Out for delivery, order ${id}`).click();
      await button(page, `Delivery failed, order ${id}`).click();
      const dialog = page.getByRole('dialog', { name: `Order ${id} could not be delivered` });
      await dialog.getByLabel('Reason').fill('Nobody was at home');
      await dialog.getByRole('button', { name: 'Delivery failed' }).click();
      await expect(page.getByText('delivery failed', { exact: true })).toBeVisible();
    };
    await button(page, `Packed, order ${id}`).click();
    await expect(page.getByRole('link', { name: 'Receipt as PDF' })).toBeVisible();
    await fail();
    await button(page, 'New delivery slot').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Book the slot' }).click();
    await expect(page.getByText('packed', { exact: true })).toBeVisible();
    await fail();
    await button(page, 'Return to the shop').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Return the order' }).click();
    await expect(page.getByText('returned', { exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Refunds' })).toContainText('₹95');
    await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
      'Nobody was at home',
    );
  },
);

customerTest('an admin pays a part back', async ({ admin, order }) => {
  const { page } = admin;
  const id = await order('CARD');
  await page.goto(`/admin/orders/${id}`);
  await button(page, 'Pay money back').click();
  const dialog = page.getByRole('dialog', { name: 'Pay money back' });
  await expect(dialog.getByLabel('Amount')).toHaveValue('95');
  await dialog.getByLabel('Amount').fill('20.50');
  await dialog.getByLabel('Reason').fill('A bruised mango');
  await dialog.getByRole('button', { name: 'Pay back' }).click();
  await expectMessage(page, 'Refund begun');
  const refunds = page.getByRole('list', { name: 'Refunds' });
  await expect(refunds).toContainText('A bruised mango');
  await expect(refunds).toContainText('₹20.50');
});

customerTest('an admin calls an order off, and it is paid back', async ({ admin, order }) => {
  const { page } = admin;
  const id = await order('CARD');
  await page.goto('/admin/orders?status=SUCCESS');
  await button(page, `Cancel order ${id}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expectMessage(page, `Order ${id}: cancelled`);
  await dialogClosed(page);
  await expect(page.getByRole('link', { name: id, exact: true })).toHaveCount(0);
  await page.goto(`/admin/orders/${id}`);
  await expect(page.getByRole('list', { name: 'Refunds' })).toContainText('₹95');
});

test('an admin makes a coupon and ends it', async ({ admin }) => {
  const { page } = admin;
  const code = newCode('TEN');
  await page.goto('/admin/offers');
  await page.getByText('Add a coupon', { exact: true }).click();
  await field(page, 'Code').fill(code.toLowerCase());
  await field(page, 'Percent off').fill('10');
  await field(page, 'What it gives').fill('For a test');
  await field(page, 'Minimum basket').fill('9000');
  await button(page, 'Add coupon').click();
  await expectMessage(page, `Coupon ${code} added`);
  await expect(rowWith(page, code)).toContainText('₹9,000');
  await expect(rowWith(page, code)).toContainText('running');

  await button(page, `End ${code}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End coupon' }).click();
  await expect(rowWith(page, code)).toContainText('ended');
});

test('an admin makes a gift voucher with a code that the shop generates', async ({ admin }) => {
  const { page } = admin;
  await page.goto('/admin/offers');
  await page.getByText('Add a gift voucher', { exact: true }).click();
  await field(page, 'Value').fill('123.50');
  await button(page, 'Add gift voucher').click();
  await expectMessage(page, 'Gift voucher');
  await expect(rowWith(page, '₹123.50').first()).toContainText('not yet');
});
