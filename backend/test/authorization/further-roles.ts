import { StaffRole } from '../../src/kernel/permissions';

/** The roles without a column in the tables. */
export const FURTHER_COLUMNS = [
  StaffRole.MANAGER,
  StaffRole.PICKER,
  StaffRole.RIDER,
  StaffRole.ACCOUNTS,
  StaffRole.CUSTOM,
] as const;

/** The permissions of the matrix's custom role: no built-in role has them except owner and manager. */
export const CUSTOM_PERMISSIONS = ['manage-vouchers', 'read-audit'] as const;

/** Operations for owners only: staff and roles, API tokens, webhooks, and policies. */
const ofStaff = [
  'Query.adminPolicies',
  'Query.apiTokens',
  'Query.staff',
  'Query.staffRoles',
  'Query.staffSettings',
  'Query.webhookDeliveries',
  'Query.webhooks',
  'Mutation.addCustomRole',
  'Mutation.addStaff',
  'Mutation.addWebhook',
  'Mutation.changeCustomRole',
  'Mutation.changePolicy',
  'Mutation.changeStaffRole',
  'Mutation.createApiToken',
  'Mutation.redeliverEvent',
  'Mutation.removeCustomRole',
  'Mutation.removeStaff',
  'Mutation.removeWebhook',
  'Mutation.replayEvents',
  'Mutation.requireSecondFactor',
  'Mutation.resetStaffTwoFactor',
  'Mutation.revokeApiToken',
  "Mutation.revokeApiToken (another's)",
  'Mutation.rotateWebhookSecret',
  'Mutation.testWebhook',
  'Mutation.turnWebhook',
];
const ofMessages = [
  'Query.contactMessages',
  'Query.openMessageCount',
  'Mutation.setMessageAnswered',
];
const ofVouchers = ['Query.giftVouchers', 'Mutation.addGiftVoucher', 'Mutation.endGiftVoucher'];
const ofAudit = ['Query.auditLog', 'Query.auditLog (filtered)', 'GET /exports/audit.csv'];
/** Operations of pickers, with all that they see of orders. */
const ofPicking = [
  'Query.adminOrder',
  'Query.orderBoard',
  'Query.substitutesFor',
  'Mutation.askCustomer',
  'Mutation.finishPicking',
  'Mutation.pickOrderLine',
  'Mutation.resetOrderLine',
  'Mutation.shortOrderLine',
  'Mutation.startPicking',
  'Mutation.substituteOrderLine',
  'Mutation.weighOrderLine',
];
/** Operations for taking orders by phone. */
const ofPhoneOrders = [
  'Query.phoneOrderCustomer',
  'Query.phoneOrderCustomers',
  'Query.phoneOrderQuote',
  'Query.additionQuote',
  'Query.orderEditQuote',
  'Mutation.addToOrder',
  'Mutation.editOrder',
  'Mutation.takePhoneOrder',
];
/** Operations that refund money, or may. */
const ofRefunds = [
  'Query.refundPreview',
  'Mutation.decideOrderReport',
  'Mutation.refundOrderLines',
  'Mutation.refundPayment',
];
/** Operations of riders on their rounds, which need the permission to ride. */
const ofRounds = [
  'Query.myRounds',
  'Mutation.startRound',
  'Mutation.deliverStop',
  'Mutation.failStop',
  'Mutation.confirmUpiPayment',
  'POST /photos/stops/:stopId',
];
/** Riders see the photos that they took. */
const ofPhotos = 'GET /photos/:photoId.webp';
const ofCash = [
  'Query.accountedOrders',
  'Query.gstReport',
  'Mutation.handInRound',
  'Mutation.writeOffDebt',
  'Query.upiAttention',
  'Query.statedTransfers',
  'Query.refundsToSend',
  'Mutation.confirmUpiTransfer',
  'Mutation.rejectUpiTransfer',
  'Mutation.markRefundSent',
  'GET /exports/gst/:month/:table.csv',
];

/**
 * Derives the cells of the further roles from a row of a table: a manager has the permissions of an owner, except for
 * staff and tokens. Pickers pick, riders have rounds, and neither has anything else. Accounts read what support does
 * except messages and orders by phone, refund, and record cash. The custom role has vouchers and the audit log.
 */
export function furtherCells(operation: string, row: Record<string, string>): string[] {
  const { owner = '', catalogue, orders = '', support = '' } = row;
  const isForAllStaff = [catalogue, orders, support].every((cell) => cell === owner);
  const unless = (isRefused: boolean, cell: string) => (isRefused ? '403' : cell);
  const isForPicker = isForAllStaff || ofPicking.includes(operation);
  const isForRider = isForAllStaff || [...ofRounds, ofPhotos].includes(operation);
  const isForCustom = isForAllStaff || [...ofVouchers, ...ofAudit].includes(operation);
  return [
    unless(ofStaff.includes(operation), owner),
    unless(!isForPicker, orders),
    unless(!isForRider, orders),
    [...ofRefunds, ...ofCash].includes(operation)
      ? owner
      : unless([...ofMessages, ...ofPhoneOrders].includes(operation), support),
    unless(!isForCustom, owner),
  ];
}
