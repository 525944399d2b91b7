import { In } from 'typeorm';
import { Database } from '../../../platform/database/database';
import { batched } from '../../../platform/graphql/batched';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Admin } from './admin.entity';

/** E-mail addresses of staff members, to show who did something. */
export class StaffEmails {
  constructor(private readonly database: Database) {}

  /** The e-mail addresses of these staff members, by their numbers; without removed ones. */
  async of(adminIds: number[]): Promise<Map<number, string[]>> {
    const admins = await this.database.read.find(Admin, {
      select: { id: true, email: true },
      where: { id: In(adminIds) },
    });
    return new Map(admins.map(({ id, email }) => [id, [email]]));
  }

  /** The address of one member, null if removed; all addresses of a response are read together. */
  async emailOf(context: RequestContext, adminId: number): Promise<string | null> {
    const [email = null] = await batched(context, 'staff emails', adminId, (ids) => this.of(ids));
    return email;
  }
}
