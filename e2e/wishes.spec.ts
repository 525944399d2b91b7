import { expect, test } from './kit/fixtures';
import { button } from './kit/screens';

const addWish = 'mutation ($id: ID!) { addWish(productId: $id) { priceMails } }';
const notifyMe = 'mutation ($id: ID!) { notifyMe(productId: $id) { priceMails } }';

test('the wish list holds what was saved and what is awaited @main', async ({
  customer,
  newProduct,
}) => {
  const { page, api } = customer;
  await page.goto('/client/wishlist');
  await expect(page.getByText(/^Nothing is saved yet/)).toBeVisible();

  const [saved, missing] = [await newProduct(), await newProduct({ stockQuantity: 0 })];
  await api.call(addWish, { id: saved.id });
  await api.call(addWish, { id: missing.id });
  await api.call(notifyMe, { id: missing.id });
  await page.reload();
  const heart = button(page, `Save ${saved.name} for later`);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await button(page, `ADD ${saved.name}`).click();
  await expect(page.getByRole('spinbutton', { name: `Quantity of ${saved.name}` })).toHaveValue(
    '1',
  );
  await heart.click();
  await expect(heart).toHaveCount(0);

  const awaited = page.getByRole('region', { name: 'We e-mail you when these are back' });
  await awaited.getByRole('button', { name: /^Notify me when/ }).click();
  await expect(awaited).toHaveCount(0);
  const mails = page.getByRole('checkbox', { name: /^E-mail me when/ });
  await mails.click();
  await expect(mails).not.toBeChecked();
  await page.reload();
  await expect(mails).not.toBeChecked();
});

test('a link that ends mails of prices and is too old says so', async ({ page, guard }) => {
  guard.expectRefusals(400);
  await page.goto('/stop-price-mails#token=AbCdEfGhIjKlMnOpQrStUv');
  await button(page, 'Stop these e-mails').click();
  await expect(page.getByRole('alert')).toContainText('used or too old');
});
