import { expectAccessible } from './kit/accessibility';
import { expect } from './kit/fixtures';
import { orderMailsTest as test } from './kit/order-mails';

for (const language of ['en', 'hi', 'mr'])
  test(`customers read what becomes of their orders in ${language}, in mails that fit a phone`, async ({
    mailedIn,
    page,
  }) => {
    test.slow();
    for (const [kind, html] of await mailedIn(language)) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.setContent(html);
      await expect(page.locator('html'), kind).toHaveAttribute('lang', language);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, kind).toBeLessThanOrEqual(390);
      await expectAccessible(page);
    }
  });
