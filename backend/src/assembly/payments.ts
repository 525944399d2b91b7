import { Clock } from '../kernel/clock';
import { OrderMoves } from '../orders/order-moves.service';
import { BeginPaymentService } from '../payments/begin-payment.service';
import { ChargeOnceService } from '../payments/charge-once.service';
import { Gateways } from '../payments/gateways';
import { PaymentService } from '../payments/payment.service';
import { RefundService } from '../payments/refund.service';
import { SandboxGateway } from '../payments/sandbox.gateway';
import { PaymentSettlement } from '../payments/settle-payment.service';
import { RefundSettlement } from '../payments/settle-refund.service';
import { TimedGateway } from '../payments/timed-gateway';
import { UnsettledPaymentsService } from '../payments/unsettled-payments.service';
import { Config } from '../platform/config/config';
import { Database } from '../platform/db/database';

const GATEWAY_TIMEOUT_MS = 10_000;

/** Wires what moves money together. */
export function createPayments(
  database: Database,
  config: Config,
  clock: Clock,
  moves: OrderMoves,
) {
  const sandbox = new TimedGateway(new SandboxGateway(database, clock), GATEWAY_TIMEOUT_MS);
  const gateways = new Gateways(sandbox);
  const refundSettlement = new RefundSettlement(database, clock, moves);
  const refunds = new RefundService(database, clock, gateways, refundSettlement);
  const settlement = new PaymentSettlement(database, clock, moves, refunds);
  const unsettled = new UnsettledPaymentsService(database, clock, gateways, settlement);
  const beginning = new BeginPaymentService(database, clock, gateways.current.name);
  const charges = new ChargeOnceService(
    database,
    clock,
    gateways,
    beginning,
    settlement,
    unsettled,
  );
  return {
    payments: new PaymentService(database, clock, gateways, charges, unsettled),
    refunds,
  };
}
