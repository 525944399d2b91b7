import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';

import type { StaffPermission } from '../generated/contract';
import type { IconName } from './console/icons';

/** The groups of the navigation, in this order. */
export const areaGroups = {
  start: undefined,
  orders: msg`Orders and delivery`,
  products: msg`Products and offers`,
  customers: msg`Customers`,
  shop: msg`The shop`,
  you: msg`You`,
} as const satisfies Record<string, MessageDescriptor | undefined>;

/** A screen of the staff console. */
export interface Area {
  path: string;
  /** Its name in the navigation and the command palette. */
  label: MessageDescriptor;
  icon: IconName;
  group: keyof typeof areaGroups;
  /** The required permission; none by default. The server enforces it. */
  permission?: StaffPermission;
  /** Imports the component when the screen is opened. */
  load: () => Promise<ComponentType>;
  /** Whether navigation, palette and home list it; screens of one record are reached from a list instead. */
  inNavigation: boolean;
  /** Whether the specification puts it into the header of an admin. */
  inHeader?: true;
  /** The description on its card on the home screen; no card by default. */
  text?: MessageDescriptor;
  /** Used all day: it is in the bottom bar of a phone, as long as there is room. */
  inBottomBar?: true;
}
