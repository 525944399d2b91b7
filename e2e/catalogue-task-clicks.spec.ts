import { expect, test } from '@playwright/test';
import { button, expectMessage, field, rowWith } from './kit/screens';
import {
  addProduct,
  addToCart,
  logIn,
  moveOrder,
  newProductName,
  placeOrder,
  register,
} from './kit/shared';
import { ShopApi } from './kit/shop-api';
import { openOwnShop } from './kit/task-clicks';

test('each task of the catalogue, the stock and the accounts takes few clicks', async ({
  browser,
}) => {
  test.slow();
  const { baseURL, owner, page, area, task, close } = await openOwnShop(browser);
  const scanned = { name: newProductName(), sku: 'CLICKS-1', stockQuantity: 2 };
  const product = await addProduct(owner, scanned);
  // The report has what is packed.
  const customerContext = await browser.newContext({ baseURL });
  const customer = new ShopApi(customerContext.request);
  await logIn(customer, await register(customer));
  await addToCart(customer, product.id, 1);
  await moveOrder(owner, (await placeOrder(customer)).id, 'PACKED');

  await task('3 change the prices of a category', { clicks: 5, typings: 1 }, async (hands) => {
    await hands.click(area('Change many'));
    await hands.choose(field(page, 'Category'), 'Beverages');
    await hands.type(field(page, 'Percent'), '5');
    await hands.choose(field(page, 'Of which price'), 'MRP');
    await hands.click(button(page, 'Preview'));
    await hands.click(page.getByRole('button', { name: /^Change \d+ products$/ }));
    await expect(page.getByRole('button', { name: 'Undo the whole change' })).toBeVisible();
  });

  await task('4 receive what a wholesaler brings', { clicks: 3, typings: 4 }, async (hands) => {
    await hands.click(area('Stock'));
    await hands.click(page.getByRole('link', { name: 'Receive goods' }));
    await hands.enter(field(page, 'Scan or type a product'), scanned.sku);
    await hands.type(page.getByRole('group', { name: product.name }).getByLabel('Pieces'), '24');
    await hands.type(field(page, 'Supplier'), 'Vashi Traders');
    await hands.type(field(page, 'Number of the bill'), 'B 1');
    await hands.click(button(page, 'Receive the bill'));
    await expectMessage(page, 'Goods received');
  });

  await task('5 add a product with a picture', { clicks: 3, typings: 4 }, async (hands) => {
    await hands.click(area('Add Grocessay'));
    await hands.type(field(page, 'Product Name'), newProductName('Jackfruit'));
    await hands.click(button(page, 'Generate a picture'));
    await hands.type(field(page, 'Description'), 'Ripe, by the piece.');
    await hands.type(field(page, 'Mrp Price'), '129.50');
    await hands.type(field(page, 'Quantity'), '12');
    await hands.click(button(page, 'Add Product'));
    await expectMessage(page, 'Product added sucessfully');
  });

  await task('6 hide a product', { clicks: 2, typings: 1 }, async (hands) => {
    await hands.click(area('List Grocessay'));
    await hands.enter(page.getByRole('searchbox').last(), product.name);
    await hands.click(rowWith(page, product.name).getByRole('button', { name: /^Hide/ }));
    await expect(rowWith(page, product.name).getByRole('button', { name: /^Show/ })).toBeVisible();
  });

  await task('30 see what is low or sold out', { clicks: 1, typings: 0 }, async (hands) => {
    await hands.click(page.getByRole('link', { name: /products sold out/ }));
    await expect(page.getByRole('main')).toContainText('0');
  });

  await task('31 see what nobody found', { clicks: 1, typings: 0 }, async (hands) => {
    await hands.click(area('Searches'));
    await expect(page.getByRole('heading', { name: 'Searches without a result' })).toBeVisible();
  });

  await task('32 take the GST report along', { clicks: 2, typings: 0 }, async (hands) => {
    await hands.click(area('GST report'));
    const download = page.waitForEvent('download');
    await hands.click(page.getByRole('link', { name: /^Summary by HSN code/ }));
    expect((await download).suggestedFilename()).toContain('hsn');
  });

  await customerContext.close();
  await close();
});
