import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import type { CustomRoleFieldsFragment } from '../../generated/graphql';
import { aCustomRole, aListOfRoles, anAdmin } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

type Role = ReturnType<typeof aCustomRole>;

/** A server that stores the roles, and refuses changes based on an earlier version. */
function serveRoles(...first: Role[]) {
  let known = first;
  const sent: unknown[] = [];
  const people = [
    anAdmin(),
    anAdmin({
      id: '2',
      email: 'night@shop.in',
      role: 'CUSTOM',
      customRole: { id: '7', name: 'Night shift' },
    }),
  ];
  server.use(
    graphql.query('Staff', () => HttpResponse.json({ data: { staff: people } })),
    graphql.query('StaffRoles', () =>
      HttpResponse.json({ data: { staffRoles: aListOfRoles(...known) } }),
    ),
    graphql.mutation('AddCustomRole', ({ variables }) => {
      sent.push(variables);
      const addCustomRole = aCustomRole({ id: '8', ...variables['input'] });
      known = [...known, addCustomRole];
      return HttpResponse.json({ data: { addCustomRole } });
    }),
    graphql.mutation('ChangeCustomRole', ({ variables }) => {
      sent.push(variables);
      const { id, input, expectedVersion } = variables;
      const stored = known.find((role) => role.id === id) ?? aCustomRole();
      if (stored.version !== expectedVersion) {
        const { name, permissions, version } = stored;
        const details = { current: { name, permissions, version }, submitted: input };
        return failure({ code: 'CONFLICT', status: 409, details });
      }
      const changed = { ...stored, ...input, version: stored.version + 1 };
      known = known.map((role) => (role.id === id ? changed : role));
      return HttpResponse.json({ data: { changeCustomRole: changed } });
    }),
    graphql.mutation('RemoveCustomRole', ({ variables }) => {
      sent.push(variables);
      known = known.filter(({ id }) => id !== variables['id']);
      return HttpResponse.json({ data: { removeCustomRole: true } });
    }),
  );
  const change = (changes: Partial<CustomRoleFieldsFragment>) => {
    known = known.map((role) => ({ ...role, ...changes }));
  };
  return { sent, change };
}

const cardOf = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => localStorage.setItem('admin', '1'));

describe('the roles', () => {
  it('stand with what they allow, and who has them', async () => {
    serveRoles(aCustomRole());
    renderApp('/admin/roles');
    const mine = await cardOf('Night shift');
    expect(mine.getByRole('list', { name: 'Night shift allows' })).toHaveTextContent(
      'See the orders',
    );
    expect(mine.getByText('night@shop.in')).toBeVisible();
    expect(mine.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
    const support = await cardOf('Support');
    expect(support.getByText('Nobody has it.')).toBeVisible();
    expect(support.queryByRole('button')).not.toBeInTheDocument();
  });

  it('can be made', async () => {
    const { sent } = serveRoles();
    const { user } = renderApp('/admin/roles');
    await user.click(await screen.findByText('Make a role'));
    await user.click(screen.getByRole('button', { name: 'Make the role' }));
    expect(await screen.findByText('Please give it a name of 1 to 40 letters')).toBeVisible();
    expect(screen.getByText('Please choose what the role allows')).toBeVisible();
    await user.type(screen.getByLabelText('Name of the role'), 'Evening');
    await user.click(screen.getByRole('checkbox', { name: /^Keep the coupons/ }));
    await user.click(screen.getByRole('button', { name: 'Make the role' }));
    await cardOf('Evening');
    expect(sent).toEqual([{ input: { name: 'Evening', permissions: ['MANAGE_COUPONS'] } }]);
  });

  it('says at the name where another role has it', async () => {
    serveRoles();
    const message = 'Another role has this name already';
    server.use(
      graphql.mutation('AddCustomRole', () =>
        failure({ code: 'ROLE_NAME_TAKEN', message, status: 409 }),
      ),
    );
    const { user } = renderApp('/admin/roles');
    await user.click(await screen.findByText('Make a role'));
    await user.type(screen.getByLabelText('Name of the role'), 'Evening');
    await user.click(screen.getByRole('checkbox', { name: /^Keep the coupons/ }));
    await user.click(screen.getByRole('button', { name: 'Make the role' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Name of the role')).toHaveAccessibleDescription(message),
    );
  });

  it('can be deleted when nobody has it', async () => {
    const { sent } = serveRoles(aCustomRole({ id: '9', name: 'Fair' }));
    const { user } = renderApp('/admin/roles');
    await user.click(await screen.findByRole('button', { name: 'Delete Fair' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this role?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Fair' })).not.toBeInTheDocument(),
    );
    expect(sent).toEqual([{ id: '9', expectedVersion: 1 }]);
  });
});

it('a change of another owner to the same role is kept beside one of their own', async () => {
  const { sent, change } = serveRoles(aCustomRole());
  const { user } = renderApp('/admin/roles');
  await user.click(await screen.findByRole('button', { name: 'Change Night shift' }));
  await user.click(screen.getByRole('checkbox', { name: /^Keep the coupons/ }));
  change({ permissions: ['READ_ORDERS', 'READ_AUDIT'], version: 2 });
  await user.click(screen.getByRole('button', { name: 'Save the role' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Changed meanwhile' }));
  expect(dialog.getByText('Read the audit log: allowed (it was not allowed)')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const card = await cardOf('Night shift');
  expect(card.getByRole('list')).toHaveTextContent('Keep the coupons');
  expect(sent.at(-1)).toEqual({
    id: '7',
    input: { name: 'Night shift', permissions: ['MANAGE_COUPONS', 'READ_ORDERS', 'READ_AUDIT'] },
    expectedVersion: 2,
  });
});

it('a member is given a role of the shop', async () => {
  serveRoles(aCustomRole());
  const given: unknown[] = [];
  server.use(
    graphql.mutation('ChangeStaffRole', ({ variables }) => {
      given.push(variables);
      const customRole = { __typename: 'CustomRole', id: '7', name: 'Night shift' };
      const changeStaffRole = { ...anAdmin(), role: 'CUSTOM', customRole };
      return HttpResponse.json({ data: { changeStaffRole } });
    }),
  );
  const { user } = renderApp('/admin/staff');
  const [change] = await screen.findAllByRole('button', { name: /^Change role/ });
  if (change) await user.click(change);
  const dialog = within(screen.getByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: /^Night shift/ }));
  await user.click(dialog.getByRole('button', { name: 'Save role' }));
  expect(await screen.findByText('admin@grocessay.test: Night shift')).toBeVisible();
  expect(given).toEqual([{ id: '1', role: 'CUSTOM', customRoleId: '7', expectedVersion: 1 }]);
});
