import { randomUUID } from 'node:crypto';
import { Fields, partsOf } from './stripe-form';
import { Reply, StandInServer } from './stand-in-server';

/** The fields of a PaymentIntent that the shop uses. */
export interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  client_secret: string;
  status: string;
  metadata: Fields;
  last_payment_error: { code: string; message: string } | null;
  latest_charge: { id: string } | null;
}

/** The fields of a refund that the shop uses. */
export interface IntentRefund {
  id: string;
  object: 'refund';
  amount: number;
  payment_intent: string;
  status: string;
  failure_reason: string | null;
  metadata: Fields;
}

/** An account at a stand-in for Stripe: its PaymentIntents and refunds, and the calls that change them. */
export abstract class StripeAccount extends StandInServer {
  readonly intents = new Map<string, Intent>();
  readonly refunds = new Map<string, IntentRefund>();

  /** The total amount paid and not refunded. */
  get keptPaise(): number {
    const taken = [...this.intents.values()].reduce((sum, each) => sum + each.amount_received, 0);
    return taken - [...this.intents.keys()].reduce((sum, id) => sum + this.paidBack(id), 0);
  }

  /** Simulates Stripe's field in the browser with a card and the secret of an intent. */
  confirm(clientSecret: string, card: 'good' | 'bad' | 'slow' = 'good'): Intent {
    const intent = [...this.intents.values()].find((each) => each.client_secret === clientSecret);
    if (!intent) throw new Error('No such client secret');
    if (intent.status === 'canceled' || intent.status === 'succeeded')
      throw new Error(`The intent is ${intent.status}`);
    if (card === 'good') return this.succeed(intent);
    if (card === 'slow') return Object.assign(intent, { status: 'processing' });
    const error = { code: 'card_declined', message: 'Your card was declined.' };
    return Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error });
  }

  /** Marks an intent as paid. */
  succeed(intent: Intent): Intent {
    const card = { brand: 'visa', last4: '4242', exp_year: 2031 };
    return Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      last_payment_error: null,
      latest_charge: { id: `ch_${intent.id}`, payment_method_details: { card } },
    });
  }

  /** Refunds part of an intent, as is also possible in Stripe's dashboard. */
  payBack(intentId: string, amount: number, metadata: Fields = {}): IntentRefund | undefined {
    const intent = this.intents.get(intentId);
    if (!intent || this.paidBack(intentId) + amount > intent.amount_received) return undefined;
    const refund: IntentRefund = {
      id: `re_${randomUUID()}`,
      object: 'refund',
      amount,
      payment_intent: intentId,
      status: 'succeeded',
      failure_reason: null,
      metadata,
    };
    this.refunds.set(refund.id, refund);
    return refund;
  }

  /** Responds to an API call; the route contains 'id' instead of the id of an object. */
  protected answer(route: string, id: string, form: Fields): Reply {
    switch (route) {
      case 'POST payment_intents':
        return this.createIntent(form);
      case 'GET payment_intents id':
        return found(this.intents.get(id), form);
      case 'POST payment_intents id cancel':
        return this.cancelIntent(id, form);
      case 'POST refunds':
        return this.createRefund(form);
      case 'GET refunds id':
        return found(this.refunds.get(id), form);
      case 'GET refunds':
        return this.listRefunds(form);
      default:
        return refusal(404, 'resource_missing');
    }
  }

  private createIntent(form: Fields): Reply {
    if (Number(form.amount) < 50) return refusal(400, 'amount_too_small');
    const id = `pi_${randomUUID()}`;
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(form.amount),
      amount_received: 0,
      currency: String(form.currency),
      client_secret: `${id}_secret_${randomUUID()}`,
      status: 'requires_payment_method',
      metadata: partsOf(form, 'metadata'),
      last_payment_error: null,
      latest_charge: null,
    };
    this.intents.set(id, intent);
    return found(intent, form);
  }

  private cancelIntent(id: string, form: Fields): Reply {
    const intent = this.intents.get(id);
    if (intent && ['succeeded', 'canceled', 'processing'].includes(intent.status))
      return refusal(400, 'payment_intent_unexpected_state');
    return found(intent && Object.assign(intent, { status: 'canceled' }), form);
  }

  private createRefund(form: Fields): Reply {
    const { payment_intent: intentId = '', amount } = form;
    if (!this.intents.has(intentId)) return refusal(404, 'resource_missing');
    const refund = this.payBack(intentId, Number(amount), partsOf(form, 'metadata'));
    return refund ? found(refund, form) : refusal(400, 'charge_already_refunded');
  }

  private listRefunds({ payment_intent: intentId }: Fields): Reply {
    const data = [...this.refunds.values()].filter((each) => each.payment_intent === intentId);
    return { status: 200, body: { object: 'list', has_more: false, data } };
  }

  private paidBack(intentId: string): number {
    return [...this.refunds.values()]
      .filter((each) => each.payment_intent === intentId && each.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
  }
}

/** A refusal by its code. */
export function refusal(status: number, code: string, type = 'invalid_request_error'): Reply {
  return { status, body: { error: { type, code, message: `Refused: ${code}` } } };
}

/** Returns an object, with its charge expanded only if requested. */
function found(body: Intent | IntentRefund | undefined, form: Fields): Reply {
  if (!body) return refusal(404, 'resource_missing');
  const isExpanded = Object.entries(form).some(
    ([field, value]) => field.startsWith('expand') && value === 'latest_charge',
  );
  return { status: 200, body: isExpanded ? body : unexpanded(body) };
}

/** An object as in events and plain responses, with only the id of its charge. */
export function unexpanded(body: object): object {
  const { latest_charge: charge } = body as Partial<Intent>;
  return charge ? { ...body, latest_charge: charge.id } : body;
}
