import { useState, useSyncExternalStore } from 'react';

export type ProductView = 'cards' | 'table';

const storageKey = 'grocessay.product-view';
const phone = '(width < 768px)';

function readRemembered(): ProductView | undefined {
  const stored = localStorage.getItem(storageKey);
  return stored === 'cards' || stored === 'table' ? stored : undefined;
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const isPhone = () => window.matchMedia(phone).matches;

/** Cards or table: what was chosen last, else cards on a phone and the table where it has room. */
export function useProductView() {
  const onPhone = useSyncExternalStore(subscribe, isPhone);
  const [remembered, setRemembered] = useState(readRemembered);

  const choose = (view: ProductView) => {
    localStorage.setItem(storageKey, view);
    setRemembered(view);
  };

  return { view: remembered ?? (onPhone ? 'cards' : 'table'), choose };
}
