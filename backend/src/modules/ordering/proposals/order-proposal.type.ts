import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { BillType } from '../../checkout';
import { PaymentMethod, Substitution } from '../../../kernel/order.enums';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { OrderSlot } from '../orders/order.type';

/** Where a proposed order stands. */
export enum ProposalState {
  WAITING = 'waiting',
  CHANGED = 'changed',
  APPROVED = 'approved',
  REFUSED = 'refused',
  EXPIRED = 'expired',
}
registerEnumType(ProposalState, {
  name: 'ProposalState',
  description: 'Where an order stands that an app proposed.',
  valuesConfig: {
    WAITING: { description: 'It waits for the customer.' },
    CHANGED: {
      description:
        'It waits for the customer, but the cart, a price, the stock or the delivery window is no longer what was proposed: they see, and approve, what it is by now.',
    },
    APPROVED: { description: 'The customer ordered; `orderId` is the order.' },
    REFUSED: { description: 'The customer refused it.' },
    EXPIRED: { description: 'The customer did not answer in time.' },
  },
});

/** A line of the cart, as it was proposed. */
@Shows('private')
@ObjectType({ description: 'A line of a proposed order, as the cart had it.' })
export class ProposedLine {
  @Field(() => ID, { description: 'Number of the product.' })
  productId: number;

  @Field({ description: 'Name of the product.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'What one piece is.' })
  unit: string | null;

  @Field(() => Int, { description: 'Pieces.' })
  quantity: number;

  @Field(() => PaiseScalar, { description: 'What one piece costs, in paise.' })
  unitPricePaise: number;

  @Field(() => PaiseScalar, { description: 'quantity x unitPricePaise.' })
  totalPaise: number;
}

/** A proposed order, as the app and its customer see it. */
@Shows('private')
@ObjectType('OrderProposal', {
  description:
    "An order that an app proposes to its customer: their cart as it was, and how it would be ordered. Nothing is reserved, and the customer's approval places the order.",
})
export class OrderProposalView {
  @Field(() => ID, { description: 'Number of the proposal.' })
  id: number;

  @Field({ description: 'What the app calls itself.' })
  appName: string;

  @Field(() => ProposalState, { description: 'Where it stands.' })
  state: ProposalState;

  @Field({ description: 'The page where the customer approves or refuses it.' })
  approvalUrl: string;

  @Field(() => [ProposedLine], { description: 'What the cart had.' })
  lines: ProposedLine[];

  @Field(() => BillType, { description: 'What it would have cost.' })
  bill: BillType;

  @Field(() => PaymentMethod, { description: 'How it would be paid.' })
  paymentMethod: PaymentMethod;

  @Field(() => ID, { description: 'The delivery window, by its name.' })
  deliverySlotId: string;

  @Field(() => OrderSlot, { description: 'When it would be brought.' })
  deliverySlot: OrderSlot;

  @Field(() => ID, {
    nullable: true,
    description: 'The address of the customer to which it would be brought; nothing without one.',
  })
  addressId: number | null;

  @Field(() => String, { nullable: true, description: 'Code of the coupon.' })
  couponCode: string | null;

  @Field({ description: 'Whether gift credit would be used.' })
  useGiftCredit: boolean;

  @Field(() => Substitution, {
    nullable: true,
    description: 'What is to be done where something is missing when it is packed.',
  })
  substitution: Substitution | null;

  @Field({ description: 'When it was proposed.' })
  createdAt: Date;

  @Field({ description: 'Until when it can be approved.' })
  expiresAt: Date;

  @Field(() => ID, {
    nullable: true,
    description: 'Number of the order that the customer placed with it.',
  })
  orderId: number | null;
}
