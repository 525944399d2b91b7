import { chakra } from '@chakra-ui/react';

import { Link } from '../../shared/ui/link';
import { filterKey, searchWith, type ListChange } from './list-url.rules';
import { useListUrl } from './use-list-url';

/** A frequently used filter, up to six per list. */
export interface ReadyFilter {
  label: string;
  filter: ListChange;
}

/** Links to the predefined filters of a list. */
export function ReadyFilters(props: { label: string; filters: readonly ReadyFilter[] }) {
  const { parameters } = useListUrl();
  const here = filterKey(parameters);
  const links = props.filters.map(({ label, filter }) => {
    const search = searchWith(new URLSearchParams(), filter);
    return { label, search, isCurrent: filterKey(new URLSearchParams(search)) === here };
  });
  return <FilterLinks label={props.label} links={links} />;
}

interface FilterLink {
  label: string;
  search: string;
  isCurrent: boolean;
}

/** Links to a list with different filters. */
export const FilterLinks = (props: { label: string; links: readonly FilterLink[] }) => (
  <Links aria-label={props.label}>
    {props.links.map(({ label, search, isCurrent }) => (
      <Link key={label} to={{ search }} aria-current={isCurrent ? 'page' : undefined}>
        {label}
      </Link>
    ))}
  </Links>
);

const Links = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    '& a': {
      display: 'grid',
      alignItems: 'center',
      minHeight: '44px',
      paddingInline: '14px',
      bg: 'card',
      border: '1px solid',
      borderColor: 'edge',
      borderRadius: '999px',
      _hover: { borderColor: 'leaf' },
    },
    '& a[aria-current]': { fontWeight: 600, bg: 'mint', borderColor: 'leaf' },
  },
});
