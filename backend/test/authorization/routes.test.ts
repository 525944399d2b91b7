import { routes } from './calls/rest';
import { describeMatrix } from './describe-matrix';
import { restDoor, routesOf } from './rest-door';
import { whoMayCall } from './who-may.routes';

/** With each GET there is a HEAD, for the same people. */
function withHeads<Each>(all: Record<string, Each>): Record<string, Each> {
  const gets = Object.entries(all).filter(([way]) => way.startsWith('GET '));
  const heads = gets.map(([way, each]) => [way.replace('GET', 'HEAD'), each]);
  return { ...all, ...Object.fromEntries(heads) };
}

describeMatrix({
  name: 'routes',
  operationsOf: routesOf,
  calls: withHeads(routes),
  whoMay: withHeads(whoMayCall),
  door: restDoor,
});
