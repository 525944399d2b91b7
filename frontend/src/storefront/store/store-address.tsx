import { t } from '@lingui/core/macro';

import { useStoreQuery } from '../../generated/storefront/store/store';
import { ErrorState, LoadingState } from '../../shared/ui/states';
import './store-address.css';

/** The shop's address and contact details. */
export function StoreAddress() {
  const { data, error, refetch } = useStoreQuery();
  if (error) {
    return <ErrorState text={t`The address could not be loaded.`} onRetry={() => void refetch()} />;
  }
  if (!data) return <LoadingState label={t`Loading the address`} rows={2} />;
  const { addressLines, supportPhone, supportEmail } = data.store;
  return (
    <section className="store-address panel" aria-labelledby="store-address">
      <h2 id="store-address">{t`Reach us`}</h2>
      <address>
        <p>
          {addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <a href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`}>{supportPhone}</a>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </address>
    </section>
  );
}
