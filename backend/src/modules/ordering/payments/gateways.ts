import { PaymentGateway } from './payment-gateway';

/**
 * The configured payment providers. New payments go to one of them; earlier ones stay with the provider that made them.
 */
export class Gateways {
  private readonly byName: Map<string, PaymentGateway>;

  /** @param current the provider for new payments */
  constructor(
    readonly current: PaymentGateway,
    others: PaymentGateway[] = [],
  ) {
    this.byName = new Map([current, ...others].map((gateway) => [gateway.name, gateway]));
  }

  /**
   * The provider of a payment or refund.
   * @throws Error if it is no longer configured
   */
  named(name: string): PaymentGateway {
    const gateway = this.byName.get(name);
    if (!gateway) throw new Error(`The payment gateway ${name} is not configured`);
    return gateway;
  }
}
