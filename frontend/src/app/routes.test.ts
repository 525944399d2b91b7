import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';

import { paths } from '../shared/lib/paths';
import { renderedPages } from '../ssr/rendered-pages';
import { adminPaths } from '../staff/admin-paths';
import { areas } from '../staff/areas';
import { routes } from './routes';

/** The path patterns of all screens, at any level of the router. */
const patternsOf = (screens: RouteObject[]): string[] =>
  screens.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...patternsOf(children)]);

const isOfStaff = (path: string) => path.startsWith('/admin/');

it('has a screen for each path, one for the console, and one for all others', () => {
  const ofTheShop = Object.values(paths).filter((path) => !isOfStaff(path));
  expect(patternsOf(routes).sort()).toEqual([...ofTheShop, '/admin/*', '*'].sort());
});

it('has a screen for each page that the server renders', () => {
  expect(patternsOf(routes)).toEqual(expect.arrayContaining(Object.keys(renderedPages)));
});

it('has an area of the console for each path below /admin', () => {
  expect(areas.map(({ path }) => path).sort()).toEqual(Object.values(adminPaths).sort());
  expect(Object.values(adminPaths)).toEqual(
    expect.arrayContaining(Object.values(paths).filter(isOfStaff)),
  );
});
