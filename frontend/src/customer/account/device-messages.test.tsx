import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { aProfile, aSession } from '../../test/account-records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const input = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' };

/** The parts of a browser's push manager that the shop uses. */
const browser = { subscription: null as unknown, permission: 'default', asked: 0 };

function newSubscription() {
  const { endpoint, p256dh, auth } = input;
  return {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: () => {
      browser.subscription = null;
      return Promise.resolve(true);
    },
  };
}

const registration = {
  pushManager: {
    getSubscription: () => Promise.resolve(browser.subscription),
    subscribe: () => Promise.resolve((browser.subscription = newSubscription())),
  },
};

beforeEach(() => {
  localStorage.setItem('token', '7');
  Object.assign(browser, { subscription: null, permission: 'default', asked: 0 });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: () => {
      browser.asked++;
      if (browser.permission === 'default') browser.permission = 'granted';
      return Promise.resolve(browser.permission);
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** Serves a shop with or without push messages; returns the received inputs. */
function serve(pushKey: string | null = 'BKey') {
  const told: unknown[] = [];
  server.use(
    graphql.query('Account', () => HttpResponse.json({ data: { me: aProfile() } })),
    graphql.query('MySessions', () => HttpResponse.json({ data: { mySessions: [aSession()] } })),
    graphql.query('PushKey', () => HttpResponse.json({ data: { pushKey } })),
    graphql.mutation('SubscribeToPush', ({ variables }) => {
      told.push(variables);
      return HttpResponse.json({ data: { subscribeToPush: true } });
    }),
    graphql.mutation('UnsubscribeFromPush', ({ variables }) => {
      told.push(variables);
      return HttpResponse.json({ data: { unsubscribeFromPush: true } });
    }),
  );
  return told;
}

const part = () => screen.findByRole('region', { name: 'Messages on this device' });
const theButton = async (name: string) => within(await part()).findByRole('button', { name });

it('asks on a click only, and tells the shop of the subscription', async () => {
  const told = serve();
  const { user } = renderApp('/client/account');
  const button = await theButton('Show messages on this device');
  expect(browser.asked).toBe(0);
  await user.click(button);
  await theButton('Stop messages on this device');
  expect([browser.asked, told]).toEqual([1, [{ input }]]);
});

it('takes it back, here and in the shop', async () => {
  const told = serve();
  browser.permission = 'granted';
  browser.subscription = newSubscription();
  localStorage.setItem('messagesFor', '7');
  const { user } = renderApp('/client/account');
  await user.click(await theButton('Stop messages on this device'));
  await theButton('Show messages on this device');
  expect([browser.subscription, told]).toEqual([null, [{ input }, { endpoint: input.endpoint }]]);
});

it('is off where somebody else turned it on in this browser', async () => {
  const told = serve();
  browser.permission = 'granted';
  browser.subscription = newSubscription();
  localStorage.setItem('messagesFor', '8');
  const { user } = renderApp('/client/account');
  await user.click(await theButton('Show messages on this device'));
  await theButton('Stop messages on this device');
  expect(told).toEqual([{ input }]);
});

it('keeps nothing where the shop did not take it', async () => {
  serve();
  server.use(
    graphql.mutation('SubscribeToPush', () =>
      failure({ code: 'UNAVAILABLE', message: 'Try again soon', status: 503 }),
    ),
  );
  const { user } = renderApp('/client/account');
  await user.click(await theButton('Show messages on this device'));
  expect(await screen.findByText('Try again soon')).toBeVisible();
  await waitFor(() => expect(browser.subscription).toBeNull());
});

it('says where the browser refuses', async () => {
  serve();
  browser.permission = 'denied';
  renderApp('/client/account');
  expect(
    await within(await part()).findByText(/does not let the shop show messages/),
  ).toBeVisible();
});

it('offers nothing where the shop sends none', async () => {
  serve(null);
  renderApp('/client/account');
  await screen.findByRole('region', { name: 'Your details' });
  expect(screen.queryByRole('region', { name: 'Messages on this device' })).toBeNull();
});
