import type { ShopError } from '../apollo/shop-error';
import { ErrorState } from '../shared/ui/states';
import { NotForYourRole } from './not-for-your-role';

interface LoadFailureProps {
  failure: ShopError;
  /** What could not be loaded. */
  text: string;
  onRetry: () => void;
}

/** Stands in for what the staff could not load: a job of somebody else's, or a failure to try again. */
export function LoadFailure({ failure, text, onRetry }: LoadFailureProps) {
  if (failure.code === 'FORBIDDEN') return <NotForYourRole />;
  return <ErrorState text={text} onRetry={onRetry} />;
}
