import { boardTest as test } from './kit/board';
import { expect } from './kit/fixtures';
import { expectAccessible } from './kit/accessibility';
import { button } from './kit/screens';
import { PHONE } from './kit/viewports';

const CHANGE = `mutation ($id: ID!, $input: OrderDeliveryInput!) {
  changeOrderDelivery(id: $id, input: $input) { order { deliveryVersion } }
}`;
const address = {
  ...{ recipientName: 'Anil Patil', phone: '9820099999', line1: 'B-12, Gokhale Road' },
  ...{ pinCode: '400602' },
};

test('the delivery of an order is changed while a colleague changes it, on a phone', async ({
  admin: { page },
  adminApi,
  order,
  guard,
}) => {
  await page.setViewportSize(PHONE);
  guard.expectRefusals(409);
  const id = await order();
  await page.goto(`/admin/orders/${id}`);
  await button(page, 'Change delivery').click();
  const form = page.getByRole('dialog', { name: `Delivery of order ${id}` });
  const slot = form.getByLabel('Delivery slot');
  await expect(slot).toBeVisible();
  await expectAccessible(page);

  await adminApi.call(CHANGE, { id, input: { expectedVersion: 0, address } });
  await form.getByLabel('Recipient', { exact: true }).fill('Meera Kulkarni');
  await form.getByLabel('Phone', { exact: true }).fill('9820012345');
  await form.getByLabel('House and street', { exact: true }).fill('C-4, Ram Maruti Road');
  await form.getByLabel('Pin code', { exact: true }).fill('400602');
  await slot.selectOption({ index: 2 });
  await form.getByRole('button', { name: 'Save' }).click();

  const conflict = page.getByRole('dialog', { name: 'Changed meanwhile' });
  await expect(conflict).toContainText('Anil Patil');
  await expectAccessible(page);
  for (const mine of await conflict.getByRole('radio', { name: /Yours/ }).all())
    await mine.check({ force: true });
  await conflict.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByText(`The delivery of order ${id} is changed`)).toBeVisible();
  const history = page.getByRole('region', { name: 'What happened' });
  await expect(history).toContainText(/New delivery slot: .*, and new address/);
  await expect(page.getByText('C-4, Ram Maruti Road')).toBeVisible();
});
