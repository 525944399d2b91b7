import { Card } from './card.rules';
import {
  ChargeRequest,
  ChargeResult,
  ChargeState,
  PaymentGateway,
  RefundRequest,
  RefundResult,
  SilentGatewayError,
} from './payment-gateway';

/** A gateway with a time limit, after which the result is unknown. */
export class TimedGateway implements PaymentGateway {
  readonly name: string;
  readonly takesCardNumbers: boolean;
  readonly settlesWithoutCard: boolean;

  constructor(
    private readonly gateway: PaymentGateway,
    private readonly timeoutMs: number,
  ) {
    this.name = gateway.name;
    this.takesCardNumbers = gateway.takesCardNumbers;
    this.settlesWithoutCard = gateway.settlesWithoutCard;
  }

  charge(request: ChargeRequest, card: Card): Promise<ChargeResult> {
    return this.inTime(this.gateway.charge(request, card));
  }

  lookUp(request: ChargeRequest): Promise<ChargeState> {
    return this.inTime(this.gateway.lookUp(request));
  }

  giveUp(request: ChargeRequest): Promise<ChargeState> {
    return this.inTime(this.gateway.giveUp(request));
  }

  refund(request: RefundRequest): Promise<RefundResult> {
    return this.inTime(this.gateway.refund(request));
  }

  settleWithoutCard(request: ChargeRequest): Promise<ChargeResult> {
    return this.inTime(this.gateway.settleWithoutCard(request));
  }

  private async inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      const giveUp = () =>
        reject(new SilentGatewayError(`${this.name} did not answer in ${this.timeoutMs} ms`));
      timer = setTimeout(giveUp, this.timeoutMs);
    });
    try {
      return await Promise.race([answer, silence]);
    } finally {
      clearTimeout(timer);
    }
  }
}
