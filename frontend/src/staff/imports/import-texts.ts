import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

import type { ProductImportRowState, ProductImportState } from '../../generated/graphql';
import { inIndianGroups } from '../../shared/lib/indian-digits';

type Tone = 'good' | 'waiting' | 'bad' | 'quiet';

export const stateTexts: Record<ProductImportState, { text: MessageDescriptor; tone: Tone }> = {
  CHECKING: { text: msg`Being checked`, tone: 'waiting' },
  CHECKED: { text: msg`Checked`, tone: 'quiet' },
  RUNNING: { text: msg`Under way`, tone: 'waiting' },
  DONE: { text: msg`Done`, tone: 'good' },
  CANCELLED: { text: msg`Cancelled`, tone: 'bad' },
  UNDOING: { text: msg`Being undone`, tone: 'waiting' },
  UNDONE: { text: msg`Undone`, tone: 'quiet' },
};

export const rowStateTexts: Record<ProductImportRowState, { text: MessageDescriptor; tone: Tone }> =
  {
    BAD: { text: msg`Left out`, tone: 'bad' },
    INSERTED: { text: msg`New`, tone: 'good' },
    UPDATED: { text: msg`Changed`, tone: 'good' },
    REMOVED: { text: msg`Removed again`, tone: 'quiet' },
    HIDDEN: { text: msg`Sold since: hidden`, tone: 'waiting' },
    RESTORED: { text: msg`Set back`, tone: 'quiet' },
    KEPT: { text: msg`Not set back`, tone: 'bad' },
  };

/** The fields of a product, by the server's names in files. */
export const fieldTexts: Readonly<Record<string, MessageDescriptor>> = {
  sku: msg`Item code`,
  name: msg`Name`,
  category: msg`Category`,
  description: msg`Description`,
  unit: msg`Unit`,
  mrp: msg`MRP`,
  selling: msg`Selling price`,
  cost: msg`Cost`,
  stock: msg`Stock`,
  lowStock: msg`Low stock from`,
  brand: msg`Brand`,
  barcode: msg`Barcode`,
  picture: msg`Picture`,
  morePictures: msg`Further pictures`,
  gst: msg`GST rate`,
  hsn: msg`HSN code`,
  veg: msg`Vegetarian`,
  aliases: msg`Other names`,
  shelf: msg`Shelf`,
  grams: msg`Grams per pack`,
  ingredients: msg`Ingredients`,
  shelfLife: msg`Shelf life`,
  origin: msg`Country of origin`,
  manufacturer: msg`Manufacturer`,
  fssai: msg`FSSAI licence`,
  hidden: msg`Hidden`,
  visibleFrom: msg`Visible from`,
  visibleUntil: msg`Visible until`,
  nameHi: msg`Name in Hindi`,
  nameMr: msg`Name in Marathi`,
  packGroup: msg`Pack sizes`,
};

export function rowsText(count: number): string {
  const counted = inIndianGroups(count);
  return plural(count, { one: `${counted} row`, other: `${counted} rows` });
}
