import { FastifyInstance, FastifyRequest } from 'fastify';
import { paiseToRupees } from '../../../kernel/money';
import { readRecordId } from '../../../kernel/record-id';
import { Viewer, requireThisCustomer } from '../../../kernel/viewer';
import { bodyOf, namingFields, pathPart, wholeNumber } from '../../../platform/rest/rest-body';
import {
  answerObject,
  idsInPath,
  json,
  numeric,
  recordId,
  requestBody,
  rupees,
  text,
  textOrNumber,
} from '../../../platform/rest/schemas';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { SessionAuthentication } from '../../identity';
import { Payment } from './payment.entity';
import { PaymentService } from './payment.service';

/** A payment in the format of existing clients: of the card, only brand, last four digits and year. */
function paymentJson(payment: Payment) {
  return {
    paymentId: payment.id,
    orderId: payment.orderId,
    amount: paiseToRupees(payment.amountPaise),
    paymentStatus: payment.status,
    cardBrand: payment.cardBrand,
    cardLastFour: payment.cardLastFour,
    expYear: payment.cardExpiryYear,
  };
}

/** Schema of the result of `paymentJson`. */
const paymentSchema = {
  $id: 'Payment',
  ...answerObject({
    paymentId: recordId,
    orderId: { type: ['integer', 'null'], description: 'Null if only a card was checked.' },
    amount: rupees,
    paymentStatus: { type: 'string', enum: Object.values(PaymentStatus) },
    cardBrand: { type: ['string', 'null'] },
    cardLastFour: { type: ['string', 'null'] },
    expYear: { type: ['integer', 'null'] },
  }),
} as const;
const tags = ['Payments'];

const CARD_FIELDS = {
  cardNumber: text('Card number, 12 to 19 digits.'),
  nameOnCard: text('Name on the card.'),
  expMonth: numeric('Expiry month. Default: end of the expiry year.'),
  expYear: numeric('Expiry year.'),
  cvv: textOrNumber('CVV, three or four digits.'),
  idempotencyKey: text('Idempotency key; repeated requests return the same payment.'),
};
const NEEDED = ['cardNumber', 'nameOnCard', 'expYear', 'cvv'];
const payment = json('The payment', { $ref: 'Payment#' });

/** Errors of payments. */
const toPay = {
  access: 'customer',
  failures: [
    'PAYMENT_DECLINED',
    'NOT_FOUND',
    'ORDER_NOT_PAYABLE',
    'IDEMPOTENCY_KEY_REUSED',
    'NOT_SUPPORTED',
    'PAYMENT_PENDING',
  ],
} as const;

/** The payments of the REST contract. */
export function registerPaymentRoutes(
  app: FastifyInstance,
  payments: PaymentService,
  sessions: SessionAuthentication,
): void {
  app.addSchema(paymentSchema);
  const pay = async (request: FastifyRequest, viewer: Viewer, orderId: unknown) => {
    const { cardNumber, nameOnCard, expMonth, expYear, cvv, idempotencyKey } = bodyOf(request);
    const expiry = { expMonth: wholeNumber(expMonth), expYear: wholeNumber(expYear) };
    const card = { cardNumber, nameOnCard, ...expiry, cvv };
    return paymentJson(await payments.payOnce(viewer, { ...card, orderId, idempotencyKey }));
  };

  const schemaOfPaying = {
    operationId: 'pay',
    tags,
    summary: 'Pays an order by card',
    body: requestBody(
      {
        ...CARD_FIELDS,
        orderId: numeric('Order ID. Default: the newest order awaiting payment.'),
      },
      NEEDED,
    ),
    response: { 201: payment },
  };
  app.post('/api/payments', { config: toPay, schema: schemaOfPaying }, async (request, reply) => {
    const viewer = await sessions.viewerOf(request);
    return reply.status(201).send(await pay(request, viewer, bodyOf(request).orderId));
  });

  // The path of the first version, with its spelling.
  app.post(
    '/api/payements/:orderId/:customerId',
    {
      config: toPay,
      schema: {
        operationId: 'payOrder',
        tags,
        summary: 'Pays an order by card, at the path of the first version',
        params: idsInPath({ orderId: 'Order ID.', customerId: 'Customer ID of the caller.' }),
        body: requestBody(CARD_FIELDS, NEEDED),
        response: { 201: payment },
      },
    },
    async (request, reply) => {
      const viewer = await sessions.viewerOf(request);
      const orderId = pathPart(request, 'orderId');
      const customerId = readRecordId(pathPart(request, 'customerId'), 'customer', 'customerId');
      requireThisCustomer(viewer, customerId);
      return reply.status(201).send(await pay(request, viewer, orderId));
    },
  );

  const schema = {
    operationId: 'getPayment',
    tags,
    summary: 'Gets a payment',
    params: idsInPath({ id: 'Payment ID.' }),
    response: { 200: payment },
  };
  const toCustomers = { config: { access: 'customer' }, schema } as const;
  app.get('/api/payments/:id', toCustomers, async (request) => {
    const viewer = await sessions.viewerOf(request);
    const id = readRecordId(pathPart(request, 'id'), 'payment', 'paymentId');
    return namingFields({ id: 'paymentId' }, async () =>
      paymentJson(await payments.byId(viewer, id)),
    );
  });
}
