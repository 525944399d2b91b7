import { Semaphore } from 'async-mutex';
import { ShopError } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { PICTURE_WIDTHS, nameAtWidth, newPictureName, readPictureName } from './picture-name.rules';
import { PictureStore } from './picture-store';
import { resizePicture, reencodePicture } from './reencode-picture';
import { operationsMessages } from '../operations.messages';

/** Maximum number of pictures that are being encoded or wait for it, each some megabytes of memory. */
const MAX_WAITING = 8;
/** The same for requested pictures; the rest is reserved for uploads. */
const MAX_WAITING_TO_BE_SEEN = 4;

/** No page of the shop shows a larger picture. */
const LONGEST_SIDE_PX = 1200;

/** A picture in a response. */
export interface SeenPicture {
  bytes: Buffer;
  /** Whether it is what its name says, and immutable; otherwise a larger one replaces it for now. */
  isLasting: boolean;
}

/** Pictures uploaded by the staff. */
export class PictureService {
  private readonly encoding = new Semaphore(1);
  private waiting = 0;

  constructor(private readonly store: PictureStore) {}

  /**
   * Stores a re-encoded picture at every width and returns its name.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (picture), UNAVAILABLE if too many are already waiting
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
    // The picture itself comes last: once it exists, its widths do, too.
    for (const [file, content] of encoded) await this.store.put(file, content);
    return name;
  }

  /**
   * Re-encodes a picture that is stored elsewhere.
   * @param sidePx of the square that it fits into, in pixels
   * @throws VALIDATION (picture), UNAVAILABLE if too many are already waiting
   */
  reencode(bytes: Buffer, sidePx: number): Promise<Buffer> {
    return this.encoded(() => reencodePicture(bytes, sidePx));
  }

  /**
   * A picture by its name; undefined if there is none. The first request for a width that was not stored at the upload
   * creates and stores it.
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

  /** The picture at a width, which is stored; the original if it cannot be resized now. */
  private async atWidth(name: string, original: Buffer, width: number): Promise<SeenPicture> {
    if (this.waiting >= MAX_WAITING_TO_BE_SEEN) return { bytes: original, isLasting: false };
    try {
      return await this.sequentially(async () => {
        // A previous request may have stored the same picture.
        const bytes =
          (await this.store.get(name)) ?? (await this.resizeAndStore(name, original, width));
        return { bytes, isLasting: true };
      });
    } catch {
      // A picture that cannot be resized or stored must not fail the request: the original is sent instead.
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

  /** One picture at a time, so that many take no more memory than one. */
  private async sequentially<Result>(work: () => Promise<Result>): Promise<Result> {
    this.waiting++;
    try {
      return await this.encoding.runExclusive(work);
    } finally {
      this.waiting--;
    }
  }
}
