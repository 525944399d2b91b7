import { t } from '@lingui/core/macro';
import { Input } from '@chakra-ui/react';
import type { FormEvent } from 'react';

import { Button } from '../../shared/chakra/button';

interface AdminSearchProps {
  search: string;
  onSearch: (search: string) => void;
}

/** Finds products by name, description or alias. */
export function AdminSearch({ search, onSearch }: AdminSearchProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('search');
    onSearch(typeof text === 'string' ? text.trim() : '');
  };
  return (
    <form className="admin-search" role="search" onSubmit={submit}>
      <Input
        // The URL determines the content after each search.
        key={search}
        type="search"
        name="search"
        defaultValue={search}
        aria-label={t`Search products`}
        placeholder={t`Name, other names, unit or sku`}
        autoComplete="off"
      />
      <Button type="submit" tone="outline">{t`Search`}</Button>
    </form>
  );
}
