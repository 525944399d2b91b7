import { expect, test, type Locator } from '@playwright/test';
import { TOTP } from 'otpauth';
import { shopAdmin } from '../scripts/lib/shop-server.mjs';
import { boardDay, rowOf } from './kit/board';
import { FarDay } from './kit/delivery';
import { button, expectMessage, field } from './kit/screens';
import {
  addToCart,
  customerInput,
  logIn,
  newPhone,
  newProductName,
  addProduct,
  placeOrder,
  register,
} from './kit/shared';
import { ShopApi } from './kit/shop-api';
import { newStaffEmail } from './kit/staff';
import { openOwnShop, type Hands } from './kit/task-clicks';

test('each task of a day takes few clicks', async ({ browser }) => {
  test.slow();
  const { baseURL, owner, page, area, task, close } = await openOwnShop(browser);

  const product = await addProduct(owner, { name: newProductName() });
  const customerContext = await browser.newContext({ baseURL });
  const customer = new ShopApi(customerContext.request);
  const phone = newPhone();
  await logIn(customer, await register(customer, customerInput({ phone })));
  await addToCart(customer, product.id, 1);
  const slot = { deliverySlotId: `${boardDay()}/1020` };
  const { id: orderId } = await placeOrder(customer, 'CASH_ON_DELIVERY', slot);

  await task('1 see what is to do', { clicks: 0, typings: 0 }, async () => {
    const attention = page.getByRole('region', { name: 'What needs attention' });
    await expect(attention.getByRole('link', { name: /to pick/ }).first()).toBeVisible();
  });

  await task('2 find a product', { clicks: 1, typings: 1 }, async (hands) => {
    const palette = await hands.seek(page, product.name);
    await hands.click(palette.getByRole('option', { name: product.name }).first());
    await expect(field(page, 'Mrp Price')).toBeVisible();
  });

  await task('7 orders of a day by slot', { clicks: 1, typings: 1 }, async (hands) => {
    await hands.click(area('Day board'));
    await hands.type(page.getByLabel('Day of delivery'), boardDay());
    await expect(rowOf(page, orderId)).toContainText('to pack');
  });

  await task('8 find an order by phone', { clicks: 1, typings: 1 }, async (hands) => {
    const palette = await hands.seek(page, phone);
    await hands.click(palette.getByRole('option', { name: new RegExp(`Order ${orderId}`) }));
    await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
  });

  await task('10 pack', { clicks: 2, typings: 1 }, async (hands) => {
    await hands.click(area('Day board'));
    await hands.type(page.getByLabel('Day of delivery'), boardDay());
    await hands.click(button(page, `Packed, order ${orderId}`));
    await expect(rowOf(page, orderId)).toContainText('packed');
  });

  await task('23 close a day', { clicks: 4, typings: 1 }, async (hands) => {
    await hands.click(area('Delivery'));
    const day = new FarDay(12);
    await hands.click(day.cell(page).getByRole('button'));
    const dialog = page.getByRole('dialog');
    await hands.click(dialog.getByText(/^Closed/));
    await hands.type(dialog.getByLabel('Reason', { exact: true }), 'Diwali');
    await hands.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(day.cell(page)).toContainText('Diwali');
  });

  await task('24 capacity of a slot', { clicks: 3, typings: 1 }, async (hands) => {
    await hands.click(area('Delivery'));
    const day = new FarDay(13);
    await hands.click(day.cell(page).getByRole('button'));
    const dialog = page.getByRole('dialog');
    await hands.type(dialog.getByRole('textbox', { name: 'Orders it takes' }).first(), '25');
    await hands.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(day.cell(page)).toContainText('0 of 25');
  });

  /** Opens a dialog in a section of the delivery settings. */
  const openDelivery = async (hands: Hands, part: string, change: string): Promise<Locator> => {
    await hands.click(area('Delivery'));
    await hands.click(page.getByRole('link', { name: part }));
    await hands.click(button(page, change));
    return page.getByRole('dialog');
  };

  await task('25 pin codes', { clicks: 4, typings: 2 }, async (hands) => {
    const dialog = await openDelivery(hands, 'Areas', 'Add an area');
    await hands.type(dialog.getByLabel('Name', { exact: true }), 'Dombivli');
    await hands.type(dialog.getByLabel('Pin codes', { exact: true }), '421501-421504');
    await hands.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(page.getByRole('heading', { name: 'Dombivli' })).toBeVisible();
  });

  await task('26 fee and minimum order', { clicks: 4, typings: 2 }, async (hands) => {
    const dialog = await openDelivery(hands, 'Fees', 'Change fees and minimum order');
    await hands.type(dialog.getByLabel('Delivery fee (₹)', { exact: true }), '30');
    await hands.type(dialog.getByLabel('Minimum order (₹)', { exact: true }), '100');
    await hands.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(page.getByRole('main')).toContainText('₹30');
  });

  await task('27 cut-off of a weekday', { clicks: 4, typings: 1 }, async (hands) => {
    const dialog = await openDelivery(hands, 'Weekdays', 'Change Monday');
    const cutOff = dialog.getByRole('textbox', { name: 'Closes, minutes before' });
    await hands.type(cutOff.first(), '90');
    await hands.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('90');
  });

  await task('33 take orders along as a file', { clicks: 2, typings: 0 }, async (hands) => {
    await hands.click(area('Order search'));
    const download = page.waitForEvent('download');
    await hands.click(page.getByRole('link', { name: /^Download these orders/ }));
    expect((await download).suggestedFilename()).toBe('order-lines.csv');
  });

  await task('36 add somebody', { clicks: 4, typings: 1 }, async (hands) => {
    const email = newStaffEmail();
    await hands.click(area('Staff'));
    await hands.click(page.getByText('Add somebody', { exact: true }));
    await hands.type(field(page, 'E-mail'), email);
    await hands.click(page.getByRole('radio', { name: /^Support/ }));
    await hands.click(button(page, 'Send invitation'));
    await expectMessage(page, `Invitation sent to ${email}`);
  });

  await task('37 two-factor login', { clicks: 4, typings: 2 }, async (hands) => {
    await hands.click(area('Your account'));
    await hands.type(field(page, 'Your password'), shopAdmin.password);
    await hands.click(button(page, 'Set up two-factor login'));
    const secret = await page.locator('code', { hasText: /^[A-Z2-7]{32}$/ }).innerText();
    await hands.type(field(page, 'Code'), new TOTP({ secret }).generate());
    await hands.click(button(page, 'Turn on'));
    await hands.click(button(page, 'I have kept them'));
    await expect(page.getByText('It is on:')).toBeVisible();
  });

  await customerContext.close();
  await close();
});
