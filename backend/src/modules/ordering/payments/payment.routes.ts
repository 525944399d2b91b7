import { FastifyInstance, FastifyRequest } from 'fastify';
import { paiseToRupees } from '../../../kernel/money';
import { readRecordId } from '../../../kernel/record-id';
import { Viewer, requireThisCustomer } from '../../../kernel/viewer';
import { bodyOf, namingFields, pathPart, wholeNumber } from '../../../platform/rest/rest-body';
import { SessionAuthentication } from '../../identity';
import { Payment } from './payment.entity';
import { PaymentService } from './payment.service';

/** A payment as existing clients read it: of the card, brand, last four digits and year only. */
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

/** The payments of the REST contract. */
export function registerPaymentRoutes(
  app: FastifyInstance,
  payments: PaymentService,
  sessions: SessionAuthentication,
): void {
  const pay = async (request: FastifyRequest, viewer: Viewer, orderId: unknown) => {
    const { cardNumber, nameOnCard, expMonth, expYear, cvv, idempotencyKey } = bodyOf(request);
    const expiry = { expMonth: wholeNumber(expMonth), expYear: wholeNumber(expYear) };
    const card = { cardNumber, nameOnCard, ...expiry, cvv };
    return paymentJson(await payments.payOnce(viewer, { ...card, orderId, idempotencyKey }));
  };

  app.post('/api/payments', { config: { access: 'customer' } }, async (request, reply) => {
    const viewer = await sessions.viewerOf(request);
    return reply.status(201).send(await pay(request, viewer, bodyOf(request).orderId));
  });

  // The path of the first version, spelled as it was.
  app.post(
    '/api/payements/:orderId/:customerId',
    { config: { access: 'customer' } },
    async (request, reply) => {
      const viewer = await sessions.viewerOf(request);
      const orderId = pathPart(request, 'orderId');
      const customerId = readRecordId(pathPart(request, 'customerId'), 'customer', 'customerId');
      requireThisCustomer(viewer, customerId);
      return reply.status(201).send(await pay(request, viewer, orderId));
    },
  );

  app.get('/api/payments/:id', { config: { access: 'customer' } }, async (request) => {
    const viewer = await sessions.viewerOf(request);
    const id = readRecordId(pathPart(request, 'id'), 'payment', 'paymentId');
    return namingFields({ id: 'paymentId' }, async () =>
      paymentJson(await payments.byId(viewer, id)),
    );
  });
}
