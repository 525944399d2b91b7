import fastifyMultipart, { MultipartFile } from '@fastify/multipart';
import { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError, fieldError } from '../../../kernel/shop-error';
import { operationsMessages } from '../operations.messages';

const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
/** A picture, and the overhead of the form. */
export const MAX_FORM_BYTES = MAX_PICTURE_BYTES + 64 * 1024;
const FORM_LIMITS = { files: 1, fileSize: MAX_PICTURE_BYTES, fields: 5, fieldSize: 1024, parts: 6 };

/** The schema of an upload form. */
export const pictureForm = {
  consumes: ['multipart/form-data'],
  body: {
    type: 'object',
    required: ['picture'],
    properties: {
      picture: { type: 'string', format: 'binary', description: 'Picture file, at most 5 MB.' },
    },
  },
};

/** Lets the routes of a scope accept forms with one picture. */
export async function takePictureForms(scope: FastifyInstance): Promise<void> {
  await scope.register(fastifyMultipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
}

/** The bytes of the only file of a form. Its name and declared type are ignored. */
export async function pictureIn(request: FastifyRequest): Promise<Buffer> {
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

/** An aborted or unreadable form is not a failure of ours. */
async function reading<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    throw new ShopError('BAD_REQUEST', operationsMessages.formUnreadable(), {
      body: operationsMessages.formFieldUnreadable(),
    });
  }
}
