import { Clock } from '../../../kernel/clock';
import { Customer } from '../../identity';
import { MailService } from '../../../platform/mail/mail.service';
import { ConflictError, Database, Transaction } from '../../../platform/database/database';
import {
  MAX_PRODUCTS_PER_EMAIL,
  AlertedProduct,
  writeAlertedProducts,
  ProductMailKind,
} from './product-emails.rules';
import { WishRepository } from './wish.repository';

/** Customers, or products, per read. */
const BATCH = 200;

const REPEATABLE = { repeatable: true };

/**
 * Notifies customers about products: the work of two jobs. The transaction that enqueues the email also records what it
 * reports, so each fact is reported once, whoever runs the jobs and however often.
 */
export class ProductAlertsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly mails: MailService,
  ) {}

  /** Notifies customers who wait for something that is in stock again. */
  async sendStockAlerts(): Promise<void> {
    const found = () => new WishRepository(this.database.read);
    await this.forEachCustomer(
      (afterId) => found().customersWithStockAlerts(this.clock.now(), afterId, BATCH),
      (tx, customerId) => this.sendStockAlertsTo(tx, customerId),
    );
  }

  /** Notifies customers who saved something that became cheaper, and records increased prices. */
  async sendPriceAlerts(): Promise<void> {
    await this.noteDearer();
    const found = () => new WishRepository(this.database.read);
    await this.forEachCustomer(
      (afterId) => found().customersWithPriceAlerts(this.clock.now(), afterId, BATCH),
      (tx, customerId) => this.sendPriceAlertsTo(tx, customerId),
    );
  }

  /** Records increases, so that a price that rises and falls again counts as a fall. */
  private async noteDearer(): Promise<void> {
    for (let lastId = 0; ;) {
      const dearer = await new WishRepository(this.database.read).dearerProducts(lastId, BATCH);
      for (const { id, pricePaise } of dearer)
        await this.database.write(
          (tx) => new WishRepository(tx).noteDearer(id, pricePaise),
          REPEATABLE,
        );
      if (dearer.length < BATCH) return;
      lastId = dearer[dearer.length - 1]?.id ?? lastId;
    }
  }

  private async forEachCustomer(
    next: (afterId: number) => Promise<number[]>,
    tell: (tx: Transaction, customerId: number) => Promise<void>,
  ): Promise<void> {
    for (let lastId = 0; ;) {
      const ids = await next(lastId);
      for (const id of ids) await this.database.write((tx) => tell(tx, id), REPEATABLE);
      if (ids.length > 0) this.mails.sendSoon();
      if (ids.length < BATCH) return;
      lastId = ids[ids.length - 1] ?? lastId;
    }
  }

  private async sendStockAlertsTo(tx: Transaction, customerId: number): Promise<void> {
    const wishes = new WishRepository(tx);
    // The others follow with the next run.
    const now = this.clock.now();
    const alerts = await wishes.alertsInStock(now, customerId, MAX_PRODUCTS_PER_EMAIL);
    if (alerts.length === 0) return;
    const deleted = await wishes.deleteAlerts(alerts.map(({ id }) => id));
    if (deleted < alerts.length) throw new ConflictError('Somebody else tells of them');
    await this.enqueue(tx, customerId, 'back-in-stock', alerts);
  }

  private async sendPriceAlertsTo(tx: Transaction, customerId: number): Promise<void> {
    const wishes = new WishRepository(tx);
    const now = this.clock.now();
    const fallen = await wishes.fallenPricesOf(now, customerId, MAX_PRODUCTS_PER_EMAIL);
    for (const each of fallen)
      if (!(await wishes.noteFallen(each))) throw new ConflictError('Somebody else tells of them');
    const told = fallen.map(({ productId, toldPaise }) => ({ productId, oldPaise: toldPaise }));
    if (told.length > 0) await this.enqueue(tx, customerId, 'price-drop', told);
  }

  private async enqueue(
    tx: Transaction,
    customerId: number,
    kind: ProductMailKind,
    products: readonly AlertedProduct[],
  ): Promise<void> {
    const { email: recipient } = await tx.findOneByOrFail(Customer, { id: customerId });
    await this.mails.enqueue(tx, {
      kind,
      recipient,
      customerId,
      detail: writeAlertedProducts(products),
    });
  }
}
