import { Database } from '../../../platform/database/database';
import { Order } from '../orders/order.entity';
import { HandOver } from './hand-over.entity';

/** What became of links by which programs handed lines over. */
export class HandOvers {
  constructor(private readonly database: Database) {}

  /** The order that came of a link: its number and where it stands, for who made the link. */
  async orderOf(mark: string): Promise<Pick<Order, 'id' | 'status'> | null> {
    const found = await this.database.read.findOne(HandOver, {
      where: { mark },
      relations: { order: true },
      select: { id: true, order: { id: true, status: true } },
    });
    return found?.order ?? null;
  }
}
