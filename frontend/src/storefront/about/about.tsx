import { t } from '@lingui/core/macro';

import { Team } from '../store/team';
import { storeName } from '../../shared/lib/store-name';
import { Page } from '../../shared/ui/page';
import './about.css';

/** Presents the shop, its services and its plans. */
export function AboutRoute() {
  return (
    <Page title={t`About Us`}>
      <div className="about__texts">
        <section className="panel">
          <h2>{t`About Store`}</h2>
          <p>{t`${{ storeName: storeName() }} is an online grocery store for Thane. It brings vegetables, fruits, staples, beverages and personal care items at low prices, grouped by category, from our shelves to your kitchen.`}</p>
        </section>
        <section className="panel">
          <h2>{t`What We Do`}</h2>
          <p>{t`We buy in the morning, pack what you have ordered and carry it to your doorstep in the time slot you choose. You keep a cart, place the order, pay by card or at the door, and see every order again whenever you like.`}</p>
        </section>
        <section className="panel about__vision">
          <h2>{t`Our Vision`}</h2>
          <ul>
            <li>{t`To be the freshest food experience in India`}</li>
            <li>{t`Honest prices and honest weights for every household`}</li>
            <li>{t`Deliveries that come in the hour that was promised`}</li>
          </ul>
        </section>
      </div>
      <section aria-labelledby="team" className="about__team">
        <h2 id="team">{t`Our Team`}</h2>
        <Team />
      </section>
    </Page>
  );
}
