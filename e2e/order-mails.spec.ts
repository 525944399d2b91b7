import { expectAccessible, expectNoSidewaysScroll } from './kit/accessibility';
import { expect } from './kit/fixtures';
import { orderMailsTest as test } from './kit/order-mails';
import { PHONE } from './kit/viewports';

for (const [turn, language] of ['en', 'hi', 'mr'].entries())
  test(`customers read what becomes of their orders in ${language}, in mails that fit a phone`, async ({
    mailedIn,
    page,
  }) => {
    test.slow();
    await page.setViewportSize(PHONE);
    for (const [index, [kind, html]] of [...(await mailedIn(language))].entries()) {
      await page.setContent(html);
      await expect(page.locator('html'), kind).toHaveAttribute('lang', language);
      await expectNoSidewaysScroll(page);
      // The languages share the checks: all emails exist in each.
      if (index % 3 === turn) await expectAccessible(page);
    }
  });
