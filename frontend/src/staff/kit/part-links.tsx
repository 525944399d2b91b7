import { chakra, Flex } from '@chakra-ui/react';

import { Link } from '../../shared/ui/link';

interface PartLinksProps {
  label: string;
  /** The first is shown where the URL has none. */
  parts: readonly { name: string; label: string }[];
  shown: string;
}

/** Links to the parts of a screen; the part is in the URL. */
export function PartLinks({ label, parts, shown }: PartLinksProps) {
  return (
    <Flex as="nav" aria-label={label} wrap="wrap" gap="8px">
      {parts.map((part, index) => (
        <PartLink
          key={part.name}
          to={{ search: index === 0 ? '' : new URLSearchParams({ part: part.name }).toString() }}
          aria-current={part.name === shown ? 'page' : undefined}
        >
          {part.label}
        </PartLink>
      ))}
    </Flex>
  );
}

const PartLink = chakra(Link, {
  base: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '44px',
    paddingInline: '14px',
    fontWeight: '600',
    background: 'card',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'control',
    _hover: { borderColor: 'leaf' },
    '&[aria-current]': { color: 'leaf', background: 'mint', borderColor: 'leaf' },
  },
});
