import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

import { formatPaiseExactly } from '../../shared/lib/format-price';
import { formatInstant } from '../../shared/lib/ist-time';
import { serverText } from '../../shared/lib/server-text';
import { storedName } from '../roles/role-texts';
import { movementKinds } from '../stock/movement-kinds';

/** One change of an entry, in words; a value that did not exist before, or no longer exists, is left out. */
export interface AuditChange {
  label: string;
  /** Whether the label is the stored name, because it is not translated. */
  isEnglish?: true;
  before?: string;
  after?: string;
}

/** Labels of fields that change often, or whose name differs from the stored one. */
const labels: Record<string, MessageDescriptor> = {
  nameHi: msg`Name in Hindi`,
  nameMr: msg`Name in Marathi`,
  mrpPaise: msg`MRP`,
  sellingPaise: msg`Selling price`,
  stockQuantity: msg`Stock`,
  locationStock: msg`Stock there`,
  location: msg`Place`,
  fromLocation: msg`From the place`,
  toLocation: msg`To the place`,
  pieces: msg`Pieces`,
  gstBasisPoints: msg`GST rate`,
  hsn: msg`HSN code`,
  imageUrl: msg`Picture`,
  morePictures: msg`Further pictures`,
  sku: msg`SKU`,
  toPayPaise: msg`To pay`,
  categoryId: msg`Category number`,
  orderId: msg`Order`,
  paymentId: msg`Payment`,
  name: msg`Name`,
  description: msg`Description`,
  unit: msg`Unit`,
  brand: msg`Brand`,
  barcode: msg`Barcode`,
  isHidden: msg`Hidden`,
  visibleFrom: msg`Visible from`,
  visibleUntil: msg`Visible until`,
  email: msg`E-mail`,
  phone: msg`Phone`,
  role: msg`Role`,
  customRoleId: msg`Number of the role`,
  permissions: msg`Permissions`,
  scopes: msg`Permissions`,
  apiTokenId: msg`Token`,
  expiresAt: msg`Expires`,
  changed: msg`Changed`,
  password: msg`Password`,
  code: msg`Code`,
  validUntil: msg`Valid until`,
  status: msg`Status`,
  paymentStatus: msg`Payment status`,
  note: msg`Note`,
  reason: msg`Reason`,
  kind: msg`Kind`,
  number: msg`Number`,
  amountPaise: msg`Amount`,
  openPaise: msg`Still to pay`,
  toCollectPaise: msg`To collect`,
  cashPaise: msg`Cash`,
  cardPaise: msg`Online`,
  giftCreditPaise: msg`Gift credit`,
  riderId: msg`Rider`,
  orderIds: msg`Orders`,
  creditNoteId: msg`Credit note`,
  quantity: msg`Pieces`,
  pickedQuantity: msg`Picked`,
  shortQuantity: msg`Missing`,
};

const isPermissions = (name: string) => name === 'permissions' || name === 'scopes';
const isStatus = /^(payment)?status$/i;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** The changes of an entry, field by field, from the JSON before and after; skips unreadable values. */
export function changesOf(beforeJson: string | null, afterJson: string | null): AuditChange[] {
  const before = readRecord(beforeJson);
  const after = readRecord(afterJson);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => !isSame(valueOf(before, name), valueOf(after, name)))
    .map((name) => ({
      ...labelOf(name),
      ...(Object.hasOwn(before, name) && { before: textOf(name, valueOf(before, name)) }),
      ...(Object.hasOwn(after, name) && { after: textOf(name, valueOf(after, name)) }),
    }));
}

/** A stored JSON object; empty if the text is not one. */
export function readRecord(json: string | null): Record<string, unknown> {
  if (json === null) return {};
  try {
    const value: unknown = JSON.parse(json);
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRecord ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Only own properties of the record. */
const valueOf = (record: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined;

const isSame = (one: unknown, other: unknown): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

/** The label from the list, else 'Slot date' for slotDate and 'Fee' for feePaise. */
function labelOf(name: string): Pick<AuditChange, 'label' | 'isEnglish'> {
  const known = Object.hasOwn(labels, name) ? labels[name] : undefined;
  if (known) return { label: i18n._(known) };
  const words = name.replace(/Paise$/, '').replace(/([a-z])([A-Z])/g, '$1 $2');
  return { label: asTitle(words), isEnglish: true };
}

function textOf(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return t`nothing`;
  if (typeof value === 'number' && name.endsWith('Paise')) return formatPaiseExactly(value);
  if (typeof value === 'number' && name === 'gstBasisPoints') return `${value / 100} %`;
  if (typeof value === 'string' && isStatus.test(name))
    return serverText(value, { messageId: `status.${value}`, params: {} });
  if (typeof value === 'string' && name === 'kind') return kindText(value);
  if (typeof value === 'string' && name === 'role') return storedName('role', value);
  if (typeof value === 'string' && isPermissions(name)) return storedName('permission', value);
  if (typeof value === 'string' && name === 'changed') return labelOf(value).label;
  if (typeof value === 'string') return instant.test(value) ? formatInstant(value) : value;
  if (typeof value === 'boolean') return value ? t`yes` : t`no`;
  if (Array.isArray(value)) return value.map((each) => textOf(name, each)).join(', ') || t`nothing`;
  if (value && typeof value === 'object')
    return Object.entries(value)
      .map(([part, each]) => `${labelOf(part).label} ${textOf(part, each)}`)
      .join(' · ');
  return JSON.stringify(value);
}

function asTitle(words: string): string {
  const small = words.toLowerCase().replace(/\bapi\b/g, 'API');
  return small.charAt(0).toUpperCase() + small.slice(1);
}

/** The label of a kind of stock changes; other kinds as they are stored. */
function kindText(kind: string): string {
  const known = Object.entries(movementKinds).find(([name]) => name === kind.toUpperCase());
  return known ? i18n._(known[1]) : kind;
}
