import { chakra } from '@chakra-ui/react';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { NavLink } from '../../shared/ui/link';
import type { Area } from '../area';
import { Icon } from './icons';
import { MoreSheet } from './more-sheet';
import { useOpenAreas } from './open-areas';

const Bar = chakra('nav', {
  base: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 35,
    paddingBottom: 'env(safe-area-inset-bottom)',
    bg: 'card',
    borderTop: '1px solid',
    borderColor: 'line',
    '& ul': { display: 'flex', listStyle: 'none' },
    '& li': { flex: '1 1 0', minWidth: 0 },
    '@media print': { display: 'none' },
  },
});

const entry = {
  base: {
    display: 'grid',
    gap: '2px',
    alignContent: 'center',
    justifyItems: 'center',
    width: '100%',
    minHeight: '64px',
    paddingInline: '2px',
    fontSize: '13px',
    fontWeight: 600,
    lineHeight: 1.2,
    color: 'soft',
    textAlign: 'center',
    cursor: 'pointer',
    '&[aria-current=page]': { color: 'leaf' },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
} as const;

const EntryLink = chakra(NavLink, entry);
const EntryButton = chakra('button', entry);

/** The most areas in the bar, in addition to the button for all others. */
const mostCount = 4;

/** The areas used all day; for viewers with fewer of them, such as pickers, also other areas open to them. */
function withinReach(areas: readonly Area[]): readonly Area[] {
  const listed = areas.filter(({ inNavigation }) => inNavigation);
  const first = listed.filter(({ inBottomBar }) => inBottomBar);
  const rest = listed.filter(({ inBottomBar }) => !inBottomBar);
  const shown = new Set([...first, ...rest].slice(0, mostCount));
  return listed.filter((area) => shown.has(area));
}

/** The areas used all day, within reach of the thumb; all others on a sheet. */
export function BottomBar() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const { areas } = useOpenAreas();
  return (
    <Bar aria-label={t`Areas`}>
      <ul>
        {withinReach(areas).map(({ path, label, icon }) => (
          <li key={path}>
            <EntryLink to={path}>
              <Icon name={icon} />
              {i18n._(label)}
            </EntryLink>
          </li>
        ))}
        <li>
          <EntryButton type="button" aria-haspopup="dialog" onClick={() => setOpenedAt(key)}>
            <Icon name="more" />
            {t`More`}
          </EntryButton>
        </li>
      </ul>
      {/* Navigation closes it. */}
      <MoreSheet open={openedAt === key} onClose={() => setOpenedAt(undefined)} />
    </Bar>
  );
}
