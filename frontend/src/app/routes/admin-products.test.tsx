import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { aProduct } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const failureText = 'Something going wrong!!pl try again';
const mango = aProduct({ id: '3', name: 'Alphonso Mango', mrpPaise: 44950, stockQuantity: 12 });
const general = { __typename: 'Category', id: '8', slug: 'general', name: 'General' };
const stored = { ...mango, sku: null, aliases: 'hapus', category: general };

/** Serves these products as long as they are in the array, and notes what was asked for. */
function serveList(products: { id: string }[], totalCount = products.length) {
  const asked: Record<string, unknown>[] = [];
  server.use(
    graphql.query('AdminProducts', ({ variables }) => {
      asked.push(variables);
      const page = {
        __typename: 'ProductPage',
        totalCount: products.length === 0 ? 0 : totalCount,
        page: variables.page,
        pageSize: 25,
        pageCount: Math.max(1, Math.ceil(totalCount / 25)),
        items: [...products],
      };
      return HttpResponse.json({ data: { products: page } });
    }),
  );
  return asked;
}

beforeEach(() => {
  localStorage.setItem('admin', '1');
  server.use(
    graphql.query('Categories', () =>
      HttpResponse.json({
        data: { categories: [{ ...general, imageUrl: '/media/food/1f6d2.webp', productCount: 1 }] },
      }),
    ),
  );
});

it('/admin/home welcomes in words', async () => {
  renderApp('/admin/home');
  expect(await screen.findByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
});

describe('/admin/listproduct', () => {
  it('has the specified columns', async () => {
    serveList([mango]);
    renderApp('/admin/listproduct');
    await screen.findByText(mango.name);

    const headings = screen.getAllByRole('columnheader').map((heading) => heading.textContent);
    expect(headings).toEqual([
      'Product Id',
      'Name',
      'Description',
      'Image',
      'MRP',
      'Quantity',
      'Edit',
      'Delete',
    ]);
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells).toEqual([
      '3',
      'Alphonso Mango',
      'From Pune',
      '',
      '₹449.50',
      '12',
      'Edit',
      'Delete',
    ]);
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/admin/addproduct?id=3',
    );
  });

  it('deletes after asking, says so and loads the list again', async () => {
    const products = [mango];
    const asked = serveList(products);
    server.use(
      graphql.mutation('DeleteProduct', ({ variables }) => {
        expect(variables).toEqual({ id: '3' });
        products.pop();
        return HttpResponse.json({ data: { deleteProduct: true } });
      }),
    );
    const { user } = renderApp('/admin/listproduct');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this product?' }));
    expect(dialog.getByText('Alphonso Mango')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Product deleted sucessfully')).toBeVisible();
    expect(await screen.findByText('No product is available in list')).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  it('keeps the product when one thinks better of it', async () => {
    serveList([mango]);
    const { user } = renderApp('/admin/listproduct');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText(mango.name)).toBeVisible();
  });

  it('finds among many, and pages through them', async () => {
    const asked = serveList([mango], 13_778);
    const { user, currentAddress } = renderApp('/admin/listproduct?page=9');
    expect(await screen.findByText('Showing 201–225 of 13,778')).toBeVisible();
    expect(asked[0]).toEqual({ search: null, page: 9, pageSize: 25 });

    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'hapus{Enter}');
    await waitFor(() => expect(currentAddress()).toBe('/admin/listproduct?search=hapus'));
    expect(asked.at(-1)).toEqual({ search: 'hapus', page: 1, pageSize: 25 });
  });

  it('says when it could not be loaded, and tries again', async () => {
    server.use(graphql.query('AdminProducts', () => failure({ code: 'UNAVAILABLE', status: 503 })));
    const { user } = renderApp('/admin/listproduct');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    serveList([mango]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(mango.name)).toBeVisible();
  });
});

describe('/admin/addproduct', () => {
  const fill = async (user: ReturnType<typeof renderApp>['user']) => {
    await user.type(await screen.findByLabelText('Product Name'), 'Jackfruit');
    await user.type(screen.getByLabelText('Image'), '/media/food/1f96d.webp');
    await user.type(screen.getByLabelText('Description'), 'Ripe and golden');
    await user.type(screen.getByLabelText('Mrp Price'), '129.15');
    await user.type(screen.getByLabelText('Quantity'), '12');
  };

  it('names what is missing in the specified words', async () => {
    const { user } = renderApp('/admin/addproduct');
    await user.click(await screen.findByRole('button', { name: 'Add Product' }));

    const described = (label: string) =>
      document.getElementById(
        screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '',
      )?.textContent;
    await waitFor(() => expect(described('Product Name')).toBe('Product name is required'));
    expect(described('Description')).toBe('description  is required');
    expect(described('Image')).toBe('Image should not be blank');
    expect(described('Mrp Price')).toBe('Mrp Price should be an amount such as 28 or 389.50');
    expect(described('Quantity')).toBe('Quantity should be a whole number, 0 or more');
    await waitFor(() => expect(screen.getByLabelText('Product Name')).toHaveFocus());
  });

  it('adds the product with its price in paise, says so and leads to the list', async () => {
    const added: unknown[] = [];
    serveList([mango]);
    server.use(
      graphql.mutation('AddProduct', ({ variables }) => {
        added.push(variables.input);
        return HttpResponse.json({ data: { addProduct: stored } });
      }),
    );
    const { user, currentAddress } = renderApp('/admin/addproduct');
    await fill(user);
    await user.selectOptions(screen.getByLabelText('Veg mark'), 'Not vegetarian');
    await user.click(screen.getByRole('button', { name: 'Add Product' }));

    expect(await screen.findByText('Product added sucessfully')).toBeVisible();
    await waitFor(() => expect(currentAddress()).toBe('/admin/listproduct'));
    expect(added).toEqual([
      {
        name: 'Jackfruit',
        imageUrl: '/media/food/1f96d.webp',
        description: 'Ripe and golden',
        mrpPaise: 12915,
        stockQuantity: 12,
        categorySlug: null,
        unit: null,
        aliases: null,
        isVeg: false,
      },
    ]);
  });

  it('says when that went wrong, and puts the reason beside its field', async () => {
    server.use(
      graphql.mutation('AddProduct', () =>
        failure({ code: 'VALIDATION', fields: { mrpPaise: 'That is too much' } }),
      ),
    );
    const { user, currentAddress } = renderApp('/admin/addproduct');
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Add Product' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(failureText);
    expect(await screen.findByText('That is too much')).toBeVisible();
    expect(currentAddress()).toBe('/admin/addproduct');
  });

  it('edits the product that the address names', async () => {
    const updated: unknown[] = [];
    serveList([mango]);
    server.use(
      graphql.query('ProductForEdit', () => HttpResponse.json({ data: { product: stored } })),
      graphql.mutation('UpdateProduct', ({ variables }) => {
        updated.push(variables);
        return HttpResponse.json({ data: { updateProduct: stored } });
      }),
    );
    const { user, currentAddress } = renderApp('/admin/addproduct?id=3');
    const price = await screen.findByLabelText('Mrp Price');
    expect(price).toHaveValue(449.5);
    expect(screen.getByLabelText('Product Name')).toHaveValue('Alphonso Mango');
    expect(screen.getByLabelText('Category')).toHaveValue('general');
    expect(screen.queryByRole('button', { name: 'Add Product' })).not.toBeInTheDocument();

    await user.clear(price);
    await user.type(price, '99');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Product updated sucessfully')).toBeVisible();
    await waitFor(() => expect(currentAddress()).toBe('/admin/listproduct'));
    expect(updated).toEqual([
      { id: '3', input: expect.objectContaining({ mrpPaise: 9900, aliases: 'hapus' }) },
    ]);
  });

  it('says so where the address names no product', async () => {
    server.use(graphql.query('ProductForEdit', () => failure({ code: 'NOT_FOUND', status: 404 })));
    renderApp('/admin/addproduct?id=999');
    expect(await screen.findByText('There is no such product.')).toBeVisible();
  });
});
