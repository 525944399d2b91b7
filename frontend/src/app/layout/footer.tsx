import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

import { policyNames, policyTitles } from '../../features/policies/policy-titles';
import { useStoreQuery } from '../../generated/storefront/store/store';
import { policyOf } from '../../shared/lib/paths';
import { storeName } from '../../shared/lib/store-name';
import { Link } from '../../shared/ui/link';
import './footer.css';

/** The shop's name, links and contact details. */
export function Footer() {
  const store = useStoreQuery().data?.store;
  return (
    <footer className="footer">
      <div className="footer__row">
        <p>
          <strong>{storeName()}</strong> · {t`Fresh groceries at your door in Thane`}
        </p>
        {store && (
          <p>
            <a href={`tel:${store.supportPhone.replace(/[^+\d]/g, '')}`}>{store.supportPhone}</a>
            <a href={`mailto:${store.supportEmail}`}>{store.supportEmail}</a>
          </p>
        )}
      </div>
      <nav className="footer__row" aria-label={t`Policies`}>
        <p>
          {policyNames.map((name) => (
            <Link key={name} to={policyOf(name.toLowerCase())}>
              {i18n._(policyTitles[name])}
            </Link>
          ))}
        </p>
      </nav>
    </footer>
  );
}
