import type { ApolloClient } from '@apollo/client';
import { StrictMode } from 'react';

import { Providers } from './providers';
import { ShopRouter, type ShopHistory } from './router/shop-router';
import { routes } from './routes';

interface SiteProps {
  client: ApolloClient;
  history: ShopHistory;
}

/** The whole site, as the server draws it first and the browser takes it up. */
export function Site({ client, history }: SiteProps) {
  return (
    <StrictMode>
      <Providers client={client}>
        <ShopRouter history={history} routes={routes} />
      </Providers>
    </StrictMode>
  );
}
