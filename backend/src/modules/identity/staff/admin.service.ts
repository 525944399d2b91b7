import { FindOptionsWhere } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import type { Language } from '../../../kernel/language';
import { StaffRole } from '../../../kernel/permissions';
import { Viewer, refusePrograms, requireMember } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { hashPassword } from '../credentials/password';
import { noteLanguage } from '../kept-language';
import { Admin } from './admin.entity';

/** A staff member whose password is in the configuration. */
interface KnownMember {
  email: string;
  password: string;
  role: StaffRole;
}

/** The accounts of the staff. */
export class AdminService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The calling admin; null for other callers. */
  async current(viewer: Viewer): Promise<Admin | null> {
    if (viewer.role !== 'admin') return null;
    return this.database.read.findOneBy(Admin, { id: viewer.adminId });
  }

  /**
   * Stores the language that a staff member chose in the console, for emails to them.
   * @throws UNAUTHENTICATED without a login, FORBIDDEN for customers and programs
   */
  async chooseLanguage(viewer: Viewer, code: Language): Promise<Admin> {
    refusePrograms(viewer);
    const { adminId: id } = requireMember(viewer);
    const work = (tx: Transaction) => noteLanguage(tx, 'admins', id, { code, isChosen: true });
    await this.database.write(work, { repeatable: true });
    return this.database.read.findOneByOrFail(Admin, { id });
  }

  /** Creates the first admin from the configuration, if the shop has none yet. */
  async ensureFirst(email: string, password: string): Promise<void> {
    await this.makeUnless({}, { email, password, role: StaffRole.OWNER });
  }

  /** Creates a staff member with a known password, such as the demo's, unless the address exists. */
  async ensure(member: KnownMember): Promise<void> {
    await this.makeUnless({ email: member.email }, member);
  }

  private async makeUnless(
    there: FindOptionsWhere<Admin>,
    { email, password, role }: KnownMember,
  ): Promise<void> {
    if (await this.database.read.existsBy(Admin, there)) return;
    const passwordHash = await hashPassword(password);
    const work = async (tx: Transaction) => {
      if (!(await tx.existsBy(Admin, there)))
        await tx.insert(Admin, { email, passwordHash, role, createdAt: this.clock.now() });
    };
    await this.database.write(work, { repeatable: true });
  }
}
