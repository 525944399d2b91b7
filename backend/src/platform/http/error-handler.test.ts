import { FastifyBaseLogger } from 'fastify';
import { ShopError } from '../../kernel/shop-error';
import { platformMessages } from '../platform.messages';
import { logFailure } from './error-handler';

describe('the log line of a failure', () => {
  it('says why the gateway has not told the result, which callers do not see', () => {
    const error = jest.fn();
    const failure = new ShopError('PAYMENT_PENDING', platformMessages.busy());
    failure.cause = new Error('Stripe: 401 Invalid API Key');
    logFailure({ error } as unknown as FastifyBaseLogger, failure, 'request-1');
    const reason = 'Stripe: 401 Invalid API Key';
    expect(error).toHaveBeenCalledWith(
      { code: 'PAYMENT_PENDING', requestId: 'request-1', reason },
      failure.message,
    );
  });
});
