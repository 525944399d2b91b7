/** The kinds of records that programs keep external ids of. */
export enum ExternalSubject {
  PRODUCT = 'product',
  ORDER = 'order',
  CUSTOMER = 'customer',
}
