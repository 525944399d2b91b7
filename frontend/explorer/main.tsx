import '../src/shared/theme/fonts.css';
import 'graphiql/style.css';
import './theme.css';

import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';

import { sampleTabs } from './sample-queries';

// Same origin: the browser sends the shop's session cookie.
const fetcher = createGraphiQLFetcher({ url: '/graphql' });

const container = document.getElementById('explorer');
if (!container) throw new Error('index.html has no element #explorer');

createRoot(container).render(
  <GraphiQL fetcher={fetcher} defaultTabs={sampleTabs} defaultEditorToolsVisibility={false}>
    <GraphiQL.Logo>
      <h1 className="explorer-title">API explorer</h1>
      <a className="explorer-back" href="/">
        Back to the shop
      </a>
      <a className="explorer-back" href="/explorer/rest/">
        REST reference
      </a>
    </GraphiQL.Logo>
  </GraphiQL>,
);
