import { FastifyInstance } from 'fastify';
import { bodyOf } from '../../../platform/rest/rest-body';
import { answerObject, json, recordId, requestBody, text } from '../../../platform/rest/schemas';
import { SessionAuthentication } from '../../identity';
import { ContactService } from './contact.service';

const schema = {
  operationId: 'contactShop',
  tags: ['Contact'],
  summary: 'Sends a message to the shop',
  body: requestBody(
    {
      fullName: text('4 to 200 characters.'),
      email: text('As entered; optional.'),
      subject: text('The message, 10 to 4,000 characters.'),
    },
    ['fullName', 'subject'],
  ),
  response: {
    201: json(
      'The received message',
      answerObject({
        contact_id: recordId,
        fullName: { type: 'string' },
        email: { type: 'string' },
        subject: { type: 'string' },
      }),
    ),
  },
};

/** The contact form of the REST contract. */
export function registerContactRoutes(
  app: FastifyInstance,
  contacts: ContactService,
  sessions: SessionAuthentication,
): void {
  const options = { config: { access: 'self' }, schema } as const;
  app.post('/api/customers/contact', options, async (request, reply) => {
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
