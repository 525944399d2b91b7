import { Semaphore } from 'async-mutex';
import { ShopError } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { PICTURE_WIDTHS, nameAtWidth, newPictureName, readPictureName } from './picture-name.rules';
import { PictureStore } from './picture-store';
import { resizePicture, reencodePicture } from './reencode-picture';
import { operationsMessages } from '../operations.messages';

/** Pictures that may be encoded or wait for it, each some megabytes of memory. */
const MAX_WAITING = 8;
/** The same for pictures that are requested; the rest is reserved for uploads. */
const MAX_WAITING_TO_BE_SEEN = 4;

/** No screen of the shop shows a picture bigger. */
const LONGEST_SIDE_PX = 1200;

/** A picture as it is sent. */
export interface SeenPicture {
  bytes: Buffer;
  /** It is what its name says for ever; otherwise a larger one stands in for it. */
  isLasting: boolean;
}

/** The pictures that the shop's staff uploads. */
export class PictureService {
  private readonly encoding = new Semaphore(1);
  private waiting = 0;

  constructor(private readonly store: PictureStore) {}

  /**
   * Stores a re-encoded picture at every width and returns its name.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (picture), UNAVAILABLE where too many wait already
   */
  async keep(viewer: Viewer, bytes: Buffer): Promise<string> {
    requirePermission(viewer, 'manage-catalogue');
    const name = newPictureName();
    const encoded = await this.encoded(async () => {
      const picture = await reencodePicture(bytes, LONGEST_SIDE_PX);
      const files: [string, Buffer][] = [];
      for (const width of PICTURE_WIDTHS)
        files.push([nameAtWidth(name, width), await resizePicture(picture, width)]);
      return [...files, [name, picture] as const];
    });
    // The picture itself comes last: where it is, its widths are.
    for (const [file, content] of encoded) await this.store.put(file, content);
    return name;
  }

  /**
   * Re-encodes a picture that is kept elsewhere.
   * @param sidePx of the square that it fits into, in pixels
   * @throws VALIDATION (picture), UNAVAILABLE where too many wait already
   */
  reencode(bytes: Buffer, sidePx: number): Promise<Buffer> {
    return this.encoded(() => reencodePicture(bytes, sidePx));
  }

  /**
   * A picture by its name; nothing where there is none. A width that was not stored at the upload is made and stored at
   * the first request.
   */
  async find(text: string): Promise<SeenPicture | undefined> {
    const name = readPictureName(text);
    if (!name) return undefined;
    const kept = await this.store.get(text);
    if (kept) return { bytes: kept, isLasting: true };
    if (name.width === undefined) return undefined;
    const original = await this.store.get(name.original);
    return original && this.atWidth(text, original, name.width);
  }

  /** The picture at a width, which is stored; the original where it cannot be resized now. */
  private async atWidth(name: string, original: Buffer, width: number): Promise<SeenPicture> {
    if (this.waiting >= MAX_WAITING_TO_BE_SEEN) return { bytes: original, isLasting: false };
    try {
      return await this.sequentially(async () => {
        // A request before this one may have stored the same picture.
        const bytes =
          (await this.store.get(name)) ?? (await this.resizeAndStore(name, original, width));
        return { bytes, isLasting: true };
      });
    } catch {
      // A picture that cannot be resized or stored must not fail the request: the original is shown instead.
      return { bytes: original, isLasting: false };
    }
  }

  private async resizeAndStore(name: string, original: Buffer, width: number): Promise<Buffer> {
    const bytes = await resizePicture(original, width);
    await this.store.put(name, bytes);
    return bytes;
  }

  private async encoded<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.waiting >= MAX_WAITING)
      throw new ShopError('UNAVAILABLE', operationsMessages.manyUploads());
    return this.sequentially(work);
  }

  /** One picture at a time, so that many at once take no more memory than one. */
  private async sequentially<Result>(work: () => Promise<Result>): Promise<Result> {
    this.waiting++;
    try {
      return await this.encoding.runExclusive(work);
    } finally {
      this.waiting--;
    }
  }
}
