import { t } from '@lingui/core/macro';
import type { To } from 'react-router-dom';

import { useSession } from '../../shared/lib/session';
import { Link } from '../../shared/ui/link';
import { rememberWish } from './remembered-wish';
import { useWish } from './internal/use-wish';
import { localName, type Named } from '../../shared/lib/local-name';
import './wish-button.css';

interface WishButtonProps {
  product: Named & { id: string };
  /** The login link for guests, which returns here. */
  login: { to: To; state: unknown };
}

/** A heart that saves a product; guests log in first, and it is saved then. Nothing for admins. */
export function WishButton({ product, login }: WishButtonProps) {
  const { role } = useSession();
  if (role === 'admin') return null;
  if (role === 'customer') return <Heart product={product} />;
  return (
    <Link
      className="wish-button"
      {...login}
      onClick={() => rememberWish(product.id)}
      aria-label={t`Log in to save ${{ name: localName(product) }} for later`}
    >
      <span aria-hidden="true" />
    </Link>
  );
}

function Heart({ product }: Pick<WishButtonProps, 'product'>) {
  const { saved, busy, toggle } = useWish(product.id);
  return (
    <button
      type="button"
      className="wish-button"
      aria-label={t`Save ${{ name: localName(product) }} for later`}
      aria-pressed={saved}
      aria-busy={busy || undefined}
      onClick={() => void (busy ? undefined : toggle())}
    >
      <span aria-hidden="true" />
    </button>
  );
}
