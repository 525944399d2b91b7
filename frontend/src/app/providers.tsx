import '../shared/theme/reset.css';
import '../shared/theme/tokens.css';
import '../shared/theme/fonts.css';
import '../shared/theme/ground.css';

import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';

import { CartInTabs } from '../features/cart/cart-in-tabs';
import { MessagesProvider } from '../shared/ui/messages/messages-provider';
import { InLanguage } from './in-language';

interface ProvidersProps {
  client: ApolloClient;
  children: ReactNode;
}

/** The providers that every screen needs: data, page background, messages. */
export function Providers({ client, children }: ProvidersProps) {
  return (
    <ApolloProvider client={client}>
      <InLanguage>
        <MessagesProvider>
          <CartInTabs />
          {children}
        </MessagesProvider>
      </InLanguage>
    </ApolloProvider>
  );
}
