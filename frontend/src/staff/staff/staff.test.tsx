import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { anAdmin } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const owner = anAdmin();
const packer = anAdmin({ id: '2', email: 'packer@shop.in', role: 'ORDERS' });

/** A server that stores the staff, and records the requests. */
function serveStaff(...first: ReturnType<typeof anAdmin>[]) {
  let known = first;
  const sent: Record<string, unknown>[] = [];
  server.use(
    graphql.query('Staff', () => HttpResponse.json({ data: { staff: known } })),
    graphql.mutation('AddStaff', ({ variables }) => {
      sent.push(variables.input);
      const invitedUntil = '2099-11-20T08:35:00Z';
      const addStaff = anAdmin({ id: '3', invitedUntil, ...variables.input });
      known = [...known, addStaff];
      return HttpResponse.json({ data: { addStaff } });
    }),
    graphql.mutation('ChangeStaffRole', ({ variables }) => {
      sent.push(variables);
      const changeStaffRole = { ...packer, role: variables.role };
      return HttpResponse.json({ data: { changeStaffRole } });
    }),
    graphql.mutation('RemoveStaff', ({ variables }) => {
      sent.push(variables);
      known = known.filter(({ id }) => id !== variables.id);
      return HttpResponse.json({ data: { removeStaff: true } });
    }),
  );
  return sent;
}

const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr')!);

beforeEach(() => localStorage.setItem('admin', '1'));

describe('/admin/staff', () => {
  it('lists who keeps the shop, and who of them is looking', async () => {
    serveStaff(owner, packer);
    renderApp('/admin/staff');
    expect((await rowOf(owner.email)).getByText('You')).toBeVisible();
    expect((await rowOf(packer.email)).getByText('Orders')).toBeVisible();
    expect((await rowOf(packer.email)).queryByText('You')).not.toBeInTheDocument();
  });

  it('invites somebody', async () => {
    const sent = serveStaff(owner);
    const { user } = renderApp('/admin/staff');
    await user.click(await screen.findByText('Add somebody'));
    await user.type(screen.getByLabelText('E-mail'), 'new@shop.in');
    await user.click(screen.getByRole('radio', { name: /^Support/ }));
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation sent to new@shop.in')).toBeVisible();
    expect((await rowOf('new@shop.in')).getByText('Support')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('');
    expect(sent).toEqual([{ email: 'new@shop.in', role: 'SUPPORT' }]);
  });

  it('sends an invitation again, and withdraws it', async () => {
    const late = { id: '2', email: 'late@shop.in', role: 'ORDERS' } as const;
    const open = { id: '3', email: 'open@shop.in', role: 'ORDERS' } as const;
    const sent = serveStaff(
      owner,
      anAdmin({ ...late, invitedUntil: '2026-01-01T00:00:00Z' }),
      anAdmin({ ...open, invitedUntil: '2099-11-20T08:35:00Z' }),
    );
    const { user } = renderApp('/admin/staff');
    expect((await rowOf(late.email)).getByText('Invitation expired')).toBeVisible();
    expect((await rowOf(open.email)).getByText(/^Invited until 20 Nov 2099/)).toBeVisible();
    expect((await rowOf(owner.email)).queryByText('Send again')).not.toBeInTheDocument();
    await user.click((await rowOf(open.email)).getByText('Send again'));
    expect(await screen.findByText('Invitation sent to open@shop.in')).toBeVisible();
    expect(sent).toEqual([{ email: open.email, role: 'ORDERS' }]);
    await user.click((await rowOf(open.email)).getByText('Withdraw'));
    const dialog = within(screen.getByRole('dialog', { name: 'Withdraw the invitation?' }));
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Invitation of open@shop.in withdrawn')).toBeVisible();
    expect(sent.at(-1)).toEqual({ id: '3' });
  });

  it('leaves what is typed where the login has ended', async () => {
    serveStaff(owner);
    server.use(
      graphql.mutation('AddStaff', () => failure({ code: 'UNAUTHENTICATED', status: 401 })),
    );
    const { user } = renderApp('/admin/staff');
    await user.click(await screen.findByText('Add somebody'));
    await user.type(screen.getByLabelText('E-mail'), 'new@shop.in');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText(/^You are logged out\. What you wrote/)).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('new@shop.in');
  });

  it('says at the field that somebody has the address', async () => {
    serveStaff(owner);
    const message = 'Somebody has this address already';
    server.use(
      graphql.mutation('AddStaff', () => failure({ code: 'EMAIL_TAKEN', message, status: 409 })),
    );
    const { user } = renderApp('/admin/staff');
    await user.click(await screen.findByText('Add somebody'));
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Email is not valid.')).toBeVisible();
    await user.type(screen.getByLabelText('E-mail'), 'new@shop.in');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() =>
      expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/^Somebody has/),
    );
  });

  it('changes a role', async () => {
    const sent = serveStaff(owner, packer);
    const { user } = renderApp('/admin/staff');
    await user.click(await screen.findByRole('button', { name: `Change role of ${packer.email}` }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change role' }));
    expect(dialog.getByRole('radio', { name: /^Orders/ })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: /^Catalogue/ }));
    await user.click(dialog.getByRole('button', { name: 'Save role' }));
    await waitFor(async () =>
      expect((await rowOf(packer.email)).getByText('Catalogue')).toBeVisible(),
    );
    expect(sent).toEqual([{ id: '2', role: 'CATALOGUE', expectedVersion: 1 }]);
  });

  it('closes to an owner who gives up the role', async () => {
    serveStaff(owner, packer);
    let currentAdmin = owner;
    server.use(
      graphql.query('CurrentAdmin', () => HttpResponse.json({ data: { currentAdmin } })),
      graphql.mutation('ChangeStaffRole', () => {
        currentAdmin = anAdmin({ role: 'ORDERS', permissions: ['READ_ORDERS'], roleVersion: 2 });
        return HttpResponse.json({ data: { changeStaffRole: currentAdmin } });
      }),
    );
    const { user } = renderApp('/admin/staff');
    await user.click(await screen.findByRole('button', { name: `Change role of ${owner.email}` }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change role' }));
    await user.click(dialog.getByRole('radio', { name: /^Orders/ }));
    await user.click(dialog.getByRole('button', { name: 'Save role' }));
    expect(await screen.findByText('This page is not for your role.')).toBeVisible();
  });

  it('shows both roles where somebody else gave another one, and saves what is chosen', async () => {
    const sent = serveStaff(owner, packer);
    server.use(
      graphql.mutation(
        'ChangeStaffRole',
        () =>
          failure({
            code: 'CONFLICT',
            status: 409,
            details: { current: { role: 'SUPPORT', customRoleId: null, version: 2 } },
          }),
        { once: true },
      ),
    );
    const { user } = renderApp('/admin/staff');
    await user.click(await screen.findByRole('button', { name: `Change role of ${packer.email}` }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change role' }));
    await user.click(dialog.getByRole('radio', { name: /^Catalogue/ }));
    await user.click(dialog.getByRole('button', { name: 'Save role' }));
    const conflict = within(await screen.findByRole('dialog', { name: 'Changed meanwhile' }));
    expect(conflict.getByRole('heading', { name: 'Role: it was Orders' })).toBeVisible();
    expect(conflict.getByRole('radio', { name: /Support.*Stored now/ })).not.toBeChecked();
    await user.click(conflict.getByRole('radio', { name: /Catalogue.*Yours/ }));
    await user.click(conflict.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ id: '2', role: 'CATALOGUE', expectedVersion: 2 }]));
  });

  it('says in the dialog that the last owner stays one', async () => {
    serveStaff(owner);
    const message = 'The shop needs an owner';
    server.use(
      graphql.mutation('ChangeStaffRole', () =>
        failure({ code: 'LAST_OWNER', message, status: 409 }),
      ),
    );
    const { user } = renderApp('/admin/staff');
    await user.click(await screen.findByRole('button', { name: /^Change role/ }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: /^Support/ }));
    await user.click(dialog.getByRole('button', { name: 'Save role' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  });

  it('removes somebody after asking', async () => {
    const sent = serveStaff(owner, packer);
    const { user } = renderApp('/admin/staff');
    await user.click(await screen.findByRole('button', { name: `Remove ${packer.email}` }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove from the staff?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('packer@shop.in is no longer in the staff')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(sent).toEqual([{ id: '2' }]);
  });

  it('says when it could not be loaded, and tries again', async () => {
    server.use(graphql.query('Staff', () => failure({ code: 'UNAVAILABLE', status: 503 })));
    const { user } = renderApp('/admin/staff');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    serveStaff(owner);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await rowOf(owner.email);
  });
});
