import { t } from '@lingui/core/macro';

import type { DeliveryAddressFieldsFragment } from '../../generated/graphql';
import './delivery-address.css';

/** Where something is brought and who receives it, line by line. */
export function DeliveryAddress({ address }: { address: DeliveryAddressFieldsFragment }) {
  const { recipientName, line1, line2, landmark, instructions, pinCode, phone } = address;
  return (
    <address className="delivery-address">
      <strong>{recipientName}</strong>
      <span>{line1}</span>
      {line2 && <span>{line2}</span>}
      {landmark && <span>{nearby(landmark)}</span>}
      <span>{t`Thane ${pinCode}`}</span>
      <span>{t`Phone ${phone}`}</span>
      {instructions && <em>{instructions}</em>}
    </address>
  );
}

/** 'Near Ganesh Talkies', also where somebody wrote the first word along. */
const nearby = (landmark: string) =>
  /^(near|opp|behind|beside|next to)\b/i.test(landmark) ? landmark : t`Near ${landmark}`;
