import { t } from '@lingui/core/macro';
import type { ComponentProps, ReactNode } from 'react';

import { failureOf } from '../../apollo/shop-error';
import type { StockPlaceFragment } from '../../generated/graphql';
import { useStockPlacesQuery } from '../../generated/staff/stock/places';
import { SelectField } from '../../shared/chakra/fields';
import { RecordList } from '../kit/record-list';

/** The places of stock to choose from: the shop, without an id, and the further ones. */
export function optionsOfPlaces(places: readonly StockPlaceFragment[]) {
  return [
    { value: '', label: t`The shop` },
    ...places.map(({ id, name }) => ({ value: id, label: name })),
  ];
}

/** The further places of stock, as a list of records shows them. */
export function useStockPlaces() {
  const { data, previousData, error, refetch } = useStockPlacesQuery({
    fetchPolicy: 'cache-and-network',
  });
  return {
    page: (data ?? previousData)?.stockLocations,
    failure: failureOf(error),
    onRetry: () => void refetch(),
    isEmpty: () => false,
    texts: {
      loading: t`Loading the places`,
      failed: t`The places could not be loaded.`,
      empty: '',
    },
  };
}

interface WithPlacesProps {
  children: (places: readonly StockPlaceFragment[]) => ReactNode;
}

/** Shows its children once the further places are known: what somebody enters before that would be about the shop. */
export function WithPlaces({ children }: WithPlacesProps) {
  return <RecordList {...useStockPlaces()}>{children}</RecordList>;
}

type PlaceFieldProps = Omit<ComponentProps<typeof SelectField>, 'options'> & {
  places: readonly StockPlaceFragment[];
};

/** Chooses a place of stock; hidden in a shop that has no other place. */
export function PlaceField({ places, ...props }: PlaceFieldProps) {
  if (places.length === 0) return null;
  return (
    <div className="stock__narrow">
      <SelectField {...props} options={optionsOfPlaces(places)} />
    </div>
  );
}
