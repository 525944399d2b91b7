import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runCatalogueImport } from '../../src/modules/catalogue/import/import-catalogue.cli';
import { Like } from 'typeorm';
import { generatedPictureOf } from '../../src/modules/catalogue/products/pictures/illustration.rules';
import { Product } from '../../src/modules/catalogue/products/product.entity';
import { projectRoot } from '../../src/platform/config/config';
import { adminClient } from '../kit/people';
import { addProduct } from '../kit/products';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop();
  folder = await mkdtemp(join(tmpdir(), 'grocessay-import-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const HEADER = 'sku,name,category,description,unit,mrp,stock,picture,aliases';
const newSku = () => `T-${randomUUID()}`;

async function fileOf(...lines: string[]): Promise<string> {
  const file = join(folder, `${randomUUID()}.csv`);
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
}

async function runImport(...argv: string[]): Promise<{ exitCode: number; output: string }> {
  const stdout = new PassThrough();
  const output = text(stdout);
  const exitCode = await runCatalogueImport(argv, shop.database, stdout);
  stdout.end();
  return { exitCode, output: await output };
}

const productOf = (sku: string) => shop.database.read.findOneBy(Product, { sku });

describe('an import', () => {
  it.each([
    ['lines that end with CR', (rows: string[]) => Buffer.from(rows.join('\r'))],
    ['semicolons', (rows: string[]) => Buffer.from(rows.join('\n').replaceAll(',', ';'))],
    ['UTF-16', (rows: string[]) => Buffer.from(`\uFEFF${rows.join('\r\n')}\r\n`, 'utf16le')],
  ])('reads a file with %s', async (_name, fileFrom) => {
    const sku = newSku();
    const file = join(folder, `${randomUUID()}.csv`);
    await writeFile(file, fileFrom(['sku,name,mrp,stock', `${sku},चावल,24.50,12`]));
    const { exitCode, output } = await runImport(file);
    expect([exitCode, output]).toEqual([0, expect.stringMatching(/1 rows read, 1 inserted/)]);
    expect(await productOf(sku)).toMatchObject({ name: 'चावल', mrpPaise: 2450, stockQuantity: 12 });
  });

  it.each([
    ['a column that is there twice', 'sku,name,mrp,MRP\nA,B,1,2\n', 'two columns “mrp”'],
    [
      'UTF-16 that says nothing of it',
      Buffer.from('sku,name,mrp\nA,B,1\n', 'utf16le'),
      'save it as UTF-8',
    ],
  ])('refuses a file with %s, and changes nothing', async (_name, content, reason) => {
    const file = join(folder, `${randomUUID()}.csv`);
    await writeFile(file, content);
    const { exitCode, output } = await runImport(file);
    expect([exitCode, output]).toEqual([1, expect.stringContaining(reason)]);
  });

  it('names the price and the picture that no product can have', async () => {
    const rows = ['free,0,', 'far,1,picture.jpg', 'odd,1,https://'];
    const file = await fileOf('sku,name,mrp,picture', ...rows.map((row) => `${newSku()},${row}`));
    const { exitCode, output } = await runImport(file);
    expect(exitCode).toBe(2);
    expect(output).toMatch(/line 2: mrp .*line 3: picture .*line 4: picture /s);
  });

  it('puts new products into the shop, where a search finds them by every name', async () => {
    const sku = newSku();
    const file = await fileOf(
      `\uFEFF${HEADER}`,
      `${sku},"Okra, tender",Vegetables,"Firm, ""small"" pods",250 g,24.50,12,1f966,bhindi${sku};भिंडी`,
    );
    const { exitCode, output } = await runImport(file);
    expect(output).toMatch(/1 rows read, 1 inserted, 0 updated, 0 unchanged, 0 bad/);
    expect(exitCode).toBe(0);
    await shop.services.catalogueSync.poll(); // a command is another process: its changes arrive through the change feed
    const { products } = await shop.client().data(
      `query ($search: String) { products(search: $search) {
        items { sku name description unit mrpPaise stockQuantity imageUrl category { slug } }
      } }`,
      { search: `BHINDI${sku} भिंडी` },
    );
    expect(products.items).toEqual([
      {
        sku,
        name: 'Okra, tender',
        description: 'Firm, "small" pods',
        unit: '250 g',
        mrpPaise: 2450,
        stockQuantity: 12,
        imageUrl: '/media/food/1f966.webp',
        category: { slug: 'vegetables' },
      },
    ]);
  });

  it('changes nothing when it is run again', async () => {
    const file = await fileOf('sku,name,mrp', `${newSku()},Rice,10`, `${newSku()},Dal,20`);
    expect((await runImport(file)).output).toContain('2 inserted, 0 updated, 0 unchanged');
    expect((await runImport(file)).output).toContain('0 inserted, 0 updated, 2 unchanged');
  });

  it('changes what differs, and leaves what the file does not say', async () => {
    const sku = newSku();
    await runImport(await fileOf(HEADER, `${sku},Rice,cereals,Long,5 kg,10,7,1f35a,chawal`));
    const { output } = await runImport(await fileOf('sku,name,mrp', `${sku},Kolam Rice,11.50`));
    expect(output).toContain('0 inserted, 1 updated, 0 unchanged');
    expect(await productOf(sku)).toMatchObject({
      name: 'Kolam Rice',
      mrpPaise: 1150,
      description: 'Long',
      unit: '5 kg',
      aliases: 'chawal',
      imageUrl: '/media/food/1f35a.webp',
      stockQuantity: 7,
      searchText: expect.stringContaining('kolam rice'),
    });
  });

  it('does not bring sold stock back, unless it is asked to', async () => {
    const sku = newSku();
    const file = await fileOf('sku,name,mrp,stock', `${sku},Rice,10,30`);
    await runImport(file);
    await shop.database.write((tx) => tx.update(Product, { sku }, { stockQuantity: 4 }));
    expect((await runImport(file)).output).toContain('1 unchanged');
    expect((await productOf(sku))?.stockQuantity).toBe(4);
    expect((await runImport(file, '--update-stock')).output).toContain('1 updated');
    expect((await productOf(sku))?.stockQuantity).toBe(30);
  });

  it('knows a product again that the admin added with its SKU', async () => {
    const sku = newSku();
    const id = await addProduct(await adminClient(shop), { sku, name: 'Old name' });
    await runImport(await fileOf('sku,name,mrp', `${sku},New name,10`));
    expect(await productOf(sku)).toMatchObject({ id, name: 'New name', mrpPaise: 1000 });
  });

  it('reports every bad row with its line and brings the others in', async () => {
    const [good, last] = [newSku(), newSku()];
    const { exitCode, output } = await runImport(
      await fileOf(
        HEADER,
        `${good},Rice,cereals,,,10,5,,`,
        `${newSku()},,toys,,,-1,many,javascript:x,`,
        `${good},Rice again,cereals,,,10,5,,`,
        `${newSku()},5" pipe,general,,,10,5,,`,
        `${newSku()},"never closed,general,,,10,5,,`,
        `${newSku()},too short`,
        `${last},Dal,Frozen Foods,,,20,5,,`,
      ),
    );
    expect(exitCode).toBe(2);
    expect(output.trim().split('\n')).toEqual([
      'line 3: name is required; mrp should be rupees above 0 with at most two decimals, at most 1000000; stock should be a whole number from 0 to 1000000; category “toys” is not known; picture should be an http(s) URL, a path beginning with / or a codepoint such as 1f345',
      'line 4: sku is the same as in line 2',
      'line 5: a value holds a quote but does not begin with one',
      'line 6: a quote is opened and not closed',
      'line 7: has 2 values, the header has 9',
      expect.stringContaining('7 rows read, 2 inserted, 0 updated, 0 unchanged, 5 bad'),
    ]);
    expect(await productOf(good)).toMatchObject({ name: 'Rice' });
    expect(await productOf(last)).toMatchObject({
      name: 'Dal',
      imageUrl: '',
    });
  });

  it('writes nothing in a dry run', async () => {
    const sku = newSku();
    const { exitCode, output } = await runImport(
      await fileOf('sku,name,mrp', `${sku},Rice,10`),
      '--dry-run',
    );
    expect(output).toContain('1 inserted, 0 updated, 0 unchanged, 0 bad');
    expect(output).toContain('dry run: nothing was written');
    expect(exitCode).toBe(0);
    expect(await productOf(sku)).toBeNull();
  });

  it('reads more rows than one batch holds, and the progress as plain lines', async () => {
    const prefix = newSku();
    const rows = Array.from(
      { length: 1201 },
      (_, n) => `${prefix}-${n},Product ${n},${n + 1},${'x'.repeat(300)}`,
    );
    const { output } = await runImport(await fileOf('sku,name,mrp,description', ...rows));
    expect(output).toContain('1,201 rows read, 1,201 inserted');
    expect(output).toMatch(/^\d\d % read$/m);
  });
});

describe('an import of a foreign file', () => {
  it('goes by a map file', async () => {
    const sku = newSku();
    const { exitCode } = await runImport(
      await fileOf(
        'sku,name,category,subcategory,brand,type,sale_price,mrp,rating',
        `${sku},Musk Melon - Small,Fruits & Vegetables,Fresh Fruits,Fresho,Kiwi & Melon,28,35,4`,
      ),
      '--map',
      'backend/demo/catalogue-maps/indian-grocery.json',
    );
    expect(exitCode).toBe(0);
    const fruits = await shop.services.categories.bySlug('fruits', 'category');
    expect(await productOf(sku)).toMatchObject({
      name: 'Musk Melon - Small',
      description: 'Fresho · Kiwi & Melon',
      categoryId: fruits.id,
      imageUrl: '',
      mrpPaise: 3500,
      stockQuantity: 50,
    });
  });

  it('goes by a shipped map where it has the columns of one and none is named', async () => {
    const sku = newSku();
    const { exitCode, output } = await runImport(
      await fileOf(
        'sku,name,category,subcategory,brand,type,sale_price,mrp,rating',
        `${sku},Green Tea,Beverages,Tea,Chaha,Green Tea,90,99.50,4`,
      ),
    );
    expect(output).toContain('Read by the map backend/demo/catalogue-maps/indian-grocery.json');
    expect(exitCode).toBe(0);
    const beverages = await shop.services.categories.bySlug('beverages', 'category');
    expect(await productOf(sku)).toMatchObject({ categoryId: beverages.id, mrpPaise: 9950 });
  });

  it('goes by columns named on the command line', async () => {
    const sku = newSku();
    const file = await fileOf('Item No,Title,Retail Price', `${sku},Rice,10.5`);
    const pairs = ['sku=item no', 'name=Title', 'mrp=Retail Price'].flatMap((pair) => [
      '--map',
      pair,
    ]);
    expect((await runImport(file, ...pairs)).exitCode).toBe(0);
    expect(await productOf(sku)).toMatchObject({ name: 'Rice', mrpPaise: 1050, stockQuantity: 0 });
  });
});

describe('an import that cannot begin', () => {
  it('says why in a line and ends with 1', async () => {
    const file = await fileOf('id,title', '1,Rice');
    const map = await fileOf('{ "categories": { "A": "toys" } }');
    const cases: [string[], RegExp][] = [
      [['no-such-file.csv'], /there is no file no-such-file\.csv/],
      [[], /expected one FILE\.csv/],
      [[file, '--colour'], /Unknown option/],
      [[file], /no column for sku, name, mrp among “id, title”: name it/],
      [[file, '--map', 'colour=x'], /“colour” is none of these: sku,/],
      [[file, '--map', 'sku=Number'], /The file has no column “Number”/],
      [[file, '--map', map], /“toys” is none of these: fruits,/],
      [[file, '--map', file], /\.csv: Unexpected token/],
      [[await fileOf('')], /The file is empty/],
      [[await fileOf('"sku,name')], /The first line, .* is not readable/],
      [[folder], /EISDIR/],
    ];
    for (const [argv, message] of cases) {
      const { exitCode, output } = await runImport(...argv);
      expect(output).toMatch(/^catalogue:import: /);
      expect(output).toMatch(message);
      expect(exitCode).toBe(1);
    }
  });

  it('explains itself', async () => {
    const { exitCode, output } = await runImport('--help');
    expect(output).toContain('--update-stock');
    expect(exitCode).toBe(0);
  });
});

describe('the demo catalogue', () => {
  it('is good in every row, fills every category and names Hindi or Marathi names', async () => {
    const file = join(projectRoot, 'backend/demo/catalogue.csv');
    const { exitCode, output } = await runImport(file);
    expect(output).toMatch(/ 0 bad /);
    expect(exitCode).toBe(0);
    const products = (await shop.database.read.find(Product)).filter(({ sku }) =>
      sku?.startsWith('GR-'),
    );
    expect(products.length).toBeGreaterThan(100);
    const counts = new Map<number, number>();
    for (const { categoryId } of products)
      counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
    expect(counts.size).toBe(8);
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(10);
    for (const { aliases } of products) expect(aliases).toMatch(/[\u0900-\u097F]/);
  });

  it('has a picture for every category, and one of its own for no product', async () => {
    const assets = join(projectRoot, 'frontend/public/media/food');
    const pictures = new Set((await readdir(assets)).map((file) => `/media/food/${file}`));
    await runImport(join(projectRoot, 'backend/demo/catalogue.csv'));
    const categories = await shop.services.categories.all();
    const addresses = categories.map(({ imageUrl }) => imageUrl);
    expect(addresses.filter((address) => !pictures.has(address))).toEqual([]);
    const products = await shop.database.read.find(Product, { where: { sku: Like('GR-%') } });
    expect(products.length).toBeGreaterThan(100);
    const slugs = await shop.services.categories.slugs();
    const generated = products.map((each) =>
      generatedPictureOf(each, slugs.get(each.categoryId) ?? ''),
    );
    expect(products.map(({ imageUrl }) => imageUrl).filter(Boolean)).toEqual([]);
    expect(new Set(generated).size).toBe(generated.length);
  });
});
