import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { toShopError } from '../../apollo/shop-error';
import { server } from '../../test/server';
import { sendPhoto } from './send-photo';

const path = '/photos/stops/4';
const send = () => sendPhoto(path, new Blob(['not looked at here'], { type: 'image/jpeg' }));
const answer = (respond: () => Response) => server.use(http.post(path, respond));
const failureOfSending = async () => toShopError(await send().catch((error: unknown) => error));

it('sends a photo', async () => {
  answer(() => HttpResponse.json({ url: '/photos/9.webp' }, { status: 201 }));
  await expect(send()).resolves.toBeUndefined();
});

it('says why it was not taken', async () => {
  const fields = { stopId: 'The delivery has another photo already' };
  const failure = { code: 'PHOTO_REFUSED', message: fields.stopId, fields };
  answer(() => HttpResponse.json(failure, { status: 409 }));
  expect(await failureOfSending()).toMatchObject({
    code: 'PHOTO_REFUSED',
    message: 'The photo could not be sent.',
    fields,
  });
});

it('can be sent again where the shop was not reached', async () => {
  answer(() => HttpResponse.error());
  expect(await failureOfSending()).toMatchObject({ code: 'UNREACHABLE' });
});

it('is not taken for refused where something else answers', async () => {
  answer(() => new HttpResponse('<html>Bad gateway</html>', { status: 502 }));
  expect(await failureOfSending()).toMatchObject({ code: 'UNREACHABLE' });
});
