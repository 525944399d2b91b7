import { expectAccessible } from './kit/accessibility';
import { boardDay, boardTest } from './kit/board';
import { expect } from './kit/fixtures';
import { changeRoundOf, newRider, rideRounds } from './kit/rounds';
import { button, expectMessage } from './kit/screens';
import { moveOrder } from './kit/shared';
import { ShopApi } from './kit/shop-api';
import { acceptInvitation, inviteStaff } from './kit/staff';

const test = boardTest;

const noteOperation =
  'mutation ($record: StaffRecord!, $id: ID!) { noteStaffPresence(record: $record, id: $id) }';

test('a round is planned, changed by two at a time, and its cash is handed in @mariadb', async ({
  admin,
  adminApi,
  order,
  guard,
  playwright,
  baseURL,
}) => {
  guard.expectRefusals(409);
  const { page } = admin;
  const rider = await newRider(adminApi, await playwright.request.newContext({ baseURL }));
  const ids = [await order(), await order()].map(String);
  for (const id of ids) await moveOrder(adminApi, id, 'PACKED');
  const [first = '', second = ''] = ids;

  await page.goto(`/admin/rounds?day=${boardDay()}`);
  for (const id of ids) await page.getByLabel(`Choose order ${id}`, { exact: true }).check();
  await page.getByRole('main').getByLabel('Rider').selectOption({ label: rider.email });
  await expectAccessible(page);
  await button(page, 'Give to the rider').click();
  await expectMessage(page, `The round is given to ${rider.email}`);

  const round = page.getByRole('region', { name: /^Round \d+$/ }).filter({ hasText: rider.email });
  await expect(round).toContainText('not started');
  await expect(round.getByRole('listitem')).toHaveText([
    new RegExp(`Order ${first}`),
    new RegExp(`Order ${second}`),
  ]);

  // A colleague has the round open, and changes it.
  const colleague = new ShopApi(await playwright.request.newContext({ baseURL }));
  const email = await inviteStaff(adminApi, 'ORDERS');
  await acceptInvitation(colleague, email);
  const [{ id: roundId } = { id: '' }] = await rider.rounds();
  await colleague.call(noteOperation, { record: 'ROUND', id: roundId });
  await round.getByRole('button', { name: /^Change round/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`${email} has this open, too.`)).toBeVisible();
  await dialog.getByRole('button', { name: `Move order ${second} up` }).click();
  await changeRoundOf(adminApi, rider, [first]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const conflict = dialog.getByRole('alert');
  await expect(conflict).toContainText('Somebody else changed this round meanwhile.');
  await expect(conflict).toContainText(`${rider.email}: ${second}, ${first}`);
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Save mine all the same' }).click();
  await expectMessage(page, 'is changed');
  await expect(round.getByRole('listitem')).toHaveText([
    new RegExp(`Order ${second}`),
    new RegExp(`Order ${first}`),
  ]);

  await rideRounds(rider, [first]);
  await page.reload();
  await expect(round).toContainText('cash to hand in');
  await round.getByRole('button', { name: /^Hand in the cash/ }).click();
  await dialog.getByLabel('Counted').fill('50');
  await expect(dialog.getByText(/^Difference: −₹/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Hand in' }).click();
  await expect(dialog.getByText('Say why the amounts differ')).toBeVisible();
  await dialog.getByLabel('Reason for the difference').fill('Change for a customer');
  await dialog.getByRole('button', { name: 'Hand in' }).click();
  await expectMessage(page, 'is handed in');
  await expect(round).toContainText('Change for a customer');
  await rider.request.dispose();
});
