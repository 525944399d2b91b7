import { FastifyInstance } from 'fastify';
import { StripeWebhookService } from './stripe-webhook.service';

/** Where Stripe tells its news. What it signed are the bytes of the body: they are read as they came. */
export async function registerStripeRoutes(
  app: FastifyInstance,
  webhook: StripeWebhookService,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/webhooks/stripe', { config: { access: 'anyone' } }, async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.headers['stripe-signature'];
      await webhook.receive(body, String(signature ?? ''), request.log);
      return { received: true };
    });
  });
}
