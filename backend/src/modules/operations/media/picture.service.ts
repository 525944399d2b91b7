import { Semaphore } from 'async-mutex';
import { ShopError } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { PICTURE_WIDTHS, nameAtWidth, newPictureName, readPictureName } from './picture-name.rules';
import { PictureStore } from './picture-store';
import { resizePicture, reencodePicture } from './reencode-picture';

/** Pictures that may be drawn or wait for it, each some megabytes of memory. */
const MAX_WAITING = 8;
/** As far as they are drawn for somebody who looks at them: there is always room for an upload. */
const MAX_WAITING_TO_BE_SEEN = 4;

/** A picture as it is sent. */
export interface SeenPicture {
  bytes: Buffer;
  /** It is what its name says for ever; otherwise a larger one stands in for it. */
  isLasting: boolean;
}

/** The pictures that the shop's staff uploads. */
export class PictureService {
  private readonly drawing = new Semaphore(1);
  private waiting = 0;

  constructor(private readonly store: PictureStore) {}

  /**
   * Keeps a picture as the shop draws it, at every width, and answers its name.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (picture), UNAVAILABLE where too many wait already
   */
  async keep(viewer: Viewer, bytes: Buffer): Promise<string> {
    requirePermission(viewer, 'manage-catalogue');
    if (this.waiting >= MAX_WAITING)
      throw new ShopError('UNAVAILABLE', 'Many pictures are being uploaded, please try again');
    const name = newPictureName();
    const encoded = await this.sequentially(async () => {
      const picture = await reencodePicture(bytes);
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
   * A picture by its name; nothing where there is none. A width that was not kept when the picture was uploaded is drawn
   * and kept the first time it is asked for.
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

  /** The picture at a width, kept from now on; the picture itself where it cannot be drawn now. */
  private async atWidth(name: string, original: Buffer, width: number): Promise<SeenPicture> {
    if (this.waiting >= MAX_WAITING_TO_BE_SEEN) return { bytes: original, isLasting: false };
    try {
      return await this.sequentially(async () => {
        // Whoever waited for the same picture finds what the one before has drawn.
        const bytes =
          (await this.store.get(name)) ?? (await this.resizeAndStore(name, original, width));
        return { bytes, isLasting: true };
      });
    } catch {
      // Nobody who looks at a product is to hear that its picture cannot be drawn or kept.
      return { bytes: original, isLasting: false };
    }
  }

  private async resizeAndStore(name: string, original: Buffer, width: number): Promise<Buffer> {
    const bytes = await resizePicture(original, width);
    await this.store.put(name, bytes);
    return bytes;
  }

  /** One picture at a time, so that many at once take no more memory than one. */
  private async sequentially<Result>(work: () => Promise<Result>): Promise<Result> {
    this.waiting++;
    try {
      return await this.drawing.runExclusive(work);
    } finally {
      this.waiting--;
    }
  }
}
