import { EntityManager } from 'typeorm';
import { Customer } from '../../identity';
import { Clock } from '../../../kernel/clock';
import { Paise } from '../../../kernel/money';
import { ConflictError, Transaction } from '../../../platform/database/database';
import { GiftCreditEntry, GiftCreditKind } from './gift-credit-entry.entity';

/**
 * The gift credit of customers: a balance that never becomes negative, and a ledger that adds up to it. All methods
 * work within the caller's transaction.
 */
export class GiftCreditService {
  constructor(private readonly clock: Clock) {}

  /** The balance of a customer. */
  async balance(manager: EntityManager, customerId: number): Promise<Paise> {
    const { giftCreditPaise } = await manager.findOneByOrFail(Customer, { id: customerId });
    return giftCreditPaise;
  }

  /** Adds the value of a voucher. */
  async add(
    tx: Transaction,
    customerId: number,
    amountPaise: Paise,
    voucherId: number,
  ): Promise<void> {
    await tx.increment(Customer, { id: customerId }, 'giftCreditPaise', amountPaise);
    await this.record(tx, GiftCreditKind.REDEEMED, { customerId, amountPaise, voucherId });
  }

  /**
   * Takes an amount from the balance for an order, to be followed by `recordSpent`; does nothing for 0.
   * @throws ConflictError (the unit of work is retried) if the balance was spent concurrently
   */
  async spend(tx: Transaction, customerId: number, amountPaise: Paise): Promise<void> {
    if (amountPaise === 0) return;
    const { affected } = await tx
      .createQueryBuilder()
      .update(Customer)
      .set({ giftCreditPaise: () => 'giftCreditPaise - :amountPaise' })
      .where('id = :customerId AND giftCreditPaise >= :amountPaise', { customerId, amountPaise })
      .execute();
    if (affected !== 1) throw new ConflictError('The gift credit was spent meanwhile');
  }

  /** Records the order for the amount that `spend` took; does nothing for 0. */
  async recordSpent(
    tx: Transaction,
    customerId: number,
    orderId: number,
    amountPaise: Paise,
  ): Promise<void> {
    if (amountPaise === 0) return;
    const spent = { customerId, orderId, amountPaise: -amountPaise };
    await this.record(tx, GiftCreditKind.SPENT, spent);
  }

  /** Returns what a cancelled order had spent; does nothing for 0. Fails if repeated for an order. */
  giveBack(
    tx: Transaction,
    customerId: number,
    orderId: number,
    amountPaise: Paise,
  ): Promise<void> {
    return this.addAgain(tx, GiftCreditKind.RETURNED, { customerId, orderId, amountPaise });
  }

  /**
   * Returns the difference if an order costs less than was agreed; does nothing for 0. Fails if repeated for an order.
   */
  giveBackPart(
    tx: Transaction,
    customerId: number,
    orderId: number,
    amountPaise: Paise,
  ): Promise<void> {
    return this.addAgain(tx, GiftCreditKind.REDUCED, { customerId, orderId, amountPaise });
  }

  /**
   * Takes more for an edited order, or returns what it no longer needs; does nothing for 0. Fails if repeated for an
   * edit.
   * @param amountPaise the amount to return; negative for one to take
   * @throws ConflictError (the unit of work is retried) if the balance was spent concurrently
   */
  async changeForEdit(
    tx: Transaction,
    customerId: number,
    {
      orderId,
      orderEditId,
      amountPaise,
    }: Pick<GiftCreditEntry, 'orderId' | 'orderEditId' | 'amountPaise'>,
  ): Promise<void> {
    const entry = { customerId, orderId, orderEditId, amountPaise };
    if (amountPaise >= 0) return this.addAgain(tx, GiftCreditKind.EDITED, entry);
    await this.spend(tx, customerId, 0 - amountPaise);
    await this.record(tx, GiftCreditKind.EDITED, entry);
  }

  /** Returns the amount of a credit note of an order; does nothing for 0. Fails if repeated for a credit note. */
  giveBackCredited(
    tx: Transaction,
    customerId: number,
    {
      orderId,
      creditNoteId,
      amountPaise,
    }: Pick<GiftCreditEntry, 'orderId' | 'creditNoteId' | 'amountPaise'>,
  ): Promise<void> {
    const entry = { customerId, orderId, creditNoteId, amountPaise };
    return this.addAgain(tx, GiftCreditKind.CREDITED, entry);
  }

  private async addAgain(
    tx: Transaction,
    kind: GiftCreditKind,
    entry: Pick<GiftCreditEntry, 'customerId' | 'orderId' | 'amountPaise'> &
      Partial<Pick<GiftCreditEntry, 'creditNoteId' | 'orderEditId'>>,
  ): Promise<void> {
    const { customerId, amountPaise } = entry;
    if (amountPaise === 0) return;
    await tx.increment(Customer, { id: customerId }, 'giftCreditPaise', amountPaise);
    await this.record(tx, kind, entry);
  }

  private async record(
    tx: Transaction,
    kind: GiftCreditKind,
    entry: Pick<GiftCreditEntry, 'customerId' | 'amountPaise'> & Partial<GiftCreditEntry>,
  ): Promise<void> {
    await tx.insert(GiftCreditEntry, { ...entry, kind, createdAt: this.clock.now() });
  }
}
