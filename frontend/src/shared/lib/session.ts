import { useSyncExternalStore } from 'react';

/**
 * The last login in this browser. It decides the header and which screens are offered, but grants no access: the server
 * identifies the caller by an http-only cookie.
 */
export type Session =
  GuestSession | { role: 'customer'; customerId: string } | { role: 'admin'; adminId: string };

interface GuestSession {
  role: 'guest';
  /** After logout, on the way to the root: a guarded screen does not redirect to its login page. */
  isLeaving?: boolean;
}

/** The specified keys, which existing clients also read and write. */
const customerKey = 'token';
const adminKey = 'admin';
const changed = 'grocessay:session';
const guest: GuestSession = { role: 'guest' };
const leavingGuest: GuestSession = { role: 'guest', isLeaving: true };

/** Contains a mark for each form with unsaved changes: its screen stays when the session ends by itself. */
export const unsaved = new Set<object>();

let lastSession: Session = guest;
let isLeaving = false;
let renderedFor: Session = guest;

/**
 * Returns the stored session, the same object as long as it is unchanged; on the server, the session that it renders
 * for.
 */
export function readSession(): Session {
  if (typeof localStorage === 'undefined') return renderedFor;
  const next = parseSession(localStorage.getItem(customerKey), localStorage.getItem(adminKey));
  if (!isSame(lastSession, next)) lastSession = next;
  return lastSession;
}

function parseSession(customerId: string | null, adminId: string | null): Session {
  if (customerId) return { role: 'customer', customerId };
  if (adminId) return { role: 'admin', adminId };
  return isLeaving ? leavingGuest : guest;
}

const idOf = (session: Session) =>
  session.role === 'customer'
    ? session.customerId
    : session.role === 'admin'
      ? session.adminId
      : '';

/** Identifies the caller: equal texts for equal callers. */
export const nameOf = (session: Session): string => `${session.role} ${idOf(session)}`.trim();

const isSame = (a: Session, b: Session) =>
  a === b || (a.role !== 'guest' && nameOf(a) === nameOf(b));

function announceChange(): void {
  window.dispatchEvent(new Event(changed));
}

/** Stores a customer's login. The server has one session, so an admin's login ends. */
export function rememberCustomer(customerId: string): void {
  localStorage.removeItem(adminKey);
  localStorage.setItem(customerKey, customerId);
  announceChange();
}

/** Stores an admin's login, which ends a customer's. */
export function rememberAdmin(adminId: string): void {
  localStorage.removeItem(customerKey);
  localStorage.setItem(adminKey, adminId);
  announceChange();
}

/** Forgets the login, for instance when the server no longer knows the session. */
export function forgetSession(): void {
  localStorage.removeItem(customerKey);
  localStorage.removeItem(adminKey);
  announceChange();
}

/** Clears all local storage, then navigates away: in this order, so that the destination is rendered for a guest. */
export async function leaveSession(goAway: () => void | Promise<void>): Promise<void> {
  isLeaving = true;
  localStorage.clear();
  announceChange();
  try {
    await goAway();
  } finally {
    isLeaving = false;
    announceChange();
  }
}

function subscribe(onChange: () => void): () => void {
  // A login or logout in another tab: this page shows data of the previous account, and would change that of the next.
  const onStorage = () => {
    const { role } = lastSession;
    if (lastSession !== readSession() && role !== 'guest' && !unsaved.size) location.reload();
    onChange();
  };
  window.addEventListener(changed, onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('storage', onStorage);
  };
}

/** Sets the session that a page is rendered for on the server, and hydrated with in the browser. */
export function renderForSession(session: Session): void {
  renderedFor = session;
}

/** The stored session; updates at once after login and logout, in this tab or another. */
export const useSession = (): Session =>
  useSyncExternalStore(subscribe, readSession, () => renderedFor);
