import { FastifyInstance } from 'fastify';
import { Admin } from '../staff/admin.entity';
import { customerFields, customerJson } from '../customers/customer.routes';
import { bodyOf, namingFields } from '../../../platform/rest/rest-body';
import { answerObject, json, recordId, requestBody, text } from '../../../platform/rest/schemas';
import { SessionAuthentication } from './session-authentication';
import { LoginService } from './login.service';

/**
 * A staff member in the REST contract. The shop stores no names of its staff: they are derived from the e-mail address,
 * so `ravi.patil@shop.example` is Ravi Patil.
 */
function adminJson({ id, email }: Admin) {
  const [firstName = '', ...others] = email
    .replace(/@.*$/, '')
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  return { adminId: id, firstName, lastName: others.join(' '), adminEmailId: email };
}

const accessToken = text('Send it as Authorization: Bearer, or use the cookie.');
const customerLoginSchema = {
  operationId: 'logInCustomer',
  tags: ['Customers'],
  summary: 'Logs a customer in',
  body: requestBody({ emailID: text('E-mail address.'), password: { type: 'string' } }, [
    'emailID',
    'password',
  ]),
  response: { 200: json('The customer', answerObject({ ...customerFields, accessToken })) },
};
const adminLoginSchema = {
  operationId: 'logInAdmin',
  tags: ['Staff'],
  summary: 'Logs a staff member in',
  body: requestBody(
    {
      adminEmailId: text('E-mail address.'),
      adminPassword: { type: 'string' },
      code: text('One-time code; required of accounts with a second factor.'),
    },
    ['adminEmailId', 'adminPassword'],
  ),
  response: {
    200: json(
      'The staff member',
      answerObject({
        adminId: recordId,
        firstName: { type: 'string' },
        lastName: { type: 'string' },
        adminEmailId: { type: 'string' },
        accessToken,
      }),
    ),
  },
};

/** The login routes of the REST contract. */
export function registerSessionRoutes(
  app: FastifyInstance,
  logins: LoginService,
  sessions: SessionAuthentication,
): void {
  const forCustomers = {
    config: { access: 'self', failures: ['WRONG_CREDENTIALS'] },
    schema: customerLoginSchema,
  } as const;
  app.post('/api/customers/login', forCustomers, async (request, reply) => {
    const { emailID, password } = bodyOf(request);
    const viewer = await sessions.viewerAs(request, 'customer');
    const input = { email: emailID, password };
    const opened = await namingFields({ email: 'emailID' }, () =>
      logins.loginCustomer(viewer, input, sessions.callerOf(request)),
    );
    sessions.setOpened(reply, 'customer', opened);
    return { ...customerJson(opened.customer), accessToken: opened.token };
  });

  const forStaff = {
    config: { access: 'self', failures: ['WRONG_CREDENTIALS', 'SECOND_FACTOR_REQUIRED'] },
    schema: adminLoginSchema,
  } as const;
  app.post('/api/admin/login', forStaff, async (request, reply) => {
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
