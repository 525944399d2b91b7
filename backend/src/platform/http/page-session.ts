import { Viewer } from '../../kernel/viewer';

/** Who reads a page, as the site itself keeps them (its session.ts). */
export type PageSession =
  { role: 'guest' } | { role: 'customer'; customerId: string } | { role: 'admin'; adminId: string };

/** Whoever has not logged in is a guest, with or without a cart. */
export function pageSessionOf(viewer: Viewer): PageSession {
  if (viewer.role === 'customer')
    return { role: 'customer', customerId: String(viewer.customerId) };
  if (viewer.role === 'admin') return { role: 'admin', adminId: String(viewer.adminId) };
  return { role: 'guest' };
}

/** The name by which the site knows whose an answer is. */
export function pageSessionName(session: PageSession): string {
  if (session.role === 'customer') return `customer ${session.customerId}`;
  return session.role === 'admin' ? `admin ${session.adminId}` : 'guest';
}
