import { Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import { DeliverySlot } from './delivery-slot.type';
import { SlotService } from './slot.service';

/** Delivery slots. */
@Resolver()
export class SlotResolver {
  constructor(private readonly slots: SlotService) {}

  @Access('anyone')
  @Query(() => [DeliverySlot], {
    description: 'Delivery windows of the next seven days, in order.',
  })
  deliverySlots(): Promise<DeliverySlot[]> {
    return this.slots.list();
  }

  @Access('anyone')
  @Query(() => DeliverySlot, {
    nullable: true,
    description: 'First available delivery window; null if none is available.',
  })
  nextDeliverySlot(): Promise<DeliverySlot | null> {
    return this.slots.next();
  }
}
