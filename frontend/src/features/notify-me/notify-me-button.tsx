import { t } from '@lingui/core/macro';
import type { To } from 'react-router-dom';

import { useSession } from '../../shared/lib/session';
import { Button, ButtonLink } from '../../shared/ui/button';
import { useNotifyMe } from './internal/use-notify-me';
import { localName, type Named } from '../../shared/lib/local-name';

interface NotifyMeButtonProps {
  /** A product that is out of stock. */
  product: Named & { id: string };
  /** The login link for guests, which returns here. */
  login: { to: To; state: unknown };
}

/** 'Notify me', for a product that is out of stock; guests log in first. Nothing for admins. */
export function NotifyMeButton({ product, login }: NotifyMeButtonProps) {
  const { role } = useSession();
  if (role === 'admin') return null;
  if (role === 'customer') return <Toggle product={product} />;
  return (
    <ButtonLink
      {...login}
      tone="quiet"
      aria-label={t`Notify me of ${{ name: localName(product) }}: log in`}
    >{t`Notify me`}</ButtonLink>
  );
}

function Toggle({ product }: Pick<NotifyMeButtonProps, 'product'>) {
  const { awaited, busy, toggle } = useNotifyMe(product.id);
  return (
    <Button
      tone="quiet"
      loading={busy}
      aria-pressed={awaited}
      aria-label={t`Notify me when ${{ name: localName(product) }} is in stock again`}
      onClick={() => void toggle()}
    >
      {awaited ? t`✓ Notify me` : t`Notify me`}
    </Button>
  );
}
