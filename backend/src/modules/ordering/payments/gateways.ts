import { PaymentGateway } from './payment-gateway';

/** The providers the shop can ask. New payments go to one; those of before stay with the one that made them. */
export class Gateways {
  private readonly byName: Map<string, PaymentGateway>;

  /** @param current where new payments go */
  constructor(
    readonly current: PaymentGateway,
    others: PaymentGateway[] = [],
  ) {
    this.byName = new Map([current, ...others].map((gateway) => [gateway.name, gateway]));
  }

  /**
   * The provider of a payment or refund.
   * @throws Error where the configuration no longer names it
   */
  named(name: string): PaymentGateway {
    const gateway = this.byName.get(name);
    if (!gateway) throw new Error(`The payment gateway ${name} is not configured`);
    return gateway;
  }
}
