import type { DeliveryAddressFieldsFragment } from '../generated/graphql';
import './delivery-address.css';

/** Where something is brought and who receives it, line by line. */
export function DeliveryAddress({ address }: { address: DeliveryAddressFieldsFragment }) {
  const { recipientName, line1, line2, landmark, pinCode, phone } = address;
  return (
    <address className="delivery-address">
      <strong>{recipientName}</strong>
      <span>{line1}</span>
      {line2 && <span>{line2}</span>}
      {landmark && <span>Near {landmark}</span>}
      <span>Thane {pinCode}</span>
      <span>Phone {phone}</span>
    </address>
  );
}
