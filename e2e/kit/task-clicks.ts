import type { Browser, Locator, Page } from '@playwright/test';
import { newShopData, shopAdmin, startShop } from '../../scripts/lib/shop-server.mjs';
import { expect, storeAuthorization, test } from './fixtures';
import { logInAdmin } from './shared';
import { ShopApi } from './shop-api';

/** Performs and counts a shopkeeper's actions. */
export class Hands {
  clicks = 0;
  typings = 0;

  async click(target: Locator): Promise<void> {
    this.clicks++;
    await target.click();
  }

  /** Choosing in a list counts as a click. */
  async choose(target: Locator, option: string): Promise<void> {
    this.clicks++;
    await target.selectOption(option);
  }

  async type(target: Locator, text: string): Promise<void> {
    this.typings++;
    await target.fill(text);
  }

  /** Types or scans a text that ends with Enter. */
  async enter(target: Locator, text: string): Promise<void> {
    await this.type(target, text);
    await target.press('Enter');
  }

  /** Opens the palette by keyboard and types the search text. */
  async seek(page: Page, text: string): Promise<Locator> {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or go to' });
    await this.type(palette.getByRole('combobox'), text);
    return palette;
  }
}

/** A separate shop with its owner's page: the tasks change settings of the whole shop. */
export async function openOwnShop(browser: Browser) {
  const data = await newShopData(process.env['E2E_DATABASE_URL']);
  const shop = await startShop(data);
  const baseURL = shop.url;
  const context = await browser.newContext({ baseURL });
  const owner = new ShopApi(context.request);
  const { id: adminId } = await logInAdmin(owner, shopAdmin);
  await storeAuthorization(context, 'admin', adminId, baseURL);
  const page = await context.newPage();
  const areas = page.getByRole('navigation', { name: 'Areas' });

  /** Performs a task, starting at the home screen, and counts its actions. */
  const task = async (
    name: string,
    most: { clicks: number; typings: number },
    run: (hands: Hands) => Promise<void>,
  ) =>
    test.step(name, async () => {
      await page.goto('/admin/home');
      await expect(page.getByRole('region', { name: 'What needs attention' })).toBeVisible();
      const hands = new Hands();
      await run(hands);
      const { clicks, typings } = hands;
      expect.soft({ clicks, typings }, name).toEqual(most);
    });
  const close = async () => {
    await context.close();
    await shop.stop();
    await data.remove();
  };
  const area = (name: string) => areas.getByRole('link', { name, exact: true });
  return { baseURL, owner, page, area, task, close };
}
