import { samplePicture } from '../media/picture-files';
import { encoded, pictureForm, upload } from '../media/upload';
import { RestArgs } from './rest-transport';
import { World } from './world';

/** The request to upload a picture. */
export async function pictureArgs(): Promise<RestArgs> {
  return encoded(pictureForm(await samplePicture().png().toBuffer()));
}

/** Uploads a picture; returns its file name. */
export async function uploadedPicture({ members }: World): Promise<string> {
  const { body } = await upload(members.owner.client, await samplePicture().png().toBuffer());
  return body.imageUrl.replace('/uploads/', '');
}
