import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { aProduct } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';
import { emptyProductForm, inputOfForm } from './product-form.rules';

const failureText = 'Something going wrong!!pl try again';
const mango = {
  ...aProduct({ id: '3', name: 'Alphonso Mango', mrpPaise: 44950, stockQuantity: 12 }),
  ...{ isHidden: false, visibleFrom: null, visibleUntil: null },
};
const general = { __typename: 'Category', id: '8', slug: 'general', name: 'General' };
const stored = {
  ...mango,
  sku: null,
  aliases: 'hapus',
  category: general,
  version: 7,
  pictures: [],
};

/** Serves these products as long as they are in the array, and records the requests. */
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
    graphql.query('PackMembers', () => HttpResponse.json({ data: { packMembers: [] } })),
    graphql.query('Categories', () =>
      HttpResponse.json({
        data: {
          categories: [
            {
              ...general,
              ...{ imageUrl: '/media/food/1f6d2.webp', productCount: 1 },
              ...{ nameHi: null, nameMr: null, children: [] },
            },
          ],
        },
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
      'EditHide',
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
    const location = { __typename: 'StockLocation', id: '7', name: 'Godown' };
    const elsewhere = { __typename: 'StockAtLocation', productId: '3', location, pieces: 1_200 };
    server.use(
      graphql.query('StockElsewhere', () =>
        HttpResponse.json({ data: { stockElsewhere: [elsewhere] } }),
      ),
    );
    const { user } = renderApp('/admin/listproduct');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this product?' }));
    expect(dialog.getByText('Alphonso Mango')).toBeVisible();
    expect(await dialog.findByText('Godown: 1,200')).toBeVisible();
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
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(mango.name)).toBeVisible();
  });

  it('finds among many, and pages through them', async () => {
    const asked = serveList([mango], 13_778);
    const { user, currentAddress } = renderApp('/admin/listproduct?page=9');
    expect(await screen.findByText('Showing 201–225 of 13,778')).toBeVisible();
    expect(asked[0]).toEqual({ search: null, visibility: 'ANY', page: 9, pageSize: 25 });

    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'hapus{Enter}');
    await waitFor(() => expect(currentAddress()).toBe('/admin/listproduct?search=hapus'));
    expect(asked.at(-1)).toEqual({
      ...{ search: 'hapus', visibility: 'ANY', page: 1, pageSize: 25 },
    });
  });

  it('hides a product at once, marks it, and shows it again', async () => {
    const shop = { ...mango, isHidden: false };
    serveList([shop]);
    server.use(
      graphql.mutation('UpdateProduct', ({ variables }) => {
        expect(variables['id']).toBe('3');
        Object.assign(shop, variables['input']);
        return HttpResponse.json({ data: { updateProduct: { ...stored, ...shop } } });
      }),
    );
    const { user } = renderApp('/admin/listproduct');
    await user.click(await screen.findByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('Alphonso Mango is hidden from customers.')).toBeVisible();
    expect(await screen.findByText('Hidden')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Show' }));
    expect(await screen.findByText('Alphonso Mango is shown again.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Hidden')).not.toBeInTheDocument());
    expect(shop.isHidden).toBe(false);
  });

  it.each([
    [{ visibleFrom: '2999-01-01T03:30:00Z' }, 'Visible from 1 Jan 2999, 9:00 am'],
    [{ visibleUntil: '2999-01-01T03:30:00Z' }, 'Visible until 1 Jan 2999, 9:00 am'],
    [{ visibleUntil: '2020-01-01T03:30:00Z' }, 'No longer visible since 1 Jan 2020, 9:00 am'],
    [{ isHidden: true, visibleUntil: '2020-01-01T03:30:00Z' }, 'Hidden'],
  ])('marks %j with %s', async (given, mark) => {
    serveList([{ ...mango, ...given }]);
    renderApp('/admin/listproduct');
    expect(await screen.findByText(mark)).toBeVisible();
  });

  it('lists what is hidden by itself, and leads back', async () => {
    const asked = serveList([]);
    const { user, currentAddress } = renderApp('/admin/listproduct?visibility=hidden');
    expect(await screen.findByText('No product is hidden from customers.')).toBeVisible();
    expect(asked[0]).toMatchObject({ visibility: 'HIDDEN' });
    await user.click(screen.getByRole('link', { name: 'All products' }));
    expect(currentAddress()).toBe('/admin/listproduct');
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
        ...inputOfForm(emptyProductForm),
        sku: expect.stringMatching(/^N-[0-9a-f]{16}$/),
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

  it('does not add it twice where the answer to the first try was lost', async () => {
    const skus: unknown[] = [];
    server.use(
      graphql.mutation('AddProduct', ({ variables }) => {
        skus.push(variables.input.sku);
        return skus.length === 1 ? HttpResponse.error() : failure({ code: 'SKU_TAKEN' });
      }),
      graphql.query('AddedProduct', ({ variables }) =>
        HttpResponse.json({
          data: {
            productsByCode: variables.sku === skus[0] ? [{ __typename: 'Product', id: '3' }] : [],
          },
        }),
      ),
      graphql.query('ProductForEdit', () => HttpResponse.json({ data: { product: stored } })),
    );
    const { user, currentAddress } = renderApp('/admin/addproduct');
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Add Product' }));
    expect(await screen.findByText(failureText)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Product' }));
    await waitFor(() => expect(currentAddress()).toBe('/admin/addproduct?id=3'));
    expect(skus).toEqual([skus[0], skus[0]]);
    expect(
      await screen.findByText('The product was added before the connection was lost: check it.'),
    ).toBeVisible();
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
    expect(screen.getByLabelText('Mrp Price')).toHaveFocus();
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
    expect(updated).toEqual([{ id: '3', input: { mrpPaise: 9900 }, expectedVersion: 7 }]);
  });

  it('takes the own number of a product, and says at it where another one has it', async () => {
    const updated: unknown[] = [];
    const numbered = { ...stored, sku: 'MANGO-1' };
    server.use(
      graphql.query('ProductForEdit', () => HttpResponse.json({ data: { product: numbered } })),
      graphql.mutation('UpdateProduct', ({ variables }) => {
        updated.push(variables['input']);
        const taken = 'Another product has this sku';
        return failure({ code: 'SKU_TAKEN', status: 409, fields: { sku: taken } });
      }),
    );
    const { user } = renderApp('/admin/addproduct?id=3');
    const sku = await screen.findByLabelText('Item code');
    expect(sku).toHaveValue('MANGO-1');
    await user.clear(sku);
    await user.type(sku, ' MANGO-2 ');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Another product has this sku')).toBeVisible();
    expect(sku).toHaveFocus();
    expect(updated).toEqual([{ sku: 'MANGO-2' }]);
  });

  it('takes when customers find the product, in Indian time', async () => {
    const updated: { input?: unknown }[] = [];
    const shown = { ...stored, visibleFrom: '2026-12-01T03:30:00.000Z' };
    serveList([mango]);
    server.use(
      graphql.query('ProductForEdit', () => HttpResponse.json({ data: { product: shown } })),
      graphql.mutation('UpdateProduct', ({ variables }) => {
        updated.push(variables);
        return HttpResponse.json({ data: { updateProduct: shown } });
      }),
    );
    const { user } = renderApp('/admin/addproduct?id=3');
    expect(await screen.findByLabelText('Visible from')).toHaveValue('2026-12-01T09:00');
    await user.type(screen.getByLabelText('Visible until'), '2026-12-31T22:30');
    await user.selectOptions(screen.getByLabelText('For customers'), 'Hidden');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Product updated sucessfully')).toBeVisible();
    expect(updated.map(({ input }) => input)).toEqual([
      { isHidden: true, visibleUntil: '2026-12-31T17:00:00.000Z' },
    ]);
  });

  describe('where the product was changed meanwhile', () => {
    /** Serves the product, from a shop with the given version and stock. */
    function serveProduct(shop: {
      version: number;
      mrpPaise?: number;
      sellingPaise?: number;
      stockQuantity: number;
    }) {
      const calls: unknown[] = [];
      const conflict = (current: object) =>
        failure({ code: 'CONFLICT', status: 409, details: { current, submitted: {} } });
      serveList([mango]);
      server.use(
        graphql.query('ProductForEdit', () => HttpResponse.json({ data: { product: stored } })),
        graphql.mutation('UpdateProduct', ({ variables }) => {
          calls.push(variables);
          if (variables.expectedVersion !== shop.version)
            return conflict({ ...stored, ...shop, categorySlug: 'general' });
          Object.assign(shop, variables.input, { version: shop.version + 1 });
          return HttpResponse.json({ data: { updateProduct: { ...stored, ...shop } } });
        }),
        graphql.mutation('SetStock', ({ variables: { productId, expected, value } }) => {
          calls.push({ productId, expected, value });
          if (expected !== shop.stockQuantity)
            return conflict({ stockQuantity: shop.stockQuantity });
          const product = { __typename: 'Product', id: productId, stockQuantity: value };
          return HttpResponse.json({ data: { setStock: product } });
        }),
      );
      return calls;
    }

    const type = async (
      user: ReturnType<typeof renderApp>['user'],
      label: string,
      text: string,
    ) => {
      const field = await screen.findByLabelText(label);
      await user.clear(field);
      await user.type(field, text);
    };
    const update = (user: ReturnType<typeof renderApp>['user']) =>
      user.click(screen.getByRole('button', { name: 'Update' }));
    const dialog = async () => within(await screen.findByRole('dialog'));

    it('shows both prices and saves the one that is chosen', async () => {
      const calls = serveProduct({ version: 8, mrpPaise: 50_000, stockQuantity: 12 });
      const { user, currentAddress } = renderApp('/admin/addproduct?id=3');
      await type(user, 'Mrp Price', '99');
      await update(user);
      const asked = await dialog();
      expect(asked.getByRole('heading', { name: 'Changed meanwhile' })).toBeVisible();
      const price = asked.getByRole('radiogroup', { name: 'Mrp Price: it was ₹449.50' });
      expect(within(price).getByRole('radio', { name: /₹500.*Stored now/ })).not.toBeChecked();
      await user.click(asked.getByRole('button', { name: 'Save' }));
      expect(asked.getByRole('alert')).toHaveTextContent('Choose one');
      await user.click(within(price).getByRole('radio', { name: /₹99.*Yours/ }));
      await user.click(asked.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('Product updated sucessfully')).toBeVisible();
      await waitFor(() => expect(currentAddress()).toBe('/admin/listproduct'));
      expect(calls).toEqual([
        { id: '3', input: { mrpPaise: 9900 }, expectedVersion: 7 },
        { id: '3', input: { mrpPaise: 9900 }, expectedVersion: 8 },
      ]);
    });

    it('leaves the stored price where that is chosen', async () => {
      const calls = serveProduct({ version: 8, mrpPaise: 50_000, stockQuantity: 12 });
      const { user } = renderApp('/admin/addproduct?id=3');
      await type(user, 'Mrp Price', '99');
      await update(user);
      const asked = await dialog();
      await user.click(asked.getByRole('radio', { name: /Stored now/ }));
      await user.click(asked.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('Product updated sucessfully')).toBeVisible();
      expect(calls).toHaveLength(1);
    });

    it('names what only somebody else changed, and keeps it', async () => {
      const calls = serveProduct({ version: 8, sellingPaise: 40_000, stockQuantity: 12 });
      const { user } = renderApp('/admin/addproduct?id=3');
      await type(user, 'Unit', '2 kg');
      await update(user);
      const asked = await dialog();
      expect(asked.getByRole('listitem')).toHaveTextContent('Selling price: ₹400 (it was empty)');
      await user.click(asked.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('Product updated sucessfully')).toBeVisible();
      expect(calls.at(-1)).toEqual({ id: '3', input: { unit: '2 kg' }, expectedVersion: 8 });
    });

    it('leaves the stock alone where only the price was edited', async () => {
      const calls = serveProduct({ version: 7, mrpPaise: 44_950, stockQuantity: 5 });
      const { user } = renderApp('/admin/addproduct?id=3');
      await type(user, 'Mrp Price', '99');
      await update(user);
      expect(await screen.findByText('Product updated sucessfully')).toBeVisible();
      expect(calls).toEqual([{ id: '3', input: { mrpPaise: 9900 }, expectedVersion: 7 }]);
    });

    it.each([
      ['Stored now$', undefined],
      ['Yours$', 20],
      ['Stored now, and your', 13],
    ])('asks about a stock that was sold from: %s', async (name, value) => {
      const calls = serveProduct({ version: 7, mrpPaise: 44_950, stockQuantity: 5 });
      const { user } = renderApp('/admin/addproduct?id=3');
      await type(user, 'Quantity', '20');
      await update(user);
      const asked = await dialog();
      expect(asked.getByRole('radiogroup', { name: 'Quantity: it was 12' })).toBeVisible();
      await user.click(asked.getByRole('radio', { name: new RegExp(name) }));
      await user.click(asked.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('Product updated sucessfully')).toBeVisible();
      expect(calls).toEqual([
        { productId: '3', expected: 12, value: 20 },
        ...(value === undefined ? [] : [{ productId: '3', expected: 5, value }]),
      ]);
    });

    it('goes back to the form as it was typed', async () => {
      serveProduct({ version: 8, mrpPaise: 50_000, stockQuantity: 12 });
      const { user, currentAddress } = renderApp('/admin/addproduct?id=3');
      await type(user, 'Mrp Price', '99');
      await update(user);
      await user.click((await dialog()).getByRole('button', { name: 'Back to the form' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.getByLabelText('Mrp Price')).toHaveValue(99);
      expect(currentAddress()).toBe('/admin/addproduct?id=3');
    });
  });

  it('leads back to the list as it was', async () => {
    serveList([mango], 60);
    server.use(
      graphql.query('ProductForEdit', () => HttpResponse.json({ data: { product: stored } })),
      graphql.mutation('UpdateProduct', () =>
        HttpResponse.json({ data: { updateProduct: stored } }),
      ),
    );
    const { user, currentAddress } = renderApp('/admin/listproduct?search=mango&page=2');
    await user.click(await screen.findByRole('link', { name: 'Edit' }));
    const price = await screen.findByLabelText('Mrp Price');
    expect(currentAddress()).toBe('/admin/addproduct?id=3');
    await user.clear(price);
    await user.type(price, '99');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(currentAddress()).toBe('/admin/listproduct?search=mango&page=2'));
  });

  it('refuses a price of nothing', async () => {
    const { user } = renderApp('/admin/addproduct');
    await user.type(await screen.findByLabelText('Mrp Price'), '0');
    await user.click(screen.getByRole('button', { name: 'Add Product' }));
    expect(
      await screen.findByText('Mrp Price should be an amount such as 28 or 389.50'),
    ).toBeVisible();
  });

  it('says so where the address names no product', async () => {
    server.use(graphql.query('ProductForEdit', () => failure({ code: 'NOT_FOUND', status: 404 })));
    renderApp('/admin/addproduct?id=999');
    expect(await screen.findByText('There is no such product.')).toBeVisible();
  });
});
