import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';

import { paths } from '../shared/lib/paths';
import { renderedPages } from '../ssr/rendered-pages';
import { areas } from '../staff/areas';
import { routes } from './routes';

/** The patterns of all screens, wherever they stand in the router. */
const patternsOf = (screens: RouteObject[]): string[] =>
  screens.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...patternsOf(children)]);

it('has a screen for each path, and one for all others', () => {
  expect(patternsOf(routes).sort()).toEqual([...Object.values(paths), '*'].sort());
});

it('has a screen for each page that the server renders', () => {
  expect(patternsOf(routes)).toEqual(expect.arrayContaining(Object.keys(renderedPages)));
});

it('has an area of the console for each path below /admin', () => {
  const staffPaths = Object.values(paths).filter((path) => path.startsWith('/admin/'));
  expect(areas.map(({ path }) => path).sort()).toEqual(staffPaths.sort());
});
