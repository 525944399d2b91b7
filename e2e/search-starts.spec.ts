import { expectAccessible } from './kit/accessibility';
import { expect, test } from './kit/fixtures';
import { button, field, logInAsCustomer } from './kit/screens';
import { register } from './kit/shared';
import { ShopApi } from './kit/shop-api';
import { PHONE } from './kit/viewports';

test('an empty search field offers the last searches and popular ones', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const search = page.getByRole('combobox', { name: 'Search products' });
  await search.fill('kanda');
  await search.press('Enter');
  await expect(page).toHaveURL(/search=kanda$/);
  await expect(page.getByRole('heading', { name: 'Results for ‘kanda’' })).toBeVisible();
  await search.fill('');
  await search.click();
  const last = page.getByRole('region', { name: 'Your last searches' });
  await expect(last.getByRole('link')).toHaveText(['kanda']);
  await expectAccessible(page);
  const popular = page.getByRole('region', { name: 'Popular now' }).getByRole('link').first();
  const text = (await popular.textContent()) ?? '';
  await popular.click();
  await expect(page).toHaveURL(`/shop?${new URLSearchParams({ search: text })}`);

  await search.fill('');
  await search.click();
  await expect(last.getByRole('link')).toHaveText([text, 'kanda']);
  await last.getByRole('button', { name: 'Forget them' }).click();
  await expect(last).toHaveCount(0);
  await search.press('Escape');
  await expect(popular).toHaveCount(0);
});

test('what is spoken is searched for', async ({ page }) => {
  // Simulates the browser's speech recognition, as there is no microphone here.
  await page.addInitScript(() => {
    class Heard {
      lang = '';
      onresult?: (event: object) => void;
      onend?: () => void;
      start() {
        this.onresult?.({ results: [[{ transcript: `palak ${this.lang}` }]] });
        this.onend?.();
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Heard });
  });
  await page.goto('/shop');
  await page.getByRole('combobox', { name: 'Search products' }).click();
  await page.getByRole('button', { name: 'Search by voice' }).click();
  await expect(page).toHaveURL(/search=palak\+en-IN$/);
});

test('a list that is not sent yet survives a reload', async ({ customer }) => {
  const { page } = customer;
  await page.goto('/client/list');
  await field(page, 'Your list').fill('2 kg aloo\n1 l doodh');
  await page.reload();
  await expect(field(page, 'Your list')).toHaveValue('2 kg aloo\n1 l doodh');
});

test('what a guest wishes is on the list after the login', async ({ page, newProduct }) => {
  const customer = await register(new ShopApi(page.request));
  const product = await newProduct();
  await page.goto(`/product/${product.id}`);
  await page.getByRole('link', { name: `Log in to save ${product.name} for later` }).click();
  await logInAsCustomer(page, customer.email, customer.password);
  await expect(button(page, `Save ${product.name} for later`)).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
