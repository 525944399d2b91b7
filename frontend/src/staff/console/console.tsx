import { Box, Flex, Grid } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { Outlet } from 'react-router-dom';

import { WithChakra } from '../../shared/chakra/provider';
import { useMediaQuery } from '../../shared/lib/use-media-query';
import { useKeepSending } from '../queue/use-keep-sending';
import { BottomBar } from './bottom-bar';
import { ConsoleHeader } from './console-header';
import { OpenAreasContext } from './open-areas';
import { SetUpFirst } from './set-up-first';
import { SideBar } from './side-bar';
import { useAreasOfRole } from './use-areas-of-role';
import { useCurrentPermissions } from './use-current-permissions';
import { useKeptFocus } from './use-kept-focus';

/** The frame of the staff console: header, navigation at the side or, on a phone, at the bottom, and the screen. */
export function Console() {
  const openAreas = useAreasOfRole();
  useKeepSending();
  useKeptFocus();
  useCurrentPermissions();
  const isWide = !useMediaQuery('(width < 1024px)', () => false);
  return (
    <WithChakra>
      <OpenAreasContext value={openAreas}>
        <Flex
          direction="column"
          minHeight="100dvh"
          css={{ '@media print': { display: 'block', minHeight: 0 } }}
        >
          <a href="#content" className="layout__skip">{t`Skip to content`}</a>
          <ConsoleHeader isWide={isWide} />
          <Grid
            flex="1"
            alignItems="start"
            templateColumns={isWide ? '248px minmax(0, 1fr)' : 'minmax(0, 1fr)'}
            css={{ '@media print': { display: 'block' } }}
          >
            {isWide && <SideBar />}
            {/* Sticky elements and the end of the page stay above the bottom bar of a phone. */}
            <Box
              as="main"
              id="content"
              tabIndex={-1}
              css={{
                '--console-bottom-bar': isWide ? '0px' : '64px',
                '@media print': { '--console-bottom-bar': '0px' },
              }}
              paddingBottom="var(--console-bottom-bar)"
            >
              <SetUpFirst>
                <Outlet />
              </SetUpFirst>
            </Box>
          </Grid>
          {!isWide && <BottomBar />}
        </Flex>
      </OpenAreasContext>
    </WithChakra>
  );
}
