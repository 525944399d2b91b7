import { useEffect, useState } from 'react';

import { usePicking } from './use-picking';

/** The orders of a walk, refetched when it opens; a permitted viewer starts picking those without a picker. */
export function useWalk(ids: readonly string[]) {
  const picking = usePicking();
  const { pickingQueue, isReady, orderOf } = picking;
  const wanted = ids.join(',');
  const [opened, setOpened] = useState('');
  useEffect(() => {
    if (!isReady) return;
    const opening = wanted.split(',').map(pickingQueue.open);
    void Promise.all(opening).then(() => setOpened(wanted));
  }, [isReady, pickingQueue, wanted]);
  const walks = ids.flatMap((id) => orderOf(id) ?? []);
  return { ...picking, walks, isOpening: opened !== wanted };
}
