import { EntityManager, In } from 'typeorm';
import { Admin } from './admin.entity';

/** The e-mail address of each of these members of the staff who is still there, by their numbers. */
export async function staffEmails(
  manager: EntityManager,
  adminIds: number[],
): Promise<Map<number, string[]>> {
  const admins = await manager.find(Admin, {
    select: { id: true, email: true },
    where: { id: In(adminIds) },
  });
  return new Map(admins.map(({ id, email }) => [id, [email]]));
}
