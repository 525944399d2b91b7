import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useNavigate } from './navigation';

/** The token after #token= in an address, if any. */
const tokenOf = (hash: string): string | undefined =>
  new URLSearchParams(hash.slice(1)).get('token') || undefined;

/**
 * The token of an emailed link. It follows the '#', which browsers never send to a server, and is removed from the
 * address at once, so that neither the history nor the screen reveals it.
 */
export function useLinkToken(): string | undefined {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string>();
  // Kept while the screen is open; another link opened here replaces it.
  const fresh = tokenOf(hash);
  if (fresh !== undefined && fresh !== token) setToken(fresh);

  useEffect(() => {
    if (hash) void navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate]);
  return token;
}
