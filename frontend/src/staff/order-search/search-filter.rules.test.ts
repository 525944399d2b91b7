import { describe, expect, it } from 'vitest';

import { searchWith } from '../kit/list-url.rules';
import {
  changeOfForm,
  downloadOf,
  formOfFilter,
  countMore,
  readSearchFilter,
  readSort,
} from './search-filter.rules';

const at = (search: string) => new URLSearchParams(search);
const whole =
  '?text=asha&product=rice&deliveryFrom=2026-11-20&deliveryTo=2026-11-21&placedFrom=2026-11-19&placedTo=2026-11-20&paymentMethod=CARD&statuses=SUCCESS%2CPACKED&paymentStatuses=SUCCESS&slotStartMinutes=1020';

describe('readSearchFilter', () => {
  it('reads every condition of the URL', () => {
    expect(readSearchFilter(at(`${whole}&customerId=7&isLate=true&after=c9&sort=OLDEST`))).toEqual({
      text: 'asha',
      customerId: '7',
      product: 'rice',
      deliveryFrom: '2026-11-20',
      deliveryTo: '2026-11-21',
      placedFrom: '2026-11-19',
      placedTo: '2026-11-20',
      isLate: true,
      slotStartMinutes: [1020],
      statuses: ['SUCCESS', 'PACKED'],
      paymentStatuses: ['SUCCESS'],
      paymentMethod: 'CARD',
    });
  });

  it('passes over what it does not know', () => {
    expect(
      readSearchFilter(at('?statuses=GONE&paymentMethod=GOLD&slotStartMinutes=x&isLate=1&text=+')),
    ).toEqual({});
    expect(readSort(at('?sort=SIDEWAYS'))).toBe('NEWEST');
  });
});

describe('the form', () => {
  it('takes the days of a period in either order', () => {
    expect(
      readSearchFilter(
        new URLSearchParams('deliveryFrom=2026-11-21&deliveryTo=2026-11-20&placedFrom=2026-11-19'),
      ),
    ).toEqual({
      deliveryFrom: '2026-11-20',
      deliveryTo: '2026-11-21',
      placedFrom: '2026-11-19',
    });
  });

  it('leads to the URL that it came from', () => {
    const form = formOfFilter(readSearchFilter(at(whole)));
    expect(form.slot).toBe('17:00');
    expect(readSearchFilter(at(searchWith(at(''), changeOfForm(form))))).toEqual(
      readSearchFilter(at(whole)),
    );
  });

  it('counts what it has beside a text', () => {
    expect(countMore(formOfFilter({ text: 'asha' }))).toBe(0);
    expect(countMore(formOfFilter({ statuses: ['PACKED', 'SUCCESS'], product: 'rice' }))).toBe(2);
  });
});

describe('downloadOf', () => {
  it('gives several values behind one another', () => {
    expect(downloadOf({ text: 'a b', statuses: ['SUCCESS', 'PACKED'], isLate: true })).toBe(
      'text=a+b&statuses=SUCCESS%2CPACKED&isLate=true',
    );
  });
});
