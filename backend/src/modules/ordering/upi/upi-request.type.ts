import { Field, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import type { UpiRequest } from './upi-request.rules';

/** How a customer pays by UPI. */
@Shows('private')
@ObjectType('UpiRequest', { description: 'UPI payment request for a customer.' })
export class UpiRequestType implements UpiRequest {
  @Field({ description: "Reference shown with the transfer in the shop's bank statement." })
  reference: string;

  @Field({ description: 'Link that opens a UPI app; can also be shown as a QR code.' })
  link: string;
}
