import { affectedBy } from '../../../platform/database/dialect/statements';
import { PersonalData } from '../../../platform/personal-data';
import { Order } from '../../ordering';
import { ExternalRecord } from './external-record.entity';
import { metadataOf, subjectIdOf } from './external-record.repository';

/**
 * What programs keep of a customer, and of their orders. The ids that orders have elsewhere stay with the orders, as their
 * numbers do: accounts refer to both. All texts go, since nobody knows what a program wrote there.
 */
export const externalRecordsPersonalData: PersonalData = {
  sections: [
    {
      name: 'externalRecords',
      position: 9,
      read: async (manager, { customerId }) => {
        const own = await manager.find(ExternalRecord, {
          where: { customerId },
          order: { id: 'ASC' },
        });
        const ofOrders = await manager
          .createQueryBuilder(ExternalRecord, 'kept')
          .innerJoin(Order, 'placed', 'placed.id = kept.orderId')
          .where('placed.customerId = :customerId', { customerId })
          .orderBy('kept.id')
          .getMany();
        return [...own, ...ofOrders].map((record) => ({
          ...{ namespace: record.namespace, subject: record.subject },
          ...{ subjectId: subjectIdOf(record), externalId: record.externalId },
          metadata: metadataOf(record),
        }));
      },
    },
  ],
  async erase(tx, { customerId }) {
    await tx.delete(ExternalRecord, { customerId });
    await affectedBy(tx, FORGET_NAMELESS, [customerId]);
    await affectedBy(tx, FORGET_TEXTS, [customerId]);
  },
};

const FORGET_NAMELESS =
  'DELETE FROM external_records WHERE externalId IS NULL AND orderId IN (SELECT id FROM orders WHERE customerId = ?)';

const FORGET_TEXTS =
  "UPDATE external_records SET metadataJson = '{}' WHERE orderId IN (SELECT id FROM orders WHERE customerId = ?)";
