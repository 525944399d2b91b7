import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { expectAccessible } from './kit/accessibility';
import { boardTest as test } from './kit/board';
import { expect } from './kit/fixtures';
import { button, expectMessage, field, rowWith, visit } from './kit/screens';

test('an owner has orders sent to a program, sees what arrived, and sends it again', async ({
  admin: { page },
  order,
}) => {
  const came: { body: string; headers: Record<string, string> }[] = [];
  let answer = 204;
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      came.push({ body, headers: request.headers as Record<string, string> });
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const name = `Accounting ${port}`;

  await visit(page, '/admin/webhooks');
  await page.getByText('Add a webhook', { exact: true }).click();
  await button(page, 'Add webhook').click();
  await expect(page.getByText('An address such as https://erp.example/events')).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Name').fill(name);
  await field(page, 'Address').fill(`http://127.0.0.1:${port}/events`);
  await field(page, 'Events').fill('order.*');
  await button(page, 'Add webhook').click();
  const shown = page.getByRole('status').filter({ hasText: 'it is shown this once' });
  await expect(shown).toBeFocused();
  const secret = (await shown.locator('code').last().textContent()) ?? '';
  await expect(rowWith(page, name)).toContainText('order.*');

  const id = await order();
  const ofOrder = () => came.filter(({ body }) => JSON.parse(body).data.subjectId === id);
  await expect.poll(() => ofOrder().length).toBe(1);
  const [message] = ofOrder();
  const { type } = new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {}) as {
    type: string;
  };
  expect(type).toBe('order.placed');

  await page.getByRole('link', { name }).click();
  const row = page.getByRole('row').filter({ hasText: 'order.placed' }).first();
  await expect(row).toContainText('Delivered');
  await row.getByText('order.placed', { exact: true }).click();
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Send again/ }).click();
  await expectMessage(page, 'It is sent again');
  await expect.poll(() => ofOrder().length).toBe(2);

  answer = 500;
  await button(page, 'Send a test').click();
  await expectMessage(page, 'The test did not arrive: HTTP 500');
  await button(page, 'Remove').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expectMessage(page, 'The webhook is removed');
  await new Promise((resolve) => receiver.close(resolve));
});
