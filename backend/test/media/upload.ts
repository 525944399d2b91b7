import { Answer, Client } from '../kit/client';

/** How long a picture may be kept that never changes. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** The address of a picture so many pixels wide. */
export const atWidth = (imageUrl: string, width: number) =>
  imageUrl.replace('.webp', `-${width}.webp`);

/** Sends a form, as browsers encode it. */
export async function sendForm(client: Client, form: FormData): Promise<Answer> {
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = { 'content-type': String(encoded.headers.get('content-type')) };
  return client.send('POST', '/uploads/pictures', body, headers);
}

/** Uploads a file as the form of a product does. */
export function upload(
  client: Client,
  content: Buffer | string,
  { name = 'photo.png', type = 'image/png' } = {},
): Promise<Answer> {
  const form = new FormData();
  form.append('picture', new Blob([new Uint8Array(Buffer.from(content))], { type }), name);
  return sendForm(client, form);
}
