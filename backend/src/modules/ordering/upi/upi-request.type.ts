import { Field, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import type { UpiRequest } from './upi-request.rules';

/** How a customer pays by UPI. */
@Shows('private')
@ObjectType('UpiRequest', { description: 'How a customer pays by UPI.' })
export class UpiRequestType implements UpiRequest {
  @Field({ description: 'What the bank statement of the shop names beside the transfer.' })
  reference: string;

  @Field({ description: 'Link that opens an app which pays by UPI; as a QR code, too.' })
  link: string;
}
