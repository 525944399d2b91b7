import { affectedBy } from '../../../platform/database/dialect/statements';
import { PersonalData } from '../../../platform/personal-data';
import { Order } from '../../ordering';
import { OrderPhoto } from './order-photo.entity';

/** Expired; the next sweep deletes the files. */
const OVER = new Date(0);

/** The photos of a customer's orders. The export has their URLs, which the customer's login can open. */
export const photoPersonalData: PersonalData = {
  sections: [
    {
      name: 'photos',
      position: 8,
      read: async (manager, { customerId }) => {
        const photos = await manager
          .createQueryBuilder(OrderPhoto, 'photo')
          .innerJoin(Order, 'placed', 'placed.id = photo.orderId')
          .where('placed.customerId = :customerId AND photo.storedAt IS NOT NULL', { customerId })
          .andWhere('photo.keptUntil > photo.storedAt')
          .orderBy('photo.id')
          .getMany();
        return photos.map(({ orderId, reportId, createdAt, keptUntil, url }) => ({
          ...{ orderId, reportId, createdAt, keptUntil, url },
        }));
      },
    },
  ],
  /** They become invisible at once; the job deletes their files and rows. */
  async erase(tx, { customerId }) {
    await affectedBy(tx, END_PHOTOS, [OVER, customerId]);
  },
};

const END_PHOTOS =
  'UPDATE order_photos SET keptUntil = ? WHERE orderId IN (SELECT id FROM orders WHERE customerId = ?)';
