import type { ShopError } from '../apollo/shop-error';
import { ErrorState } from '../shared/ui/states';
import { NotForYourRole } from './not-for-your-role';

interface LoadFailureProps {
  failure: ShopError;
  /** The message of the failure. */
  text: string;
  onRetry: () => void;
}

/** Shown to staff when loading failed: a missing permission, or an error with 'Try again'. */
export function LoadFailure({ failure, text, onRetry }: LoadFailureProps) {
  if (failure.code === 'FORBIDDEN') return <NotForYourRole />;
  return <ErrorState text={text} onRetry={onRetry} />;
}
