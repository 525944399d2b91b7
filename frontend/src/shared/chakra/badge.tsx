import { chakra, defineRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const StyledBadge = chakra(
  'span',
  defineRecipe({
    base: {
      padding: '3px 10px',
      fontFamily: 'body',
      fontSize: '14px',
      fontWeight: 600,
      whiteSpace: 'nowrap',
      borderRadius: '999px',
    },
    variants: {
      tone: {
        good: { color: 'leaf', bg: 'mint' },
        waiting: { color: 'haldi-text', bg: 'haldi-light' },
        bad: { color: 'tamatar', bg: 'quiet' },
        quiet: { color: 'soft', bg: 'quiet' },
      },
    },
  }),
);

interface BadgeProps {
  /** good: all is well; waiting: something is left to do; bad: it failed; quiet: for information. */
  tone: 'good' | 'waiting' | 'bad' | 'quiet';
  children: ReactNode;
}

/** A short status label. */
export const Badge = (props: BadgeProps) => <StyledBadge {...props} />;
