/** Written by npm run codegen: what the site shares with the server and the schema does not say. */

/** What a member of the staff may be allowed to do, by the names that the schema has for it. */
export const permissionByName = {
  MANAGE_CATALOGUE: 'manage-catalogue',
  MANAGE_COUPONS: 'manage-coupons',
  MANAGE_VOUCHERS: 'manage-vouchers',
  MANAGE_DELIVERY: 'manage-delivery',
  READ_ORDERS: 'read-orders',
  READ_CUSTOMER_EMAILS: 'read-customer-emails',
  TAKE_ORDERS: 'take-orders',
  MOVE_ORDERS: 'move-orders',
  PICK_ORDERS: 'pick-orders',
  DELIVER_ORDERS: 'deliver-orders',
  CARRY_ORDERS: 'carry-orders',
  SETTLE_CASH: 'settle-cash',
  READ_ACCOUNTS: 'read-accounts',
  CANCEL_ORDERS: 'cancel-orders',
  REFUND_PAYMENTS: 'refund-payments',
  READ_MESSAGES: 'read-messages',
  MANAGE_STAFF: 'manage-staff',
  READ_AUDIT: 'read-audit',
} as const;

/** One thing that a member of the staff may be allowed to do. */
export type StaffPermission = (typeof permissionByName)[keyof typeof permissionByName];

/** What a failure may be. */
export type ErrorCode = 'BAD_REQUEST' | 'VALIDATION' | 'UNAUTHENTICATED' | 'WRONG_CREDENTIALS' | 'SECOND_FACTOR_REQUIRED' | 'SECOND_FACTOR_MISSING' | 'LINK_INVALID' | 'QUERY_TOO_COMPLEX' | 'PAYMENT_DECLINED' | 'FORBIDDEN' | 'CROSS_SITE' | 'NOT_FOUND' | 'PERSISTED_QUERY_NOT_FOUND' | 'METHOD_NOT_ALLOWED' | 'CONFLICT' | 'EMAIL_TAKEN' | 'PHONE_TAKEN' | 'SKU_TAKEN' | 'EXTERNAL_ID_TAKEN' | 'OUT_OF_STOCK' | 'CART_EMPTY' | 'MINIMUM_ORDER' | 'COUPON_INVALID' | 'COUPON_CODE_TAKEN' | 'VOUCHER_INVALID' | 'VOUCHER_REDEEMED' | 'VOUCHER_CODE_TAKEN' | 'PRICE_CHANGED' | 'SLOT_UNAVAILABLE' | 'IDEMPOTENCY_KEY_REUSED' | 'ORDER_NOT_PAYABLE' | 'ORDER_NOT_CANCELLABLE' | 'ORDER_NOT_EDITABLE' | 'ORDER_MOVE_REFUSED' | 'REFUND_REFUSED' | 'REPORT_REFUSED' | 'PHOTO_REFUSED' | 'QUESTION_CLOSED' | 'PROPOSAL_OVER' | 'NOT_SUPPORTED' | 'NO_RECEIPT_YET' | 'LAST_OWNER' | 'ROLE_NAME_TAKEN' | 'ROLE_IN_USE' | 'ACCOUNT_HAS_OPEN_ORDERS' | 'PRECONDITION_FAILED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'TOO_MANY_ORDERS' | 'TOO_MANY_ATTEMPTS' | 'INTERNAL' | 'PAYMENT_PENDING' | 'UNAVAILABLE';

/** What the fields of AddToOrderInput take. */
export const addToOrderInputLimits = {
  expectedTotalPaise: { least: 0, most: 9007199254740991 },
};

/** What the fields of AddressInput take. */
export const addressInputLimits = {
  recipientName: { least: 1, most: 200 },
  phone: { pattern: /^\d{10}$/ },
  line1: { least: 1, most: 200 },
  line2: { least: 0, most: 200 },
  landmark: { least: 0, most: 200 },
  instructions: { least: 0, most: 200 },
  pinCode: { pattern: /^\d{6}$/ },
  label: { least: 1, most: 40 },
};

/** What the fields of ApiTokenInput take. */
export const apiTokenInputLimits = {
  name: { least: 1, most: 60 },
  expiresInDays: { least: 1, most: 365 },
  namespace: { pattern: /^[a-z0-9][a-z0-9-]{0,39}$/ },
};

/** What the fields of AppRequestInput take. */
export const appRequestInputLimits = {
  clientId: { least: 1, most: 100 },
  redirectUri: { least: 1, most: 1000 },
  responseType: { least: 0, most: 1000 },
  scope: { least: 0, most: 1000 },
  state: { least: 0, most: 1000 },
  codeChallenge: { least: 0, most: 1000 },
  codeChallengeMethod: { least: 0, most: 1000 },
  resource: { least: 0, most: 1000 },
};

/** What the fields of AreaTermsInput take. */
export const areaTermsInputLimits = {
  feePaise: { least: 0, most: 100000000 },
  freeFromPaise: { least: 1, most: 100000000 },
  minimumOrderPaise: { least: 0, most: 100000000 },
};

/** What the fields of AskCustomerInput take. */
export const askCustomerInputLimits = {
  quantity: { least: 1, most: 10000 },
};

/** What the fields of BulkChangeInput take. */
export const bulkChangeInputLimits = {
  search: { least: 0, most: 200 },
  minPricePaise: { least: 0, most: 100000000 },
  maxPricePaise: { least: 0, most: 100000000 },
  brand: { least: 0, most: 80 },
  basisPoints: { least: -9999, most: 50000 },
  amountPaise: { least: -100000000, most: 100000000 },
  hsn: { least: 0, most: 8 },
  stockQuantity: { least: 0, most: 1000000 },
  stockDelta: { least: -1000000, most: 1000000 },
  reason: { least: 1, most: 200 },
};

/** What the fields of CarryOrderInput take. */
export const carryOrderInputLimits = {
  note: { least: 1, most: 150 },
  cashPaise: { least: 0, most: 1000000000 },
};

/** What the fields of CategoryInput take. */
export const categoryInputLimits = {
  name: { pattern: /^(?=.*[A-Za-z0-9])[^/>\n\r\t]{1,60}$/ },
  nameHi: { least: 0, most: 60 },
  nameMr: { least: 0, most: 60 },
  imageUrl: { least: 0, most: 255 },
  position: { least: 1, most: 200 },
};

/** What the fields of ChangeEmailInput take. */
export const changeEmailInputLimits = {
  newEmail: { pattern: /^[A-Za-z0-9_.-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,4}$/, least: 0, most: 254 },
  password: { least: 0, most: 128 },
};

/** What the fields of ChangeNameInput take. */
export const changeNameInputLimits = {
  name: { least: 2, most: 100 },
};

/** What the fields of ChangePasswordInput take. */
export const changePasswordInputLimits = {
  currentPassword: { least: 0, most: 128 },
  newPassword: { pattern: /^(?=.*[A-Z])(?=.*\d).{8,128}$/s },
};

/** What the fields of ChangePhoneInput take. */
export const changePhoneInputLimits = {
  newPhone: { pattern: /^\d{10}$/ },
  password: { least: 0, most: 128 },
};

/** What the fields of ConfirmPhoneInput take. */
export const confirmPhoneInputLimits = {
  code: { pattern: /^\d{6}$/ },
};

/** What the fields of ConfirmTransferArgs take. */
export const confirmTransferArgsLimits = {
  amountPaise: { least: 1, most: 9007199254740991 },
};

/** What the fields of ContactInput take. */
export const contactInputLimits = {
  fullName: { least: 4, most: 200 },
  email: { least: 0, most: 254 },
  subject: { least: 10, most: 4000 },
};

/** What the fields of CountStockArgs take. */
export const countStockArgsLimits = {
  shown: { least: 0, most: 1000000 },
  counted: { least: 0, most: 1000000 },
  reason: { least: 0, most: 200 },
};

/** What the fields of CouponInput take. */
export const couponInputLimits = {
  code: { pattern: /^[A-Z0-9-]{3,40}$/ },
  description: { least: 1, most: 200 },
  descriptionHi: { least: 0, most: 200 },
  descriptionMr: { least: 0, most: 200 },
  percent: { least: 1, most: 25 },
  minimumSubtotalPaise: { least: 0, most: 100000000 },
  maximumDiscountPaise: { least: 1, most: 100000000 },
  totalLimit: { least: 1, most: 1000000 },
  perCustomerLimit: { least: 1, most: 1000000 },
};

/** What the fields of CustomRoleInput take. */
export const customRoleInputLimits = {
  name: { least: 1, most: 40 },
};

/** What the fields of DecideReportInput take. */
export const decideReportInputLimits = {
  reason: { least: 1, most: 150 },
};

/** What the fields of DeleteAccountInput take. */
export const deleteAccountInputLimits = {
  password: { least: 0, most: 128 },
};

/** What the fields of DeliverStopInput take. */
export const deliverStopInputLimits = {
  receivedBy: { least: 1, most: 100 },
  cashPaise: { least: 0, most: 1000000000 },
};

/** What the fields of DeliveryAddressInput take. */
export const deliveryAddressInputLimits = {
  recipientName: { least: 1, most: 200 },
  phone: { pattern: /^\d{10}$/ },
  line1: { least: 1, most: 200 },
  line2: { least: 0, most: 200 },
  landmark: { least: 0, most: 200 },
  instructions: { least: 0, most: 200 },
  pinCode: { pattern: /^\d{6}$/ },
};

/** What the fields of DeliveryAreaInput take. */
export const deliveryAreaInputLimits = {
  name: { least: 1, most: 40 },
};

/** What the fields of DeliveryDaysInput take. */
export const deliveryDaysInputLimits = {
  reason: { least: 1, most: 60 },
};

/** What the fields of DeliveryTermsChangeInput take. */
export const deliveryTermsChangeInputLimits = {
  feePaise: { least: 0, most: 100000000 },
  freeFromPaise: { least: 1, most: 100000000 },
  minimumOrderPaise: { least: 0, most: 100000000 },
};

/** What the fields of EditOrderInput take. */
export const editOrderInputLimits = {
  deliverySlotId: { least: 0, most: 20 },
  expectedVersion: { least: 0, most: 2147483647 },
  expectedTotalPaise: { least: 0, most: 9007199254740991 },
};

/** What the fields of ExternalRecordRow take. */
export const externalRecordRowLimits = {
  externalId: { least: 1, most: 100 },
};

/** What the fields of FailStopInput take. */
export const failStopInputLimits = {
  reason: { least: 1, most: 150 },
};

/** What the fields of ForgotPasswordInput take. */
export const forgotPasswordInputLimits = {
  email: { pattern: /^[A-Za-z0-9_.-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,4}$/, least: 0, most: 254 },
};

/** What the fields of GiftVoucherInput take. */
export const giftVoucherInputLimits = {
  code: { pattern: /^[A-Z0-9-]{8,40}$/ },
  valuePaise: { least: 1, most: 1000000 },
};

/** What the fields of GoodsLineInput take. */
export const goodsLineInputLimits = {
  sku: { least: 0, most: 64 },
  barcode: { least: 0, most: 14 },
  pieces: { least: 1, most: 1000000 },
  costPaise: { least: 1, most: 100000000 },
  batch: { least: 0, most: 40 },
  mrpPaise: { least: 1, most: 100000000 },
  sellingPaise: { least: 1, most: 100000000 },
};

/** What the fields of HandInInput take. */
export const handInInputLimits = {
  countedPaise: { least: 0, most: 1000000000 },
  reason: { least: 1, most: 200 },
};

/** What the fields of LoginInput take. */
export const loginInputLimits = {
  email: { pattern: /^[A-Za-z0-9_.-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,4}$/, least: 0, most: 254 },
  password: { least: 0, most: 128 },
};

/** What the fields of LoginWithCodeInput take. */
export const loginWithCodeInputLimits = {
  to: { least: 0, most: 254, pattern: /^[A-Za-z0-9_.-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,4}$|^\d{10}$/ },
  code: { pattern: /^\d{6}$/ },
};

/** What the fields of MatchListArgs take. */
export const matchListArgsLimits = {
  text: { least: 0, most: 4000 },
};

/** What the fields of OfferBannerInput take. */
export const offerBannerInputLimits = {
  heading: { least: 1, most: 60 },
  text: { least: 1, most: 160 },
};

/** What the fields of OrderChoiceInput take. */
export const orderChoiceInputLimits = {
  deliverySlotId: { least: 0, most: 20 },
  couponCode: { least: 0, most: 100 },
};

/** What the fields of OrderDeliveryInput take. */
export const orderDeliveryInputLimits = {
  deliverySlotId: { least: 0, most: 20 },
  expectedVersion: { least: 0, most: 2147483647 },
};

/** What the fields of OrderEditQuoteInput take. */
export const orderEditQuoteInputLimits = {
  deliverySlotId: { least: 0, most: 20 },
  expectedVersion: { least: 0, most: 2147483647 },
};

/** What the fields of OrderNoteInput take. */
export const orderNoteInputLimits = {
  text: { least: 1, most: 1000 },
};

/** What the fields of OrderSearchFilter take. */
export const orderSearchFilterLimits = {
  text: { least: 0, most: 100 },
  phone: { least: 0, most: 100 },
  name: { least: 0, most: 100 },
  product: { least: 0, most: 100 },
};

/** What the fields of PasskeyAnswerInput take. */
export const passkeyAnswerInputLimits = {
  id: { least: 1, most: 1364 },
  clientDataJSON: { least: 1, most: 4000 },
  authenticatorData: { least: 1, most: 4000 },
  signature: { least: 1, most: 2000 },
  userHandle: { least: 0, most: 100 },
};

/** What the fields of PasskeyInput take. */
export const passkeyInputLimits = {
  name: { least: 1, most: 60 },
  id: { least: 1, most: 1364 },
  clientDataJSON: { least: 1, most: 4000 },
  attestationObject: { least: 1, most: 8000 },
};

/** What the fields of PasskeyName take. */
export const passkeyNameLimits = {
  name: { least: 1, most: 60 },
};

/** What the fields of PaymentInput take. */
export const paymentInputLimits = {
  expectedAmountPaise: { least: 0, most: 9007199254740991 },
};

/** What the fields of PhoneCustomerInput take. */
export const phoneCustomerInputLimits = {
  phone: { pattern: /^\d{10}$/ },
  name: { least: 1, most: 100 },
};

/** What the fields of PhoneOrderInput take. */
export const phoneOrderInputLimits = {
  customerId: { least: 0, most: 20 },
  expectedTotalPaise: { least: 0, most: 9007199254740991 },
  deliverySlotId: { least: 0, most: 20 },
  couponCode: { least: 0, most: 100 },
  note: { least: 0, most: 1000 },
};

/** What the fields of PhoneOrderQuoteInput take. */
export const phoneOrderQuoteInputLimits = {
  customerId: { least: 0, most: 20 },
  couponCode: { least: 0, most: 100 },
  pinCode: { least: 0, most: 6 },
};

/** What the fields of PickOrderLineInput take. */
export const pickOrderLineInputLimits = {
  pickedQuantity: { least: 0, most: 10000 },
};

/** What the fields of PlaceOrderInput take. */
export const placeOrderInputLimits = {
  deliverySlotId: { least: 0, most: 20 },
  couponCode: { least: 0, most: 100 },
  expectedTotalPaise: { least: 0, most: 9007199254740991 },
};

/** What the fields of PolicyInput take. */
export const policyInputLimits = {
  text: { least: 1, most: 10000 },
};

/** What the fields of ProductInput take. */
export const productInputLimits = {
  name: { least: 0, most: 200 },
  nameHi: { least: 0, most: 200 },
  nameMr: { least: 0, most: 200 },
  description: { least: 0, most: 2000 },
  imageUrl: { least: 0, most: 2048 },
  mrpPaise: { least: 1, most: 100000000 },
  stockQuantity: { least: 0, most: 1000000 },
  unit: { least: 0, most: 40 },
  aliases: { least: 0, most: 500 },
  sku: { least: 0, most: 64 },
  shelfLocation: { least: 0, most: 40 },
  barcode: { least: 0, most: 14 },
  packGrams: { least: 1, most: 100000 },
  sellingPaise: { least: 1, most: 100000000 },
  costPaise: { least: 1, most: 100000000 },
  lowStockLevel: { least: 1, most: 1000000 },
  hsn: { least: 0, most: 8 },
  brand: { least: 0, most: 80 },
  ingredients: { least: 0, most: 2000 },
  shelfLife: { least: 0, most: 80 },
  countryOfOrigin: { least: 0, most: 80 },
  manufacturer: { least: 0, most: 300 },
  fssaiLicence: { pattern: /^\d{14}$/ },
  packGroup: { least: 0, most: 50 },
};

/** What the fields of ProductPictureInput take. */
export const productPictureInputLimits = {
  imageUrl: { least: 0, most: 2048 },
  alt: { least: 0, most: 125 },
  altHi: { least: 0, most: 125 },
  altMr: { least: 0, most: 125 },
};

/** What the fields of ProductTableFilter take. */
export const productTableFilterLimits = {
  search: { least: 0, most: 200 },
  minPricePaise: { least: 0, most: 100000000 },
  maxPricePaise: { least: 0, most: 100000000 },
  brand: { least: 0, most: 80 },
};

/** What the fields of ProductsArgs take. */
export const productsArgsLimits = {
  search: { least: 0, most: 200 },
  minPricePaise: { least: 0, most: 100000000 },
  maxPricePaise: { least: 0, most: 100000000 },
};

/** What the fields of ProductsByCodeArgs take. */
export const productsByCodeArgsLimits = {
  limit: { least: 1, most: 100 },
};

/** What the fields of QuoteInput take. */
export const quoteInputLimits = {
  couponCode: { least: 0, most: 100 },
};

/** What the fields of ReceiveGoodsInput take. */
export const receiveGoodsInputLimits = {
  supplier: { least: 1, most: 100 },
  billNumber: { least: 1, most: 40 },
};

/** What the fields of RefundInput take. */
export const refundInputLimits = {
  amountPaise: { least: 1, most: 9007199254740991 },
  reason: { least: 1, most: 200 },
};

/** What the fields of RefundLinesInput take. */
export const refundLinesInputLimits = {
  reason: { least: 1, most: 150 },
};

/** What the fields of RefundedLineInput take. */
export const refundedLineInputLimits = {
  quantity: { least: 1, most: 10000 },
};

/** What the fields of RegisterInput take. */
export const registerInputLimits = {
  firstName: { least: 3, most: 100 },
  lastName: { least: 3, most: 100 },
  phone: { pattern: /^\d{10}$/ },
  district: { least: 3, most: 100 },
  state: { least: 3, most: 100 },
  zipCode: { least: 6, most: 12 },
  email: { pattern: /^[A-Za-z0-9_.-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,4}$/, least: 0, most: 254 },
  password: { pattern: /^(?=.*[A-Z])(?=.*\d).{8,128}$/s },
};

/** What the fields of RejectTransferInput take. */
export const rejectTransferInputLimits = {
  reason: { least: 1, most: 150 },
};

/** What the fields of RelatedArgs take. */
export const relatedArgsLimits = {
  limit: { least: 1, most: 20 },
};

/** What the fields of ReportProblemInput take. */
export const reportProblemInputLimits = {
  text: { least: 0, most: 500 },
};

/** What the fields of ReportedLineInput take. */
export const reportedLineInputLimits = {
  quantity: { least: 1, most: 10000 },
};

/** What the fields of RequestLoginCodeInput take. */
export const requestLoginCodeInputLimits = {
  to: { least: 0, most: 254, pattern: /^[A-Za-z0-9_.-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,4}$|^\d{10}$/ },
};

/** What the fields of ResetPasswordInput take. */
export const resetPasswordInputLimits = {
  password: { pattern: /^(?=.*[A-Z])(?=.*\d).{8,128}$/s },
};

/** What the fields of SavedViewInput take. */
export const savedViewInputLimits = {
  name: { least: 1, most: 40 },
  search: { least: 0, most: 1000 },
};

/** What the fields of SavedViewName take. */
export const savedViewNameLimits = {
  name: { least: 1, most: 40 },
};

/** What the fields of SetPriceRow take. */
export const setPriceRowLimits = {
  mrpPaise: { least: 1, most: 100000000 },
  sellingPaise: { least: 1, most: 100000000 },
};

/** What the fields of ShortOrderLineInput take. */
export const shortOrderLineInputLimits = {
  quantity: { least: 1, most: 10000 },
  countedQuantity: { least: 0, most: 1000000 },
};

/** What the fields of SignUpInput take. */
export const signUpInputLimits = {
  name: { least: 2, most: 100 },
  phone: { pattern: /^\d{10}$/ },
  email: { pattern: /^[A-Za-z0-9_.-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,4}$/, least: 0, most: 254 },
  password: { pattern: /^(?=.*[A-Z])(?=.*\d).{8,128}$/s },
};

/** What the fields of SignUpWithCodeInput take. */
export const signUpWithCodeInputLimits = {
  to: { least: 0, most: 254, pattern: /^[A-Za-z0-9_.-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,4}$|^\d{10}$/ },
  code: { pattern: /^\d{6}$/ },
  name: { least: 2, most: 100 },
};

/** What the fields of StaffInput take. */
export const staffInputLimits = {
  email: { pattern: /^[A-Za-z0-9_.-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,4}$/, least: 0, most: 254 },
};

/** What the fields of StartProductImportInput take. */
export const startProductImportInputLimits = {
  defaultStock: { least: 0, most: 1000000 },
};

/** What the fields of StatusChangeDetails take. */
export const statusChangeDetailsLimits = {
  reason: { least: 1, most: 150 },
  deliverySlotId: { least: 0, most: 20 },
};

/** What the fields of StockDelta take. */
export const stockDeltaLimits = {
  delta: { least: -1000000, most: 1000000 },
  reason: { least: 1, most: 200 },
};

/** What the fields of StockLocationInput take. */
export const stockLocationInputLimits = {
  name: { least: 1, most: 60 },
  note: { least: 0, most: 200 },
};

/** What the fields of StockTarget take. */
export const stockTargetLimits = {
  expected: { least: 0, most: 1000000 },
  value: { least: 0, most: 1000000 },
  reason: { least: 0, most: 200 },
};

/** What the fields of StockTransferLineInput take. */
export const stockTransferLineInputLimits = {
  pieces: { least: 1, most: 1000000 },
};

/** What the fields of SubstituteOrderLineInput take. */
export const substituteOrderLineInputLimits = {
  quantity: { least: 1, most: 10000 },
  replacedQuantity: { least: 1, most: 10000 },
  grams: { least: 1, most: 100000000 },
};

/** What the fields of SuggestArgs take. */
export const suggestArgsLimits = {
  search: { least: 0, most: 200 },
  limit: { least: 1, most: 20 },
};

/** What the fields of TransferStockInput take. */
export const transferStockInputLimits = {
  reason: { least: 0, most: 200 },
};

/** What the fields of TwoFactorPassword take. */
export const twoFactorPasswordLimits = {
  password: { least: 0, most: 128 },
};

/** What the fields of UpiPaymentInput take. */
export const upiPaymentInputLimits = {
  amountPaise: { least: 1, most: 1000000000 },
};

/** What the fields of UpiSettingsInput take. */
export const upiSettingsInputLimits = {
  payeeName: { least: 2, most: 50 },
};

/** What the fields of WebhookInput take. */
export const webhookInputLimits = {
  description: { least: 1, most: 100 },
};

/** What the fields of WeighOrderLineInput take. */
export const weighOrderLineInputLimits = {
  grams: { least: 1, most: 100000000 },
};

/** What the fields of WriteOffBatchArgs take. */
export const writeOffBatchArgsLimits = {
  pieces: { least: 1, most: 1000000 },
  reason: { least: 1, most: 200 },
};

/** What the fields of WriteOffInput take. */
export const writeOffInputLimits = {
  amountPaise: { least: 1, most: 1000000000 },
  reason: { least: 1, most: 200 },
};
