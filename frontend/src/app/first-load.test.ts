import { getOperationName } from '@apollo/client/utilities/internal';
import { describe, expect, it } from 'vitest';

import firstLoad from '../../first-load.json' with { type: 'json' };
import { loadScreens } from './router/screen';
import { routes } from './routes';

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
