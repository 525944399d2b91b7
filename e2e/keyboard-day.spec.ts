import { expect, type Locator, type Page } from '@playwright/test';
import { shopAdmin } from '../scripts/lib/shop-server.mjs';
import { boardDay, rowOf } from './kit/board';
import { changeDay, FarDay, readDay } from './kit/delivery';
import { pickingTest as test } from './kit/picking';
import { button, expectMessage, field } from './kit/screens';
import { readProduct } from './kit/shared';

/** More than the tab stops of any screen: a target not reached by then is unreachable. */
const MOST_TABS = 400;

/** Performs the actions of a user without a mouse. */
class Keyboard {
  constructor(private readonly page: Page) {}

  /** Moves the focus to an element by Tab, from wherever it is, and expects it to be visible. */
  async goTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const isFocused = () => target.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; !(await isFocused()); tabs++) {
      if (tabs === MOST_TABS) throw new Error(`Tab does not lead to ${String(target)}`);
      await this.page.keyboard.press('Tab');
    }
    await expect(target).toBeInViewport();
  }

  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.goTo(target);
    await this.page.keyboard.press(key);
  }

  /** Replaces the content of a field. */
  async write(target: Locator, text: string): Promise<void> {
    await this.goTo(target);
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
  }

  /** Opens an area, an order or a product by its name. */
  async find(text: string, option: string | RegExp): Promise<void> {
    const palette = this.page.getByRole('dialog', { name: 'Search or go to' });
    await this.page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await this.page.keyboard.type(text);
    const found = palette.getByRole('option', { name: option }).first();
    await expect(found).toBeVisible();
    await expect(palette.getByRole('listbox')).not.toHaveAttribute('aria-busy');
    const highlighted = palette.getByRole('option').and(palette.locator('[data-highlighted]'));
    await expect(highlighted).toHaveCount(1);
    while ((await found.getAttribute('data-highlighted')) === null) {
      const before = (await highlighted.textContent()) ?? '';
      await this.page.keyboard.press('ArrowDown');
      await expect(highlighted).not.toHaveText(before);
    }
    await this.page.keyboard.press('Enter');
    await expect(palette).toBeHidden();
    await expect(this.page.getByRole('heading', { level: 1 })).toBeFocused();
  }
}

test('a day of the staff is done by keys alone', async ({ page, adminApi, orderOf }) => {
  const keys = new Keyboard(page);
  const [toPack, toPick] = [await orderOf(1), await orderOf(1)];
  const [product] = toPack.products;
  const closed = new FarDay(12);
  await changeDay(adminApi, closed);

  await page.goto('/admin-login');
  await keys.write(field(page, 'Email'), shopAdmin.email);
  await keys.write(field(page, 'Password'), shopAdmin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/home$/);
  const attention = page.getByRole('region', { name: 'What needs attention' });
  await keys.press(attention.getByRole('link').first());
  await expect(page).not.toHaveURL(/\/admin\/home$/);
  // A new screen takes the focus: earlier key presses would go to the previous element.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await keys.find('board', /^Day board/);
  for (let day = 0; day < 6; day++) await keys.press(button(page, 'The day after'));
  await expect(page.getByLabel('Day of delivery')).toHaveValue(boardDay());
  await keys.press(page.getByRole('checkbox', { name: `Select order ${toPack.id}` }), 'Space');
  await keys.press(button(page, 'Packed (1)'));
  await expect(page.getByText('1 order: packed')).toBeVisible();
  await keys.press(button(page, 'Undo'));
  await expect(page.getByText('1 move taken back')).toBeVisible();
  await keys.press(button(page, `Packed, order ${toPack.id}`));
  await expect(rowOf(page, toPack.id)).toContainText('packed');

  await keys.press(page.getByRole('link', { name: `Pick, order ${toPick.id}` }));
  await keys.press(button(page, 'Picked'));
  await keys.press(button(page, 'Packed'));
  await expect(page.getByText(`Order ${toPick.id} is packed.`)).toBeVisible();

  await keys.find(toPack.id, `Order ${toPack.id}`);
  const notes = page.getByRole('region', { name: 'Notes of the staff' });
  await keys.write(notes.getByRole('textbox'), 'Ring twice');
  await keys.press(notes.getByRole('button', { name: 'Add note' }));
  await expect(notes.getByRole('listitem')).toContainText('Ring twice');

  await keys.find('order search', /^Order search/);
  await keys.write(page.getByRole('main').getByRole('searchbox'), `#${toPick.id}`);
  await page.keyboard.press('Enter');
  await keys.press(rowOf(page, toPick.id).getByRole('link', { name: toPick.id, exact: true }));
  await expect(page.getByRole('heading', { name: `Order ${toPick.id}` })).toBeVisible();

  await keys.find(product?.name ?? '', product?.name ?? '');
  await keys.write(field(page, 'Mrp Price'), '123');
  await keys.press(button(page, 'Update'));
  await expectMessage(page, 'Product updated sucessfully');
  expect(await readProduct(adminApi, product?.id ?? '')).toMatchObject({ mrpPaise: 12_300 });

  await keys.find('delivery', /^Delivery(?! rounds)/);
  await keys.press(closed.cell(page).getByRole('button'));
  const dialog = page.getByRole('dialog');
  await keys.press(dialog.getByRole('checkbox', { name: /^Closed/ }), 'Space');
  await keys.write(dialog.getByLabel('Reason', { exact: true }), 'Diwali');
  await keys.press(dialog.getByRole('button', { name: 'Save' }));
  await expect(closed.cell(page)).toContainText('Diwali');
  expect(await readDay(adminApi, closed)).toMatchObject({ isClosed: true });
  await keys.press(button(page, 'Undo'));
  await expect(closed.cell(page)).not.toContainText('Diwali');

  await keys.press(page.getByRole('banner').getByRole('link', { name: 'Logout' }));
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});
