import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useNavigate } from './navigation';

/** What stands behind #token= in an address; nothing where there is none. */
const tokenOf = (hash: string): string | undefined =>
  new URLSearchParams(hash.slice(1)).get('token') || undefined;

/**
 * The token of a mailed link. It stands behind the '#', which browsers send to nobody, and is taken out of the address
 * at once: what is left in the history and on the screen opens nothing.
 */
export function useLinkToken(): string | undefined {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string>();
  // Kept while the screen is open; another link that is opened here counts from then on.
  const fresh = tokenOf(hash);
  if (fresh !== undefined && fresh !== token) setToken(fresh);

  useEffect(() => {
    if (hash) void navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate]);
  return token;
}
