import { t } from '@lingui/core/macro';

import { pictureUrl } from '../../shared/lib/picture-url';
import { Picture } from '../../shared/ui/picture';
import './why-choose-us.css';

const reasons = () => [
  {
    picture: '1f966',
    title: t`Quality fresh products`,
    text: t`Vegetables and fruits from the morning market, staples and the rest from names you know.`,
  },
  {
    picture: '1f6f5',
    title: t`Delivery`,
    text: t`To your doorstep in Thane, in the time slot you choose.`,
  },
  {
    picture: '1f3f7-fe0f',
    title: t`Coupons up to 25% off`,
    text: t`Low prices to begin with, and coupons that take off up to a quarter more.`,
  },
];

/** 'Why Choose Us', in three tiles. */
export function WhyChooseUs() {
  return (
    <ul className="reasons">
      {reasons().map(({ picture, title, text }) => (
        <li key={title} className="reason panel">
          <Picture src={pictureUrl(picture)} alt="" sizePx={56} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
