import { FastifyInstance } from 'fastify';
import { customerJson } from '../customers/customer.routes';
import { bodyOf, namingFields } from '../platform/rest/rest-body';
import { SessionDoor } from './session-door';
import { SessionService } from './session.service';

/** The logins of the REST contract. */
export function registerSessionRoutes(
  app: FastifyInstance,
  service: SessionService,
  sessions: SessionDoor,
): void {
  app.post('/api/customers/login', { config: { access: 'self' } }, async (request, reply) => {
    const { emailID, password } = bodyOf(request);
    const viewer = await sessions.viewerOf(request);
    const { token, customer } = await namingFields({ email: 'emailID' }, () =>
      service.loginCustomer(viewer, { email: emailID, password }),
    );
    sessions.setToken(reply, token);
    return { ...customerJson(customer), accessToken: token };
  });

  app.post('/api/admin/login', { config: { access: 'self' } }, async (request, reply) => {
    const { adminEmailId, adminPassword } = bodyOf(request);
    const viewer = await sessions.viewerOf(request);
    const { token, admin } = await namingFields(
      { email: 'adminEmailId', password: 'adminPassword' },
      () => service.loginAdmin(viewer, { email: adminEmailId, password: adminPassword }),
    );
    sessions.setToken(reply, token);
    return { adminId: admin.id, adminEmailId: admin.email, accessToken: token };
  });
}
