import { expect } from './kit/fixtures';
import { newSku, pickingTest, scan } from './kit/picking';
import { button } from './kit/screens';
import { PHONE } from './kit/viewports';

const test = pickingTest;

test.use({ viewport: PHONE });

const BY_WEIGHT = { packGrams: 500, mrpPaise: 4_000 };

test('several orders in one walk are weighed and scanned without a connection, and sent once', async ({
  admin,
  adminApi,
  context,
  guard,
  orderOf,
}) => {
  guard.expectLostConnections();
  const { page } = admin;
  const [sku, other] = [newSku(), newSku()];
  const first = await orderOf([
    { ...BY_WEIGHT, name: `A lighter ${sku}`, quantity: 2 },
    { name: `C scanned ${sku}`, sku },
  ]);
  const second = await orderOf([
    { ...BY_WEIGHT, name: `B heavier ${sku}` },
    { name: `D scanned ${other}`, sku: other },
  ]);
  await page.goto(`/admin/picking?orders=${first.id},${second.id}`);
  const weight = page.getByRole('textbox', { name: 'Weight in grams' });
  await weight.fill('930');
  await button(page, 'Weighed').click();
  await expect(page.getByText('1 of 4 products done')).toBeVisible();
  await expect(page.getByText('All is sent.')).toBeVisible();

  await context.setOffline(true);
  await weight.fill('540');
  await button(page, 'Weighed').click();
  await expect(page.getByText('2 of 4 products done')).toBeVisible();
  await scan(page, other);
  await expect(page.getByText(`B: D scanned ${other}: all of it is picked`)).toBeVisible();
  await scan(page, sku);
  await expect(page.getByText('4 of 4 products done')).toBeVisible();
  // Undoes a wrong weight, and enters another one.
  await button(page, `Undo A lighter ${sku}`).click();
  await weight.fill('910');
  await button(page, 'Weighed').click();
  for (const { id } of [first, second])
    await page
      .getByRole('region', { name: new RegExp(id) })
      .getByRole('button', { name: 'Packed' })
      .click();
  await expect(page.getByText('actions are not sent yet')).toBeVisible();
  await context.setOffline(false);
  for (const { id } of [first, second])
    await expect(page.getByText(`Order ${id} is packed.`)).toBeVisible();

  const linesOf = async (id: string) => {
    const { order } = await adminApi.call<{
      order: { lines: { weighedGrams: number | null; totalPaise: number }[] };
    }>('query ($id: ID!) { adminOrder(id: $id) { order { lines { weighedGrams totalPaise } } } }', {
      id,
    });
    return order.lines;
  };
  expect(await linesOf(first.id)).toEqual([
    { weighedGrams: 910, totalPaise: 7_280 },
    { weighedGrams: null, totalPaise: 10_000 },
  ]);
  expect(await linesOf(second.id)).toEqual([
    { weighedGrams: 540, totalPaise: 4_000 },
    { weighedGrams: null, totalPaise: 10_000 },
  ]);
});

test('a walk begins once all its orders are open', async ({ admin, orderOf }) => {
  const { page } = admin;
  const sku = newSku();
  const first = await orderOf([{ name: `A first ${sku}` }]);
  const second = await orderOf([{ name: `B second ${sku}` }]);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON();
    if (operationName === 'OrderToPick' && variables.id === first.id) await held;
    await route.fallback();
  });
  await page.goto(`/admin/picking?orders=${first.id},${second.id}`);
  await expect(page.getByText('0 of 1 product done')).toBeVisible();
  const next = page.getByRole('region', { name: 'Next product' });
  await expect(next).toHaveCount(0);
  letGo();
  await expect(next.getByRole('heading', { name: `A first ${sku}` })).toBeVisible();
});

test('a substitute is scanned and weighed', async ({ admin, newProduct, orderOf }) => {
  const { page } = admin;
  const sku = newSku();
  const { id, products } = await orderOf([{ ...BY_WEIGHT, name: `Zunka ${sku}` }, {}]);
  const [wanted] = products.filter(({ name }) => name.startsWith('Zunka'));
  await newProduct({ ...BY_WEIGHT, name: `Small Zunka ${sku}`, sku, mrpPaise: 3_000 });
  await page.goto(`/admin/picking?orders=${id}`);
  while (!(await page.getByRole('heading', { name: wanted?.name, exact: true }).isVisible()))
    await button(page, 'Later').click();
  await button(page, 'Missing').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: `Small Zunka ${sku}` })).toBeVisible();
  await scan(page, 'NOBODYS-NUMBER');
  await expect(dialog.getByRole('alert')).toContainText('NOBODYS-NUMBER is none of these');
  await scan(page, sku);
  await dialog.getByRole('textbox', { name: 'Weight in grams' }).fill('480');
  await dialog.getByRole('button', { name: 'Take instead' }).click();
  await expect(page.getByRole('region', { name: 'Done' })).toContainText('1 replaced');
});

test('the camera scans where the browser can read barcodes', async ({ admin, orderOf }) => {
  const { page } = admin;
  const sku = newSku();
  const { id } = await orderOf([{ name: `C scanned ${sku}`, sku, quantity: 2 }]);
  const scanning = button(page, 'Scan with the camera');
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BarcodeDetector'));
  await page.goto(`/admin/picking?orders=${id}`);
  await expect(page.getByText('0 of 1 product done')).toBeVisible();
  await expect(scanning).toHaveCount(0);

  await page.addInitScript((code) => {
    class SeesIt {
      detect = () => Promise.resolve([{ rawValue: code }]);
    }
    Object.assign(window, { BarcodeDetector: SeesIt });
    const picture = document.createElement('canvas');
    // A changing picture: a camera keeps sending frames.
    setInterval(() => picture.getContext('2d')?.fillRect(0, 0, Math.random() * 10, 10), 50);
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(picture.captureStream(5));
  }, sku);
  await page.reload();
  await scanning.click();
  // It stays in the picture, but counts once.
  await expect(page.getByText(`C scanned ${sku}: 1 more`)).toBeVisible();
  await button(page, 'Stop the camera').click();
  await scanning.click();
  await expect(page.getByText('1 of 1 product done')).toBeVisible();
});
