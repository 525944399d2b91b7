import { Admin } from '../staff/admin.entity';
import { Customer } from '../customers/customer.entity';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { OpenedSession } from './session.service';
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
  { token, deviceToken, sessionId }: OpenedSession,
  { customer, admin }: Entrant,
): string {
  context.setSessionToken(admin ? 'admin' : 'customer', token);
  if (deviceToken !== undefined) context.setDeviceToken(deviceToken);
  // A second login of the same request is that of a browser that has this already.
  context.caller = { ...context.caller, deviceToken };
  if (customer) context.viewer = { role: 'customer', sessionId, customerId: customer.id };
  if (admin) context.viewer = staffViewer(sessionId, admin);
  return token;
}
