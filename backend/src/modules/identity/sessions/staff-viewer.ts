import { Admin } from '../staff/admin.entity';
import { StaffViewer } from '../../../kernel/viewer';

/** A member of the staff, with what their role lets them do. */
export function staffViewer(
  sessionId: number,
  { id, permissions }: Pick<Admin, 'id' | 'permissions'>,
): StaffViewer {
  return { role: 'admin', sessionId, adminId: id, permissions: new Set(permissions) };
}
