import { lazy, useState, type ComponentType } from 'react';

/**
 * A component whose module is loaded when it is first rendered, or before by `load`. Then it is rendered, and hydrated, at
 * once: what is pressed in a part that still waits for its module is lost.
 */
export function loadedAhead<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await loadOnce() }));
  const Part = (props: Props) => {
    // What it began as it stays: another component in its place would lose what is in it.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Shown {...props} />;
  };
  return { Part, load: loadOnce };
}
