import { t } from '@lingui/core/macro';

import { pictureUrl } from '../../shared/lib/picture-url';
import { Picture } from '../../shared/ui/picture';
import './offer-tiles.css';

const gift = '1f381';
const scooter = '1f6f5';

/** The two permanent offers next to the banners. */
export function OfferTiles() {
  return (
    <ul className="offer-tiles">
      <li className="offer-tile offer-tile--coupons">
        <h2>{t`Up to 25% off`}</h2>
        <p>{t`with coupons, on quality fresh products`}</p>
        <Picture src={pictureUrl(gift)} alt="" sizePx={100} fetchPriority="low" />
      </li>
      <li className="offer-tile offer-tile--online">
        <h2>{t`5% off every order paid online`}</h2>
        <p>{t`taken off the bill when you pay by card`}</p>
        <Picture src={pictureUrl(scooter)} alt="" sizePx={100} fetchPriority="low" />
      </li>
    </ul>
  );
}
