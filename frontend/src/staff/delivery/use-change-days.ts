import { useChangeDeliveryDaysMutation } from '../../generated/staff/delivery/delivery';
import { restoring, type DayChange, type Settings } from './calendar.rules';
import type { Change, SendChange } from './use-delivery-change';

/** Creates changes of days, each with its undo. */
export function useChangeDays() {
  const [changeDays] = useChangeDeliveryDaysMutation();
  const sending =
    (change: DayChange): SendChange =>
    async (expectedVersion) => {
      const { data } = await changeDays({ variables: { input: { ...change, expectedVersion } } });
      return data?.changeDeliveryDays.version;
    };
  return (settings: Settings, changes: readonly DayChange[]): Change[] =>
    changes.map((change) => ({
      send: sending(change),
      undo: restoring(settings, change.dates).map(sending),
    }));
}
