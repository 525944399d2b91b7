import { screen } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { loadLanguage, showLanguage } from '../../shared/lib/language';
import { anOrderLine } from '../../test/order-records';
import { renderApp } from '../../test/render-app';
import { server } from '../../test/server';
import { loadStaffTexts } from '../texts';

beforeEach(() => localStorage.setItem('admin', '1'));
afterEach(() => showLanguage('en'));

describe('/admin/reports', () => {
  it('names the products in the language of the staff', async () => {
    const line = { ...anOrderLine(), nameHi: 'आलू' };
    const report = {
      ...{ __typename: 'OrderReport', id: '1', orderId: '301', kind: 'MISSING', status: 'OPEN' },
      ...{ text: '', answer: null, creditNoteId: null, photos: [], orderLines: [line] },
      lines: [{ __typename: 'ReportedLine', orderLineId: line.id, quantity: 1 }],
      createdAt: '2026-11-20T09:02:00Z',
    };
    server.use(
      graphql.query('OpenOrderReports', () =>
        HttpResponse.json({ data: { openOrderReports: [report] } }),
      ),
    );
    await loadStaffTexts();
    await loadLanguage('hi');
    showLanguage('hi');
    renderApp('/admin/reports');
    expect(await screen.findByText('आलू')).toBeVisible();
  });
});
