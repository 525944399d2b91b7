import { Admin } from '../staff/admin.entity';
import { Customer } from '../customers/customer.entity';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Viewer } from '../../../kernel/viewer';
import { OpenedSession, SessionService } from './session.service';
import { staffViewer } from './staff-viewer';

/** Who a session was opened for: one of the two. */
export interface Entrant {
  customer?: Customer | null;
  admin?: Admin | null;
}

/**
 * From here on the request is that of who logged in, and so is the browser.
 * @returns the token, for programs that keep no cookies
 */
export function enter(
  context: RequestContext,
  { token, deviceToken, sessionId, mustSetUpSecondFactor }: OpenedSession,
  { customer, admin }: Entrant,
): string {
  context.setSessionToken(admin ? 'admin' : 'customer', token);
  if (deviceToken !== undefined) context.setDeviceToken(deviceToken);
  // A second login of the same request is that of a browser that has this already.
  context.caller = { ...context.caller, deviceToken };
  if (customer) context.viewer = { role: 'customer', sessionId, customerId: customer.id };
  if (admin) context.viewer = staffViewer(sessionId, admin, mustSetUpSecondFactor ?? false);
  return token;
}

/**
 * Opens the session of a guest, who needs one to keep a cart: from here on it is that of the request and the browser.
 * @throws TOO_MANY_ATTEMPTS where too many were opened from the network address
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
