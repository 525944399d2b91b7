import { t } from '@lingui/core/macro';

import { useStoreQuery } from '../../generated/storefront/store/store';
import { storeName } from '../../shared/lib/store-name';
import './footer.css';

/** Who the shop is and how it is reached. */
export function Footer() {
  const { data } = useStoreQuery();
  return (
    <footer className="footer">
      <div className="footer__row">
        <p>
          <strong>{storeName()}</strong> · {t`Fresh groceries at your door in Thane`}
        </p>
        {data && (
          <p>
            <a href={`tel:${data.store.supportPhone.replace(/[^+\d]/g, '')}`}>
              {data.store.supportPhone}
            </a>
            <a href={`mailto:${data.store.supportEmail}`}>{data.store.supportEmail}</a>
          </p>
        )}
      </div>
    </footer>
  );
}
