import { useEffect } from 'react';

import { usePicking } from './use-picking';

/** Orders of a walk, asked for anew when it opens; who may begins to pick those that nobody picks. */
export function useWalk(ids: readonly string[]) {
  const picking = usePicking();
  const { pickingQueue, isReady, orderOf } = picking;
  const wanted = ids.join(',');
  useEffect(() => {
    if (isReady) for (const id of wanted.split(',')) void pickingQueue.open(id);
  }, [isReady, pickingQueue, wanted]);
  return { ...picking, walks: ids.flatMap((id) => orderOf(id) ?? []) };
}
