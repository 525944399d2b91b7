import type { Page } from '@playwright/test';
import { test } from '../kit/fixtures';
import { button, field, fillRegistration, logInAsCustomer } from '../kit/screens';
import { breakShop, expectTextsOf, type Ways } from './places';
import { guestTexts } from './texts';
import { type CustomerData, customerInput } from '../kit/shared';

async function signUp(page: Page, wrong: Partial<CustomerData> = {}): Promise<void> {
  await page.goto('/client-register');
  await fillRegistration(page, { ...customerInput(), ...wrong });
  await button(page, 'Signup').click();
}

async function writeToUs(page: Page, name: string, subject: string): Promise<void> {
  await field(page, 'Full Name').fill(name);
  await field(page, 'Email').fill('meera@shop.in');
  await field(page, 'Subject').fill(subject);
  await button(page, 'Submit').click();
}

async function logInWith(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/client-login');
  await logInAsCustomer(page, email, password);
}

async function showBanner(page: Page, position: number): Promise<void> {
  await page.goto('/');
  await button(page, `Banner ${position}`).click();
}

const guestWays: Ways<Page> = {
  header: (page) => page.goto('/'),
  'landing page': (page) => page.goto('/'),
  'first banner': (page) => page.goto('/'),
  'second banner': (page) => showBanner(page, 2),
  'third banner': (page) => showBanner(page, 3),
  'about page': (page) => page.goto('/about-us'),
  registration: (page) => page.goto('/client-register'),
  contact: (page) => page.goto('/contact-us'),
  'admin login': (page) => page.goto('/admin-login'),
  'client login': (page) => page.goto('/client-login'),
  'login with a wrong e-mail': (page) => logInWith(page, 'meera', 'Mangoes@2026'),
  'login without a password': (page) => logInWith(page, 'meera@shop.in', ''),
  'login that fails': (page) => logInWith(page, 'nobody@shop.in', 'Mangoes@2026'),
  'sign-up, firstName short': (page) => signUp(page, { firstName: 'Me' }),
  'sign-up, lastName short': (page) => signUp(page, { lastName: 'Jo' }),
  'sign-up, phone short': (page) => signUp(page, { phone: '98200' }),
  'sign-up, district short': (page) => signUp(page, { district: 'Th' }),
  'sign-up, state short': (page) => signUp(page, { state: 'MH' }),
  'sign-up, zipCode short': (page) => signUp(page, { zipCode: '4006' }),
  'sign-up that fails': async (page) => {
    await breakShop(page);
    await signUp(page);
  },
  'sign-up done': (page) => signUp(page),
  'contact, name short': async (page) => {
    await page.goto('/contact-us');
    await writeToUs(page, 'Mee', 'Do you bring fresh methi?');
  },
  'contact, subject short': async (page) => {
    await page.goto('/contact-us');
    await writeToUs(page, 'Meera', 'Methi?');
  },
  'contact that fails': async (page) => {
    await page.goto('/contact-us');
    await breakShop(page);
    await writeToUs(page, 'Meera', 'Do you bring fresh methi?');
  },
  'contact done': async (page) => {
    await page.goto('/contact-us');
    await writeToUs(page, 'Meera', 'Do you bring fresh methi?');
  },
};

test('a guest reads the specified texts', async ({ page, guard }) => {
  test.slow();
  guard.expectRefusals(401, 503);
  await expectTextsOf(guestTexts, guestWays, page, page);
});
