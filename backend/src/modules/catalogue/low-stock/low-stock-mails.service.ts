import { In } from 'typeorm';
import { batchesOf } from '../../../kernel/batches';
import { Clock } from '../../../kernel/clock';
import { istDate, istInstant } from '../../../kernel/ist';
import { asLanguage } from '../../../kernel/language';
import { Admin } from '../../identity';
import { Config } from '../../../platform/config/config';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { EmailContent } from '../../../platform/mail/email-content.rules';
import { EmailWriter } from '../../../platform/mail/email-writers';
import { Mail } from '../../../platform/mail/mail.entity';
import { MailService } from '../../../platform/mail/mail.service';
import { CatalogueService } from '../listing/catalogue.service';
import { piecesElsewhere } from '../locations/location-stocks';
import type { ListedProduct } from '../products/listed-product';
import { isLow } from '../products/low-stock.rules';
import { Product } from '../products/product.entity';
import { lowStockEmail } from './low-stock-email.rules';
import { LowStockMail, LowStockProduct } from './low-stock-mail.entity';

const KIND = 'low-stock';
/** Numbers per statement, and rows per INSERT. */
const BATCH = 500;
/** The next day has its own email. */
const WORTH_MINUTES = 24 * 60;

/**
 * Reports once a day to the staff which products became low. Reports are recorded in the transaction that enqueues the
 * emails, under the lock of one record: the first server does it, and the others find it done.
 */
export class LowStockMails implements EmailWriter {
  readonly kinds = [KIND];
  readonly worthMinutes = { [KIND]: WORTH_MINUTES };

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueService,
    private readonly mails: MailService,
    private readonly config: Pick<Config, 'lowStockMailMinute' | 'mail' | 'security' | 'store'>,
  ) {}

  /**
   * Enqueues the emails if this is the first check since the time of the day. The very first check of a shop reports
   * nothing: a new server must not send emails to everybody.
   */
  async send(): Promise<void> {
    const { lowStockMailMinute, mail } = this.config;
    if (lowStockMailMinute === null || !mail.smtpUrl) return;
    const now = this.clock.now();
    const today = istDate(now);
    if (now < istInstant(today, lowStockMailMinute)) return;
    const { id, lookedOn } = await this.database.read.findOneByOrFail(LowStockMail, {});
    if (isDone(lookedOn, today)) return;
    const low = lookedOn === null ? [] : await this.catalogue.allLow();
    await this.database.write((tx) => this.tell(tx, id, today, low), { repeatable: true });
    this.mails.sendSoon();
  }

  /** @returns null if the recipient may no longer see the stock, or none of the products is still low */
  async write(tx: Transaction, { adminId, detail }: Mail): Promise<EmailContent | null> {
    const admin = await tx.findOneBy(Admin, { id: adminId ?? 0 });
    if (!admin || !seesStock(admin)) return null;
    const told = await tx.findBy(LowStockProduct, { toldOn: detail ?? '' });
    const toldIds = told.map(({ productId }) => productId);
    const products: Product[] = [];
    for (const ids of batchesOf(toldIds, BATCH))
      products.push(...(await tx.findBy(Product, { id: In([...ids]) })).filter(isLow));
    if (products.length === 0) return null;
    products.sort((one, other) => one.stockQuantity - other.stockQuantity || one.id - other.id);
    const listUrl = `${this.config.security.publicUrl}/admin/stock`;
    const language = asLanguage(admin.language);
    const elsewhere = await piecesElsewhere(
      tx,
      products.map(({ id }) => id),
    );
    const storeName = this.config.store.name;
    return lowStockEmail({ storeName, language, products, elsewhere, listUrl });
  }

  private async tell(
    tx: Transaction,
    id: number,
    today: string,
    low: readonly ListedProduct[],
  ): Promise<void> {
    const last = await findLocked(tx, LowStockMail, id);
    if (!last || isDone(last.lookedOn, today)) return;
    await tx.update(LowStockMail, { id }, { lookedOn: today });
    const told = new Set((await tx.find(LowStockProduct)).map(({ productId }) => productId));
    const lowIds = new Set(low.map((product) => product.id));
    const risen = [...told].filter((productId) => !lowIds.has(productId));
    for (const ids of batchesOf(risen, BATCH))
      await tx.delete(LowStockProduct, { productId: In([...ids]) });
    const fallen = [...lowIds].filter((productId) => !told.has(productId));
    for (const ids of batchesOf(fallen, BATCH)) {
      const rows = ids.map((productId) => ({ productId, toldOn: today }));
      await insertRows(tx, LowStockProduct, rows);
    }
    if (fallen.length === 0) return;
    for (const admin of (await tx.find(Admin)).filter(seesStock)) {
      const { id: adminId, email: recipient } = admin;
      await this.mails.enqueue(tx, { kind: KIND, recipient, adminId, detail: today });
    }
  }
}

function isDone(lookedOn: string | null, today: string): boolean {
  return lookedOn !== null && lookedOn >= today;
}

function seesStock(admin: Admin): boolean {
  return admin.permissions.includes('manage-catalogue');
}
