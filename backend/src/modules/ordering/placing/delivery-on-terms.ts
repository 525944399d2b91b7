import { Paise } from '../../../kernel/money';
import { ShopError } from '../../../kernel/shop-error';
import {
  DeliveryFee,
  DeliveryTerms,
  deliveryFee,
  missingToMinimum,
} from '../../checkout/index.rules';
import { orderingMessages } from '../ordering.messages';

/**
 * The delivery fee for goods of a given sum, by the given terms.
 * @throws MINIMUM_ORDER with the missing sum
 */
export function deliveryOn(terms: DeliveryTerms, subtotalPaise: Paise): DeliveryFee {
  const missingPaise = missingToMinimum(terms, subtotalPaise);
  if (missingPaise > 0) throw belowMinimum(terms.minimumOrderPaise, missingPaise);
  return deliveryFee(terms, subtotalPaise);
}

function belowMinimum(minimumOrderPaise: Paise, missingPaise: Paise): ShopError {
  const message = orderingMessages.minimumOrder({ minimumOrderPaise, missingPaise });
  const fields = { minimumOrderPaise: message };
  const details = { minimumOrderPaise, missingPaise };
  return new ShopError('MINIMUM_ORDER', message, fields, undefined, details);
}
