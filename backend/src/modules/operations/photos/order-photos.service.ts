import { createHash } from 'node:crypto';
import { In, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { actorOf } from '../../../kernel/domain-event';
import { Message } from '../../../kernel/message';
import { ShopError, notFound } from '../../../kernel/shop-error';
import { Viewer, requireCustomer, requirePermission, requireStaff } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { DomainEvents } from '../../../platform/events/domain-events';
import { AttemptLimiter } from '../../../platform/limits/attempt-limiter';
import { Limit } from '../../../platform/limits/limit';
import { Customer } from '../../identity';
import {
  DeliveryRound,
  Order,
  OrderReport,
  OrderReportStatus,
  RoundStop,
  StopOutcome,
} from '../../ordering';
import { newPictureName } from '../media/picture-name.rules';
import { PictureStore } from '../media/picture-store';
import { PictureService } from '../media/picture.service';
import { operationsMessages } from '../operations.messages';
import { OrderPhoto } from './order-photo.entity';

/** Enough for the details on the screen of a phone. */
const LONGEST_SIDE_PX = 1280;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than a report can be open, or a customer can dispute a payment. */
const KEPT_MS = 90 * DAY_MS;
/** The time for the file to arrive. */
const UNSTORED_KEPT_MS = DAY_MS;
const MOST_OF_REPORT = 3;
/** A rider who was offline sends a whole round at once, and some of it twice. */
const PER_PERSON: Limit = {
  name: 'order-photos',
  points: 60,
  perSeconds: 60 * 60,
  field: 'picture',
};
const SWEPT_AT_ONCE = 100;

/** The dependencies of the service. */
export interface OrderPhotoDependencies {
  events: DomainEvents;
  limiter: AttemptLimiter;
  pictures: PictureService;
  store: PictureStore;
}

/** The subject of a photo. */
type About = Pick<OrderPhoto, 'orderId' | 'stopId' | 'reportId'>;

/**
 * Photos of delivered orders. No call needs an idempotency key: the same file again is the same photo. The row is
 * inserted before the file is stored, so that every file has a row by which it is deleted eventually.
 */
export class OrderPhotosService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: OrderPhotoDependencies,
  ) {}

  /**
   * Stores the photo of a stop that the caller delivered; one per stop.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND if it is not the caller's stop, PHOTO_REFUSED, TOO_MANY_ATTEMPTS,
   *   VALIDATION (picture), UNAVAILABLE if nothing can be stored
   */
  async addToStop(viewer: Viewer, stopId: number, bytes: Buffer): Promise<OrderPhoto> {
    const riderId = requirePermission(viewer, 'deliver-orders');
    const { read } = this.database;
    const stop = await read.findOneBy(RoundStop, { id: stopId });
    const isOwn = stop && (await read.existsBy(DeliveryRound, { id: stop.roundId, riderId }));
    if (!stop || !isOwn) throw notFound('stop', 'stopId');
    if (stop.outcome !== StopOutcome.DELIVERED)
      throw refused('stopId', operationsMessages.stopNotDelivered());
    const { orderId } = stop;
    const photo = await this.keep(viewer, { orderId, stopId, reportId: null }, bytes);
    if (!photo) throw notFound('stop', 'stopId');
    return photo;
  }

  /** Adds a photo to an open report of the caller; at most three. Throws as `addToStop`. */
  async addToReport(viewer: Viewer, reportId: number, bytes: Buffer): Promise<OrderPhoto> {
    const customerId = requireCustomer(viewer);
    const { read } = this.database;
    const report = await read.findOneBy(OrderReport, { id: reportId });
    const isOwn = report && (await read.existsBy(Order, { id: report.orderId, customerId }));
    if (!report || !isOwn) throw notFound('report', 'reportId');
    if (report.status !== OrderReportStatus.OPEN)
      throw refused('reportId', operationsMessages.reportDecided());
    const { orderId } = report;
    const photo = await this.keep(viewer, { orderId, stopId: null, reportId }, bytes);
    if (!photo) throw notFound('report', 'reportId');
    return photo;
  }

  /**
   * The file of a photo, for its customer, staff who may read orders, and the rider who took it.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, UNAVAILABLE
   */
  async open(viewer: Viewer, id: number): Promise<Buffer> {
    if (viewer.role !== 'customer' && !isRider(viewer)) requirePermission(viewer, 'read-orders');
    const photo = await this.database.read.findOneBy(OrderPhoto, { id, ...this.seen() });
    const isShown = photo !== null && (await this.maySee(viewer, photo));
    const bytes = isShown ? await this.dependencies.store.get(photo.fileName) : undefined;
    if (!bytes) throw notFound('photo', 'photoId');
    return bytes;
  }

  /** The riders' photos of each delivered order. The caller must have checked the viewer's permission. */
  async ofDeliveries(orderIds: number[]): Promise<Map<number, OrderPhoto[]>> {
    const where = { orderId: In(orderIds), stopId: Not(IsNull()), ...this.seen() };
    const photos = await this.database.read.find(OrderPhoto, { where, order: { id: 'ASC' } });
    return grouped(orderIds, photos, ({ orderId }) => orderId);
  }

  /** The photos of each report. The caller must have checked the viewer's permission. */
  async ofReports(reportIds: number[]): Promise<Map<number, OrderPhoto[]>> {
    const where = { reportId: In(reportIds), ...this.seen() };
    const photos = await this.database.read.find(OrderPhoto, { where, order: { id: 'ASC' } });
    return grouped(reportIds, photos, ({ reportId }) => reportId);
  }

  /** Deletes the files of expired photos, and then their rows. */
  async sweep(): Promise<void> {
    const { read } = this.database;
    const keptUntil = LessThanOrEqual(this.clock.now());
    for (;;) {
      const photos = await read.find(OrderPhoto, { where: { keptUntil }, take: SWEPT_AT_ONCE });
      for (const { id, fileName } of photos) {
        await this.dependencies.store.remove(fileName);
        await this.database.write((tx) => tx.delete(OrderPhoto, { id }), { repeatable: true });
      }
      if (photos.length < SWEPT_AT_ONCE) return;
    }
  }

  /** Returns undefined if the customer of the order was erased. */
  private async keep(viewer: Viewer, about: About, bytes: Buffer): Promise<OrderPhoto | undefined> {
    const { limiter, pictures, store } = this.dependencies;
    const { role, id } = actorOf(viewer);
    await limiter.consume(PER_PERSON, `${role} ${id}`);
    const content = await pictures.reencode(bytes, LONGEST_SIDE_PX);
    const contentHash = createHash('sha256').update(bytes).digest('hex');
    const fileName = newPictureName();
    const { customerId } = await this.database.read.findOneByOrFail(Order, { id: about.orderId });
    const photo = await this.database.write(
      (tx) => this.reserve(tx, customerId, { ...about, contentHash, fileName }),
      { repeatable: true },
    );
    if (!photo || photo.storedAt) return photo;
    await store.put(photo.fileName, content);
    return this.database.write((tx) => this.noteStored(tx, viewer, photo.id), { repeatable: true });
  }

  private async reserve(
    tx: Transaction,
    customerId: number,
    values: About & Pick<OrderPhoto, 'contentHash' | 'fileName'>,
  ): Promise<OrderPhoto | undefined> {
    // Locked: concurrent photos are counted one after the other, and none is added after the account was deleted.
    const customer = await findLocked(tx, Customer, customerId);
    if (!customer || customer.deletedAt) return undefined;
    const { stopId, reportId, contentHash } = values;
    const where = stopId === null ? { reportId: reportId ?? 0 } : { stopId };
    const earlier = await tx.findBy(OrderPhoto, where);
    const same = earlier.find((photo) => photo.contentHash === contentHash);
    if (same) return same;
    if (stopId !== null && earlier.length > 0)
      throw refused('stopId', operationsMessages.stopHasPhoto());
    if (earlier.length >= MOST_OF_REPORT)
      throw refused('reportId', operationsMessages.photosEnough({ most: MOST_OF_REPORT }));
    const createdAt = this.clock.now();
    const keptUntil = new Date(createdAt.getTime() + UNSTORED_KEPT_MS);
    return tx.save(tx.create(OrderPhoto, { ...values, createdAt, storedAt: null, keptUntil }));
  }

  private async noteStored(
    tx: Transaction,
    viewer: Viewer,
    id: number,
  ): Promise<OrderPhoto | undefined> {
    const storedAt = this.clock.now();
    const photo = await findLocked(tx, OrderPhoto, id);
    // The account was deleted meanwhile.
    if (!photo || photo.keptUntil <= storedAt) return undefined;
    if (photo.storedAt) return photo;
    const keptUntil = new Date(storedAt.getTime() + KEPT_MS);
    const stored = await tx.save(OrderPhoto, Object.assign(photo, { storedAt, keptUntil }));
    const { orderId: subjectId, stopId, reportId } = stored;
    const about = { action: 'order.photo-added', subject: 'order', subjectId } as const;
    const after = { photoId: id, stopId, reportId };
    await this.dependencies.events.record(tx, [{ actor: actorOf(viewer), ...about, after }]);
    return stored;
  }

  private seen() {
    return { storedAt: Not(IsNull()), keptUntil: MoreThan(this.clock.now()) };
  }

  private async maySee(viewer: Viewer, { orderId: id, stopId }: OrderPhoto): Promise<boolean> {
    const { read } = this.database;
    if (viewer.role === 'customer')
      return read.existsBy(Order, { id, customerId: viewer.customerId });
    const { adminId: riderId, permissions } = requireStaff(viewer);
    if (permissions.has('read-orders')) return true;
    const stop = stopId === null ? null : await read.findOneBy(RoundStop, { id: stopId });
    return stop !== null && read.existsBy(DeliveryRound, { id: stop.roundId, riderId });
  }
}

function isRider(viewer: Viewer): boolean {
  return requireStaff(viewer).permissions.has('deliver-orders');
}

function grouped(
  ids: readonly number[],
  photos: readonly OrderPhoto[],
  idOf: (photo: OrderPhoto) => number | null,
): Map<number, OrderPhoto[]> {
  return new Map(ids.map((id) => [id, photos.filter((photo) => idOf(photo) === id)]));
}

function refused(field: string, message: Message): ShopError {
  return new ShopError('PHOTO_REFUSED', message, { [field]: message });
}
