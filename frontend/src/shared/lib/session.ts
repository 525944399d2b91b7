import { useSyncExternalStore } from 'react';

/**
 * Who this browser last logged in as. It decides the header and which screens are offered, and
 * opens nothing: the server knows the caller by an http-only cookie.
 */
export type Session =
  GuestSession | { role: 'customer'; customerId: string } | { role: 'admin'; adminId: string };

interface GuestSession {
  role: 'guest';
  /** Has logged out and is on the way to the root: a guarded screen does not ask them to log in. */
  isLeaving?: boolean;
}

/** The keys of the specification; existing clients read and write the same ones. */
const customerKey = 'token';
const adminKey = 'admin';
const changed = 'grocessay:session';
const guest: GuestSession = { role: 'guest' };
const leavingGuest: GuestSession = { role: 'guest', isLeaving: true };

/** A mark for each form with changes that are not saved: where the session ends by itself, its screen stays. */
export const unsaved = new Set<object>();

let lastSession: Session = guest;
let isLeaving = false;
let renderedFor: Session = guest;

/** Answers the stored session; the same object as long as nothing changed. On the server, for whom it renders. */
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

/** The same text for the same caller. */
export const nameOf = (session: Session): string => `${session.role} ${idOf(session)}`.trim();

const isSame = (a: Session, b: Session) =>
  a === b || (a.role !== 'guest' && nameOf(a) === nameOf(b));

function announceChange(): void {
  window.dispatchEvent(new Event(changed));
}

/** Stores a client's login. The server has one session, so an admin's ends with it. */
export function rememberCustomer(customerId: string): void {
  localStorage.removeItem(adminKey);
  localStorage.setItem(customerKey, customerId);
  announceChange();
}

/** Stores an admin's login; a client's ends with it. */
export function rememberAdmin(adminId: string): void {
  localStorage.removeItem(customerKey);
  localStorage.setItem(adminKey, adminId);
  announceChange();
}

/** Forgets who is logged in, for instance when the server no longer knows the session. */
export function forgetSession(): void {
  localStorage.removeItem(customerKey);
  localStorage.removeItem(adminKey);
  announceChange();
}

/**
 * Clears all local storage, and goes away: in this order, so that the page where that ends already belongs to a
 * guest.
 */
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

/** Says for whom a page is rendered on the server, and hydrated by the browser. */
export function renderForSession(session: Session): void {
  renderedFor = session;
}

/** The stored session, kept up to date: at once after login and logout, here or in another tab. */
export const useSession = (): Session =>
  useSyncExternalStore(subscribe, readSession, () => renderedFor);
