import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { adminClient } from '../kit/people';
import { addProduct, editProduct } from '../kit/products';
import { SecondServer, openSecondServer } from '../kit/second-server';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let other: SecondServer;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  other = await openSecondServer(shop);
  admin = await adminClient(shop);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

interface Category {
  id: string;
  slug: string;
  version: number;
}

const FIELDS =
  'id slug name nameHi nameMr imageUrl position version isOwn productCount parent { slug } children { slug }';
const ADD = `mutation ($input: CategoryInput!) { addCategory(input: $input) { ${FIELDS} } }`;
const CHANGE = `mutation ($id: ID!, $input: CategoryInput!, $expectedVersion: Int!) {
  changeCategory(id: $id, input: $input, expectedVersion: $expectedVersion) { ${FIELDS} }
}`;
const REMOVE = `mutation ($id: ID!, $expectedVersion: Int!, $moveProductsTo: String) {
  removeCategory(id: $id, expectedVersion: $expectedVersion, moveProductsTo: $moveProductsTo)
}`;
const LIST = `query ($category: String, $search: String, $inStock: Boolean! = false) {
  products(category: $category, search: $search, inStock: $inStock) {
    totalCount items { name category { slug } }
    facets { categories { category { slug } count } subcategories { category { slug } count } }
  }
}`;

const add = async (input: object) => (await admin.data(ADD, { input })).addCategory;
const change = ({ id, version: expectedVersion }: Category, input: object) =>
  admin.graphql(CHANGE, { id, input, expectedVersion });
const remove = ({ id, version: expectedVersion }: Category, moveProductsTo?: string) =>
  admin.graphql(REMOVE, { id, expectedVersion, moveProductsTo });
const list = async (variables: object, client = shop.client()) =>
  (await client.data(LIST, { ...variables })).products;

const topSlugs = async (): Promise<string[]> =>
  (await shop.client().data('{ categories { slug } }')).categories.map(
    ({ slug }: Category) => slug,
  );

const TREE = '{ categories { id slug version isOwn imageUrl children { id slug version } } }';
async function bySlug(slug: string): Promise<Category & { children: Category[] }> {
  const { categories } = await shop.client().data(TREE);
  const found = categories
    .flatMap((top: { children: Category[] }) => [top, ...top.children])
    .find((each: Category) => each.slug === slug);
  if (!found) throw new Error(`There is no category ${slug}`);
  return found;
}

let lastNumber = 0;
/** A unique category name. */
const newName = (kind = 'Kind') => `${kind} ${++lastNumber}`;

describe('addCategory', () => {
  it('makes a category at the top, behind the eight', async () => {
    const name = newName('Pooja needs');
    const added = await add({ name, nameHi: 'पूजा', nameMr: 'पूजा साहित्य' });
    expect(added).toMatchObject({
      ...{ name, nameHi: 'पूजा', nameMr: 'पूजा साहित्य', version: 1, isOwn: true },
      ...{ productCount: 0, parent: null, children: [] },
    });
    expect(added.slug).toBe(name.toLowerCase().replaceAll(' ', '-'));
    expect(added.imageUrl).toMatch(/^\/pictures\/generated\.svg\?/);
    const slugs = await topSlugs();
    expect(slugs[7]).toBe('general');
    expect(slugs.indexOf(added.slug)).toBeGreaterThan(7);
  });

  it('makes one in another, at its place', async () => {
    const { id: parentId } = await bySlug('snacks');
    const last = await add({ name: newName(), parentId });
    const first = await add({ name: newName(), parentId, position: 1 });
    const slugs = (await bySlug('snacks')).children.map(({ slug }) => slug);
    expect(slugs.indexOf(first.slug)).toBe(0);
    expect(slugs.indexOf(last.slug)).toBeGreaterThan(0);
    expect(first).toMatchObject({ parent: { slug: 'snacks' }, position: 1 });
  });

  it('numbers the slug of a name that another level has, and refuses it on the same one', async () => {
    const name = newName('Dry fruit');
    const top = await add({ name });
    const child = await add({ name, parentId: top.id });
    expect(child.slug).toBe(`${top.slug}-2`);
    const again = await admin.graphql(ADD, { input: { name: name.toUpperCase() } });
    expect(refusalOf(again)).toEqual([400, 'VALIDATION', 'name']);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'फल' }, 'name'],
    [{ name: 'Fruits > Exotic' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ name: 'Fruits' }, 'name'],
    [{ name: 'Ok', nameHi: 'x'.repeat(61) }, 'nameHi'],
    [{ name: 'Ok', imageUrl: 'javascript:alert(1)' }, 'imageUrl'],
    [{ name: 'Ok', position: 0 }, 'position'],
    [{ name: 'Ok', parentId: 'x' }, 'parentId'],
  ])('refuses %p', async (input, field) => {
    expect(refusalOf(await admin.graphql(ADD, { input }))).toEqual([400, 'VALIDATION', field]);
  });

  it('knows two levels only, and no parent that is not there', async () => {
    const { id: parentId } = await add({
      name: newName(),
      parentId: (await bySlug('cereals')).id,
    });
    const below = await admin.graphql(ADD, { input: { name: newName(), parentId } });
    expect(refusalOf(below)).toEqual([400, 'VALIDATION', 'parentId']);
    const nowhere = await admin.graphql(ADD, { input: { name: newName(), parentId: '999999' } });
    expect(refusalOf(nowhere)).toEqual([404, 'NOT_FOUND', 'parentId']);
  });
});

describe('a category in another', () => {
  it('is within its lists, counts and searches, and beside its siblings in the facets', async () => {
    const parent = await add({ name: newName('Bakery') });
    const child = await add({ name: newName('Bread'), parentId: parent.id });
    const word = newName('Zwieback').replace(' ', '');
    await addProduct(admin, { name: `${word} plain`, categorySlug: parent.slug });
    await addProduct(admin, {
      name: `${word} whole`,
      categorySlug: child.slug,
      stockQuantity: 0,
    });
    expect((await list({ category: parent.slug })).totalCount).toBe(2);
    expect((await list({ category: child.slug })).totalCount).toBe(1);
    expect((await list({ category: parent.slug, inStock: true })).totalCount).toBe(1);
    for (const search of [undefined, word]) {
      const found = await list({ category: child.slug, search });
      expect(found.totalCount).toBe(1);
      expect(found.facets.subcategories).toEqual([{ category: { slug: child.slug }, count: 1 }]);
      expect(found.facets.categories).toContainEqual({ category: { slug: parent.slug }, count: 2 });
      expect((await list({ search })).facets.subcategories).toEqual([]);
    }
    const counted = await shop.client().data('{ categories { slug productCount } }');
    expect(counted.categories).toContainEqual({ slug: parent.slug, productCount: 2 });
    const table = await admin.data(
      'query ($filter: ProductTableFilter) { productTable(filter: $filter) { totalCount } }',
      { filter: { category: parent.slug } },
    );
    expect(table.productTable.totalCount).toBe(2);
  });

  it('is chosen for products by its slug or its path', async () => {
    const child = await add({
      name: newName('Exotic'),
      parentId: (await bySlug('fruits')).id,
    });
    const { name } = child;
    const id = await addProduct(admin, { categorySlug: `fruits > ${name.toUpperCase()}` });
    const read = 'query ($id: ID!) { product(id: $id) { imageUrl category { slug } } }';
    expect((await shop.client().data(read, { id })).product.category.slug).toBe(child.slug);
    await editProduct(admin, id, { categorySlug: 'fruits' });
    expect((await shop.client().data(read, { id })).product.category.slug).toBe('fruits');
    await editProduct(admin, id, { categorySlug: child.slug });
    expect((await list({ category: child.slug })).totalCount).toBe(1);
  });

  it('keeps the pictures that products of the category around it have', async () => {
    const { id: parentId } = await bySlug('fruits');
    const child = await add({ name: newName('Daily'), parentId });
    const imageUrl = '/pictures/generated.svg';
    const id = await addProduct(admin, { name: 'Banana', categorySlug: child.slug, imageUrl });
    const read = 'query ($id: ID!) { product(id: $id) { imageUrl } }';
    expect((await shop.client().data(read, { id })).product.imageUrl).toContain('shape=banana');
  });
});

describe('changeCategory', () => {
  it('moves it with its products, and renames it', async () => {
    const [from, to] = [await add({ name: newName() }), await add({ name: newName() })];
    const child = await add({ name: newName(), parentId: from.id });
    await addProduct(admin, { categorySlug: child.slug });
    expect((await list({ category: from.slug })).totalCount).toBe(1);
    const name = newName('Renamed');
    const { body } = await change(child, { name, parentId: to.id });
    expect(body.data.changeCategory).toMatchObject({
      ...{ name, slug: child.slug, parent: { slug: to.slug }, version: 2, productCount: 1 },
    });
    expect((await list({ category: from.slug })).totalCount).toBe(0);
    expect((await list({ category: to.slug })).totalCount).toBe(1);
    expect((await list({ search: name })).totalCount).toBe(1);
    const { body: out } = await change({ ...child, version: 2 }, { name });
    expect(out.data.changeCategory).toMatchObject({ parent: null });
    expect((await list({ category: to.slug })).totalCount).toBe(0);
  });

  it('puts it at a place among its siblings', async () => {
    const { id: parentId } = await add({ name: newName() });
    const names = [newName(), newName(), newName()];
    const slugs: string[] = [];
    for (const name of names) slugs.push((await add({ name, parentId })).slug);
    const last = await bySlug(slugs[2] ?? '');
    await change(last, { name: names[2], parentId, position: 1 });
    const parent = (await shop.client().data(TREE)).categories.find(
      ({ id }: Category) => id === parentId,
    );
    expect(parent.children.map(({ slug }: Category) => slug)).toEqual([
      slugs[2],
      slugs[0],
      slugs[1],
    ]);
  });

  it('refuses what somebody else changed meanwhile', async () => {
    const category = await add({ name: newName() });
    await change(category, { name: newName() });
    const late = await change(category, { name: newName() });
    expect(refusalOf(late)).toEqual([409, 'CONFLICT', 'expectedVersion']);
    expect(late.body.errors[0].extensions.details.current).toMatchObject({ version: 2 });
  });

  it('leaves the eight as they are', async () => {
    const fruits = await bySlug('fruits');
    const answer = await change(fruits, { name: 'Produce' });
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'id']);
    expect(refusalOf(await remove(fruits, 'general'))).toEqual([400, 'VALIDATION', 'id']);
  });

  it('puts none that others are in into another, and none into itself', async () => {
    const parent = await add({ name: newName() });
    await add({ name: newName(), parentId: parent.id });
    const other = await add({ name: newName() });
    const into = (parentId: string) => change(parent, { name: newName(), parentId });
    expect(refusalOf(await into(other.id))).toEqual([400, 'VALIDATION', 'parentId']);
    expect(refusalOf(await into(parent.id))).toEqual([400, 'VALIDATION', 'parentId']);
  });
});

describe('removeCategory', () => {
  it('takes one without products away', async () => {
    const category = await add({ name: newName() });
    expect((await remove(category)).body.data).toEqual({ removeCategory: true });
    expect(await topSlugs()).not.toContain(category.slug);
    const again = await admin.graphql(REMOVE, { id: category.id, expectedVersion: 1 });
    expect(refusalOf(again)).toEqual([404, 'NOT_FOUND', 'id']);
    const answer = await shop.client().graphql(LIST, { category: category.slug });
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'category']);
  });

  it('asks where the products go, and takes them there', async () => {
    const [from, to] = [await add({ name: newName() }), await add({ name: newName() })];
    for (let count = 0; count < 3; count++) await addProduct(admin, { categorySlug: from.slug });
    expect(failureOf(await remove(from))).toMatchObject({
      code: 'VALIDATION',
      fields: { moveProductsTo: '3 products are in this category: say where they go' },
    });
    for (const wrong of [from.slug, 'no-such-category'])
      expect(refusalOf(await remove(from, wrong))).toEqual([400, 'VALIDATION', 'moveProductsTo']);
    expect((await remove(from, to.slug)).body.data).toEqual({ removeCategory: true });
    expect((await list({ category: to.slug })).totalCount).toBe(3);
    const { auditLog } = await admin.data(
      '{ auditLog(filter: { subject: CATEGORY }) { items { action subjectId beforeJson } } }',
    );
    expect(auditLog.items[0]).toMatchObject({ action: 'category.removed', subjectId: from.id });
    expect(JSON.parse(auditLog.items[0].beforeJson)).toMatchObject({ slug: from.slug });
  });

  it('leaves one that others are in', async () => {
    const parent = await add({ name: newName() });
    const child = await add({ name: newName(), parentId: parent.id });
    expect(refusalOf(await remove(parent))).toEqual([400, 'VALIDATION', 'id']);
    await remove(child);
    expect((await remove(parent)).body.data).toEqual({ removeCategory: true });
  });
});

describe('another server', () => {
  it('learns of a category, of its new place, and that it is gone', async () => {
    const poll = () => other.services.catalogueSync.poll();
    const [top, child] = [await add({ name: newName() }), await add({ name: newName() })];
    await addProduct(admin, { categorySlug: child.slug });
    await poll();
    expect((await list({ category: child.slug }, other.client())).totalCount).toBe(1);
    expect((await list({ category: top.slug }, other.client())).totalCount).toBe(0);

    await change(child, { name: newName(), parentId: top.id });
    await poll();
    expect((await list({ category: top.slug }, other.client())).totalCount).toBe(1);

    await remove({ ...child, version: 2 }, 'general');
    await poll();
    expect((await list({ category: top.slug }, other.client())).totalCount).toBe(0);
    const answer = await other.client().graphql(LIST, { category: child.slug });
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'category']);
  });

  it('adds no second category of a name', async () => {
    const input = { name: newName() };
    const there = await adminClient(other);
    const answers = await Promise.all([admin, there].map((each) => each.graphql(ADD, { input })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('the pages of an own category', () => {
  it('are told of to search engines, with the way to them', async () => {
    const child = await add({
      name: newName('Millets'),
      parentId: (await bySlug('cereals')).id,
    });
    const sitemap = await shop.client().send('GET', '/sitemaps/pages.xml');
    expect(sitemap.text).toContain(`/shop/${child.slug}<`);
  });
});
