import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { BillType } from '../../checkout';
import { PaymentMethod, Substitution } from '../../../kernel/order.enums';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { OrderSlot } from '../orders/order.type';

/** State of a proposed order. */
export enum ProposalState {
  WAITING = 'waiting',
  CHANGED = 'changed',
  APPROVED = 'approved',
  REFUSED = 'refused',
  EXPIRED = 'expired',
}
registerEnumType(ProposalState, {
  name: 'ProposalState',
  description: 'State of a proposed order.',
  valuesConfig: {
    WAITING: { description: "Awaiting the customer's decision." },
    CHANGED: {
      description:
        "Awaiting the customer's decision, but the cart, a price, the stock or the delivery window has changed since the proposal; the customer sees and approves the current values.",
    },
    APPROVED: { description: 'Ordered by the customer; `orderId` is the order.' },
    REFUSED: { description: 'Refused by the customer.' },
    EXPIRED: { description: 'Not answered in time.' },
  },
});

/** Cart line as proposed. */
@Shows('private')
@ObjectType({ description: 'Line of a proposed order, copied from the cart.' })
export class ProposedLine {
  @Field(() => ID, { description: 'Product ID.' })
  productId: number;

  @Field({ description: 'Product name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Unit of one piece.' })
  unit: string | null;

  @Field(() => Int, { description: 'Number of pieces.' })
  quantity: number;

  @Field(() => PaiseScalar, { description: 'Price of one piece, in paise.' })
  unitPricePaise: number;

  @Field(() => PaiseScalar, { description: 'quantity × unitPricePaise, in paise.' })
  totalPaise: number;
}

/** Proposed order, as the app and its customer see it. */
@Shows('private')
@ObjectType('OrderProposal', {
  description:
    "Order that an app proposes to its customer: a copy of their cart with the order options. Nothing is reserved; the customer's approval places the order.",
})
export class OrderProposalView {
  @Field(() => ID, { description: 'Proposal ID.' })
  id: number;

  @Field({ description: 'Name of the app, as given by the app.' })
  appName: string;

  @Field(() => ProposalState, { description: 'State of the proposal.' })
  state: ProposalState;

  @Field({ description: 'URL of the page where the customer approves or refuses the proposal.' })
  approvalUrl: string;

  @Field(() => [ProposedLine], { description: 'Lines of the cart when proposed.' })
  lines: ProposedLine[];

  @Field(() => BillType, { description: 'Bill when proposed.' })
  bill: BillType;

  @Field(() => PaymentMethod, { description: 'Payment method.' })
  paymentMethod: PaymentMethod;

  @Field(() => ID, { description: 'ID of the delivery window.' })
  deliverySlotId: string;

  @Field(() => OrderSlot, { description: 'Delivery window.' })
  deliverySlot: OrderSlot;

  @Field(() => ID, {
    nullable: true,
    description: "Customer's delivery address; null if none.",
  })
  addressId: number | null;

  @Field(() => String, { nullable: true, description: 'Coupon code.' })
  couponCode: string | null;

  @Field({ description: 'Whether gift credit is used.' })
  useGiftCredit: boolean;

  @Field(() => Substitution, {
    nullable: true,
    description: "Customer's choice for products that are missing when the order is packed.",
  })
  substitution: Substitution | null;

  @Field({ description: 'Time of the proposal.' })
  createdAt: Date;

  @Field({ description: 'Approval deadline.' })
  expiresAt: Date;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the order that the customer placed from it.',
  })
  orderId: number | null;
}
