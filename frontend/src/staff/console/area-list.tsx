import { chakra } from '@chakra-ui/react';
import { i18n } from '@lingui/core';
import { useId } from 'react';

import { NavLink } from '../../shared/ui/link';
import { areaGroups, type Area } from '../area';
import { Icon } from './icons';
import { useOpenAreas } from './open-areas';

const Heading = chakra('h2', {
  base: {
    padding: '16px 12px 4px',
    fontFamily: 'body',
    fontSize: '14px',
    fontWeight: 600,
    color: 'soft',
  },
});

const List = chakra('ul', { base: { display: 'grid', gap: '2px', listStyle: 'none' } });

export const AreaLink = chakra(NavLink, {
  base: {
    display: 'flex',
    gap: '12px',
    alignItems: 'center',
    width: '100%',
    minHeight: '44px',
    padding: '6px 12px',
    fontWeight: 600,
    lineHeight: 1.25,
    color: 'ink',
    borderRadius: 'control',
    _hover: { bg: 'quiet' },
    '&[aria-current=page]': { color: 'leaf', bg: 'mint' },
  },
});

/** All areas open to the viewer, by group. */
export function AreaList() {
  const { areas } = useOpenAreas();
  const listed = areas.filter(({ inNavigation }) => inNavigation);
  return Object.entries(areaGroups).map(([group, label]) => {
    const ofGroup = listed.filter((area) => area.group === group);
    return ofGroup.length > 0 && <Group key={group} label={label} areas={ofGroup} />;
  });
}

interface GroupProps {
  label: (typeof areaGroups)[keyof typeof areaGroups];
  areas: readonly Area[];
}

function Group({ label, areas }: GroupProps) {
  const id = useId();
  return (
    <>
      {label && <Heading id={id}>{i18n._(label)}</Heading>}
      <List aria-labelledby={label && id}>
        {areas.map((area) => (
          <li key={area.path}>
            <AreaLink to={area.path}>
              <Icon name={area.icon} />
              {i18n._(area.label)}
            </AreaLink>
          </li>
        ))}
      </List>
    </>
  );
}
