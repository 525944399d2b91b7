import { useState } from 'react';

import { useIsPhone } from '../../shared/lib/phone';
import { useRemembered } from '../../shared/lib/use-remembered';

export type ProductView = 'cards' | 'table';

const storageKey = 'grocessay.product-view';

function readRemembered(): ProductView | undefined {
  const stored = localStorage.getItem(storageKey);
  return stored === 'cards' || stored === 'table' ? stored : undefined;
}

/** Cards or table: the last choice, else cards on a phone, and the table if there is room for it. */
export function useProductView() {
  const onPhone = useIsPhone();
  const remembered = useRemembered(readRemembered, undefined);
  const [chosen, setChosen] = useState<ProductView>();

  const choose = (view: ProductView) => {
    localStorage.setItem(storageKey, view);
    setChosen(view);
  };

  return { view: chosen ?? remembered ?? (onPhone ? 'cards' : 'table'), choose };
}
