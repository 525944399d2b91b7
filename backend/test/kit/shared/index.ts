/** Operations through the GraphQL API, shared by all kinds of tests. */
export * from './addresses';
export * from './catalogue';
export * from './courier-example';
export * from './customers';
export * from './graphql-client';
export * from './mails';
export * from './offers';
export * from './orders';
export {
  bookableWindows,
  isClosed,
  specifiedSchedule,
} from '../../../src/modules/checkout/delivery-settings/schedule.rules';
