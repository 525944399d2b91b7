import { useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { clientHomeSearch } from '../paths';

/** Leads to the product list with what was searched for. */
export function SearchBox() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const current = parameters.get('search') ?? '';
  const [typed, setTyped] = useState(current);
  const [asked, setAsked] = useState(current);
  const [followed, setFollowed] = useState(current);

  // The address decides what stands here, but for a search of this box: its user may be typing the next one by now.
  if (current !== followed) {
    setFollowed(current);
    setAsked(current);
    if (current !== asked) setTyped(current);
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = typed.trim();
    setAsked(search);
    void navigate(clientHomeSearch(search));
  };

  return (
    <form className="search-box" role="search" onSubmit={submit}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="11" cy="11" r="7" />
        <path d="m16.5 16.5 4.5 4.5" />
      </svg>
      <input
        type="search"
        name="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-label="Search products"
        placeholder="Search aloo, doodh, atta, 500 g…"
        enterKeyHint="search"
        autoComplete="off"
      />
    </form>
  );
}
