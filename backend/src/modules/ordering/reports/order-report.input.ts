import { ArrayMaxSize, ArrayMinSize, IsEnum, IsOptional, IsString, Matches } from 'class-validator';
import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { ReturnedGoods } from '../../../kernel/order.enums';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { WholeNumber } from '../../../platform/validation/whole-number.validator';
import { MAX_LINES } from '../../checkout/index.rules';
import { orderingMessages } from '../ordering.messages';
import { IDEMPOTENCY_KEY } from '../payments/idempotency-key';
import { OrderProblem } from './order-report.entity';

const LINES = says(orderingMessages.refundLines({ most: MAX_LINES }));

/** Pieces of a line with a problem. */
@InputType({ description: 'Pieces of a line with a problem.' })
export class ReportedLineInput {
  @IsString(says(kernelMessages.notNumber({ field: 'orderLineId' })))
  @Field(() => ID, { description: 'Order line ID.' })
  orderLineId: string;

  @WholeNumber(1, 10_000, (limits) =>
    kernelMessages.notWholeNumber({ field: 'quantity', ...limits }),
  )
  @Field(() => Int, { description: 'Number of pieces.' })
  quantity: number;
}

/** Report of a problem with an order. */
@InputType({ description: 'Report of a problem with an order.' })
export class ReportProblemInput {
  @IsString(says(kernelMessages.notNumber({ field: 'orderId' })))
  @Field(() => ID, { description: 'Order ID.' })
  orderId: string;

  @IsEnum(OrderProblem, says(orderingMessages.reportKind()))
  @Field(() => OrderProblem, { description: 'Kind of problem.' })
  kind: OrderProblem;

  @ArrayMinSize(1, LINES)
  @ArrayMaxSize(MAX_LINES, LINES)
  @Field(() => [ReportedLineInput], { description: 'Affected pieces; each line once.' })
  lines: ReportedLineInput[];

  @TextLength(0, 500, orderingMessages.reportText)
  @Field({ defaultValue: '', description: 'Comment, at most 500 characters.' })
  text: string;

  @Matches(IDEMPOTENCY_KEY, says(orderingMessages.paymentKey()))
  @Field({
    description:
      'Idempotency key chosen by the client, one per report; repeated requests report once.',
  })
  idempotencyKey: string;
}

/** Decision on a report. */
export enum ReportDecision {
  REFUND = 'refund',
  CREDIT = 'credit',
  REJECT = 'reject',
}
registerEnumType(ReportDecision, {
  name: 'ReportDecision',
  description: 'Decision on a report.',
  valuesConfig: {
    REFUND: { description: 'Refund the pieces by the original payment method.' },
    CREDIT: {
      description:
        'Reduce the amount to collect first; the rest becomes gift credit of the customer.',
    },
    REJECT: { description: 'Reject the refund.' },
  },
});

/** Decision on a report, with its reason. */
@InputType({ description: 'Decision on a report.' })
export class DecideReportInput {
  @IsString(says(kernelMessages.notNumber({ field: 'reportId' })))
  @Field(() => ID, { description: 'Report ID.' })
  reportId: string;

  @IsEnum(ReportDecision, says(orderingMessages.reportDecision()))
  @Field(() => ReportDecision, { description: 'Decision.' })
  decision: ReportDecision;

  @IsOptional()
  @IsEnum(ReturnedGoods, says(orderingMessages.refundedGoods()))
  @Field(() => ReturnedGoods, {
    defaultValue: ReturnedGoods.NOT_RETURNED,
    description: 'Location of refunded pieces.',
  })
  goods?: ReturnedGoods;

  @TextLength(1, 150, orderingMessages.refundReason)
  @Field({ description: 'Reason, 1 to 150 characters, shown to the customer.' })
  reason: string;
}
