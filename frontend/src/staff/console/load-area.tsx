import { i18n } from '@lingui/core';
import type { ComponentType } from 'react';

import { Page } from '../../shared/ui/page';
import type { Area } from '../area';
import { NotForYourRole } from '../not-for-your-role';
import { useCurrentAdmin } from '../use-current-admin';

/**
 * Loads the screen of an area, behind its permission. While the permissions are unknown the screen is shown: the server
 * decides in any case.
 */
export async function loadArea({ label, permission, load }: Area): Promise<ComponentType> {
  const Screen = await load();
  if (!permission) return Screen;
  return function GuardedArea() {
    const { may } = useCurrentAdmin();
    if (may(permission) !== false) return <Screen />;
    return (
      <Page title={i18n._(label)}>
        <NotForYourRole />
      </Page>
    );
  };
}
