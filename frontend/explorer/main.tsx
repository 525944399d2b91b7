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

const nameOf = (part: Element) => part.closest('section')?.getAttribute('aria-label') ?? 'Editor';

// GraphiQL puts two buttons into each tab, which makes neither reachable for screen readers, does not name editors, and
// scrolls long lines only for a mouse.
keepAmended(container, (root) => {
  for (const field of root.querySelectorAll('.CodeMirror textarea'))
    set(field, 'aria-label', nameOf(field));
  for (const lines of root.querySelectorAll('.CodeMirror-scroll')) {
    set(lines, 'tabindex', '0');
    set(lines, 'role', 'group');
    set(lines, 'aria-label', `Lines of ${nameOf(lines)}`);
  }
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
