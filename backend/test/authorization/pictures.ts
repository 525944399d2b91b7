import { drawing } from '../media/picture-files';
import { RestArgs } from './rest-door';
import { World } from './world';

const BOUNDARY = 'picture-of-the-matrix';

/** The form by which a picture is uploaded. */
export async function pictureForm(): Promise<RestArgs> {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\n`;
  const body = Buffer.concat([
    Buffer.from(`${head}Content-Type: image/png\r\n\r\n`),
    await drawing().png().toBuffer(),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } };
}

/** Uploads a picture; answers the name of its file. */
export async function uploadedPicture({ members }: World): Promise<string> {
  const { body: form, headers } = await pictureForm();
  const { client } = members.owner;
  const { body } = await client.send('POST', '/uploads/pictures', form, headers);
  return body.imageUrl.replace('/uploads/', '');
}
