import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

import { WithChakra } from '../../shared/chakra/provider';
import { NavigationProvider } from '../../shared/lib/navigation';
import { columnsOf } from './columns';
import { RecordTable } from './record-table';
import { SelectionBar } from './selection-bar';
import { useSelection } from './use-selection';

interface Fruit {
  id: string;
  name: string;
}

const fruits: Fruit[] = ['Mango', 'Guava', 'Banana'].map((name, index) => ({
  id: String(index + 1),
  name,
}));
const idOf = ({ id }: Fruit) => id;
const columns = columnsOf<Fruit>();

function Fruits({ more = [] }: { more?: Fruit[] }) {
  const selection = useSelection<Fruit>(idOf);
  return (
    <>
      <RecordTable
        caption="Fruits"
        list="fruits"
        idOf={idOf}
        rows={fruits}
        defaultSort="A_TO_Z"
        selection={{ ...selection, nameOf: ({ name }) => `Select ${name}` }}
        // Re-created on every render, as columns in the language of the user are.
        columns={[
          columns.display({
            id: 'name',
            header: 'Name',
            cell: ({ row }) => <input aria-label={row.original.name} />,
            enableHiding: false,
            meta: { sort: { ascending: 'A_TO_Z', descending: 'Z_TO_A' } },
          }),
          columns.display({ id: 'number', header: 'Number', cell: ({ row }) => row.original.id }),
          columns.display({ id: 'open', header: '', cell: () => 'Open' }),
        ]}
      />
      <SelectionBar
        selectedCount={selection.rows.length}
        matchingCount={fruits.length + more.length}
        loading={selection.loading}
        failure={selection.failure}
        onSelectAll={() => void selection.selectAll(() => Promise.resolve([...fruits, ...more]))}
        onClear={selection.clear}
      >
        <p>{selection.rows.map(({ name }) => name).join(', ')}</p>
      </SelectionBar>
      <Address />
    </>
  );
}

const Address = () => <output>{useLocation().search}</output>;

function show(address: string, more: Fruit[] = []) {
  render(
    <WithChakra>
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        <NavigationProvider>
          <Fruits more={more} />
        </NavigationProvider>
      </MemoryRouter>
    </WithChakra>,
  );
  return userEvent.setup();
}

describe('RecordTable', () => {
  it('orders the list by a heading, in the URL, from its start', async () => {
    const user = show('/fruits?text=m&after=c9');
    const heading = screen.getByRole('columnheader', { name: 'Name' });
    expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(heading).getByRole('link'));
    expect(screen.getByRole('status')).toHaveTextContent('?text=m&sort=Z_TO_A');
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  it('selects rows one by one, all of the page, and all that fit', async () => {
    const user = show('/fruits', [{ id: '4', name: 'Papaya' }]);
    await user.click(screen.getByRole('checkbox', { name: 'Select Guava' }));
    const bar = screen.getByRole('region', { name: 'Selected' });
    expect(bar).toHaveTextContent('1 selected');
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(bar).toHaveTextContent('Mango, Guava, Banana');
    await user.click(within(bar).getByRole('button', { name: 'Select all 4 that fit' }));
    expect(bar).toHaveTextContent('Mango, Guava, Banana, Papaya');
    await user.click(screen.getByRole('checkbox', { name: 'Select Mango' }));
    expect(bar).toHaveTextContent('3 selected');
    await user.click(within(bar).getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Selected' })).not.toBeInTheDocument();
  });

  it('hides and shows columns but the first, and keeps that for who is logged in', async () => {
    localStorage.setItem('admin', '7');
    const user = show('/fruits');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const items = await screen.findAllByRole('menuitemcheckbox');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Number']);
    // A key before the menu takes the focus would go to the button.
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByText('2')).not.toBeInTheDocument());
    expect(items[0]).toHaveAttribute('aria-checked', 'false');
    cleanup();

    show('/fruits');
    expect(screen.queryByText('2')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('menuitem', { name: 'As at first' }));
    expect(await screen.findByText('2')).toBeInTheDocument();
    cleanup();

    localStorage.setItem('grocessay:columns:8:fruits', 'number');
    show('/fruits');
    expect(screen.getByText('2')).toBeInTheDocument();
  });

  it('follows the address, and changes it', async () => {
    const user = show('/fruits?text=m&after=c9&hide=number');
    expect(screen.queryByText('2')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Number' }));
    expect(await screen.findByText('2')).toBeInTheDocument();
    expect(screen.getByRole('status', { hidden: true })).toHaveTextContent(
      '?text=m&after=c9&hide=none',
    );
  });

  it('hides nothing on the cards of a phone', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: true,
          media: query,
          addEventListener: vi.fn(),
          removeEventListener: vi.fn(),
        }) as never,
    );
    show('/fruits?hide=number');
    expect(screen.getByText('2')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Columns' })).not.toBeInTheDocument();
    vi.restoreAllMocks();
  });

  it('keeps what is in its cells while it is rendered again', async () => {
    const user = show('/fruits');
    await user.type(screen.getByRole('textbox', { name: 'Mango' }), 'ripe');
    await user.click(screen.getByRole('checkbox', { name: 'Select Mango' }));
    expect(screen.getByRole('textbox', { name: 'Mango' })).toHaveValue('ripe');
  });
});
