import { Semaphore } from 'async-mutex';
import { ShopError } from '../kernel/shop-error';
import { Viewer, requirePermission } from '../kernel/viewer';
import { isPictureName, newPictureName } from './picture-name.rules';
import { PictureStore } from './picture-store';
import { redrawPicture } from './redraw-picture';

/** Pictures that may be drawn or wait for it, each some megabytes of memory. */
const MAX_WAITING = 8;

/** The pictures that the shop's staff uploads. */
export class PictureService {
  private readonly drawing = new Semaphore(1);
  private waiting = 0;

  constructor(private readonly store: PictureStore) {}

  /**
   * Keeps a picture as the shop draws it, and answers its name.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (picture), UNAVAILABLE where too many wait already
   */
  async keep(viewer: Viewer, bytes: Buffer): Promise<string> {
    requirePermission(viewer, 'manage-catalogue');
    const picture = await this.inTurn(() => redrawPicture(bytes));
    const name = newPictureName();
    await this.store.put(name, picture);
    return name;
  }

  /** A picture by its name; nothing where there is none. */
  async find(name: string): Promise<Buffer | undefined> {
    return isPictureName(name) ? this.store.get(name) : undefined;
  }

  /** One picture at a time, so that many at once take no more memory than one. */
  private async inTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
    if (this.waiting >= MAX_WAITING)
      throw new ShopError('UNAVAILABLE', 'Many pictures are being uploaded, please try again');
    this.waiting++;
    try {
      return await this.drawing.runExclusive(draw);
    } finally {
      this.waiting--;
    }
  }
}
