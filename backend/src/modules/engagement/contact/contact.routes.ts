import { FastifyInstance } from 'fastify';
import { bodyOf } from '../../../platform/rest/rest-body';
import { SessionAuthentication } from '../../identity';
import { ContactService } from './contact.service';

/** The contact form of the REST contract. */
export function registerContactRoutes(
  app: FastifyInstance,
  contacts: ContactService,
  sessions: SessionAuthentication,
): void {
  app.post('/api/customers/contact', { config: { access: 'self' } }, async (request, reply) => {
    const { fullName, email, subject } = bodyOf(request);
    const input = { fullName, email: email ?? '', subject };
    const message = await contacts.receive(input, sessions.callerOf(request));
    return reply.status(201).send({
      contact_id: message.id,
      fullName: message.fullName,
      email: message.email,
      subject: message.subject,
    });
  });
}
