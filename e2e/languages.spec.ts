import { expect, test } from './kit/fixtures';
import { latestOrderMail } from './kit/mails';
import { speak, visit } from './kit/screens';
import { ShopApi } from './kit/shop-api';
import { register } from './kit/shared';
import { PHONE } from './kit/viewports';

const languages = [
  {
    code: 'hi',
    local: 'देसी टमाटर',
    unit: '6 नग',
    home: 'फल',
    city: 'ठाणे',
    coupon: 'दुकान में आपका स्वागत है',
    mail: 'आपके ऑर्डर के लिए धन्यवाद',
    name: 'हिन्दी',
    language: 'भाषा',
    search: 'प्रोडक्ट खोजें',
    add: 'जोड़ें',
    viewCart: 'कार्ट देखें',
    identify: 'ऑर्डर देने के लिए लॉग इन या रजिस्टर करें',
    known: 'मेरा अकाउंट है',
    userName: 'ई-मेल',
    password: 'पासवर्ड',
    login: 'लॉग इन करके आगे बढ़ें',
    cash: 'कैश ऑन डिलीवरी',
    placeOrder: 'ऑर्डर दें',
    placed: 'ऑर्डर हो गया',
    seeOrder: 'ऑर्डर देखें',
    subtotal: 'सामान का कुल',
    confirmed: 'सफल',
    tooFew: 'नाम में कम से कम 4 अक्षर हों',
  },
  {
    code: 'mr',
    local: 'गावठी टोमॅटो',
    unit: '6 नग',
    home: 'फळे',
    city: 'ठाणे',
    coupon: 'दुकानात तुमचे स्वागत',
    mail: 'तुमच्या ऑर्डरबद्दल धन्यवाद',
    name: 'मराठी',
    language: 'भाषा',
    search: 'वस्तू शोधा',
    add: 'जोडा',
    viewCart: 'कार्ट पाहा',
    identify: 'ऑर्डर देण्यासाठी लॉग इन किंवा नोंदणी करा',
    known: 'माझे अकाउंट आहे',
    userName: 'ई-मेल',
    password: 'पासवर्ड',
    login: 'लॉग इन करून पुढे जा',
    cash: 'कॅश ऑन डिलिव्हरी',
    placeOrder: 'ऑर्डर द्या',
    placed: 'ऑर्डर झाली',
    seeOrder: 'ऑर्डर पाहा',
    subtotal: 'वस्तूंची बेरीज',
    confirmed: 'यशस्वी',
    tooFew: 'नावात किमान 4 अक्षरे असावीत',
  },
] as const;

for (const texts of languages)
  test.describe(texts.name, () => {
    test('is chosen on a phone, and names all in it from home to the order and its email @main', async ({
      page,
      newProduct,
    }) => {
      await page.setViewportSize(PHONE);
      // Unique to this run: the search finds it by the displayed name.
      const local = `${texts.local} ${Date.now()}`;
      const names = { nameHi: local, nameMr: local };
      const product = await newProduct({ ...names, unit: '6 pieces', stockQuantity: 20 });
      const customer = await register(new ShopApi(page.request));

      await page.goto('/');
      await page.getByRole('combobox', { name: 'Language' }).selectOption(texts.name);
      await expect(page.locator('html')).toHaveAttribute('lang', texts.code);
      await expect(page.getByRole('combobox', { name: texts.language })).toBeFocused();

      const main = page.getByRole('main');
      await expect(page.locator('.next-slot')).toContainText(texts.city);
      await expect(main.getByRole('link', { name: texts.home, exact: true }).first()).toBeVisible();
      await expect(main.getByText(texts.coupon)).toBeVisible();

      const search = page.getByRole('combobox', { name: texts.search });
      await search.fill(local);
      await search.press('Enter');
      await expect(page).toHaveURL(/\/shop\?search=/);
      // By its name: until the category has loaded, the previous screen stays, with other products to add.
      const card = main.getByRole('article').filter({ hasText: local });
      await expect(card).toContainText(texts.unit);
      await expect(card.locator('[lang=en]')).toHaveText(product.name);
      await card.getByRole('button', { name: `${local} ${texts.add}` }).click();
      await page.getByRole('link', { name: texts.viewCart }).click();

      await page.getByRole('button', { name: texts.identify }).click();
      await page.getByRole('tab', { name: texts.known }).click();
      await page.getByLabel(texts.userName).fill(customer.email);
      await page.getByLabel(texts.password, { exact: true }).fill(customer.password);
      await page.getByRole('main').getByRole('button', { name: texts.login }).click();
      await expect(page).toHaveURL(/\/client\/cart$/);
      await expect(page.getByText(texts.subtotal)).toBeVisible();
      await expect(main).toContainText(local);
      await page.getByText(texts.cash).click();
      await page.getByRole('button', { name: texts.placeOrder }).click();
      await expect(page.getByText(texts.placed)).toBeVisible();
      await expect(page).toHaveURL(/\/client\/order$/);
      await expect(main.getByRole('img', { name: local })).toBeVisible();
      await page.getByRole('link', { name: texts.seeOrder }).click();
      await expect(page).toHaveURL(/\/client\/order\/\d+$/);
      await expect(main).toContainText(local);
      await expect(main).toContainText(texts.unit);
      await expect(main.getByText(texts.confirmed).first()).toBeVisible();
      const mail = await latestOrderMail(customer.email);
      expect(mail).toContain(texts.mail);
      expect(mail).toContain(`1 × ${local}, ${texts.unit}`);
    });

    test('comes with the page, and is there from the first paint on', async ({ page }) => {
      await speak(page, texts.code);
      const answer = await page.request.get('/about-us');
      expect(await answer.text()).toMatch(
        new RegExp(`<html [^>]*lang="${texts.code}"[^]*modulepreload[^>]*/assets/${texts.code}-`),
      );
      // Records every text that the heading ever has.
      await page.addInitScript(() => {
        const seen = new Set<string>();
        Object.assign(window, { seen });
        new MutationObserver(() => {
          const heading = document.querySelector('h1')?.textContent;
          if (heading) seen.add(heading);
        }).observe(document, { childList: true, subtree: true, characterData: true });
      });
      await visit(page, '/about-us');
      const headings = await page.evaluate(() => [...(window as never as { seen: string[] }).seen]);
      expect(headings).toHaveLength(1);
      expect(headings[0]).toMatch(/^[\u0900-\u097f ]+$/);
    });

    test('is what a browser begins with that asks for it first', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL, locale: `${texts.code}-IN` });
      const page = await context.newPage();
      await page.goto('/client-login');
      await expect(page.locator('html')).toHaveAttribute('lang', texts.code);
      await expect(page.getByLabel(texts.userName)).toBeVisible();
      await page.getByRole('combobox', { name: texts.language }).selectOption('English');
      await expect(page.getByLabel('User Name')).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('User Name')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
      await context.close();
    });

    test('says what a form is missing', async ({ page }) => {
      await speak(page, texts.code);
      await visit(page, '/contact-us');
      await page.getByRole('main').getByRole('button').first().click();
      await expect(page.getByRole('main')).toContainText(texts.tooFew);
    });
  });

test('English pays for no other language', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await visit(page, '/');
  expect(scripts.filter((url) => /assets\/(hi|mr)-/.test(url))).toEqual([]);
});
