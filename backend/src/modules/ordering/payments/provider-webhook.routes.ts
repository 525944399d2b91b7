import { FastifyInstance } from 'fastify';
import { paymentPending } from './payment-answers';
import { SilentGatewayError } from './payment-gateway';
import { ProviderWebhook } from './provider-webhook';

/** Receives a provider's webhook. The signature covers the raw bytes of the body, so they are read unparsed. */
export async function registerProviderWebhook(
  app: FastifyInstance,
  webhook: ProviderWebhook,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(webhook.path, { config: { access: 'anyone' } }, async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.headers[webhook.signatureHeader];
      try {
        await webhook.receive(body, String(signature ?? ''), request.log);
      } catch (error) {
        // The provider, which does not respond itself, sends the event again.
        throw error instanceof SilentGatewayError ? paymentPending(error) : error;
      }
      return { received: true };
    });
  });
}
