import fastifyMultipart, { MultipartFile } from '@fastify/multipart';
import { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError, fieldError } from '../../../kernel/shop-error';
import { HARMLESS } from '../../../platform/http/security-headers';
import { pathPart } from '../../../platform/rest/rest-body';
import { answerObject, file, json, pathParts, text } from '../../../platform/rest/schemas';
import { SessionAuthentication } from '../../identity';
import { PictureService } from './picture.service';
import { platformMessages } from '../../../platform/platform.messages';
import { operationsMessages } from '../operations.messages';

const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
/** A picture, and the little that the form says around it. */
const MAX_BODY_BYTES = MAX_PICTURE_BYTES + 64 * 1024;
const FORM_LIMITS = { files: 1, fileSize: MAX_PICTURE_BYTES, fields: 5, fieldSize: 1024, parts: 6 };
const FOREVER = 'public, max-age=31536000, immutable';
/** A larger picture than requested: the smaller one could not be made at once. */
const FOR_A_WHILE = 'public, max-age=60';

const tags = ['Pictures'];
const uploadSchema = {
  operationId: 'uploadPicture',
  tags,
  summary: 'Keeps a picture of a product',
  consumes: ['multipart/form-data'],
  body: {
    type: 'object',
    required: ['picture'],
    properties: {
      picture: { type: 'string', format: 'binary', description: 'At most 5 MB.' },
    },
  },
  response: {
    201: json('Where it is seen', answerObject({ imageUrl: text('For the image of a product.') })),
  },
};
const pictureSchema = {
  operationId: 'getPicture',
  tags,
  summary: 'A picture of a product',
  params: pathParts({ file: text('Its name, as in the imageUrl.') }),
  response: { 200: file('The picture', 'image/webp') },
};

/** Where pictures of products come in, and where they are seen. */
export async function registerPictureRoutes(
  app: FastifyInstance,
  pictures: PictureService,
  sessions: SessionAuthentication,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyMultipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
    const config = { access: 'manage-catalogue' } as const;
    const options = { bodyLimit: MAX_BODY_BYTES, config, schema: uploadSchema };
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

/** The bytes of the one file of a form. Its name and what it says it is are not looked at. */
async function pictureIn(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart())
    throw new ShopError('UNSUPPORTED_MEDIA_TYPE', operationsMessages.formExpected(), {
      body: operationsMessages.formFieldExpected(),
    });
  const file = await reading(() => request.file());
  if (!file) throw fieldError('picture', operationsMessages.pictureMissing());
  const bytes = await reading(() => file.toBuffer());
  if (isCutOff(file))
    throw new ShopError('PAYLOAD_TOO_LARGE', operationsMessages.pictureTooLarge(), {
      picture: operationsMessages.pictureFieldTooLarge(),
    });
  if (bytes.length === 0) throw fieldError('picture', operationsMessages.pictureMissing());
  return bytes;
}

function isCutOff({ file }: MultipartFile): boolean {
  return file.truncated;
}

/** A form that breaks off or cannot be read is no failure of ours. */
async function reading<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    throw new ShopError('BAD_REQUEST', operationsMessages.formUnreadable(), {
      body: operationsMessages.formFieldUnreadable(),
    });
  }
}
