import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { WithChakra } from '../../shared/chakra/provider';
import { NavigationProvider } from '../../shared/lib/navigation';
import { OfferPages } from './code-search';

const show = (count: number) =>
  render(
    <WithChakra>
      <MemoryRouter initialEntries={['/admin/offers?vouchers-code=GIFT']}>
        <NavigationProvider>
          <OfferPages
            list="vouchers"
            ids={Array.from({ length: count }, (_, at) => `${900 - at}`)}
          />
        </NavigationProvider>
      </MemoryRouter>
    </WithChakra>,
  );

describe('OfferPages', () => {
  it('leads to the older ones where the list is full', () => {
    show(25);
    expect(screen.getByRole('link', { name: 'Older ones' })).toHaveAttribute(
      'href',
      '/admin/offers?vouchers-code=GIFT&vouchers-before=876#vouchers',
    );
  });

  it('has nothing to lead to where all are shown', () => {
    show(24);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
