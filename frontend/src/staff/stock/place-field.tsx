import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';

import { useStockPlacesQuery } from '../../generated/staff/stock/places';
import { SelectField } from '../../shared/chakra/fields';

/** The places of stock: the shop, without an id, and the further ones by name. */
export function usePlaces() {
  const { data } = useStockPlacesQuery({ fetchPolicy: 'cache-and-network' });
  const others = data?.stockLocations ?? [];
  const options = [
    { value: '', label: t`The shop` },
    ...others.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return { others, options, isLoaded: data !== undefined };
}

/** Chooses a place of stock; hidden in a shop that has no other place. */
export function PlaceField(props: Omit<ComponentProps<typeof SelectField>, 'options'>) {
  const { others, options } = usePlaces();
  if (others.length === 0) return null;
  return (
    <div className="stock__narrow">
      <SelectField {...props} options={options} />
    </div>
  );
}
