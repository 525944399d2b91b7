import { expect, test } from './kit/fixtures';
import { rowWith } from './kit/screens';
import { addToCart } from './kit/shared';

test('two tabs show one cart', async ({ customer, newProduct }) => {
  const { page, api } = customer;
  const product = await newProduct({ stockQuantity: 20 });
  await addToCart(api, product.id, 2);
  await page.goto('/client/cart');
  const other = await page.context().newPage();
  await other.goto('/client/cart');
  const quantityIn = (tab: typeof page) => rowWith(tab, product.name).getByRole('spinbutton');
  await expect(quantityIn(other)).toHaveValue('2');

  await rowWith(page, product.name)
    .getByRole('button', { name: /^One more/ })
    .click();
  await expect(quantityIn(page)).toHaveValue('3');
  await expect(quantityIn(other)).toHaveValue('3');
  await rowWith(other, product.name).getByRole('button', { name: 'Delete Cart' }).click();
  await expect(page.getByText('No product available in cart')).toBeVisible();
  await other.close();
});

test('the stepper answers at once on a slow line, and the latest wish wins @main', async ({
  customer,
  newProduct,
}) => {
  const { page, api } = customer;
  const product = await newProduct({ mrpPaise: 1_000, stockQuantity: 20 });
  await addToCart(api, product.id, 1);
  await page.goto('/client/cart');
  await expect(page.getByRole('button', { name: /^Place Order · ₹/ })).toBeVisible();
  const asked: number[] = [];
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON() as {
      operationName: string;
      variables: { input: { quantity: number } };
    };
    if (operationName === 'ChangeCartItem') {
      asked.push(variables.input.quantity);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
    }
    await route.continue();
  });
  const more = rowWith(page, product.name).getByRole('button', { name: /^One more/ });
  for (let count = 0; count < 4; count++) await more.click();
  // The server has not responded to the first of them.
  expect(asked).toEqual([2]);
  await expect(rowWith(page, product.name).getByRole('spinbutton')).toHaveValue('5');
  await expect(rowWith(page, 'Grand Total')).toContainText('₹50');
  await expect.poll(() => asked).toEqual([2, 5]);
  await expect(page.getByRole('button', { name: /^Place Order · ₹47.50/ })).toBeVisible();
});
