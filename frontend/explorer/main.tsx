import '../src/shared/theme/fonts.css';
import 'graphiql/style.css';
import './theme.css';

import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';

import { keepAmended, set } from './amended';
import { sampleTabs } from './sample-queries';

// Same origin: the browser sends the shop's session cookie.
const fetcher = createGraphiQLFetcher({ url: '/graphql' });

const container = document.getElementById('explorer');
if (!container) throw new Error('index.html has no element #explorer');

// GraphiQL puts two buttons into each tab, which makes neither reachable for screen readers, and does not name editors.
keepAmended(container, (root) => {
  for (const field of root.querySelectorAll('.CodeMirror textarea'))
    set(field, 'aria-label', field.closest('section')?.getAttribute('aria-label') ?? 'Editor');
  root.querySelector('.graphiql-tabs')?.removeAttribute('role');
  for (const tab of root.querySelectorAll('.graphiql-tab')) {
    tab.removeAttribute('role');
    tab.removeAttribute('aria-selected');
    const [choice, close] = tab.querySelectorAll('button');
    const isActive = tab.classList.contains('graphiql-tab-active');
    if (choice) set(choice, 'aria-current', String(isActive));
    if (close) set(close, 'aria-label', `Close ${choice?.textContent}`);
  }
});

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
