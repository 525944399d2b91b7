import { Answer, Client } from '../kit/client';

/** The cache time of a picture that never changes. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** The address of a picture with this width in pixels. */
export const atWidth = (imageUrl: string, width: number) =>
  imageUrl.replace('.webp', `-${width}.webp`);

/** A form as encoded by browsers. */
export async function encoded(form: FormData) {
  const request = new Response(form);
  const body = Buffer.from(await request.arrayBuffer());
  return { body, headers: { 'content-type': String(request.headers.get('content-type')) } };
}

/** The form that uploads a file as a picture. */
export function pictureForm(
  content: Buffer | string,
  { name = 'photo.png', type = 'image/png' } = {},
): FormData {
  const form = new FormData();
  form.append('picture', new Blob([new Uint8Array(Buffer.from(content))], { type }), name);
  return form;
}

/** Sends a form to the upload endpoint. */
export async function sendForm(client: Client, form: FormData): Promise<Answer> {
  const { body, headers } = await encoded(form);
  return client.send('POST', '/uploads/pictures', body, headers);
}

/** Uploads a file as a picture. */
export function upload(
  client: Client,
  ...[content, file]: Parameters<typeof pictureForm>
): Promise<Answer> {
  return sendForm(client, pictureForm(content, file));
}
