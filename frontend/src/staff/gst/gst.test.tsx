import { screen, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';
import { monthsUntil } from './months.rules';

const sums = { amountPaise: 42_000, taxablePaise: 40_000, cgstPaise: 1_000, sgstPaise: 1_000 };
const aReport = (report: object = {}) => ({
  __typename: 'GstReport',
  month: '2026-11',
  rates: [
    { __typename: 'RateTax', gstBasisPoints: 500, ...sums },
    {
      ...{ __typename: 'RateTax', gstBasisPoints: null },
      ...{ amountPaise: 1_000, taxablePaise: 1_000, cgstPaise: 0, sgstPaise: 0 },
    },
  ],
  hsnCodes: [{ __typename: 'HsnTax', hsn: '1006', quantity: 2, gstBasisPoints: 500, ...sums }],
  receipts: {
    ...{ __typename: 'IssuedDocuments', count: 2, amountPaise: 43_000 },
    ...{ firstNumber: 'GRO/2026-27/000001', lastNumber: 'GRO/2026-27/000002' },
  },
  creditNotes: null,
  ...report,
});

/** Responds with a report, and records the requested months. */
function serveReport(report: object = aReport()) {
  const asked: unknown[] = [];
  server.use(
    graphql.query('GstReport', ({ variables }) => {
      asked.push(variables.month);
      return HttpResponse.json({ data: { gstReport: report } });
    }),
  );
  return asked;
}

beforeEach(() => localStorage.setItem('admin', '1'));

describe('the GST report', () => {
  it('has the sums by rate and HSN code, the documents and the files', async () => {
    const asked = serveReport();
    renderApp('/admin/gst?month=2026-11');
    const rates = await screen.findByRole('region', { name: 'By rate' });
    expect(rates).toHaveTextContent('5 %₹400.00₹10.00₹10.00₹420.00');
    expect(rates).toHaveTextContent('No GST rate₹10.00₹0.00₹0.00₹10.00');
    const codes = screen.getByRole('region', { name: 'By HSN code' });
    expect(within(codes).getByRole('cell', { name: '1006' })).toBeVisible();
    expect(screen.getByText('2 · ₹430.00')).toBeVisible();
    expect(screen.getByText('GRO/2026-27/000001 – GRO/2026-27/000002')).toBeVisible();
    expect(
      screen.getByText(/₹10.00 of this month are .* they stand in none of the files/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Products without a GST rate' })).toHaveAttribute(
      'href',
      '/admin/products?hasGstRate=false',
    );
    expect(screen.getByRole('link', { name: /b2cs/ })).toHaveAttribute(
      'href',
      '/exports/gst/2026-11/b2cs.csv',
    );
    expect(asked).toEqual(['2026-11']);
  });

  it('begins with this month, and goes to another one', async () => {
    const asked = serveReport(aReport({ receipts: null }));
    const { user } = renderApp('/admin/gst');
    expect(
      await screen.findByText('No receipt and no credit note was issued in this month.'),
    ).toBeVisible();
    const [thisMonth, lastMonth = ''] = monthsUntil(new Date());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), lastMonth);
    await screen.findByText('No receipt and no credit note was issued in this month.');
    expect(asked).toEqual([thisMonth, lastMonth]);
  });

  it('says so where it cannot be loaded', async () => {
    server.use(graphql.query('GstReport', () => failure({ code: 'UNAVAILABLE', status: 503 })));
    renderApp('/admin/gst');
    expect(await screen.findByText('The GST report could not be loaded.')).toBeVisible();
  });
});
