import { useRoutes } from 'react-router-dom';

import { loadedAhead } from '../../shared/lib/loaded-ahead';
import { FailedScreen } from '../../shared/ui/failed-screen';
import { NotFoundRoute } from '../../shared/ui/not-found';
import { areas } from '../areas';
import { loadArea } from './load-area';

const BASE = '/admin/';

const screens = areas.map((area) => {
  const { Part } = loadedAhead(() => loadArea(area), FailedScreen);
  return { path: area.path.slice(BASE.length), element: <Part /> };
});

/** The screen of the area at this path; the screens of the console have no other route. */
export const AreaScreens = () => useRoutes([...screens, { path: '*', element: <NotFoundRoute /> }]);
