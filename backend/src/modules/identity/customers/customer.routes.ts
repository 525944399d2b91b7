import { FastifyInstance } from 'fastify';
import { readRecordId } from '../../../kernel/record-id';
import { Callers } from '../../../platform/http/callers';
import { RestBody, bodyOf, namingFields, pathPart } from '../../../platform/rest/rest-body';
import {
  answerObject,
  idsInPath,
  json,
  recordId,
  requestBody,
  text,
  textOrNumber,
} from '../../../platform/rest/schemas';
import { Customer, Gender } from './customer.entity';
import { CustomerService } from './customer.service';

/** Field names of the contract's first registration form; the second form uses ours. */
const FIRST_FORM_NAMES = { email: 'emailID', phone: 'phoneNumber' };
const SECOND_FORM_NAMES = { dateOfBirth: 'dob', zipCode: 'zipcode' };

/** A customer in the REST contract. Never contains a password or its hash. */
export function customerJson(customer: Customer) {
  return {
    customerId: customer.id,
    firstName: customer.firstName,
    lastName: customer.lastName,
    emailID: customer.contactEmail,
    dateOfBirth: customer.dateOfBirth,
    gender: customer.gender,
    phoneNumber: customer.phone,
    district: customer.district,
    state: customer.state,
    zipCode: customer.zipCode,
  };
}

/** The schema of `customerJson`. */
export const customerFields = {
  customerId: recordId,
  firstName: { type: 'string' },
  lastName: { type: 'string' },
  emailID: { type: 'string' },
  dateOfBirth: { type: ['string', 'null'], description: 'Date as yyyy-MM-dd.' },
  gender: { type: 'string', enum: Object.values(Gender) },
  phoneNumber: { type: 'string' },
  district: { type: 'string' },
  state: { type: 'string' },
  zipCode: { type: 'string' },
} as const;
const customerSchema = { $id: 'Customer', ...answerObject(customerFields) } as const;
const oneCustomer = json('The customer', { $ref: 'Customer#' });
const tags = ['Customers'];

const registrationSchema = {
  operationId: 'register',
  tags,
  summary: 'Registers a customer',
  description: 'Accepts the field names of both registration forms.',
  body: requestBody(
    {
      firstName: text('At least 3 characters.'),
      lastName: text('At least 3 characters.'),
      emailID: text('E-mail address (name in the first form).'),
      email: text('E-mail address (name in the second form).'),
      password: text('At least 8 characters with an upper-case letter and a digit.'),
      dateOfBirth: text('Date of birth as yyyy-MM-dd (name in the first form).'),
      dob: text('Date of birth as yyyy-M-d (name in the second form).'),
      gender: text('One of male, female and other; defaults to male.'),
      phoneNumber: textOrNumber('Phone number of ten digits (name in the first form).'),
      phone: textOrNumber('Phone number of ten digits (name in the second form).'),
      district: text('District of the address, at least 3 characters.'),
      state: text('State of the address, at least 3 characters.'),
      zipCode: textOrNumber('PIN code (name in the first form).'),
      zipcode: textOrNumber('PIN code (name in the second form).'),
    },
    ['firstName', 'lastName', 'password', 'district', 'state'],
  ),
  response: { 201: oneCustomer },
};

/** The customer routes of the REST contract. */
export function registerCustomerRoutes(
  app: FastifyInstance,
  customers: CustomerService,
  callers: Callers,
): void {
  app.addSchema(customerSchema);
  const options = {
    config: { access: 'self', failures: ['EMAIL_TAKEN'] },
    schema: registrationSchema,
  } as const;
  app.post('/api/customers/register', options, async (request, reply) => {
    const body = bodyOf(request);
    const names = 'emailID' in body || 'phoneNumber' in body ? FIRST_FORM_NAMES : SECOND_FORM_NAMES;
    const customer = await namingFields(names, () =>
      customers.register(registrationValues(body), callers.callerOf(request)),
    );
    return reply.status(201).send(customerJson(customer));
  });

  const schema = {
    operationId: 'getCustomer',
    tags,
    summary: 'Gets the caller',
    params: idsInPath({ id: 'Customer ID of the caller.' }),
    response: { 200: oneCustomer },
  };
  const toCustomers = { config: { access: 'customer' }, schema } as const;
  app.get('/api/customers/customer/:id', toCustomers, async (request) => {
    const viewer = await callers.viewerOf(request);
    const id = readRecordId(pathPart(request, 'id'), 'customer', 'customerId');
    return customerJson(await customers.ownRecord(viewer, id));
  });
}

/** Accepts both registration forms: a body may have the fields of either. */
function registrationValues(body: RestBody) {
  const gender = body.gender === undefined || body.gender === '' ? Gender.MALE : body.gender;
  return {
    firstName: body.firstName,
    lastName: body.lastName,
    phone: asText(body.phoneNumber ?? body.phone),
    district: body.district,
    state: body.state,
    zipCode: asText(body.zipCode ?? body.zipcode),
    email: body.emailID ?? body.email,
    password: body.password,
    dateOfBirth: calendarDate(body.dateOfBirth ?? body.dob),
    gender: typeof gender === 'string' ? gender.toLowerCase() : gender,
  };
}

/** Phone and PIN code may be numbers, straight from a numeric input. */
function asText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

/** Pads yyyy-M-d to yyyy-MM-dd, drops the time that a date picker adds, and treats an empty date as none. */
function calendarDate(value: unknown): unknown {
  if (value === '' || value === null) return undefined;
  if (typeof value !== 'string') return value;
  const parts = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?$/.exec(value.trim());
  if (!parts) return value;
  const [, year = '', month = '', day = ''] = parts;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
