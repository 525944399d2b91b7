import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

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
        idOf={idOf}
        rows={fruits}
        defaultSort="A_TO_Z"
        selection={{ ...selection, nameOf: ({ name }) => `Select ${name}` }}
        // Made anew on every render, as columns in the language of the reader are.
        columns={[
          columns.display({
            id: 'name',
            header: 'Name',
            cell: ({ row }) => <input aria-label={row.original.name} />,
            meta: { sort: { ascending: 'A_TO_Z', descending: 'Z_TO_A' } },
          }),
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

  it('keeps what is in its cells while it is rendered again', async () => {
    const user = show('/fruits');
    await user.type(screen.getByRole('textbox', { name: 'Mango' }), 'ripe');
    await user.click(screen.getByRole('checkbox', { name: 'Select Mango' }));
    expect(screen.getByRole('textbox', { name: 'Mango' })).toHaveValue('ripe');
  });
});
