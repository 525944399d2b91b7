import type Sharp from 'sharp';
import { ShopError, fieldError } from '../../../kernel/shop-error';
import { operationsMessages } from '../operations.messages';

const MAX_PIXELS = 40_000_000;
const QUALITY = 82;
const TIMEOUT_SECONDS = 20;

const WRONG_KIND = operationsMessages.pictureKind();
const TOO_LARGE = operationsMessages.picturePixels();

/** The configured library: loaded with the first picture, which few servers ever get. */
let prepared: typeof Sharp | undefined;

async function pictures(): Promise<typeof Sharp> {
  if (prepared) return prepared;
  const { default: sharp } = await import('sharp');
  // One thread and no cache: encoding must not slow down other requests.
  sharp.concurrency(1);
  sharp.cache(false);
  // Only these types are read, whatever a file claims to be: no SVG, PDF or archive reaches its parser.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadHeifBuffer',
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadNsgifBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  });
  return (prepared = sharp);
}

/**
 * Re-encodes the pixels of a picture as WebP, upright. Drops everything else in the file, such as the location of a
 * photograph, or a script after the picture.
 * @param sidePx of the square that it fits into, in pixels
 * @throws VALIDATION if the bytes are no picture, or one with too many pixels
 */
export async function reencodePicture(bytes: Buffer, sidePx: number): Promise<Buffer> {
  try {
    const sharp = await pictures();
    return await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, pages: 1 })
      .autoOrient()
      .resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    throw refusalOf(error as Error);
  }
}

/**
 * Scales a picture down to fit into a square; a picture that already fits is returned unchanged.
 * @param sidePx of the square, in pixels
 */
export async function resizePicture(picture: Buffer, sidePx: number): Promise<Buffer> {
  const sharp = await pictures();
  const { width, height } = await sharp(picture, { limitInputPixels: MAX_PIXELS }).metadata();
  if (Math.max(width, height) <= sidePx) return picture;
  return sharp(picture, { limitInputPixels: MAX_PIXELS })
    .resize(sidePx, sidePx, { fit: 'inside' })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .webp({ quality: QUALITY })
    .toBuffer();
}

function refusalOf({ message }: Error): ShopError {
  return fieldError('picture', /pixel limit/i.test(message) ? TOO_LARGE : WRONG_KIND);
}
