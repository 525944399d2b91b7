import type { Area } from '../area';
import { areas } from '../areas';
import { useCurrentAdmin } from '../use-current-admin';

/** The areas for which the viewer has the permission. */
export function useAreasOfRole(): { areas: readonly Area[]; isKnown: boolean } {
  const { admin, may, failure } = useCurrentAdmin();
  return {
    areas: areas.filter(({ permission }) => !permission || may(permission)),
    isKnown: admin !== undefined || failure !== undefined,
  };
}
