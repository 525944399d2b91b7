import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { graphql, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { renderApp } from '../../test/render-app';
import { server } from '../../test/server';

const fileOf = (name: string) => new File([name], name, { type: 'image/png' });
const chooser = () => document.querySelector<HTMLInputElement>('input[type=file][multiple]');
const drop = (...names: string[]) =>
  fireEvent.input(chooser() as HTMLInputElement, { target: { files: names.map(fileOf) } });
const rows = () => {
  const section = within(screen.getByRole('region', { name: 'Pictures' }));
  const list = section.queryAllByRole('list').find(({ tagName }) => tagName === 'OL');
  return list ? within(list).queryAllByRole('listitem') : [];
};
const shown = () => rows().map((row) => row.querySelector('img')?.getAttribute('src'));

/** Accepts uploads, and numbers them. */
function serveUploads(refused: (count: number) => boolean = () => false) {
  let count = 0;
  server.use(
    http.post('/uploads/pictures', () => {
      count++;
      if (refused(count))
        return HttpResponse.json({ code: 'UNAVAILABLE', message: 'Too many' }, { status: 503 });
      return HttpResponse.json({ imageUrl: `/uploads/${count}.webp` }, { status: 201 });
    }),
  );
}

beforeEach(() => localStorage.setItem('admin', '1'));

describe('the pictures of a product', () => {
  const open = async () => {
    const { user } = renderApp('/admin/addproduct');
    await screen.findByRole('region', { name: 'Pictures' });
    return user;
  };

  it('are sent one after the other; the first is the main one', async () => {
    serveUploads();
    const user = await open();
    drop('front.png', 'back.png', 'open.png');
    await waitFor(() =>
      expect(shown()).toEqual(['/uploads/1.webp', '/uploads/2.webp', '/uploads/3.webp']),
    );
    expect(screen.getByLabelText('Image')).toHaveValue('/uploads/1.webp');
    expect(screen.queryByRole('list', { name: 'Files on their way' })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('What picture 2 shows'), 'The back');
    await user.click(screen.getByRole('button', { name: 'Make picture 3 the main picture' }));
    expect(shown()).toEqual(['/uploads/3.webp', '/uploads/1.webp', '/uploads/2.webp']);
    expect(screen.getByLabelText('Image')).toHaveValue('/uploads/3.webp');
    expect(screen.getByLabelText('What picture 3 shows')).toHaveValue('The back');
  });

  it('are ordered by keys, which go on with the same picture', async () => {
    serveUploads();
    const user = await open();
    drop('1.png', '2.png', '3.png');
    await waitFor(() => expect(shown()).toHaveLength(3));
    await user.type(screen.getByLabelText('What picture 3 shows'), 'Open');
    screen.getByRole('button', { name: 'Picture 3: earlier' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Picture 2: earlier' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(shown()).toEqual(['/uploads/3.webp', '/uploads/1.webp', '/uploads/2.webp']);
    expect(screen.getByText('Now picture 1 of 3')).toBeInTheDocument();
    // Its description is restored with it.
    await user.click(screen.getByRole('button', { name: 'Picture 1: later' }));
    expect(screen.getByLabelText('What picture 2 shows')).toHaveValue('Open');
  });

  it('are ordered by dragging one onto another', async () => {
    serveUploads();
    await open();
    drop('1.png', '2.png', '3.png');
    await waitFor(() => expect(shown()).toHaveLength(3));
    const handle = rows()[2]?.querySelector('[draggable]') as Element;
    const dataTransfer = { setData: () => undefined, effectAllowed: '' };
    fireEvent.dragStart(handle, { dataTransfer });
    fireEvent.dragOver(rows()[0] as Element);
    fireEvent.drop(rows()[0] as Element);
    expect(shown()).toEqual(['/uploads/3.webp', '/uploads/1.webp', '/uploads/2.webp']);
  });

  it('are removed, and come back', async () => {
    serveUploads();
    const user = await open();
    drop('1.png', '2.png');
    await waitFor(() => expect(shown()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    expect(screen.getByLabelText('Image')).toHaveValue('/uploads/2.webp');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(shown()).toEqual(['/uploads/1.webp', '/uploads/2.webp']);
  });

  it('that did not arrive say why, and are sent again', async () => {
    serveUploads((count) => count === 1);
    const user = await open();
    drop('1.png');
    const waiting = within(await screen.findByRole('list', { name: 'Files on their way' }));
    expect(await waiting.findByText('Too many')).toBeVisible();
    await user.click(waiting.getByRole('button', { name: 'Try again: 1.png' }));
    await waitFor(() => expect(shown()).toEqual(['/uploads/2.webp']));
  });

  it('are at most nine', async () => {
    serveUploads();
    await open();
    drop(...Array.from({ length: 10 }, (_, index) => `${index}.png`));
    expect(await screen.findByText('A product has at most 9 pictures.')).toBeVisible();
    await waitFor(() => expect(shown()).toHaveLength(9));
  });

  it('are saved with the form, and not before all have arrived', async () => {
    const added: { morePictures?: unknown }[] = [];
    let arrive = () => undefined as void;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    server.use(
      http.post('/uploads/pictures', async () => {
        await held;
        return HttpResponse.json({ imageUrl: '/uploads/back.webp' }, { status: 201 });
      }),
      graphql.mutation('AddProduct', ({ variables }) => {
        added.push(variables.input);
        return HttpResponse.error();
      }),
    );
    const user = await open();
    await user.type(screen.getByLabelText('Product Name'), 'Tea');
    await user.type(screen.getByLabelText('Image'), '/media/tea.webp');
    await user.type(screen.getByLabelText('Description'), 'Strong');
    await user.type(screen.getByLabelText('Mrp Price'), '120');
    await user.type(screen.getByLabelText('Quantity'), '12');
    drop('back.png');
    await user.click(screen.getByRole('button', { name: 'Add Product' }));
    expect(await screen.findByText('Wait until all pictures have arrived')).toBeVisible();
    arrive();
    await user.type(await screen.findByLabelText('What picture 2 shows'), ' The back ');
    await user.click(screen.getByRole('button', { name: 'Add Product' }));
    await waitFor(() => expect(added).toHaveLength(1));
    expect(added[0]?.morePictures).toEqual([
      { imageUrl: '/uploads/back.webp', alt: 'The back', altHi: '', altMr: '' },
    ]);
  });
});
