import { pictureUrl } from '../../../lib/picture-url';
import { Picture } from '../../../ui/picture';
import './why-choose-us.css';

const reasons = [
  {
    picture: '1f966',
    title: 'Quality fresh products',
    text: 'Vegetables and fruits from the morning market, staples and the rest from names you know.',
  },
  {
    picture: '1f6f5',
    title: 'Delivery',
    text: 'To your doorstep in Thane, in the two hours you choose.',
  },
  {
    picture: '1f3f7-fe0f',
    title: 'Coupons up to 25% off',
    text: 'Low prices to begin with, and coupons that take off up to a quarter more.',
  },
];

/** 'Why Choose Us', in three tiles. */
export function WhyChooseUs() {
  return (
    <ul className="reasons">
      {reasons.map(({ picture, title, text }) => (
        <li key={title} className="reason panel">
          <Picture src={pictureUrl(picture)} alt="" sizePx={56} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
