import { StaffRole } from '../../src/kernel/permissions';

/** The roles that the tables have no column of their own for. */
export const FURTHER_COLUMNS = [
  StaffRole.MANAGER,
  StaffRole.PICKER,
  StaffRole.RIDER,
  StaffRole.ACCOUNTS,
  StaffRole.CUSTOM,
] as const;

/** What the custom role of the matrix allows: no built-in role but those of owner and manager allows either. */
export const CUSTOM_PERMISSIONS = ['manage-vouchers', 'read-audit'] as const;

/** What only owners may: who may what, what programs may, and what they are told. */
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
const ofVouchers = ['Query.giftVouchers', 'Mutation.addGiftVoucher'];
const ofAudit = ['Query.auditLog', 'Query.auditLog (filtered)', 'GET /exports/audit.csv'];
/** What pickers do, and all that they see of orders. */
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
/** Who may take orders by phone. */
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
/** After which money goes back, or may. */
const ofRefunds = [
  'Query.refundPreview',
  'Mutation.decideOrderReport',
  'Mutation.refundOrderLines',
  'Mutation.refundPayment',
];
/** What riders do on their rounds, and nobody else does who may not ride. */
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
 * What a row of a table says of the further roles, in words: a manager may do what an owner may, but for the staff and
 * the tokens. Pickers pick and riders have rounds, and
 * neither has anything else. Accounts read what support does but for messages and orders by phone, refund, and take cash in. The
 * custom role has vouchers and the audit log.
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
