import type { FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { clientHomeSearch } from '../paths';

/** Leads to the product list with what was searched for. */
export function SearchBox() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const current = parameters.get('search') ?? '';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = new FormData(event.currentTarget).get('search');
    void navigate(clientHomeSearch(typeof search === 'string' ? search.trim() : ''));
  };

  return (
    <form className="search-box" role="search" onSubmit={submit}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="11" cy="11" r="7" />
        <path d="m16.5 16.5 4.5 4.5" />
      </svg>
      <input
        // The address decides what stands here after each search.
        key={current}
        type="search"
        name="search"
        defaultValue={current}
        aria-label="Search products"
        placeholder="Search aloo, doodh, atta, 500 g…"
        enterKeyHint="search"
        autoComplete="off"
      />
    </form>
  );
}
