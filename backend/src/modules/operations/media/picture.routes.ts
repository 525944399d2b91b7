import { FastifyInstance } from 'fastify';
import { ShopError } from '../../../kernel/shop-error';
import { HARMLESS } from '../../../platform/http/security-headers';
import { pathPart } from '../../../platform/rest/rest-body';
import { answerObject, file, json, pathParts, text } from '../../../platform/rest/schemas';
import { SessionAuthentication } from '../../identity';
import { MAX_FORM_BYTES, pictureForm, pictureIn, takePictureForms } from './picture-form';
import { PictureService } from './picture.service';
import { platformMessages } from '../../../platform/platform.messages';

const FOREVER = 'public, max-age=31536000, immutable';
/** A larger picture than requested, because the smaller one was not ready. */
const FOR_A_WHILE = 'public, max-age=60';

const tags = ['Pictures'];
const uploadSchema = {
  operationId: 'uploadPicture',
  tags,
  summary: 'Uploads a picture of a product',
  ...pictureForm,
  response: {
    201: json(
      'URL of the picture',
      answerObject({ imageUrl: text('URL to set as the picture of a product.') }),
    ),
  },
};
const pictureSchema = {
  operationId: 'getPicture',
  tags,
  summary: 'Gets a picture of a product',
  params: pathParts({ file: text('File name, as in the imageUrl.') }),
  response: { 200: file('The picture', 'image/webp') },
};

/** Upload and retrieval of product pictures. */
export async function registerPictureRoutes(
  app: FastifyInstance,
  pictures: PictureService,
  sessions: SessionAuthentication,
): Promise<void> {
  await app.register(async (scope) => {
    await takePictureForms(scope);
    const config = { access: 'manage-catalogue' } as const;
    const options = { bodyLimit: MAX_FORM_BYTES, config, schema: uploadSchema };
    scope.post('/uploads/pictures', options, async (request, reply) => {
      const viewer = await sessions.viewerOf(request);
      const name = await pictures.keep(viewer, await pictureIn(request));
      return reply.status(201).send({ imageUrl: `/uploads/${name}` });
    });
  });

  const toAnyone = { config: { access: 'anyone' }, schema: pictureSchema } as const;
  app.get('/uploads/:file', toAnyone, async (request, reply) => {
    const picture = await pictures.find(pathPart(request, 'file'));
    if (!picture) throw new ShopError('NOT_FOUND', platformMessages.nothingHere());
    return reply
      .headers({ ...HARMLESS, 'cache-control': picture.isLasting ? FOREVER : FOR_A_WHILE })
      .type('image/webp')
      .send(picture.bytes);
  });
}
