import { screen } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { aPageOf, aReceivedMessage } from '../../test/account-records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const serveMessages = (items: readonly object[]) =>
  server.use(
    graphql.query('ContactMessages', () =>
      HttpResponse.json({ data: { contactMessages: aPageOf('ReceivedMessagePage', items) } }),
    ),
  );

beforeEach(() => localStorage.setItem('admin', '1'));

describe('/admin/messages', () => {
  it('lists what was written, as text, and where to answer', async () => {
    const subject = '<img src=x onerror=alert(1)> Do you bring methi?';
    serveMessages([
      aReceivedMessage({ subject }),
      aReceivedMessage({ id: '72', email: 'a@b.in?bcc=all@shop.in' }),
    ]);
    renderApp('/admin/messages');
    expect(await screen.findByText(subject)).toBeVisible();
    expect(screen.getAllByText('20 Nov 2026, 2:30 pm')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'meera@shop.in' })).toHaveAttribute(
      'href',
      'mailto:meera@shop.in',
    );
    expect(screen.getByRole('link', { name: 'a@b.in?bcc=all@shop.in' })).toHaveAttribute(
      'href',
      'mailto:a@b.in%3Fbcc%3Dall@shop.in',
    );
  });

  it('says so where there are none, or they could not be loaded', async () => {
    server.use(
      graphql.query('ContactMessages', () => failure({ code: 'UNAVAILABLE', status: 503 })),
    );
    const { user } = renderApp('/admin/messages');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    serveMessages([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nobody has written yet.')).toBeVisible();
  });

  it('says that one is answered, by whom, and opens it again', async () => {
    const sent: unknown[] = [];
    serveMessages([aReceivedMessage()]);
    server.use(
      graphql.mutation('SetMessageAnswered', ({ variables }) => {
        sent.push(variables);
        const answered = { answeredAt: '2026-11-20T10:00:00Z', answeredByEmail: 'asha@shop.in' };
        const message = aReceivedMessage(variables['isAnswered'] === true ? answered : {});
        return HttpResponse.json({ data: { setMessageAnswered: message } });
      }),
    );
    const { user } = renderApp('/admin/messages');
    await user.click(await screen.findByRole('button', { name: /^Mark as answered/ }));
    expect(await screen.findByText('Answered by asha@shop.in, 20 Nov 2026, 3:30 pm')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Open again/ }));
    expect(await screen.findByRole('button', { name: /^Mark as answered/ })).toBeVisible();
    expect(sent).toEqual([
      { id: '71', isAnswered: true },
      { id: '71', isAnswered: false },
    ]);
  });

  it('lists the open ones where the address asks for them', async () => {
    const asked: unknown[] = [];
    server.use(
      graphql.query('ContactMessages', ({ variables }) => {
        asked.push(variables['isAnswered']);
        return HttpResponse.json({ data: { contactMessages: aPageOf('ReceivedMessagePage', []) } });
      }),
    );
    const { user } = renderApp('/admin/messages?answered=no');
    expect(await screen.findByText('There is none of these.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'All messages' }));
    expect(await screen.findByText('Nobody has written yet.')).toBeVisible();
    expect(asked).toEqual([false, undefined]);
  });

  it('lists all where the address asks for nothing that there is', async () => {
    const asked: unknown[] = [];
    server.use(
      graphql.query('ContactMessages', ({ variables }) => {
        asked.push(variables['isAnswered']);
        return HttpResponse.json({ data: { contactMessages: aPageOf('ReceivedMessagePage', []) } });
      }),
    );
    renderApp('/admin/messages?answered=constructor');
    expect(await screen.findByText('Nobody has written yet.')).toBeVisible();
    expect(asked).toEqual([undefined]);
  });
});
