import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';

import { Button } from '../../shared/chakra/button';
import { ConfirmDialog } from '../../shared/chakra/dialog';
import { inIndianGroups } from '../../shared/lib/indian-digits';

/** The counts of a job, without zeros. */
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
  /** The progress of the job; omitted if unknown. */
  done?: { max: number; value: number } | undefined;
  children: ReactNode;
}

/** The progress of a job, with a text below. */
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

interface UndoJobProps {
  label: string;
  title: string;
  confirmLabel: string;
  loading: boolean;
  onUndo: () => Promise<unknown>;
  /** The consequences. */
  children: string;
}

/** Undoes a job as a whole, after a confirmation. */
export function UndoJob({ label, onUndo, children, ...dialog }: UndoJobProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button tone="outline" onClick={() => setIsAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        {...dialog}
        open={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => void onUndo().finally(() => setIsAsked(false))}
      >
        <p>{children}</p>
      </ConfirmDialog>
    </>
  );
}
