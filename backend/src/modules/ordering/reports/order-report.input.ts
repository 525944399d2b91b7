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

/** Pieces of a line that something is wrong with. */
@InputType({ description: 'Pieces of a line that something is wrong with.' })
export class ReportedLineInput {
  @IsString(says(kernelMessages.notNumber({ field: 'orderLineId' })))
  @Field(() => ID, { description: 'Number of the line.' })
  orderLineId: string;

  @WholeNumber(1, 10_000, (limits) =>
    kernelMessages.notWholeNumber({ field: 'quantity', ...limits }),
  )
  @Field(() => Int, { description: 'How many pieces.' })
  quantity: number;
}

/** What a customer reports of an order. */
@InputType({ description: 'What a customer reports of an order.' })
export class ReportProblemInput {
  @IsString(says(kernelMessages.notNumber({ field: 'orderId' })))
  @Field(() => ID, { description: 'Number of the order.' })
  orderId: string;

  @IsEnum(OrderProblem, says(orderingMessages.reportKind()))
  @Field(() => OrderProblem, { description: 'What is wrong.' })
  kind: OrderProblem;

  @ArrayMinSize(1, LINES)
  @ArrayMaxSize(MAX_LINES, LINES)
  @Field(() => [ReportedLineInput], { description: 'With which pieces; each line once.' })
  lines: ReportedLineInput[];

  @TextLength(0, 500, orderingMessages.reportText)
  @Field({ defaultValue: '', description: 'More of it: at most 500 characters.' })
  text: string;

  @Matches(IDEMPOTENCY_KEY, says(orderingMessages.paymentKey()))
  @Field({ description: 'Chosen by the client for one report: the same key reports once.' })
  idempotencyKey: string;
}

/** What the staff decides of a report. */
export enum ReportDecision {
  REFUND = 'refund',
  CREDIT = 'credit',
  REJECT = 'reject',
}
registerEnumType(ReportDecision, {
  name: 'ReportDecision',
  description: 'What the staff decides of a report.',
  valuesConfig: {
    REFUND: { description: 'The pieces are paid back the way the money came.' },
    CREDIT: {
      description:
        'What is still to be collected of them is taken off; the rest becomes gift credit of the customer.',
    },
    REJECT: { description: 'They are not paid back.' },
  },
});

/** The decision of a report. */
@InputType({ description: 'The decision of a report.' })
export class DecideReportInput {
  @IsString(says(kernelMessages.notNumber({ field: 'reportId' })))
  @Field(() => ID, { description: 'Number of the report.' })
  reportId: string;

  @IsEnum(ReportDecision, says(orderingMessages.reportDecision()))
  @Field(() => ReportDecision, { description: 'What is decided.' })
  decision: ReportDecision;

  @IsOptional()
  @IsEnum(ReturnedGoods, says(orderingMessages.refundedGoods()))
  @Field(() => ReturnedGoods, {
    defaultValue: ReturnedGoods.NOT_RETURNED,
    description: 'Where the pieces are, where they are paid back.',
  })
  goods?: ReturnedGoods;

  @TextLength(1, 150, orderingMessages.refundReason)
  @Field({ description: 'Why: 1 to 150 letters, which the customer reads.' })
  reason: string;
}
