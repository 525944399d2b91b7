import { chakra } from '@chakra-ui/react';

/** A line of a filter form: its text fields and buttons. */
export const FilterRow = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' },
});

/** The fields of a filter form, next to each other if there is room. */
export const FilterFields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
    gap: '12px',
  },
});

/** The less used filters, in a collapsed section. */
export const MoreFilters = chakra('details', {
  base: {
    marginBlock: '8px',
    '& summary': { padding: '10px 4px', minHeight: '44px', fontWeight: 600, cursor: 'pointer' },
    '&[open]': {
      display: 'grid',
      gap: '12px',
      padding: '4px 16px 16px',
      bg: 'card',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'panel',
    },
  },
});
