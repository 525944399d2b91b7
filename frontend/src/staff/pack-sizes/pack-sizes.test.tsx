import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { aProduct } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const aMember = (id: string, unit: string, packGroup: string | null = null) => ({
  ...aProduct({ id, unit, name: 'Ghee', mrpPaise: Number(id) * 100 }),
  ...{ isHidden: false, packGroup },
});
const general = {
  ...{ __typename: 'Category', id: '8', slug: 'general', name: 'General', nameHi: null },
  ...{ nameMr: null, imageUrl: '/media/food/1f6d2.webp', productCount: 1, children: [] },
};

/** Records the joined and removed products, and responds with success or a refusal. */
function serveChanges(refusal: string | null = null) {
  const joined: string[][][] = [];
  const left: unknown[] = [];
  server.use(
    graphql.mutation('JoinPacks', ({ variables }) => {
      const rows = variables['rows'] as { productIds: string[] }[];
      joined.push(rows.map(({ productIds }) => productIds));
      const joinPacks = rows.map(({ productIds }, row) => ({
        ...{ __typename: 'PackJoinResult', row, message: refusal },
        packGroup: refusal ? null : `Ghee ${productIds[0]}`,
        joinedIds: refusal ? [] : productIds,
      }));
      return HttpResponse.json({ data: { joinPacks } });
    }),
    graphql.mutation('LeavePacks', ({ variables }) => {
      const rows = variables['rows'] as object[];
      left.push(rows);
      const leavePacks = rows.map((_, row) => ({
        ...{ __typename: 'ProductRowResult', row, message: null },
      }));
      return HttpResponse.json({ data: { leavePacks } });
    }),
  );
  return { joined, left };
}

beforeEach(() => localStorage.setItem('admin', '1'));

describe('/admin/pack-sizes', () => {
  const ghee = {
    ...{ __typename: 'PackProposal', name: 'Ghee', brand: 'Warana' },
    products: [aMember('1', '200 ml'), aMember('2', '1 l')],
  };
  const tea = {
    ...{ __typename: 'PackProposal', name: 'Tea', brand: null },
    products: [aMember('3', '250 g'), aMember('4', '1 kg')],
  };
  const serve = (items: object[]) =>
    server.use(
      graphql.query('PackProposals', ({ variables: { page, pageSize } }) =>
        HttpResponse.json({
          data: {
            packProposals: {
              ...{ __typename: 'PackProposalPage', totalCount: items.length, pageCount: 1 },
              ...{ page, pageSize, items },
            },
          },
        }),
      ),
    );

  it('puts one together, and takes that back', async () => {
    serve([ghee, tea]);
    const { joined, left } = serveChanges();
    const { user } = renderApp('/admin/pack-sizes');
    const row = (await screen.findByText('Warana · Ghee')).closest('tr') as HTMLElement;
    expect(within(row).getByRole('link', { name: '1 l' })).toHaveAttribute(
      'href',
      '/admin/addproduct?id=2',
    );
    await user.click(within(row).getByRole('button', { name: 'Put together' }));
    expect(await screen.findByText('Customers see these sizes together now')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(left).toHaveLength(1));
    expect(joined).toEqual([[['1', '2']]]);
    expect(left[0]).toEqual([
      { productId: '1', packGroup: 'Ghee 1' },
      { productId: '2', packGroup: 'Ghee 1' },
    ]);
  });

  it('puts all of a page together', async () => {
    serve([ghee, tea]);
    const { joined } = serveChanges();
    const { user } = renderApp('/admin/pack-sizes');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Put 2 together' }));
    expect(await screen.findByText('The sizes of 2 products are together now')).toBeVisible();
    expect(joined).toEqual([
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ]);
    expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
  });

  it('says why something could not be put together, and that there is nothing', async () => {
    serve([ghee]);
    serveChanges('No such product');
    const { user } = renderApp('/admin/pack-sizes');
    await user.click(await screen.findByRole('button', { name: 'Put together' }));
    expect(await screen.findByText('No such product')).toBeVisible();
    serve([]);
    renderApp('/admin/pack-sizes');
    expect(await screen.findByText('No more products look like sizes of one thing.')).toBeVisible();
  });

  it('says where the proposals could not be loaded', async () => {
    server.use(graphql.query('PackProposals', () => failure({ code: 'UNAVAILABLE', status: 503 })));
    renderApp('/admin/pack-sizes');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  });
});

describe('the sizes in the form of a product', () => {
  const stored = {
    ...aProduct({ id: '1', unit: '200 ml', name: 'Ghee', stockQuantity: 7 }),
    ...{ sku: null, aliases: null, category: general, version: 7, pictures: [] },
    ...{ isHidden: true, visibleFrom: null, visibleUntil: null, brand: 'Warana' },
  };
  beforeEach(() =>
    server.use(
      graphql.query('Categories', () => HttpResponse.json({ data: { categories: [general] } })),
      graphql.query('ProductForEdit', () => HttpResponse.json({ data: { product: stored } })),
    ),
  );
  const serveMembers = (packMembers: object[]) =>
    server.use(graphql.query('PackMembers', () => HttpResponse.json({ data: { packMembers } })));

  it('are listed with price and stock; one is taken out, and comes back', async () => {
    serveMembers([aMember('1', '200 ml', 'G'), aMember('2', '1 l', 'G')]);
    const { joined, left } = serveChanges();
    const { user } = renderApp('/admin/addproduct?id=1');
    const section = await screen.findByRole('region', { name: 'Pack sizes' });
    const current = await within(section).findByRole('link', { name: 'Ghee (200 ml)' });
    expect(current).toHaveAttribute('aria-current', 'page');
    const row = within(section)
      .getByRole('link', { name: 'Ghee (1 l)' })
      .closest('tr') as HTMLElement;
    expect(row).toHaveTextContent('₹2');
    expect(row).toHaveTextContent('120');
    await user.click(within(row).getByRole('button', { name: 'Take out' }));
    expect(await screen.findByText('Ghee (1 l) is not among these sizes any more')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(joined).toEqual([[['1', '2']]]));
    expect(left).toEqual([[{ productId: '2', packGroup: 'G' }]]);
  });

  it('take in a product that is searched', async () => {
    serveMembers([aMember('1', '200 ml')]);
    const { joined } = serveChanges();
    const found = { ...aMember('9', '5 l'), sku: null, barcode: null, version: 1 };
    server.use(
      graphql.query('StockProductsByCode', () =>
        HttpResponse.json({
          data: { productsByCode: [{ ...found, sellingPaise: null, costPaise: null }] },
        }),
      ),
    );
    const { user } = renderApp('/admin/addproduct?id=1');
    expect(await screen.findByText('It comes in this size only.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a product of the shop' }));
    await user.type(
      screen.getByRole('textbox', { name: 'Scan or type a product' }),
      'GHEE-5{Enter}',
    );
    await waitFor(() => expect(joined).toEqual([[['1', '9']]]));
  });

  it('get another one: a copy but for size, price and stock', async () => {
    serveMembers([aMember('1', '200 ml')]);
    const { joined } = serveChanges();
    const sent: Record<string, unknown>[] = [];
    server.use(
      graphql.mutation('AddProduct', ({ variables }) => {
        sent.push(variables['input'] as Record<string, unknown>);
        return HttpResponse.json({ data: { addProduct: { ...stored, id: '77' } } });
      }),
    );
    const { user, currentAddress } = renderApp('/admin/addproduct?id=1');
    await user.click(await screen.findByRole('link', { name: 'Add another size' }));
    expect(await screen.findByRole('heading', { name: 'Add another size' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Product Name' })).toHaveValue('Ghee');
    expect(screen.getByRole('textbox', { name: 'Brand' })).toHaveValue('Warana');
    expect(screen.getByRole('combobox', { name: 'For customers' })).toHaveDisplayValue('Shown');
    await user.type(screen.getByRole('textbox', { name: 'Unit' }), '1 l');
    await user.type(screen.getByRole('spinbutton', { name: 'Mrp Price' }), '640');
    await user.type(screen.getByRole('spinbutton', { name: 'Quantity' }), '12');
    await user.click(screen.getByRole('button', { name: 'Add Product' }));
    await waitFor(() => expect(currentAddress()).toBe('/admin/addproduct?id=1'));
    expect(sent).toMatchObject([
      { name: 'Ghee', brand: 'Warana', unit: '1 l', mrpPaise: 64000, stockQuantity: 12 },
    ]);
    expect(joined).toEqual([[['1', '77']]]);
  });
});
