import { chakra } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';

import { paths } from '../../shared/lib/paths';
import { storeName } from '../../shared/lib/store-name';
import { ColourSwitch } from '../../shared/ui/colour-switch';
import { LanguageSwitch } from '../../shared/ui/language-switch';
import { Link } from '../../shared/ui/link';
import { OfflineNotice } from '../../shared/ui/offline-notice';
import { HeaderLinks } from './header-links';
import { PaletteButton } from './palette/palette-button';

const Header = chakra('header', {
  base: {
    bg: 'card',
    borderBottom: '1px solid',
    borderColor: 'line',
    '@media print': { display: 'none' },
  },
});

const Row = chakra('div', {
  base: { display: 'flex', gap: '4px 16px', alignItems: 'center', minHeight: '60px', px: '16px' },
});

const Brand = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    fontFamily: 'heading',
    fontSize: '24px',
    fontWeight: 700,
    lineHeight: 1,
    color: 'leaf',
  },
});

const SpecifiedLinks = chakra('nav', {
  base: {
    '& ul': { display: 'flex', gap: '4px', listStyle: 'none' },
    '& a': {
      display: 'grid',
      alignItems: 'center',
      minHeight: '44px',
      px: '12px',
      fontWeight: 600,
      color: 'soft',
      whiteSpace: 'nowrap',
      borderRadius: 'control',
      _hover: { color: 'ink', bg: 'quiet' },
      '&[aria-current=page]': { color: 'leaf', textDecoration: 'underline' },
    },
  },
});

const Tools = chakra('div', {
  base: { display: 'flex', gap: '4px', alignItems: 'center', marginInlineStart: 'auto' },
});

/** Brand, the specified links if there is room, and the controls common to all screens. */
export const ConsoleHeader = ({ isWide }: { isWide: boolean }) => (
  <Header>
    <Row>
      <Brand to={paths.landing}>{storeName()}</Brand>
      {isWide && (
        <SpecifiedLinks aria-label={t`Main`}>
          <HeaderLinks />
        </SpecifiedLinks>
      )}
      <Tools>
        <PaletteButton isWide={isWide} />
        <LanguageSwitch />
        <ColourSwitch />
      </Tools>
    </Row>
    <OfflineNotice>{t`You are offline. You see what was here when you last looked.`}</OfflineNotice>
  </Header>
);
