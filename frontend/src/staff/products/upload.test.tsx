import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { renderApp } from '../../test/render-app';
import { server } from '../../test/server';

const picture = new File(['not looked at here'], 'papaya.png', { type: 'image/png' });
const uploadField = () => screen.findByLabelText('Upload a picture');

const serveUploads = (answer: () => Response | Promise<Response>) =>
  server.use(http.post('/uploads/pictures', answer));

beforeEach(() => localStorage.setItem('admin', '1'));

describe('a picture for a product', () => {
  it('is uploaded, and stands in the form', async () => {
    let finish = (): void => undefined;
    const held = new Promise<void>((resolve) => (finish = resolve));
    serveUploads(async () => {
      await held;
      return HttpResponse.json({ imageUrl: '/uploads/a1b2.webp' }, { status: 201 });
    });
    const { user } = renderApp('/admin/addproduct');
    await user.upload(await uploadField(), picture);
    expect(await screen.findByText('Uploading the picture')).toBeInTheDocument();
    expect(await uploadField()).toBeDisabled();
    finish();
    await waitFor(() => expect(screen.getByLabelText('Image')).toHaveValue('/uploads/a1b2.webp'));
    expect(screen.getByText('Picture uploaded')).toBeVisible();
    expect(document.querySelector('.product-form__preview img')).toHaveAttribute(
      'src',
      '/uploads/a1b2.webp',
    );
    expect(await uploadField()).toBeEnabled();
  });

  it('that is none is told at the field', async () => {
    const message = 'This is no picture that we know';
    serveUploads(() =>
      HttpResponse.json({ code: 'UNSUPPORTED_MEDIA_TYPE', message }, { status: 415 }),
    );
    const { user } = renderApp('/admin/addproduct');
    await user.upload(await uploadField(), picture);
    await waitFor(() =>
      expect(screen.getByLabelText('Image')).toHaveAccessibleDescription(
        expect.stringContaining(message),
      ),
    );
    await waitFor(() => expect(screen.getByLabelText('Image')).toHaveFocus());
  });

  it('that does not arrive is told at the field', async () => {
    serveUploads(() => HttpResponse.error());
    const { user } = renderApp('/admin/addproduct');
    await user.upload(await uploadField(), picture);
    await waitFor(() =>
      expect(screen.getByLabelText('Image')).toHaveAccessibleDescription(
        expect.stringContaining('cannot be reached'),
      ),
    );
  });
});
