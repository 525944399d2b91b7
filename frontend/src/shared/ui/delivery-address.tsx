import { i18n, type I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { DeliveryAddressFieldsFragment } from '../../generated/graphql';
import './delivery-address.css';

interface DeliveryAddressProps {
  address: DeliveryAddressFieldsFragment;
  /** The texts, if for a reader of another language than the current one. */
  texts?: I18n;
}

/** The delivery address and its recipient, line by line. */
export function DeliveryAddress({ address, texts = i18n }: DeliveryAddressProps) {
  const { recipientName, line1, line2, landmark, instructions, pinCode, phone } = address;
  return (
    <address className="delivery-address">
      <strong>{recipientName}</strong>
      <span>{line1}</span>
      {line2 && <span>{line2}</span>}
      {landmark && <span>{nearby(landmark, texts)}</span>}
      <span>{texts._(msg`Thane ${pinCode}`)}</span>
      <span>{texts._(msg`Phone ${phone}`)}</span>
      {instructions && <em>{instructions}</em>}
    </address>
  );
}

/** 'Near Ganesh Talkies'; a landmark that already starts with such a word stays as it is. */
const nearby = (landmark: string, texts: I18n) =>
  /^(near|opp|behind|beside|next to)\b/i.test(landmark) ? landmark : texts._(msg`Near ${landmark}`);
