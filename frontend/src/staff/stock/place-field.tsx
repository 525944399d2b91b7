import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';

import type { StockPlaceFragment } from '../../generated/graphql';
import { useStockPlacesQuery } from '../../generated/staff/stock/places';
import { SelectField } from '../../shared/chakra/fields';

/** The places of stock to choose from: the shop, without an id, and the further ones. */
export function optionsOfPlaces(places: readonly StockPlaceFragment[]) {
  return [
    { value: '', label: t`The shop` },
    ...places.map(({ id, name }) => ({ value: id, label: name })),
  ];
}

/** Chooses a place of stock; hidden in a shop that has no other place. */
export function PlaceField(props: Omit<ComponentProps<typeof SelectField>, 'options'>) {
  const { data, previousData } = useStockPlacesQuery({ fetchPolicy: 'cache-and-network' });
  const places = (data ?? previousData)?.stockLocations ?? [];
  if (places.length === 0) return null;
  return (
    <div className="stock__narrow">
      <SelectField {...props} options={optionsOfPlaces(places)} />
    </div>
  );
}
