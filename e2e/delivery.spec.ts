import { addArea, changeDay, FarDay, readDay, removeArea } from './kit/delivery';
import { expect, test } from './kit/fixtures';
import { button } from './kit/screens';
import { addAddress, addToCart, moveOrder, payOrder, placeOrder } from './kit/shared';
import { PHONE, WIDE } from './kit/viewports';

test('a day is closed for a festival, and that is taken back @main', async ({
  admin: { page },
  adminApi,
}) => {
  const day = new FarDay(15);
  await changeDay(adminApi, day);
  await page.goto('/admin/delivery');
  const dialog = await day.open(page);
  await dialog.getByRole('checkbox', { name: /^Closed/ }).check();
  await dialog.getByLabel('Reason', { exact: true }).fill('Diwali');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(day.cell(page)).toContainText('Diwali');
  expect(await readDay(adminApi, day)).toMatchObject({ isClosed: true, reason: 'Diwali' });

  await button(page, 'Undo').click();
  await expect(day.cell(page)).not.toContainText('Diwali');
  expect(await readDay(adminApi, day)).toBeUndefined();
});

test('two who change the same day see both values, and nothing is lost', async ({
  admin: { page },
  adminApi,
  guard,
}) => {
  const [day, other] = [new FarDay(16), new FarDay(20)];
  for (const each of [day, other]) await changeDay(adminApi, each);
  await page.goto('/admin/delivery');
  // A list on a phone, seven columns on a desktop.
  for (const [viewport, cell] of [
    [PHONE, PHONE.width - 32],
    [WIDE, (WIDE.width - 250) / 7],
  ] as const) {
    await page.setViewportSize(viewport);
    const cellWidth = async () => (await day.cell(page).boundingBox())?.width ?? 0;
    await expect.poll(async () => Math.abs((await cellWidth()) - cell)).toBeLessThan(20);
  }
  const dialog = await day.open(page);
  const capacity = dialog.getByRole('textbox', { name: 'Orders it takes' }).first();
  await capacity.fill('25');

  // A colleague changes the same day, and another one.
  const extra = { startMinute: 720, endMinute: 780, capacity: 7 };
  await changeDay(adminApi, day, { reason: 'Fair', windows: [extra] });
  await changeDay(adminApi, other, { reason: 'Match', windows: [extra] });
  guard.expectRefusals(409);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'Changed meanwhile' });
  await expect(conflict).toContainText('12–1 pm: 7 orders');
  await expect(conflict).toContainText('7–9 am: 25 orders');
  expect(await readDay(adminApi, day)).toMatchObject({ reason: 'Fair' });

  // Returns to the form, where all typed values are kept, and then continues.
  await conflict.getByRole('button', { name: 'Close' }).click();
  await expect(capacity).toHaveValue('25');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await conflict.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(day.cell(page)).toContainText('0 of 25');
  expect(await readDay(adminApi, day)).toMatchObject({ windows: [{ capacity: 25 }] });
  expect(await readDay(adminApi, other)).toMatchObject({ reason: 'Match' });
});

test('a change whose answer is lost is sent again, and happens once', async ({
  admin: { page },
  adminApi,
  guard,
}) => {
  const day = new FarDay(18);
  await changeDay(adminApi, day);
  await page.goto('/admin/delivery');
  const dialog = await day.open(page);
  await dialog.getByRole('checkbox', { name: /^Closed/ }).check();
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    if (isLost || !route.request().postData()?.includes('ChangeDeliveryDays'))
      return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  guard.expectLostConnections();
  guard.expectRefusals(409);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The shop cannot be reached');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(day.cell(page)).toContainText('Closed');
  expect(await readDay(adminApi, day)).toMatchObject({ isClosed: true });
});

test('the terms of an area are in the bill of who lives there', async ({
  customer: { page, api },
  adminApi,
  newProduct,
}) => {
  const name = 'Far away';
  const terms = { feePaise: 3_000, freeFromPaise: 50_000, minimumOrderPaise: 10_000 };
  await removeArea(adminApi, name);
  await addArea(adminApi, { name, pinCodes: ['781001'], terms });
  const product = await newProduct({ mrpPaise: 6_000 });
  await addAddress(api, { pinCode: '781001' });
  await addToCart(api, product.id, 1);
  await page.goto('/client/cart');
  const bill = page.getByRole('region', { name: 'Payment and bill' });
  await expect(bill).toContainText('The minimum order is ₹100: add ₹40 more.');
  await expect(bill).toContainText('₹30');
  await button(page, `One more ${product.name}`).click();
  await expect(bill).not.toContainText('The minimum order');
  await button(page, /^Place Order/).click();
  await expect(page).toHaveURL(/\/payment/);
  await removeArea(adminApi, name);
});

test('the delivery fee of a returned order is kept, as the cart said before', async ({
  desk,
  customer: { page, api },
  adminApi,
  newProduct,
}) => {
  const name = 'Kept fee';
  const terms = { feePaise: 3_000, freeFromPaise: null, minimumOrderPaise: 0 };
  await removeArea(adminApi, name);
  await addArea(adminApi, { name, pinCodes: ['781002'], terms });
  const product = await newProduct({ mrpPaise: 10_000 });
  await addAddress(api, { pinCode: '781002' });
  await addToCart(api, product.id, 1);

  // No other journey has a fee apart from its own area, so the setting for returns only affects this one.
  await desk.goto('/admin/delivery?part=fees');
  const keepFees = async (isKept: boolean) => {
    await button(desk, 'Change fees and minimum order').click();
    const dialog = desk.getByRole('dialog', { name: 'Fees and minimum order' });
    await dialog.getByRole('checkbox', { name: /^Keep the fee of orders/ }).setChecked(isKept);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    const said = `${isKept ? 'Kept' : 'Paid back'} when an order is returned`;
    await expect(desk.getByRole('main')).toContainText(said);
  };
  await keepFees(true);
  await page.goto('/client/cart');
  await expect(page.getByRole('region', { name: 'Payment and bill' })).toContainText(
    'If we cannot hand the order over to you, we keep the delivery fee of ₹30.',
  );
  const { id } = await placeOrder(api, 'CARD');
  await payOrder(api, id);
  for (const to of ['PACKED', 'OUT_FOR_DELIVERY']) await moveOrder(adminApi, id, to);

  await desk.goto(`/admin/orders/${id}`);
  await button(desk, `Delivery failed, order ${id}`).click();
  const failed = desk.getByRole('dialog', { name: `Order ${id} could not be delivered` });
  await failed.getByLabel('Reason').fill('Nobody was at home');
  await failed.getByRole('button', { name: 'Delivery failed' }).click();
  await button(desk, 'Return to the shop').click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Return the order' }).click();
  await page.goto(`/client/order/${id}`);
  const notes = page.getByRole('list', { name: 'Credit notes' });
  await expect(notes).toContainText('the shop keeps ₹30 of the delivery fee');
  await expect(notes).toContainText('₹95');

  await desk.goto('/admin/delivery?part=fees');
  await keepFees(false);
  await removeArea(adminApi, name);
});
