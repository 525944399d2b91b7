import { getOperationName } from '@apollo/client/utilities/internal';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import firstLoad from '../../first-load.json' with { type: 'json' };
import { paths } from '../shared/lib/paths';
import { loadScreens } from './router/screen';
import { routes } from './routes';

/** The patterns of all screens, wherever they stand in the router. */
const patternsOf = (screens: RouteObject[]): string[] =>
  screens.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...patternsOf(children)]);

it('has a screen for each page that the server is told of, and one for all others', () => {
  expect(patternsOf(routes).sort()).toEqual([...Object.values(paths), '*'].sort());
});

describe('a page that the server draws', () => {
  it.each(Object.entries(firstLoad.pages))('%s names what it asks first', async (path, page) => {
    const asked = await loadScreens(
      routes,
      path.replace(':id', '1').replace(':category', 'fruits'),
    );
    expect(asked.map((document) => getOperationName(document)).sort()).toEqual(
      page.questions.map(({ name }) => name).sort(),
    );
  });
});
