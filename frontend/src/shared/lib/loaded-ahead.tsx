import { lazy, useState, type ComponentType } from 'react';

/**
 * A component whose module is loaded on first render, or earlier with `load`. Loaded earlier, it renders and hydrates
 * at once: clicks in a part that still waits for its module are lost.
 */
export function loadedAhead<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await loadOnce() }));
  const Part = (props: Props) => {
    // Keeps its first component: replacing it would lose its state.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Shown {...props} />;
  };
  return { Part, load: loadOnce };
}
