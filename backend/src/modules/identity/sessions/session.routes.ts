import { FastifyInstance } from 'fastify';
import { Admin } from '../staff/admin.entity';
import { customerJson } from '../customers/customer.routes';
import { bodyOf, namingFields } from '../../../platform/rest/rest-body';
import { SessionAuthentication } from './session-authentication';
import { LoginService } from './login.service';

/**
 * A member of the staff as existing clients read it. The shop stores no names of its staff: they are made from the email
 * address, as `ravi.patil@shop.example` is Ravi Patil.
 */
function adminJson({ id, email }: Admin) {
  const [firstName = '', ...others] = email
    .replace(/@.*$/, '')
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  return { adminId: id, firstName, lastName: others.join(' '), adminEmailId: email };
}

/** The logins of the REST contract. */
export function registerSessionRoutes(
  app: FastifyInstance,
  logins: LoginService,
  sessions: SessionAuthentication,
): void {
  app.post('/api/customers/login', { config: { access: 'self' } }, async (request, reply) => {
    const { emailID, password } = bodyOf(request);
    const viewer = await sessions.viewerAs(request, 'customer');
    const input = { email: emailID, password };
    const opened = await namingFields({ email: 'emailID' }, () =>
      logins.loginCustomer(viewer, input, sessions.callerOf(request)),
    );
    sessions.setOpened(reply, 'customer', opened);
    return { ...customerJson(opened.customer), accessToken: opened.token };
  });

  app.post('/api/admin/login', { config: { access: 'self' } }, async (request, reply) => {
    const { adminEmailId, adminPassword, code } = bodyOf(request);
    const viewer = await sessions.viewerAs(request, 'admin');
    const input = { email: adminEmailId, password: adminPassword };
    const names = { email: 'adminEmailId', password: 'adminPassword' };
    const opened = await namingFields(names, () =>
      logins.loginAdmin(viewer, input, sessions.callerOf(request), { code }),
    );
    sessions.setOpened(reply, 'admin', opened);
    const { admin, token } = opened;
    return { ...adminJson(admin), accessToken: token };
  });
}
