import { i18n, type I18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ShortReason } from '../../generated/graphql';
import { fullNameOf } from '../../shared/lib/full-name';
import { localName } from '../../shared/lib/local-name';
import type { LabelPaper, PrintedLine, PrintedOrder, SheetName } from './print.rules';

const sheetTexts: Record<SheetName, MessageDescriptor> = {
  shelf: msg`Picking list by shelf`,
  orders: msg`Picking list by order`,
  products: msg`Product totals`,
  slips: msg`Packing slips`,
  labels: msg`Bag labels`,
};
export const sheetText = (sheet: SheetName): string => i18n._(sheetTexts[sheet]);

const paperTexts: Record<LabelPaper, MessageDescriptor> = {
  a4: msg`24 on an A4 sheet, 70 × 37 mm`,
  roll: msg`One by one, 100 × 50 mm`,
};
export const paperText = (paper: LabelPaper): string => i18n._(paperTexts[paper]);

const shortTexts: Record<ShortReason, MessageDescriptor> = {
  NOT_THERE: msg`not there`,
  DAMAGED: msg`damaged`,
  CUSTOMER_DECLINED: msg`not wanted`,
};

/** The changes of a line during picking, in the language of the shop or of other texts. */
export function lineNotes(
  line: PrintedLine,
  lines: readonly PrintedLine[],
  texts: I18n = i18n,
): string[] {
  const { shortQuantity, shortReason, substitutedQuantity, substitutesLineId } = line;
  const replaced = lines.find(({ id }) => id === substitutesLineId);
  const picked = line.pickedQuantity ?? 0;
  const reason = shortReason ? texts._(shortTexts[shortReason]) : '';
  return [
    ...(replaced
      ? [texts._(msg`instead of ${line.replacedQuantity ?? 0} × ${localName(replaced, texts)}`)]
      : []),
    ...(substitutedQuantity > 0 ? [texts._(msg`replaced: ${substitutedQuantity}`)] : []),
    ...(shortQuantity > 0
      ? [
          texts._(
            reason ? msg`missing: ${shortQuantity} (${reason})` : msg`missing: ${shortQuantity}`,
          ),
        ]
      : []),
    ...(picked > 0 && picked < line.quantity ? [texts._(msg`picked: ${picked}`)] : []),
  ];
}

/** The recipient of the order, in the language of the shop or of other texts. */
export const recipientOf = ({ order, customer }: PrintedOrder, texts: I18n = i18n): string =>
  order.deliveryAddress?.recipientName ??
  (customer.isDeleted ? texts._(msg`Account deleted`) : fullNameOf(customer));
