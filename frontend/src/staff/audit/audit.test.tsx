import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { anAuditEntry, aPageOf } from '../../test/account-records';
import { anAdmin } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

function serveLog(items: readonly object[] = [anAuditEntry()], page?: { pageCount: number }) {
  const asked: Record<string, unknown>[] = [];
  server.use(
    graphql.query('AuditLog', ({ variables }) => {
      asked.push(variables);
      const auditLog = { ...aPageOf('AuditPage', items, page), page: variables.page };
      return HttpResponse.json({ data: { auditLog } });
    }),
  );
  return asked;
}

const rows = async () => (await screen.findAllByRole('row')).slice(1);

beforeEach(() => {
  localStorage.setItem('admin', '1');
  server.use(graphql.query('Staff', () => HttpResponse.json({ data: { staff: [anAdmin()] } })));
});

describe('/admin/audit', () => {
  it('says when, who, what, and what that changed', async () => {
    serveLog([
      anAuditEntry(),
      anAuditEntry({
        id: '902',
        actor: 'SYSTEM',
        actorId: null,
        actorEmail: null,
        action: 'product.sold',
        beforeJson: '{"stockQuantity":20}',
        afterJson: '{"stockQuantity":18,"orderId":301}',
        requestId: null,
      }),
      anAuditEntry({ id: '903', actorId: '9', actorEmail: null, apiTokenId: '81' }),
      anAuditEntry({ id: '904', actor: 'CUSTOMER', actorId: '7', actorEmail: null }),
    ]);
    renderApp('/admin/audit');
    const [changed, sold, gone, customer] = await rows();
    expect(changed).toHaveTextContent(
      /20 Nov( 2026)?, 2:30 pmadmin@grocessay\.testProduct changed/,
    );
    expect(changed).toHaveTextContent('MRP ₹20.00 → became ₹22.00');
    expect(sold).toHaveTextContent('The shop itselfProduct sold');
    expect(sold).toHaveTextContent('Stock 20 → became 18Order 301');
    expect(sold).toHaveTextContent('none: a job or a command');
    expect(gone).toHaveTextContent('Staff 9, no longer thereby token 81');
    expect(customer).toHaveTextContent('Customer 7');
  });

  it('names the member of the staff that an entry is about, unless they have left', async () => {
    const entry = { action: 'staff.role-changed', subject: 'STAFF', subjectId: '7' } as const;
    serveLog([
      anAuditEntry({ ...entry, subjectEmail: 'packer@shop.in' }),
      anAuditEntry({ ...entry, id: '902' }),
    ]);
    renderApp('/admin/audit');
    const [there, gone] = await rows();
    expect(within(there!).getByRole('link', { name: 'packer@shop.in' })).toHaveAttribute(
      'href',
      '/admin/staff',
    );
    expect(within(gone!).getByRole('link', { name: 'Staff 7' })).toBeVisible();
  });

  it('filters by the address, and offers the same entries as CSV', async () => {
    const asked = serveLog();
    const { user, currentAddress } = renderApp('/admin/audit?subject=PRODUCT&from=2026-11-01');
    await rows();
    expect(asked.at(-1)).toMatchObject({ filter: { subject: 'PRODUCT', from: '2026-11-01' } });
    const form = within(screen.getByRole('search', { name: 'Audit log' }));
    expect(form.getByLabelText('About')).toHaveValue('PRODUCT');
    await user.selectOptions(form.getByLabelText('Done by'), 'Staff');
    await user.selectOptions(form.getByLabelText('Action'), 'Product changed');
    await user.click(form.getByRole('button', { name: 'Show' }));
    await waitFor(() =>
      expect(currentAddress()).toBe(
        '/admin/audit?subject=PRODUCT&actor=ADMIN&action=product.changed&from=2026-11-01',
      ),
    );
    await waitFor(() => expect(form.getByRole('button', { name: 'Show' })).toHaveFocus());
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { actor: 'ADMIN' } }));
    const csv = screen.getByRole('link', { name: 'Download as CSV' });
    expect(csv).toHaveAttribute(
      'href',
      '/exports/audit.csv?subject=PRODUCT&actor=ADMIN&action=product.changed&from=2026-11-01',
    );
    await user.click(form.getByRole('link', { name: 'Clear' }));
    expect(currentAddress()).toBe('/admin/audit');
    expect(csv).toHaveAttribute('href', '/exports/audit.csv');
  });

  it('leads to everything about one thing', async () => {
    serveLog();
    const { user, currentAddress } = renderApp('/admin/audit');
    await user.click(await screen.findByRole('link', { name: 'History of Product 5013' }));
    expect(currentAddress()).toBe('/admin/audit?subject=PRODUCT&subjectId=5013');
  });

  it('leads to the record itself, and to all that somebody did', async () => {
    serveLog();
    const { user, currentAddress } = renderApp('/admin/audit');
    expect(await screen.findByRole('link', { name: 'Product 5013' })).toHaveAttribute(
      'href',
      '/admin/addproduct?id=5013',
    );
    await user.click(screen.getByRole('link', { name: 'Everything done by admin@grocessay.test' }));
    expect(currentAddress()).toBe('/admin/audit?actor=ADMIN&actorId=1');
    expect(screen.getByLabelText('Member of the staff')).toHaveDisplayValue(anAdmin().email);
    expect(screen.getByLabelText('Their number')).toHaveValue('');
  });

  it('filters by the name of a member of the staff', async () => {
    serveLog();
    const { user, currentAddress } = renderApp('/admin/audit');
    await rows();
    await user.selectOptions(await screen.findByLabelText('Member of the staff'), anAdmin().email);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(currentAddress()).toBe('/admin/audit?actor=ADMIN&actorId=1'));
  });

  it('turns pages and keeps the filter', async () => {
    const asked = serveLog([anAuditEntry()], { pageCount: 3 });
    const { user, currentAddress } = renderApp('/admin/audit?subject=PRODUCT');
    await user.click(await screen.findByRole('link', { name: 'Page 2' }));
    expect(currentAddress()).toBe('/admin/audit?subject=PRODUCT&page=2');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 2 }));
  });

  it('says so where there is nothing, or it could not be loaded', async () => {
    server.use(graphql.query('AuditLog', () => failure({ code: 'UNAVAILABLE', status: 503 })));
    const { user } = renderApp('/admin/audit');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    serveLog([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing of that kind was done.')).toBeVisible();
  });
});
