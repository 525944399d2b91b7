import { useApolloClient } from '@apollo/client/react';

import { toShopError } from '../../apollo/shop-error';
import {
  DeliverySettingsDocument,
  useAddDeliveryAreaMutation,
  useChangeDeliveryAreaMutation,
  useRemoveDeliveryAreaMutation,
} from '../../generated/staff/delivery/delivery';
import { changedArea, replacedBy, valuesOf, type Area, type AreaValues } from './area.rules';
import type { Change, SendChange } from './use-delivery-change';

/** Creates changes of areas, each with its undo. */
export function useAreaChanges() {
  const client = useApolloClient();
  const [addArea] = useAddDeliveryAreaMutation();
  const [changeArea] = useChangeDeliveryAreaMutation();
  const [removeArea] = useRemoveDeliveryAreaMutation();

  const stored = async () => {
    const { data } = await client.query({
      query: DeliverySettingsDocument,
      fetchPolicy: 'network-only',
    });
    return data?.deliverySettings;
  };
  const storedAs = async (values: AreaValues) => {
    const settings = await stored();
    const area = settings?.areas.find(
      (each) => Object.keys(changedArea(each, values)).length === 0,
    );
    return area && { area, version: settings?.version };
  };

  /** An area that already exists, as after a lost response, counts as added. */
  const sendAdded =
    (values: AreaValues): SendChange =>
    async (expectedVersion) => {
      try {
        const { data } = await addArea({ variables: { input: { ...values, expectedVersion } } });
        return data?.addDeliveryArea.version;
      } catch (error) {
        const added = toShopError(error).fields['pinCodes'] ? await storedAs(values) : undefined;
        if (!added) throw error;
        return added.version;
      }
    };

  const sendChanged =
    (id: string, given: Partial<AreaValues>): SendChange =>
    async (expectedVersion) => {
      const variables = { id, input: { ...given, expectedVersion } };
      const { data } = await changeArea({ variables });
      return data?.changeDeliveryArea.version;
    };

  /** An area that no longer exists counts as removed. */
  const sendRemoved =
    (id: string): SendChange =>
    async (expectedVersion) => {
      try {
        const { data } = await removeArea({ variables: { id, expectedVersion } });
        return data?.removeDeliveryArea.version;
      } catch (error) {
        if (toShopError(error).code !== 'NOT_FOUND') throw error;
        return expectedVersion;
      }
    };

  return {
    adding: (values: AreaValues): Change => ({
      send: sendAdded(values),
      undo: [
        async (expectedVersion) => {
          const added = await storedAs(values);
          return added ? sendRemoved(added.area.id)(expectedVersion) : expectedVersion;
        },
      ],
    }),
    changing: (area: Area, given: Partial<AreaValues>): Change => ({
      send: sendChanged(area.id, given),
      undo: [sendChanged(area.id, replacedBy(area, given))],
    }),
    removing: (area: Area): Change => ({
      send: sendRemoved(area.id),
      undo: [sendAdded(valuesOf(area))],
    }),
  };
}
