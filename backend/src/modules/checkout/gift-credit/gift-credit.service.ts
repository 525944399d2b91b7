import { EntityManager } from 'typeorm';
import { Customer } from '../../identity';
import { Clock } from '../../../kernel/clock';
import { Paise } from '../../../kernel/money';
import { ConflictError, Transaction } from '../../../platform/database/database';
import { GiftCreditEntry, GiftCreditKind } from './gift-credit-entry.entity';

/**
 * The gift credit of customers: a balance that never goes below zero, and a ledger beside it that adds up to it.
 * All within the caller's transaction.
 */
export class GiftCreditService {
  constructor(private readonly clock: Clock) {}

  /** What a customer has left. */
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
   * Takes an amount of the balance for an order, to be followed by `recordSpent`; does nothing for 0.
   * @throws ConflictError (the unit of work tries again) where the balance was spent at the same moment
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

  /** Writes down which order the amount went to that `spend` took; does nothing for 0. */
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

  /** Gives back what an order that is called off had spent; does nothing for 0. Once an order, or it fails. */
  giveBack(
    tx: Transaction,
    customerId: number,
    orderId: number,
    amountPaise: Paise,
  ): Promise<void> {
    return this.addAgain(tx, GiftCreditKind.RETURNED, { customerId, orderId, amountPaise });
  }

  /** Gives back what an order costs less than was agreed; does nothing for 0. Once an order, or it fails. */
  giveBackPart(
    tx: Transaction,
    customerId: number,
    orderId: number,
    amountPaise: Paise,
  ): Promise<void> {
    return this.addAgain(tx, GiftCreditKind.REDUCED, { customerId, orderId, amountPaise });
  }

  /**
   * Takes more for an order that was edited, or gives back what it needs less; does nothing for 0. Once an edit, or it
   * fails.
   * @param amountPaise what is given back; below zero what is taken
   * @throws ConflictError (the unit of work tries again) where the balance was spent at the same moment
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

  /** Gives back what a credit note of an order says; does nothing for 0. Once a credit note, or it fails. */
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
