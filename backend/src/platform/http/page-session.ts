import { Viewer } from '../../kernel/viewer';

/** Who reads a page, as the site itself keeps them (its session.ts). */
export type PageSession =
  { role: 'visitor' } | { role: 'client'; customerId: string } | { role: 'admin'; adminId: string };

/** Whoever has not logged in is a visitor, with or without a cart. */
export function pageSessionOf(viewer: Viewer): PageSession {
  if (viewer.role === 'customer') return { role: 'client', customerId: String(viewer.customerId) };
  if (viewer.role === 'admin') return { role: 'admin', adminId: String(viewer.adminId) };
  return { role: 'visitor' };
}

/** The name by which the site knows whose an answer is. */
export function pageSessionName(session: PageSession): string {
  if (session.role === 'client') return `client ${session.customerId}`;
  return session.role === 'admin' ? `admin ${session.adminId}` : 'visitor';
}
