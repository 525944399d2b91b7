import { In } from 'typeorm';
import { Database } from '../../../platform/database/database';
import { batched } from '../../../platform/graphql/batched';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Admin } from './admin.entity';

/** By what address members of the staff are shown who did something. */
export class StaffEmails {
  constructor(private readonly database: Database) {}

  /** The e-mail address of each of these members of the staff who is still there, by their numbers. */
  async of(adminIds: number[]): Promise<Map<number, string[]>> {
    const admins = await this.database.read.find(Admin, {
      select: { id: true, email: true },
      where: { id: In(adminIds) },
    });
    return new Map(admins.map(({ id, email }) => [id, [email]]));
  }

  /** That of one, null where they are gone; all of an answer are read together. */
  async emailOf(context: RequestContext, adminId: number): Promise<string | null> {
    const [email = null] = await batched(context, 'staff emails', adminId, (ids) => this.of(ids));
    return email;
  }
}
