import { t } from '@lingui/core/macro';
import { lazy, useEffect, useState, type ComponentType } from 'react';

import { ErrorState } from '../ui/states';
import { whenConnected } from './offline';

interface FailureProps {
  onRetry: () => void;
}

/** A deployment may have removed the file: then only a reload helps. */
export const notLoaded = (): string =>
  t`This could not be loaded. Check your connection and try again, or reload the page.`;

/** Shown in place of a part that could not be loaded. */
export const NotLoaded = ({ onRetry }: FailureProps) => (
  <ErrorState text={notLoaded()} onRetry={onRetry} />
);

/** For parts that nobody misses. */
export const Nothing = () => null;

/**
 * A component whose module is loaded on first render, or earlier with `load`. Loaded earlier, it renders and hydrates
 * at once: clicks in a part that still waits for its module are lost.
 * While the module cannot be loaded, `Failure` takes its place: an error would replace the screen and everything typed.
 */
export function loadedAhead<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failure: ComponentType<FailureProps> = NotLoaded,
) {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  const newLazy = () => lazy(async () => ({ default: await loadOnce().catch(() => Missing) }));
  let Lazy = newLazy();
  const Missing = (props: Props) => {
    const [Shown, setShown] = useState<ComponentType<Props>>();
    const retry = () => void loadOnce().then((part) => setShown(() => part), Nothing);
    useEffect(() => {
      // A lazy component keeps its failure for ever; the next one tries again.
      Lazy = newLazy();
      whenConnected(retry);
    }, []);
    return Shown ? <Shown {...props} /> : <Failure onRetry={retry} />;
  };
  const Part = (props: Props) => {
    // Keeps its first component: replacing it would lose its state.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Shown {...props} />;
  };
  return { Part, load: loadOnce };
}
