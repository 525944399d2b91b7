import { Admin } from '../staff/admin.entity';
import { Customer } from '../customers/customer.entity';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Viewer } from '../../../kernel/viewer';
import { OpenedSession, SessionService } from './session.service';
import { staffViewer } from './staff-viewer';

/** The owner of a new session: one of the two. */
export interface Entrant {
  customer?: Customer | null;
  admin?: Admin | null;
}

/**
 * Makes the request and its browser those of the person who logged in.
 * @returns the token, for programs without cookies
 */
export function enter(
  context: RequestContext,
  { token, deviceToken, sessionId, mustSetUpSecondFactor }: OpenedSession,
  { customer, admin }: Entrant,
): string {
  context.setSessionToken(admin ? 'admin' : 'customer', token);
  if (deviceToken !== undefined) context.setDeviceToken(deviceToken);
  // A second login of the same request comes from a browser that already has this token.
  context.caller = { ...context.caller, deviceToken };
  if (customer) context.viewer = { role: 'customer', sessionId, customerId: customer.id };
  if (admin) context.viewer = staffViewer(sessionId, admin, mustSetUpSecondFactor ?? false);
  return token;
}

/**
 * Opens the session that a guest needs for a cart, and makes it that of the request and the browser.
 * @throws TOO_MANY_ATTEMPTS if too many were opened from the network address
 */
export async function enterAsGuest(
  context: RequestContext,
  sessions: SessionService,
): Promise<Viewer> {
  const { token, sessionId } = await sessions.openForGuest(context.caller);
  context.setSessionToken('customer', token);
  context.viewer = { role: 'guest', sessionId };
  return context.viewer;
}
