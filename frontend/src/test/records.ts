import { permissionByName } from '../generated/contract';
import type {
  CartFieldsFragment,
  CurrentAdminQuery,
  CustomRoleFieldsFragment,
  Permission,
  ProductFieldsFragment,
  StaffRole,
  StaffRowFragment,
  StoreQuery,
} from '../generated/graphql';

/** A record as the server returns it. */
export type WithTypename<T> = T & { __typename: string };

/** The shop's description by the server. */
export const aStore = (): WithTypename<StoreQuery['store']> => ({
  __typename: 'Store',
  name: 'Grocessay',
  city: 'Thane',
  addressLines: ['12 Gokhale Road', 'Naupada, Thane West 400602'],
  supportPhone: '+91 22 5550 0142',
  supportEmail: 'support@grocessay.test',
});

/** A product in stock. */
export const aProduct = (
  product: Partial<ProductFieldsFragment> = {},
): WithTypename<ProductFieldsFragment> => ({
  __typename: 'Product',
  id: '5013',
  name: 'Potato (Aloo / Batata)',
  nameHi: null,
  nameMr: null,
  description: 'From Pune',
  unit: '1 kg',
  imageUrl: '/media/food/1f954.webp',
  mrpPaise: 3400,
  pricePaise: product.mrpPaise ?? 3400,
  stockQuantity: 120,
  isVeg: true,
  unitPrice: null,
  ...product,
});

/** A cart with the given quantities, and matching totals. */
export function aCart(
  lines: readonly { product: ProductFieldsFragment; quantity: number }[] = [],
): WithTypename<CartFieldsFragment> {
  const items = lines.map(({ product, quantity }, index) => ({
    __typename: 'CartItem',
    id: String(1501 + index),
    quantity,
    unitPricePaise: product.pricePaise,
    totalPaise: product.pricePaise * quantity,
    exceedsStock: quantity > product.stockQuantity,
    isHidden: false,
    product: { ...product, __typename: 'Product' },
  }));
  const grandTotalPaise = items.reduce((sum, item) => sum + item.totalPaise, 0);
  return {
    __typename: 'Cart',
    id: '77',
    totalQuantity: items.reduce((sum, item) => sum + item.quantity, 0),
    grandTotalPaise,
    items,
  };
}

type CurrentAdmin = NonNullable<CurrentAdminQuery['currentAdmin']>;

/** The permissions of the roles in the tests; all other roles have all permissions. */
const permissionsIn: Partial<Record<StaffRole, Permission[]>> = {
  CATALOGUE: ['MANAGE_CATALOGUE', 'MANAGE_COUPONS'],
  ORDERS: ['READ_ORDERS', 'MOVE_ORDERS', 'PICK_ORDERS', 'CANCEL_ORDERS', 'REFUND_PAYMENTS'],
  SUPPORT: ['READ_ORDERS', 'READ_MESSAGES'],
};

/** A staff member with the permissions of their role; an owner by default. */
export const anAdmin = ({
  role = 'OWNER',
  ...admin
}: Partial<StaffRowFragment & CurrentAdmin> = {}): WithTypename<
  StaffRowFragment & CurrentAdmin
> => ({
  __typename: 'Admin',
  id: '1',
  email: 'admin@grocessay.test',
  role,
  customRole: null,
  hasTwoFactor: false,
  invitedUntil: null,
  mustSetUpSecondFactor: false,
  roleVersion: 1,
  permissions: permissionsIn[role] ?? (Object.keys(permissionByName) as Permission[]),
  ...admin,
});

/** A custom role created by an owner. */
export const aCustomRole = (
  role: Partial<CustomRoleFieldsFragment> = {},
): WithTypename<CustomRoleFieldsFragment> => ({
  __typename: 'CustomRole',
  id: '7',
  name: 'Night shift',
  permissions: ['READ_ORDERS'],
  version: 1,
  ...role,
});

/** The built-in roles that the tests use, and the given custom roles. */
export const aListOfRoles = (...custom: WithTypename<CustomRoleFieldsFragment>[]) => ({
  __typename: 'StaffRoles',
  builtIn: (['OWNER', 'CATALOGUE', 'ORDERS', 'PICKER', 'SUPPORT'] as const).map((role) => ({
    __typename: 'BuiltInStaffRole',
    role,
    permissions: anAdmin({ role }).permissions,
  })),
  custom,
});
