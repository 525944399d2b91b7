import { Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import { DeliverySlot } from './delivery-slot.type';
import { SlotService } from './slot.service';

/** Delivery windows. */
@Resolver()
export class SlotResolver {
  constructor(private readonly slots: SlotService) {}

  @Access('anyone')
  @Query(() => [DeliverySlot], {
    description: 'The delivery windows of the next seven days, in order.',
  })
  deliverySlots(): Promise<DeliverySlot[]> {
    return this.slots.list();
  }

  @Access('anyone')
  @Query(() => DeliverySlot, {
    nullable: true,
    description:
      'The first delivery window that an order can still have; null where all are taken.',
  })
  nextDeliverySlot(): Promise<DeliverySlot | null> {
    return this.slots.next();
  }
}
