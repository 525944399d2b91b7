import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import { inIndianGroups } from '../../shared/lib/indian-digits';

/** What a job counted, but for what it counted none of. */
export function JobCounts({ counts }: { counts: readonly (readonly [string, number])[] }) {
  return (
    <Flex as="dl" wrap="wrap" gap="12px 40px">
      {counts
        .filter(([, count]) => count > 0)
        .map(([name, count]) => (
          <div key={name}>
            <Text as="dt" color="soft">
              {name}
            </Text>
            <Text as="dd" fontSize="22px" fontWeight="600" fontVariantNumeric="tabular-nums">
              {inIndianGroups(count)}
            </Text>
          </div>
        ))}
    </Flex>
  );
}

interface JobProgressProps {
  label: string;
  /** How far the job is; left out where nobody knows yet. */
  done?: { max: number; value: number } | undefined;
  children: ReactNode;
}

/** How far a job is, with a text below. */
export function JobProgress({ label, done, children }: JobProgressProps) {
  return (
    <Grid as="p" role="status" gap="4px" width="min(480px, 100%)" color="soft">
      <Box asChild width="100%">
        <progress aria-label={label} {...done} />
      </Box>
      {children}
    </Grid>
  );
}
