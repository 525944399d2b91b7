import { Clock } from '../kernel/clock';
import { StaffRole } from '../kernel/permissions';
import { Viewer } from '../kernel/viewer';
import { Database, Transaction } from '../platform/db/database';
import { hashPassword } from '../sessions/password';
import { Admin } from './admin.entity';

/** Who keeps the shop. */
export class AdminService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The admin who is calling, if one is. */
  async current(viewer: Viewer): Promise<Admin | null> {
    if (viewer.role !== 'admin') return null;
    return this.database.read.findOneBy(Admin, { id: viewer.adminId });
  }

  /** Makes the first admin from the configuration, where the shop has none yet. */
  async ensureFirst(email: string, password: string): Promise<void> {
    if (await this.database.read.existsBy(Admin, {})) return;
    const passwordHash = await hashPassword(password);
    const work = async (tx: Transaction) => {
      if (!(await tx.existsBy(Admin, {})))
        await tx.insert(Admin, {
          email,
          passwordHash,
          role: StaffRole.OWNER,
          createdAt: this.clock.now(),
        });
    };
    await this.database.write(work, { repeatable: true });
  }
}
