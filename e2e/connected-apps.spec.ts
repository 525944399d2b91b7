import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { latestMailCode } from './kit/mails';
import { button, expectMessage, field, logInAsCustomer } from './kit/screens';
import { type CustomerData, register } from './kit/shared';
import { ShopApi } from './kit/shop-api';

const REDIRECT = 'http://127.0.0.1:33418/callback';

/** Logs in as somebody does who has only their mail at hand. */
async function logInByCode(page: Page, { email }: CustomerData): Promise<void> {
  await field(page, 'User Name').fill(email);
  await button(page, 'Get a code instead').click();
  await button(page, 'Send me a code').click();
  await field(page, 'Code of six digits').fill(await latestMailCode(email));
}
const logInByPassword = (page: Page, { email, password }: CustomerData) =>
  logInAsCustomer(page, email, password);

for (const [width, logIn] of [
  [390, logInByCode],
  [1280, logInByPassword],
] as const)
  test(`a customer lets an app work for them, and ends that (${width} px)`, async ({
    page,
    playwright,
    baseURL,
    guard,
  }) => {
    guard.expectOtherHost(new URL(REDIRECT).host);
    const viewport = { width, height: 844 };
    await page.setViewportSize(viewport);
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
    await logIn(page, customer);
    await expect(page.getByText('Kitchen helper wants to work with your account.')).toBeVisible();
    await expect(
      page.getByText(/^Your answer goes to a program on this device \(127\.0\.0\.1:33418\)/),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await page.setViewportSize(viewport);
    await button(page, /^Allow$/).click();
    await expect(page).toHaveTitle('The app');
    const { code = '', ...told } = Object.fromEntries(answers[0]?.searchParams ?? []);
    expect(told).toEqual({ state: 'x y', iss: expect.stringMatching(/^http/) });

    const form = {
      ...{ grant_type: 'authorization_code', code, client_id: clientId },
      ...{ redirect_uri: REDIRECT, code_verifier: verifier },
    };
    const { access_token: token } = await (await app.post('/oauth/token', { form })).json();
    const callCart = () =>
      app.post('/mcp/shop', {
        headers: {
          accept: 'application/json, text/event-stream',
          authorization: `Bearer ${token}`,
        },
        data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'my_cart' } },
      });
    expect((await callCart()).status()).toBe(200);

    await page.goto('/client/account');
    const apps = page.getByRole('region', { name: 'Connected apps' });
    await expect(apps.getByText('Kitchen helper')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.setViewportSize(viewport);
    await apps.getByRole('button', { name: /^Disconnect Kitchen helper/ }).click();
    await expectMessage(page, 'Disconnected: Kitchen helper');
    await expect(apps).toBeHidden();
    expect((await callCart()).status()).toBe(401);
    await app.dispose();
  });
