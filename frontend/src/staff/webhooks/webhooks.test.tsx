import { screen, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import type { WebhookDeliveriesQuery, WebhookRowFragment } from '../../generated/graphql';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const secret = 'whsec_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789abcdefg=';

const aWebhook = (changes: Partial<WebhookRowFragment> = {}) => ({
  __typename: 'Webhook' as const,
  id: '5',
  description: 'Accounting',
  url: 'https://erp.example/events',
  types: ['order.*'],
  state: 'ACTIVE' as const,
  failingSince: null,
  createdAt: '2026-11-01T09:00:00Z',
  formerSecretUntil: null,
  ...changes,
});

type Delivery = WebhookDeliveriesQuery['webhookDeliveries']['items'][number];

const aDelivery = (changes: Partial<Delivery> = {}) => ({
  __typename: 'WebhookDelivery' as const,
  id: '71',
  type: 'order.placed',
  messageId: 'event_9',
  state: 'DELIVERED' as const,
  attempts: 1,
  status: 204,
  failure: null,
  createdAt: '2026-11-02T09:00:00Z',
  triedAt: '2026-11-02T09:00:01Z',
  nextTryAt: null,
  body: '{"type":"order.placed","data":{"subjectId":"17"}}',
  ...changes,
});

/** A server that stores webhooks, and records the requests. */
function serveWebhooks(...first: ReturnType<typeof aWebhook>[]) {
  let known: ReturnType<typeof aWebhook>[] = first;
  const sent: Record<string, unknown>[] = [];
  const change = (id: string, changes: Partial<WebhookRowFragment>) => {
    known = known.map((each) => (each.id === id ? { ...each, ...changes } : each));
    return known.find((each) => each.id === id);
  };
  server.use(
    graphql.query('Webhooks', () => HttpResponse.json({ data: { webhooks: known } })),
    graphql.mutation('AddWebhook', ({ variables: { input } }) => {
      sent.push(input);
      const webhook = aWebhook({ id: '6', ...input });
      known = [...known, webhook];
      return HttpResponse.json({
        data: { addWebhook: { __typename: 'WebhookWithSecret', secret, webhook } },
      });
    }),
    graphql.mutation('TurnWebhook', ({ variables: { id, isOn } }) => {
      sent.push({ id, isOn });
      const turnWebhook = change(id, { state: isOn ? 'ACTIVE' : 'PAUSED' });
      return HttpResponse.json({ data: { turnWebhook } });
    }),
    graphql.mutation('RotateWebhookSecret', ({ variables: { id } }) => {
      const webhook = change(id, { formerSecretUntil: '2036-11-02T09:00:00Z' });
      return HttpResponse.json({
        data: { rotateWebhookSecret: { __typename: 'WebhookWithSecret', secret, webhook } },
      });
    }),
    graphql.mutation('RemoveWebhook', ({ variables: { id } }) => {
      known = known.filter((each) => each.id !== id);
      return HttpResponse.json({ data: { removeWebhook: true } });
    }),
  );
  return sent;
}

function serveDeliveries(...items: ReturnType<typeof aDelivery>[]) {
  server.use(
    graphql.query('WebhookDeliveries', () =>
      HttpResponse.json({
        data: {
          webhookDeliveries: { __typename: 'WebhookDeliveryPart', endCursor: null, items },
        },
      }),
    ),
  );
}

beforeEach(() => localStorage.setItem('admin', '1'));

describe('/admin/webhooks', () => {
  it('lists them, and whether they answer', async () => {
    serveWebhooks(
      aWebhook(),
      aWebhook({
        id: '6',
        description: 'Courier',
        types: [],
        failingSince: '2026-11-02T09:00:00Z',
      }),
      aWebhook({ id: '7', description: 'Old', state: 'GONE' }),
    );
    renderApp('/admin/webhooks');
    const row = async (name: string) => (await screen.findByText(name)).closest('tr');
    expect(await row('Accounting')).toHaveTextContent('https://erp.example/eventsorder.*On');
    expect(await row('Courier')).toHaveTextContent('All eventsDoes not answer');
    expect(await row('Old')).toHaveTextContent('Off: it answered that it is gone');
    expect(screen.getByRole('link', { name: 'Courier' })).toHaveAttribute(
      'href',
      '/admin/webhooks/6',
    );
  });

  it('adds one, and shows its secret once', async () => {
    const sent = serveWebhooks();
    const { user } = renderApp('/admin/webhooks');
    expect(await screen.findByText('No webhook yet.')).toBeVisible();
    await user.click(screen.getByText('Add a webhook'));
    await user.click(screen.getByRole('button', { name: 'Add webhook' }));
    expect(await screen.findByText('An address such as https://erp.example/events')).toBeVisible();
    await user.type(screen.getByLabelText('Name'), 'Courier');
    await user.type(screen.getByLabelText('Address'), 'https://courier.example');
    await user.type(screen.getByLabelText('Events'), 'order.*, round.made');
    await user.click(screen.getByRole('button', { name: 'Add webhook' }));
    expect(await screen.findByText(secret)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Courier' })).toBeVisible();
    expect(sent).toEqual([
      { description: 'Courier', url: 'https://courier.example', types: ['order.*', 'round.made'] },
    ]);
    await user.click(screen.getByRole('button', { name: 'I have kept it' }));
    expect(screen.queryByText(secret)).not.toBeInTheDocument();
  });

  it('names what the server finds wrong at its field', async () => {
    serveWebhooks();
    server.use(
      graphql.mutation('AddWebhook', () =>
        failure({ code: 'VALIDATION', fields: { types: 'Events are named such as order.placed' } }),
      ),
    );
    const { user } = renderApp('/admin/webhooks');
    await user.click(await screen.findByText('Add a webhook'));
    await user.type(screen.getByLabelText('Name'), 'Courier');
    await user.type(screen.getByLabelText('Address'), 'https://courier.example');
    await user.type(screen.getByLabelText('Events'), 'orders');
    await user.click(screen.getByRole('button', { name: 'Add webhook' }));
    expect(await screen.findByText('Events are named such as order.placed')).toBeVisible();
    expect(screen.getByLabelText('Events')).toHaveFocus();
  });
});

describe('/admin/webhooks/:id', () => {
  it('tests it, and says what came of it', async () => {
    serveWebhooks(aWebhook());
    serveDeliveries();
    const answers = [null, 'HTTP 500: not today'];
    server.use(
      graphql.mutation('TestWebhook', () =>
        HttpResponse.json({
          data: {
            testWebhook: { __typename: 'WebhookTestResult', status: 200, failure: answers.shift() },
          },
        }),
      ),
    );
    const { user } = renderApp('/admin/webhooks/5');
    expect(await screen.findByText('Nothing was sent yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send a test' }));
    expect(await screen.findByText('The test arrived')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send a test' }));
    expect(await screen.findByText('The test did not arrive: HTTP 500: not today')).toBeVisible();
  });

  it('shows what was sent, and sends it again', async () => {
    serveWebhooks(aWebhook());
    serveDeliveries(
      aDelivery({
        id: '72',
        messageId: 'event_10',
        state: 'WAITING',
        status: 503,
        failure: 'HTTP 503',
      }),
      aDelivery(),
    );
    const sent: unknown[] = [];
    server.use(
      graphql.mutation('RedeliverEvent', ({ variables }) => {
        sent.push(variables);
        return HttpResponse.json({ data: { redeliverEvent: true } });
      }),
    );
    const { user } = renderApp('/admin/webhooks/5');
    const [waiting] = await screen.findAllByText('Waiting');
    expect(waiting?.closest('tr')).toHaveTextContent('HTTP 503');
    await user.click(screen.getByRole('button', { name: 'Send again: event_9' }));
    expect(await screen.findByText('It is sent again')).toBeVisible();
    expect(sent).toEqual([{ id: '71' }]);
  });

  it('turns it off, gives it another secret, and removes it after asking', async () => {
    const sent = serveWebhooks(aWebhook());
    serveDeliveries();
    const { user, currentAddress } = renderApp('/admin/webhooks/5');
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('The webhook is off')).toBeVisible();
    expect(sent).toEqual([{ id: '5', isOn: false }]);
    await user.click(await screen.findByRole('button', { name: 'New secret' }));
    const question = within(await screen.findByRole('dialog', { name: 'Make a new secret?' }));
    await user.click(question.getByRole('button', { name: 'New secret' }));
    expect(question.queryByText(/There is a new secret already/)).not.toBeInTheDocument();
    expect(await screen.findByText(secret)).toBeVisible();

    await user.click(await screen.findByRole('button', { name: 'New secret' }));
    const again = within(await screen.findByRole('dialog', { name: 'Make a new secret?' }));
    expect(again.getByText(/the one before it until 2 Nov 2036, 2:30 pm/)).toBeVisible();
    await user.click(again.getByRole('button', { name: 'Keep it' }));

    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this webhook?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No webhook yet.')).toBeVisible();
    expect(currentAddress()).toBe('/admin/webhooks');
  });

  it('says that there is none', async () => {
    serveWebhooks(aWebhook());
    renderApp('/admin/webhooks/99');
    expect(await screen.findByText('There is no such webhook.')).toBeVisible();
  });
});
