import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const aCategory = (id: string, name: string, about: object = {}) => ({
  ...{ __typename: 'Category', id, slug: name.toLowerCase(), name, nameHi: null, nameMr: null },
  ...{ imageUrl: '/x.webp', position: 1, version: 3, isOwn: true, productCount: 2, parent: null },
  ...about,
});
const inFruits = { parent: { __typename: 'Category', id: '1' } };
const berries = aCategory('11', 'Berries', inFruits);
const melons = aCategory('12', 'Melons', { ...inFruits, position: 2 });
const fruits = aCategory('1', 'Fruits', { isOwn: false });
const general = aCategory('8', 'General', { isOwn: false, productCount: 1 });
const pooja = aCategory('13', 'Pooja', { productCount: 0 });

/** Serves the tree, and records the requests. */
function serve() {
  const sent: Record<string, unknown>[] = [];
  const tree = [
    { ...fruits, children: [berries, melons] },
    { ...general, children: [] },
    { ...pooja, children: [] },
  ];
  const noted = (field: string, answer: unknown) =>
    graphql.mutation(field.charAt(0).toUpperCase() + field.slice(1), ({ variables }) => {
      sent.push(variables);
      return HttpResponse.json({ data: { [field]: answer } });
    });
  server.use(
    graphql.query('CategoryTree', () => HttpResponse.json({ data: { categories: tree } })),
    graphql.query('Categories', () => HttpResponse.json({ data: { categories: tree } })),
    noted('addCategory', { __typename: 'Category', id: '14' }),
    noted('changeCategory', { __typename: 'Category', id: '11' }),
    noted('removeCategory', true),
  );
  return sent;
}

beforeEach(() => localStorage.setItem('admin', '1'));

describe('the categories of the console', () => {
  it('stand as a tree, in which the eight have nothing to change', async () => {
    serve();
    renderApp('/admin/categories');
    const inside = await screen.findByRole('list', { name: 'In Fruits' });
    expect(
      within(inside)
        .getAllByRole('link')
        .map((each) => each.textContent),
    ).toEqual(['Berries', 'Melons']);
    expect(screen.queryByRole('button', { name: 'Change Fruits' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change Berries' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Move Berries up' })).toBeDisabled();
  });

  it('are added', async () => {
    const sent = serve();
    const { user } = renderApp('/admin/categories');
    await user.click(await screen.findByText('Add a category'));
    await user.click(screen.getByRole('button', { name: 'Add the category' }));
    expect(await screen.findByText(/^Please give it an English name/)).toBeVisible();
    await user.type(screen.getByLabelText('Name'), 'Dry fruits');
    await user.type(screen.getByLabelText('Name in Hindi'), 'सूखे मेवे');
    await user.selectOptions(screen.getByLabelText('In the category'), 'Fruits');
    await user.click(screen.getByRole('button', { name: 'Add the category' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          input: {
            ...{ name: 'Dry fruits', nameHi: 'सूखे मेवे', nameMr: null },
            ...{ parentId: '1', imageUrl: null },
          },
        },
      ]),
    );
  });

  it('say at the field what the shop refuses', async () => {
    serve();
    const fields = { name: 'Another category beside it has this name' };
    server.use(graphql.mutation('AddCategory', () => failure({ code: 'VALIDATION', fields })));
    const { user } = renderApp('/admin/categories');
    await user.click(await screen.findByText('Add a category'));
    await user.type(screen.getByLabelText('Name'), 'Pooja');
    await user.click(screen.getByRole('button', { name: 'Add the category' }));
    expect(await screen.findByText(fields.name)).toBeVisible();
  });

  it('move up and down', async () => {
    const sent = serve();
    const { user } = renderApp('/admin/categories');
    await user.click(await screen.findByRole('button', { name: 'Move Melons up' }));
    await waitFor(() =>
      expect(sent).toEqual([
        expect.objectContaining({
          id: '12',
          expectedVersion: 3,
          input: expect.objectContaining({ name: 'Melons', parentId: '1', position: 1 }),
        }),
      ]),
    );
  });

  it('are deleted, and their products go to the category around them unless another is chosen', async () => {
    const sent = serve();
    const { user } = renderApp('/admin/categories');
    await user.click(await screen.findByRole('button', { name: 'Delete Berries' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this category?' }));
    expect(dialog.getByLabelText('Its products go to')).toHaveValue('fruits');
    const melonsOption = dialog.getByRole('option', { name: 'Fruits > Melons' });
    await user.selectOptions(dialog.getByLabelText('Its products go to'), melonsOption);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(sent).toEqual([{ id: '11', expectedVersion: 3, moveProductsTo: 'melons' }]),
    );
  });
});
