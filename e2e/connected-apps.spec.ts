import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { latestMailCode } from './kit/mails';
import { button, expectMessage, field } from './kit/screens';
import { type CustomerData, register } from './kit/shared';
import { ShopApi } from './kit/shop-api';
import { PHONE } from './kit/viewports';

const REDIRECT = 'http://127.0.0.1:33418/callback';

/** Logs in like a customer who only has access to their email. */
async function logInByCode(page: Page, { email }: CustomerData): Promise<void> {
  await field(page, 'User Name').fill(email);
  await button(page, 'Get a code instead').click();
  await button(page, 'Send me a code').click();
  await field(page, 'Code of six digits').fill(await latestMailCode(email));
}

test('a customer lets an app work for them, orders what it proposes, and ends that, on a phone', async ({
  page,
  playwright,
  baseURL,
  guard,
}) => {
  guard.expectOtherHost(new URL(REDIRECT).host);
  await page.setViewportSize(PHONE);
  const app = await playwright.request.newContext({ baseURL });
  const registered = await app.post('/oauth/register', {
    data: { client_name: 'Kitchen helper', redirect_uris: [REDIRECT] },
  });
  const { client_id: clientId } = await registered.json();
  const verifier = randomBytes(32).toString('base64url');
  const request = new URLSearchParams({
    ...{ response_type: 'code', client_id: clientId, redirect_uri: REDIRECT, state: 'x y' },
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const answers: URL[] = [];
  await page.route(`${REDIRECT}*`, (route) => {
    answers.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/html', body: '<title>The app</title>' });
  });
  const customer = await register(new ShopApi(page.request));

  const asked = await page.goto(`/client/account?${request}`);
  expect(asked?.headers()).toMatchObject({
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
  await expect(page).toHaveURL(/\/client-login/);
  await logInByCode(page, customer);
  await expect(page.getByText('Kitchen helper wants to work with your account.')).toBeVisible();
  await expect(
    page.getByText(/^Your answer goes to a program on this device \(127\.0\.0\.1:33418\)/),
  ).toBeVisible();
  await expectAccessible(page);
  await button(page, /^Allow$/).click();
  await expect(page).toHaveTitle('The app');
  const { code = '', ...told } = Object.fromEntries(answers[0]?.searchParams ?? []);
  expect(told).toEqual({ state: 'x y', iss: expect.stringMatching(/^http/) });

  const form = {
    ...{ grant_type: 'authorization_code', code, client_id: clientId },
    ...{ redirect_uri: REDIRECT, code_verifier: verifier },
  };
  const { access_token: token } = await (await app.post('/oauth/token', { form })).json();
  const call = (name: string, values: object = {}) =>
    app.post('/mcp/shop', {
      headers: {
        accept: 'application/json, text/event-stream',
        authorization: `Bearer ${token}`,
      },
      data: {
        ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
        params: { name, arguments: values },
      },
    });
  const answer = async (name: string, values: object) =>
    (await (await call(name, values)).json()).result.structuredContent;
  expect((await call('my_cart')).status()).toBe(200);

  await answer('add_to_cart', { productId: '2', quantity: 3 });
  const propose = async () =>
    (await answer('propose_order', { idempotencyKey: randomUUID() })).proposeOrder;
  const refused = await propose();
  await page.goto(new URL(refused.approvalUrl).pathname + new URL(refused.approvalUrl).search);
  await expect(page.getByText('Kitchen helper proposes this order.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
  await expect(button(page, /^Approve and order · ₹/)).toBeEnabled();
  await expectAccessible(page);
  await button(page, 'Refuse').click();
  await expect(page.getByText(/^You refused what Kitchen helper proposed/)).toBeVisible();
  const { orderProposal } = await answer('order_proposal', { id: refused.id });
  expect(orderProposal.state).toBe('REFUSED');

  const proposal = await propose();
  await answer('add_to_cart', { productId: '2', quantity: 1 });
  await page.goto(`/client/cart?proposal=${proposal.id}`);
  await expect(page.getByText(/^It was proposed for ₹.* Since then the cart/)).toBeVisible();
  await expectAccessible(page);
  await button(page, /^Approve and order · ₹/).click();
  await expectMessage(page, 'Place order Sucessfully');
  const approved = (await answer('order_proposal', { id: proposal.id })).orderProposal;
  expect(approved).toMatchObject({ state: 'APPROVED', orderId: expect.any(String) });
  const { order } = await answer('get_order', { id: approved.orderId });
  expect(order.lines).toMatchObject([{ quantity: 4 }]);
  await page.goto(`/client/cart?proposal=${proposal.id}`);
  await expect(page.getByText('You approved this order, and it is placed.')).toBeVisible();

  await page.goto('/client/account');
  const apps = page.getByRole('region', { name: 'Connected apps' });
  await expect(apps.getByText('Kitchen helper')).toBeVisible();
  await expectAccessible(page);
  await apps.getByRole('button', { name: /^Disconnect Kitchen helper/ }).click();
  await expectMessage(page, 'Disconnected: Kitchen helper');
  await expect(apps).toBeHidden();
  expect((await call('my_cart')).status()).toBe(401);
  await app.dispose();
});
