import { join } from 'node:path';
import { orderMailsTest as test } from '../kit/order-mails';

const folder = process.env['SCREENSHOT_FOLDER'] ?? '';

test.use({ viewport: { width: 390, height: 844 } });

if (process.env['SCREENSHOT_CHOICE'] === 'all')
  for (const language of ['en', 'hi', 'mr'])
    test(`what customers are mailed about their orders in ${language}`, async ({
      mailedIn,
      page,
    }) => {
      test.setTimeout(120_000);
      for (const [kind, html] of await mailedIn(language)) {
        await page.setContent(html);
        const path = join(folder, `mail-${kind}-${language}.png`);
        await page.screenshot({ path, fullPage: true });
      }
    });
