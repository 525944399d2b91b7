import { chakra } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';

import { AreaList } from './area-list';

const Bar = chakra('nav', {
  base: {
    position: 'sticky',
    top: 0,
    alignSelf: 'stretch',
    maxHeight: '100dvh',
    padding: '16px 12px 24px',
    overflowY: 'auto',
    bg: 'card',
    borderInlineEnd: '1px solid',
    borderColor: 'line',
    '@media print': { display: 'none' },
  },
});

/** The areas at the side of a wide screen. */
export const SideBar = () => (
  <Bar aria-label={t`Areas`}>
    <AreaList />
  </Bar>
);
